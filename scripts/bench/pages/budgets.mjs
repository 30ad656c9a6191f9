import { isHighEnough, WANTED_SCORES } from './scores.mjs';

/**
 * PF-01 to PF-14 (product.md 4.3): what each says of one page's measures, with the limit. A verdict is `null` where a page
 * has nothing to say: no add-to-cart form, no picture, no font. Bytes are on the wire, compressed; times are medians in ms.
 */
const KB = 1000;

const within = (value, limit, unit = '') => ({
  value: `${value}${unit}`,
  limit: `${limit}${unit}`,
  ok: value <= limit,
});
const kb = (bytes, limit) => ({
  value: `${(bytes / KB).toFixed(1)} KB`,
  limit: `${limit} KB`,
  ok: bytes <= limit * KB,
});
const all = (...verdicts) => {
  const said = verdicts.filter((each) => each !== null);
  if (said.length === 0) return null;
  return {
    value: said.map(({ value }) => value).join(', '),
    limit: said.map(({ limit }) => limit).join(', '),
    ok: said.every(({ ok }) => ok),
  };
};
/** Lighthouse's four, best of 100 each. Where it was left out or could not be fetched, nobody knows: that is no pass. */
const scores = (given) => ({
  value: given === undefined ? 'not measured' : Object.values(given).join(' '),
  limit: Object.values(WANTED_SCORES).join(' '),
  ok: given !== undefined && isHighEnough(given),
});
const fact = (ok, yes, no) => ({ value: ok ? yes : no, limit: yes, ok });

/** Pages whose widgets may load React, and their limits before and after a visitor approaches one. */
const WIDGET_PAGES = { product: [15, 85], selling: [15, 85], cart: [15, 85], checkout: [20, 100] };

export const BUDGETS = [
  {
    id: 'PF-01',
    what: 'script in all on pages to read, none of it React',
    of: (page) =>
      WIDGET_PAGES[page.kind] ? null : all(kb(page.scriptAll, 15), fact(!page.hasReact, 'no React', 'React')),
  },
  {
    id: 'PF-02',
    what: 'script before the first intent, counting after load included; what widgets bring, React included',
    of(page) {
      const limits = WIDGET_PAGES[page.kind];
      return limits === undefined ? null : all(kb(page.scriptBefore, limits[0]), kb(page.scriptWidgets, limits[1]));
    },
  },
  {
    id: 'PF-03',
    what: 'styles; nothing of somebody else’s',
    of: (page) => all(kb(page.css, 20), fact(page.foreign.length === 0, 'own', page.foreign.join(' '))),
  },
  { id: 'PF-04', what: 'HTML', of: (page) => kb(page.html, 30) },
  {
    id: 'PF-05',
    what: 'font files and their bytes; a fallback of the same width',
    of: (page) =>
      page.fonts.count === 0
        ? null
        : all(
            within(page.fonts.count, 2, ' files'),
            kb(page.fonts.bytes, 60),
            fact(page.fonts.hasFallback, 'matched', 'no matched fallback'),
          ),
  },
  { id: 'PF-06', what: 'whole page with the pictures of its first screen', of: (page) => kb(page.total, 350) },
  {
    id: 'PF-07',
    what: 'largest contentful paint; its picture comes first',
    of: (page) =>
      all(
        within(Math.round(page.lcp), 1800, ' ms'),
        page.lcpPicture === null ? null : fact(page.lcpPicture === 'first', 'first', page.lcpPicture),
      ),
  },
  { id: 'PF-08', what: 'layout shift, widgets awake', of: (page) => within(Number(page.cls.toFixed(4)), 0.01) },
  {
    id: 'PF-09',
    what: 'slowest answer to a press, longest task meanwhile',
    of: (page) =>
      page.presses.length === 0
        ? null
        : all(
            within(Math.round(Math.max(...page.presses.map(({ ms }) => ms))), 100, ' ms'),
            within(Math.round(Math.max(...page.presses.map(({ task }) => task))), 50, ' ms'),
          ),
  },
  {
    id: 'PF-10',
    what: 'Lighthouse: speed, accessibility, best practices, search engines; axe finds nothing',
    of: (page) => all(scores(page.lighthouse?.scores), within(page.axe, 0, ' of axe')),
  },
  {
    id: 'PF-11',
    what: 'server time from the cache and rendered, p95',
    of: (page) =>
      all(
        page.cached === null ? null : within(Number(page.cached.toFixed(1)), 10, ' ms'),
        page.rendered === null ? null : within(Number(page.rendered.toFixed(1)), 60, ' ms'),
      ),
  },
  {
    id: 'PF-12',
    what: 'kept for going back; links fetched ahead',
    of: (page) =>
      page.isPublic
        ? all(
            fact(page.keptBack === true, 'kept', page.keptBack || 'not kept'),
            fact(page.hasSpeculation, 'rules', 'no rules'),
          )
        : null,
  },
  {
    id: 'PF-13',
    what: 'telemetry: nothing sent before the page has loaded',
    of: (page) => within(page.beacons, 0, ' requests'),
  },
  {
    id: 'PF-14',
    what: 'pictures against the pixels they are painted on: the smallest width that covers them, or at most 1.3 times',
    of: (page) =>
      page.pictures.length === 0
        ? null
        : fact(
            page.pictures.every(({ ok }) => ok),
            'fit',
            page.pictures
              .filter(({ ok }) => !ok)
              .map(({ name, chosen, painted }) => `${name} ${chosen}w on ${painted}`)
              .slice(0, 3)
              .join('; '),
          ),
  },
];

import { EVENT_BOUNDS, EVENT_NAMES } from '../siteEvent.ts';
import type { TimedEvent, Visit } from '../visit.ts';
import type { Dimension, Measure } from './measures.ts';
import type { Counted } from './tally.ts';

type Keys = readonly (readonly [Dimension, string])[];

/** What one event adds to the owner's figures; nothing for machines. */
export function countEvent(event: TimedEvent): readonly Counted[] {
  if (event.isBot) return [];
  return [...under('events', [['name', event.name]]), ...(COUNTERS[event.name]?.(event) ?? [])];
}

const COUNTERS: Readonly<Record<string, (event: TimedEvent) => readonly Counted[]>> = {
  [EVENT_NAMES.pageView]: (event) =>
    under('views', [
      ['path', event.path],
      ['title', event.title],
      ['pageType', event.pageType === null ? '' : String(event.pageType)],
      ['item', event.itemId],
      ['collection', event.collectionId],
    ]),
  [EVENT_NAMES.search]: ({ data }) => {
    const found = wholeOf(data.count, 0);
    const keys: Keys = [['query', queryKey(data.query)]];
    const isEmpty = data.count === 0;
    return [...under('searches', keys, found), ...(isEmpty ? under('emptySearches', keys) : [])];
  },
  [EVENT_NAMES.searchClick]: ({ data, path }) =>
    under('searchClicks', [
      ['query', queryKey(data.query)],
      ['path', String(data.destination_url ?? path).slice(0, EVENT_BOUNDS.path)],
    ]),
  [EVENT_NAMES.formSubmit]: ({ data, path }) =>
    under('forms', [
      ['form', String(data.formId ?? '')],
      ['path', path],
    ]),
  [EVENT_NAMES.newsletterSignUp]: ({ path }) => under('newsletter', [['path', path]]),
  [EVENT_NAMES.viewProduct]: ({ itemId }) => under('productViews', [['item', itemId]]),
  [EVENT_NAMES.addToCart]: ({ itemId, data }) => under('cartAdds', [['item', itemId]], wholeOf(data.item_quantity, 1)),
  [EVENT_NAMES.removeFromCart]: ({ itemId, data }) =>
    under('cartRemovals', [['item', itemId]], wholeOf(data.item_quantity, 1)),
  [EVENT_NAMES.paywallView]: ({ path }) => under('paywalls', [['path', path]]),
};

const STEPS = ['stepProduct', 'stepCart', 'stepCheckout', 'stepPurchase'] as const;

/** What one visit adds, on the day it began. */
export function countVisit(visit: Visit): readonly Counted[] {
  const { channel, device, source } = visit.origin;
  const isBounce = visit.pages <= 1 && visit.reach === 0;
  const short: Keys = [
    ['channel', channel],
    ['device', device],
  ];
  return [
    ...under('visits', visitKeys(visit), visit.endedAt - visit.startedAt),
    ...(isBounce ? under('bounces', [...short, ['source', source], ['entry', visit.first.path]]) : []),
    ...STEPS.slice(0, visit.reach).flatMap((step) => under(step, short)),
  ];
}

function visitKeys({ origin, first, last }: Visit): Keys {
  return [
    ['channel', origin.channel],
    ['source', origin.source],
    ['medium', origin.medium],
    ['referrer', origin.referrerHost],
    ['campaign', origin.campaign],
    ['country', origin.country],
    ['language', origin.language],
    ['device', origin.device],
    ['browser', origin.browser],
    ['screen', origin.screen],
    ['entry', first.path],
    ['exit', last.path],
    ['isNew', origin.isNewVisitor ? 'new' : 'returning'],
  ];
}

/** Of the whole, and under each key that says something. */
function under(measure: Measure, keys: Keys, total = 0): readonly Counted[] {
  const whole = { measure, dimension: 'all', key: '', total } as const;
  const parts = keys.filter(([, key]) => key !== '').map(([dimension, key]) => ({ measure, dimension, key, total }));
  return [whole, ...parts];
}

/** Searches that differ in case and spaces only are one. */
function queryKey(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, EVENT_BOUNDS.query);
}

/** A hostile client must not count a billion pieces. */
function wholeOf(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 10_000 ? value : fallback;
}

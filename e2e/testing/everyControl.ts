import type { Page } from 'playwright-core';

/** Parts that are one stop of Tab and are walked through with arrows. */
const COMPOSITES =
  '[role="grid"], [role="treegrid"], [role="tree"], [role="tablist"], [role="listbox"], [role="menu"], [role="toolbar"], [role="radiogroup"], [role="group"][data-arrows]';
const CONTROLS =
  'a[href], button:not([disabled]), input:not([type="hidden"]):not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [role="slider"], [role="spinbutton"], [contenteditable="true"]';
/** More than on any screen of Quoin. A user who presses Tab more often goes round in it. */
const MOST_PRESSES = 900;

interface Walk {
  readonly reached: Set<string>;
  /** What looks with the focus as it does without, or says nothing to those who listen. */
  readonly wrong: Set<string>;
  stop(): void;
}
declare global {
  interface Window {
    quoinWalk?: Walk;
  }
}

/**
 * Walks a screen, or a part of it, with Tab from its beginning: what can be pressed and was never reached, because the way does
 * not lead there or never leads on, what was reached and does not show it, and what has no name. A group of radio buttons is one
 * stop, and so is whatever is walked through with arrows.
 */
export async function wrongByTab(page: Page, root = 'body'): Promise<readonly string[]> {
  const presses = await page.evaluate(beginWalk, [root, CONTROLS, COMPOSITES] as const);
  const tab = async (times: number) => {
    for (let press = 0; press < times; press += 1) await page.keyboard.press('Tab');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  await tab(Math.min(MOST_PRESSES, presses));
  // Dates, what scrolls and documents within are several stops: the way may be longer than it looks.
  for (let more = 0; more < 4 && !(await page.evaluate(hasReachedAll)); more += 1) await tab(15);
  return page.evaluate(() => {
    const { reached, wrong: found, stop } = window.quoinWalk!;
    stop();
    const wrong = [...found];
    for (const each of document.querySelectorAll<HTMLElement>('[data-stop]')) {
      if (!reached.has(each.dataset.stop ?? '')) wrong.push(`not reached: ${each.outerHTML.slice(0, 140)}`);
      delete each.dataset.stop;
    }
    return wrong;
  });
}

/** In the page. */
function hasReachedAll(): boolean {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-stop]')];
  return marked.every(({ dataset }) => window.quoinWalk?.reached.has(dataset.stop ?? ''));
}

/**
 * Runs in the page: marks every stop, records where the focus goes, and starts before the first stop. Returns how many
 * presses lead round.
 */
function beginWalk([selector, controls, composites]: readonly [string, string, string]): number {
  const root = document.querySelector<HTMLElement>(selector)!;
  const isMeant = (each: HTMLElement) => {
    const { width, height } = each.getBoundingClientRect();
    const isSeen = each.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    // A link in a text that one writes is part of the text.
    const isWritten = each.parentElement?.closest('[contenteditable="true"]') != null;
    const isAway = isWritten || each.closest('[inert], [aria-hidden="true"]') !== null;
    return isSeen && !isAway && !each.matches(':disabled');
  };
  const stops = new Map<Element | string, HTMLElement[]>();
  for (const each of [...root.querySelectorAll<HTMLElement>(controls)].filter(isMeant)) {
    const radio = each instanceof HTMLInputElement && each.type === 'radio' ? `radio ${each.name}` : null;
    const key = each.closest(composites) ?? radio ?? each;
    stops.set(key, [...(stops.get(key) ?? []), each]);
  }
  const nameOf = (each: HTMLElement) => {
    const named = (each.getAttribute('aria-labelledby') ?? '').split(/\s+/).map((id) => document.getElementById(id));
    const labels = 'labels' in each ? [...((each as HTMLInputElement).labels ?? [])] : [];
    const pictures = [...each.querySelectorAll('img, svg')].map(
      (one) => one.getAttribute('alt') ?? one.getAttribute('aria-label'),
    );
    const texts = [...named, ...labels, each].map((one) => one?.textContent);
    return [each.getAttribute('aria-label'), each.title, ...texts, ...pictures].some((text) => text?.trim());
  };
  for (const [index, own] of [...stops.values()].entries()) for (const each of own) each.dataset.stop = String(index);

  /**
   * Returns how a control is drawn, with what is drawn for it: its label, its face, its active row, the block it
   * represents.
   */
  const lookOf = (element: HTMLElement) => {
    const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
    const inner = [...element.querySelectorAll('*')].slice(0, 12);
    const drawn = [
      element,
      element.parentElement,
      element.nextElementSibling,
      element.closest('li, label, tr'),
      active,
    ];
    const styles = [...drawn, ...inner].flatMap((each) => {
      if (each === null) return [];
      return [getComputedStyle(each), getComputedStyle(each, '::after')].map(
        ({ outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor }) =>
          `${outlineStyle === 'none' ? '' : outlineStyle + outlineWidth}${boxShadow}${borderColor}${backgroundColor}`,
      );
    });
    return [...styles, document.querySelector('[data-chosen]')?.getAttribute('data-chosen')].join();
  };
  let last: { readonly element: HTMLElement; readonly look: string } | null = null;
  // Each press of Tab finds what has the focus in its looks, and what had it before without.
  const press = () => {
    const element = document.activeElement as HTMLElement;
    if (last !== null && last.element !== element && last.element.isConnected && lookOf(last.element) === last.look)
      walk.wrong.add(`not seen: ${last.element.outerHTML.slice(0, 140)}`);
    // What has it only because something took it there, a heading for instance, is no stop.
    last = element === document.body || element.tabIndex < 0 ? null : { element, look: lookOf(element) };
  };
  const hear = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const own = target.closest<HTMLElement>('[data-stop]') ?? target.querySelector<HTMLElement>('[data-stop]');
    if (own?.dataset.stop !== undefined) walk.reached.add(own.dataset.stop);
  };
  const walk: Walk = {
    ...{ reached: new Set(), wrong: new Set() },
    stop: () => {
      document.removeEventListener('focusin', hear);
      window.removeEventListener('keydown', press, true);
    },
  };
  window.quoinWalk = walk;
  for (const each of [...stops.values()].flat())
    if (!nameOf(each)) walk.wrong.add(`no name: ${each.outerHTML.slice(0, 140)}`);
  document.addEventListener('focusin', hear);
  window.addEventListener('keydown', press, true);
  const tabbable = [...root.querySelectorAll<HTMLElement>('*')].filter((each) => each.tabIndex >= 0 && isMeant(each));
  if (['body', 'main'].includes(selector)) {
    // The browser goes on from what had the focus last: from here it is the first within.
    const tabIndex = root.getAttribute('tabindex');
    root.tabIndex = -1;
    root.focus({ preventScroll: true });
    if (tabIndex === null) root.removeAttribute('tabindex');
    window.scrollTo(0, 0);
  } else if (!root.contains(document.activeElement)) root.focus();
  return tabbable.length + 3;
}

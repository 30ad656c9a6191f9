import { whenNeeded } from '../loader/whenNeeded.ts';
import type { PageContext } from '../page/pageContext.ts';
import { BUTTON, PRINTED, plainFormOf } from './plainForms.ts';

/** Those of earlier times: themes put new markup into a page. */
const known = new WeakSet<HTMLElement>();

/**
 * Starts the product markup that templates print with the language's own formatters: buttons, options, prices,
 * sign-ups, quick views. The loader finds the fallback after it for visitors without scripts. The code loads when a
 * visitor approaches it, or when the browser is idle. An earlier press waits.
 */
export function start(
  _plainParts: readonly HTMLElement[],
  page: () => Promise<PageContext>,
  words: () => Promise<unknown>,
): void {
  const elements = [...document.querySelectorAll<HTMLElement>(PRINTED)].filter((each) => !known.has(each));
  for (const each of elements) known.add(each);
  const waiting = new AbortController();
  let coming: Promise<void> | null = null;
  const bring = (): Promise<void> => {
    coming ??= words()
      .then(() => Promise.all([import('./adoptProducts.ts'), page()]))
      .then(([{ adoptProducts }, context]) => adoptProducts(elements, context))
      .catch((fault: unknown) => {
        console.warn(fault);
        for (const element of elements) showPlainForm(element);
      })
      .finally(() => waiting.abort());
    return coming;
  };
  for (const element of elements) keepPresses(element, bring, waiting.signal);
  whenNeeded(elements, () => void bring());
}

/** Remembers that a button was pressed, and presses it again once it is alive. */
function keepPresses(element: HTMLElement, bring: () => Promise<void>, signal: AbortSignal): void {
  const press = (event: Event): void => {
    const isKey = event instanceof KeyboardEvent;
    if (isKey && event.key !== 'Enter' && event.key !== ' ') return;
    if (element.getAttribute('role') !== 'button') return;
    event.preventDefault();
    if (element.ariaBusy === 'true') return;
    element.ariaBusy = 'true';
    void bring().then(() => {
      element.ariaBusy = null;
      element.click();
    });
  };
  for (const kind of ['click', 'keydown']) element.addEventListener(kind, press, { signal });
}

/** What makes the button alive cannot come: the form for visitors without script takes its place. */
function showPlainForm(element: HTMLElement): void {
  if (!element.matches(BUTTON)) return;
  const plain = plainFormOf(element.dataset.itemId ?? '');
  if (plain === null || plain.dataset.shown !== undefined) return;
  plain.dataset.shown = '';
  plain.insertAdjacentHTML('afterend', plain.textContent);
  element.parentElement?.remove();
}

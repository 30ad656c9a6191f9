import { viewAt } from './moves.ts';

/** Left edges of a strip's views, as its scroll position counts. */
export function startsOf(strip: HTMLElement): number[] {
  const { left } = strip.getBoundingClientRect();
  return [...strip.children].map((view) => view.getBoundingClientRect().left - left + strip.scrollLeft);
}

/** Returns the scroll position at which a view is at its snap point. */
export function placeOf(strip: HTMLElement, index: number): number {
  const view = strip.children[index];
  if (view === undefined) return 0;
  const start = startsOf(strip)[index] ?? 0;
  const room = strip.clientWidth - view.getBoundingClientRect().width;
  const { scrollSnapAlign } = getComputedStyle(view);
  if (scrollSnapAlign.startsWith('center')) return start - room / 2;
  return scrollSnapAlign.startsWith('end') ? start - room : start;
}

/** Returns the view that is at its snap point now. */
export function currentView(strip: HTMLElement): number {
  const places = [...strip.children].map((_, index) => placeOf(strip, index));
  return viewAt(strip.scrollLeft, places);
}

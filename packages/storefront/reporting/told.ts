import type { EVENT_NAMES, EventContent, TrackedCart, TrackedEntry } from '@quoin/domain/analytics';

export type EventName = (typeof EVENT_NAMES)[keyof typeof EVENT_NAMES];

/** Something that happened on the page, as whoever did it tells of it. */
export interface Told {
  readonly name: EventName;
  readonly data?: EventContent;
  readonly cart?: TrackedCart;
  /** The line it is about, and by how many it grew or shrank. */
  readonly entry?: TrackedEntry;
  readonly quantity?: number;
}

/** Files of the page each bring their own copy of this one; what was told is the page's. */
declare global {
  var quoinTold: Told[] | undefined;
}

const TOLD_EVENT = 'quoin:told';
/** Before anybody listens; nobody may ever do. */
const MOST_WAITING = 50;

/** Returns at once and never throws: what happened has happened, whoever hears of it (ANA-2). */
export function tell(told: Told): void {
  globalThis.quoinTold ??= [];
  if (globalThis.quoinTold.length < MOST_WAITING) globalThis.quoinTold.push(told);
  document.dispatchEvent(new CustomEvent(TOLD_EVENT, { detail: told }));
}

/** Hears what was told before, and all that is told from now on. */
export function hearTold(listener: (told: Told) => void): void {
  globalThis.quoinTold?.forEach(listener);
  document.addEventListener(TOLD_EVENT, (event) => listener((event as CustomEvent<Told>).detail));
}

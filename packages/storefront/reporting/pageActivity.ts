import type { EVENT_NAMES, EventContent, TrackedCart, TrackedEntry } from '@quoin/domain/analytics';

export type EventName = (typeof EVENT_NAMES)[keyof typeof EVENT_NAMES];

/** Something that happened on the page, as the widget that did it reports it. */
export interface PageActivity {
  readonly name: EventName;
  readonly data?: EventContent;
  readonly cart?: TrackedCart;
  /** The line it is about, and by how many it grew or shrank. */
  readonly entry?: TrackedEntry;
  readonly quantity?: number;
}

/** Files of the page each importPart their own copy of this one; what was reported is the page's. */
declare global {
  var quoinActivity: PageActivity[] | undefined;
}

const ACTIVITY_EVENT = 'quoin:activity';
/** Before anybody listens; nobody may ever do. */
const MOST_WAITING = 50;

/** Returns at once and never throws, whatever listeners do (ANA-2). */
export function emitActivity(activity: PageActivity): void {
  globalThis.quoinActivity ??= [];
  if (globalThis.quoinActivity.length < MOST_WAITING) globalThis.quoinActivity.push(activity);
  document.dispatchEvent(new CustomEvent(ACTIVITY_EVENT, { detail: activity }));
}

/** Calls the listener with all activity so far, and with all from now on. */
export function onPageActivity(listener: (activity: PageActivity) => void): void {
  globalThis.quoinActivity?.forEach(listener);
  document.addEventListener(ACTIVITY_EVENT, (event) => listener((event as CustomEvent<PageActivity>).detail));
}

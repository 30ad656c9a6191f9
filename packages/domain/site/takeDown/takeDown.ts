import type { Problem } from '@quoin/domain/problem';
import { isNoticeUrl } from '../notices/readNotices.ts';

/** The end of a page, an entry or a product (decision 0009). From `on` visitors find nothing there, or are led to `to`. */
export interface TakeDown {
  /** Milliseconds. */
  readonly on: number;
  /** A path of the site or a web address; '' for none: the page is not found. */
  readonly to: string;
}

export const TAKE_DOWN_LIMITS = { to: 500 } as const;

export type TakeDownCode = 'takeDownBeforeStart' | 'takeDownToInvalid';

/** Whether its end has come: from that very millisecond on. */
export function isTakenDown(takeDown: TakeDown | null, now: number): boolean {
  return takeDown !== null && takeDown.on <= now;
}

/** As JSON holds it, of any age; null for none, and for what is no moment. */
export function readTakeDown(stored: unknown): TakeDown | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { on, to } = stored as { readonly [name: string]: unknown };
  if (typeof on !== 'number' || !Number.isFinite(on) || on <= 0) return null;
  return { on, to: typeof to === 'string' && isGoal(to) ? to : '' };
}

/** What keeps an end from being saved. `appearsOn`: when it comes out, where that is still to come. */
export function takeDownProblems(
  takeDown: TakeDown | null,
  appearsOn: number | null,
): readonly Problem<TakeDownCode>[] {
  if (takeDown === null) return [];
  const found: Problem<TakeDownCode>[] = [];
  if (appearsOn !== null && takeDown.on <= appearsOn) found.push({ code: 'takeDownBeforeStart', field: 'takeDown.on' });
  if (!isGoal(takeDown.to)) found.push({ code: 'takeDownToInvalid', field: 'takeDown.to' });
  return found;
}

/** Somewhere a visitor can be led: no mail, no telephone, no part of the same page. */
function isGoal(to: string): boolean {
  return to.length <= TAKE_DOWN_LIMITS.to && isNoticeUrl(to) && (to === '' || /^(?:\/|https?:)/i.test(to));
}

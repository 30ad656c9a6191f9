import { isCheckoutPath, isOrderPath, RECORDING_LIMITS } from '@quoin/domain/analytics';

/** Where a tab keeps which visit it records: gone when the tab is closed. */
export const RECORDING_KEY = 'recording';

/** What a tab remembers from page to page of one visit. */
export interface VisitMemory {
  /** '' where this visit is not recorded. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly lastAt: number;
  /** The visitor was at the checkout, and what came of it is not noted yet. */
  readonly isBuying: boolean;
}

export type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Null on the first page of a visit, and after a pause that ends one. */
export function readVisit(storage: TabStorage, now: number): VisitMemory | null {
  try {
    const held = JSON.parse(storage.getItem(RECORDING_KEY) ?? 'null') as VisitMemory | null;
    return held !== null && now - held.lastAt < RECORDING_LIMITS.pauseMs ? held : null;
  } catch {
    return null;
  }
}

export function keepVisit(storage: TabStorage, visit: VisitMemory): void {
  try {
    storage.setItem(RECORDING_KEY, JSON.stringify(visit));
  } catch {
    // In a browser without storage, the next page is a separate visit.
  }
}

/** Whether so long a recording has come to its end. */
export function isOver(visit: VisitMemory, now: number): boolean {
  return now - visit.startedAt > RECORDING_LIMITS.recordingMs;
}

/** A visit that was at the checkout and comes to an order has bought it: once, for one can look at an order again. */
export function purchaseOn(
  path: string,
  visit: VisitMemory,
): { readonly hasBought: boolean; readonly visit: VisitMemory } {
  const hasBought = visit.isBuying && isOrderPath(path);
  return { hasBought, visit: { ...visit, isBuying: !hasBought && (visit.isBuying || isCheckoutPath(path)) } };
}

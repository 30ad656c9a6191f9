import type { Deps } from '../../deps.ts';
import { countSiteEvents } from './countEvents.ts';
import { packSiteDays } from './packDays.ts';
import { createEventStore, type StoreEvents } from './storeEvents.ts';

/** Who keeps the books of what visitors do. */
export interface EventBooks {
  readonly store: StoreEvents;
  /** Counts what is stored of a site and is not counted yet. */
  count(websiteId: string): Promise<void>;
  /** Packs the days of a site that are over. */
  pack(websiteId: string, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Kept in this thread. */
export function keepBooksHere(deps: Pick<Deps, 'db'>, options: { readonly isCopied: boolean }): EventBooks {
  return {
    store: createEventStore(deps, options),
    count: (websiteId) => countSiteEvents(deps, websiteId),
    pack: (websiteId, signal) => packSiteDays(deps, websiteId, signal),
    close: () => Promise.resolve(),
  };
}

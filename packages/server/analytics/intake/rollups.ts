import type { Deps } from '../../deps.ts';
import { countSiteEvents } from './countEvents.ts';
import { packSiteDays } from './packDays.ts';
import { createEventStore, type StoreEvents } from './storeEvents.ts';

/** Stores events of visitors and turns them into rollups. */
export interface Rollups {
  readonly store: StoreEvents;
  /** Counts what is stored of a site and is not counted yet. */
  count(websiteId: string): Promise<void>;
  /** Packs the days of a site that are over. */
  pack(websiteId: string, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** In this process. */
export function createRollups(deps: Pick<Deps, 'db'>, options: { readonly isCopied: boolean }): Rollups {
  return {
    store: createEventStore(deps, options),
    count: (websiteId) => countSiteEvents(deps, websiteId),
    pack: (websiteId, signal) => packSiteDays(deps, websiteId, signal),
    close: () => Promise.resolve(),
  };
}

import type { SiteEvent } from '@quoin/domain/analytics';
import type { Deps } from '../../deps.ts';
import type { QueueFigures } from '../../platform/metrics.ts';
import { type BoundedQueue, createBoundedQueue } from './boundedQueue.ts';
import { createEventStore, type StoreEvents } from './storeEvents.ts';

/** Announced with the id of a site of which events have been stored. */
export const EVENTS_STORED = 'events';

/** Where events of visitors go in. */
export interface EventIntake {
  /** At once; how many found no room. */
  take(websiteId: string, events: readonly SiteEvent[]): number;
  /** Waits until what was taken is stored. */
  flush(): Promise<void>;
  close(): Promise<void>;
  counts(): QueueFigures;
}

/** An event on its way, as JSON: a third of the memory of its object, and nothing is made of it any more. */
interface Taken {
  readonly json: string;
  readonly at: Date;
}

/** Memory per event, in addition to its characters. */
const EVENT_BYTES = 200;
/** Each of its letters takes two bytes. */
const IS_WIDE = /[^\0-\xff]/;
/** Stored in one transaction: PostgreSQL takes longer over a thousand of them than over ten hundreds, but not by much. */
const AT_ONCE = 1_000;

export interface IntakeOptions {
  readonly maxBytes?: number;
  readonly isCopied?: boolean;
  /** Who stores them; left out, this thread does. */
  readonly store?: StoreEvents;
}

/** Events wait in memory and are stored many at once: no request ever waits for the database (ANA-1). */
export function createEventIntake(deps: Pick<Deps, 'db' | 'log' | 'now'>, options: IntakeOptions = {}): EventIntake {
  const { maxBytes, isCopied = false, store = createEventStore(deps, { isCopied }) } = options;
  const queue: BoundedQueue<Taken> = createBoundedQueue({
    name: 'events',
    log: deps.log,
    batch: AT_ONCE,
    ...(maxBytes === undefined ? {} : { maxBytes }),
    async write(websiteId, taken) {
      const months = [...new Set(taken.map(({ at }) => at.toISOString().slice(0, 7)))];
      const json = `[${taken.map((each) => each.json).join(',')}]`;
      await store(websiteId, { json, months, receivedAt: new Date(deps.now()) });
      deps.db.announce(EVENTS_STORED, websiteId);
    },
  });
  return {
    take(websiteId, events) {
      let dropped = 0;
      for (const event of events) {
        const json = JSON.stringify(event);
        const bytes = EVENT_BYTES + json.length * (IS_WIDE.test(json) ? 2 : 1);
        if (!queue.put(websiteId, { json, at: event.at }, bytes)) dropped += 1;
      }
      return dropped;
    },
    flush: () => queue.flush(),
    close: () => queue.close(),
    counts: () => queue.counts(),
  };
}

import type { SiteEvent } from '@quoin/domain/analytics';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { QueueFigures } from '../../metrics.ts';
import { insertSiteEvents, openEventMonth } from '../../storage/siteEvents.ts';
import { type BoundedQueue, createBoundedQueue } from './boundedQueue.ts';
import { COPY_EVENTS_JOB, COUNT_EVENTS_JOB } from './intakeJobs.ts';

/** Where events of visitors go in. */
export interface EventIntake {
  /** At once; how many found no room. */
  take(websiteId: string, events: readonly SiteEvent[]): number;
  /** Waits until what was taken is stored. */
  flush(): Promise<void>;
  close(): Promise<void>;
  /** Calls after each commit that stored events of a site. */
  onStored(listener: (websiteId: string) => void): void;
  counts(): QueueFigures;
}

const MINUTE_MS = 60_000;
/** Of memory, beside the event's own data. */
const EVENT_BYTES = 1_000;

type IntakeDeps = Pick<Deps, 'db' | 'log' | 'now'>;

/** Events wait in memory and are stored many at once: no request ever waits for the database (ANA-1). */
export function createEventIntake(
  deps: IntakeDeps,
  options: { readonly maxBytes?: number; readonly isCopied?: boolean } = {},
): EventIntake {
  const { maxBytes, isCopied = false } = options;
  const listeners: ((websiteId: string) => void)[] = [];
  const months = new Set<string>();
  const owed = new Map<string, number>();
  const queue: BoundedQueue<SiteEvent> = createBoundedQueue({
    name: 'events',
    log: deps.log,
    ...(maxBytes === undefined ? {} : { maxBytes }),
    async write(websiteId, events) {
      await openMonths(deps, months, events);
      const minute = Math.floor(deps.now() / MINUTE_MS);
      await deps.db.inSite({ websiteId }, async (trx) => {
        await insertSiteEvents(trx, websiteId, events);
        // Counting follows at once in this process; the job is for the case that it dies before.
        if (owed.get(websiteId) === minute) return;
        const runAt = new Date((minute + 1) * MINUTE_MS);
        const owe = { websiteId, dedupeKey: String(minute), runAt };
        await enqueue(trx, { ...owe, kind: COUNT_EVENTS_JOB });
        // A few tries: the next minute's job takes up what this one leaves.
        if (isCopied) await enqueue(trx, { ...owe, kind: COPY_EVENTS_JOB, maxAttempts: 3 });
      });
      owed.set(websiteId, minute);
      for (const listener of listeners) listener(websiteId);
    },
  });
  return {
    take(websiteId, events) {
      const bytes = (event: SiteEvent) => EVENT_BYTES + JSON.stringify(event.data).length;
      return events.filter((event) => !queue.put(websiteId, event, bytes(event))).length;
    },
    flush: () => queue.flush(),
    close: () => queue.close(),
    onStored: (listener) => void listeners.push(listener),
    counts: () => queue.counts(),
  };
}

/** The months of these events, where this process has not asked for them yet. */
async function openMonths({ db }: IntakeDeps, known: Set<string>, events: readonly SiteEvent[]): Promise<void> {
  const wanted = new Set(events.map(({ at }) => at.toISOString().slice(0, 7)).filter((month) => !known.has(month)));
  if (wanted.size === 0) return;
  await db.acrossSites(async (trx) => {
    for (const month of wanted) await openEventMonth(trx, month);
  });
  for (const month of wanted) known.add(month);
}

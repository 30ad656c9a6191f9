import type { Deps } from '../../deps.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { type EventBatch, insertSiteEvents, openEventMonth } from '../storage/siteEvents.ts';
import { COPY_EVENTS_JOB, COUNT_EVENTS_JOB } from './intakeJobs.ts';

/** What was taken in of one site, as one transaction stores it. */
export interface TakenEvents extends EventBatch {
  /** Of the events, each once: `2026-03`. */
  readonly months: readonly string[];
}

export type StoreEvents = (websiteId: string, taken: TakenEvents) => Promise<void>;

const MINUTE_MS = 60_000;

/** Stores events, and enqueues what is to be done with them. Remembers which months and jobs it has seen to. */
export function createEventStore({ db }: Pick<Deps, 'db'>, { isCopied }: { readonly isCopied: boolean }): StoreEvents {
  const opened = new Set<string>();
  const owed = new Map<string, number>();
  async function openMonths(months: readonly string[]): Promise<void> {
    const wanted = months.filter((month) => !opened.has(month));
    if (wanted.length === 0) return;
    await db.acrossSites(async (trx) => {
      for (const month of wanted) await openEventMonth(trx, month);
    });
    for (const month of wanted) opened.add(month);
  }
  return async (websiteId, taken) => {
    await openMonths(taken.months);
    const minute = Math.floor(taken.receivedAt.getTime() / MINUTE_MS);
    await db.inSite({ websiteId }, async (trx) => {
      await insertSiteEvents(trx, websiteId, taken);
      // Counting follows at once in this process; the job is for the case that it dies before.
      if (owed.get(websiteId) === minute) return;
      const owe = { websiteId, dedupeKey: String(minute), runAt: new Date((minute + 1) * MINUTE_MS) };
      await enqueue(trx, { ...owe, kind: COUNT_EVENTS_JOB });
      // A few tries: the next minute's job takes up what this one leaves.
      if (isCopied) await enqueue(trx, { ...owe, kind: COPY_EVENTS_JOB, maxAttempts: 3 });
    });
    owed.set(websiteId, minute);
  };
}

import type { SiteTransaction } from '../database/database.ts';
import type { JsonObject } from '../database/schema/columns.ts';
import { jobTopic, NO_SITE } from './job.ts';

export interface NewJob {
  /** `null`: belongs to no site; then only inside acrossSites. */
  readonly websiteId: string | null;
  readonly kind: string;
  readonly payload?: JsonObject;
  /** A second job of the same site, kind and key is not added as long as the first one's row is kept (7 days). */
  readonly dedupeKey?: string;
  /** Now when left out. */
  readonly runAt?: Date;
  /** 12 when left out: about an hour and a quarter of trying. */
  readonly maxAttempts?: number;
}

/** Adds a job: it exists if and only if this transaction commits (JOB-1). False when its dedupe key exists already. */
export async function enqueue(trx: SiteTransaction, job: NewJob): Promise<boolean> {
  const now = trx.now();
  const runAt = job.runAt ?? now;
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('job')
    .values({
      website_id: job.websiteId ?? NO_SITE,
      id: trx.newId(),
      kind: job.kind,
      payload: JSON.stringify(job.payload ?? {}),
      dedupe_key: job.dedupeKey ?? null,
      run_at: runAt,
      max_attempts: job.maxAttempts,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'kind', 'dedupe_key']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  // What falls due later is found by the workers' own looking.
  if (runAt <= now) trx.announce(jobTopic(job.kind));
  return true;
}

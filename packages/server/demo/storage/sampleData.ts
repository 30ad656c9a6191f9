import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { silenceWebhooks } from '../../webhooks/index.ts';

export interface SampleProgress {
  readonly endsAt: Date;
  readonly stepsDone: number;
  readonly isFinished: boolean;
}

export async function insertSampleData(trx: SiteTransaction, websiteId: string, endsAt: Date): Promise<void> {
  await trx.insertInto('sample_data').values({ website_id: websiteId, ends_at: endsAt }).execute();
}

/** Null where a site has none. Locked, nobody else changes it until the end of the transaction. */
export async function findSampleData(
  trx: SiteTransaction,
  websiteId: string,
  { isLocked = false } = {},
): Promise<SampleProgress | null> {
  const found = trx.selectFrom('sample_data').selectAll().where('website_id', '=', websiteId);
  const row = await (isLocked ? found.forUpdate() : found).executeTakeFirst();
  return row === undefined
    ? null
    : { endsAt: row.ends_at, stepsDone: row.steps_done, isFinished: row.finished_at !== null };
}

export async function saveSampleProgress(
  trx: SiteTransaction,
  websiteId: string,
  { stepsDone, finishedAt }: { readonly stepsDone: number; readonly finishedAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('sample_data')
    .set({ steps_done: stepsDone, finished_at: finishedAt })
    .where('website_id', '=', websiteId)
    .execute();
}

export async function deleteSampleData(trx: SiteTransaction, websiteId: string): Promise<void> {
  await trx.deleteFrom('sample_data').where('website_id', '=', websiteId).execute();
}

/** Every sample record and what names one; with a step, what that step made. Stock goes back. */
export async function removeSampleRows(trx: SiteTransaction, websiteId: string, step: number | null): Promise<void> {
  await silenceWebhooks(trx);
  await sql`SELECT remove_sample_rows(${websiteId}::uuid, ${step}::int)`.execute(trx);
}

/** What this transaction was about to have done later: nobody is mailed about what was made up. */
export async function dropSampleJobs(trx: SiteTransaction, websiteId: string): Promise<void> {
  const ending = '%-53414d504c45';
  await sql`DELETE FROM job WHERE website_id = ${websiteId} AND id::text LIKE ${ending}`.execute(trx);
  await sql`DELETE FROM mail WHERE website_id = ${websiteId} AND id::text LIKE ${ending}`.execute(trx);
}

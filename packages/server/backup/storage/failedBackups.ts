import type { SiteTransaction } from '../../platform/database/database.ts';

/** Whether a job of this kind has failed and is tried again, or was given up after `since`. */
export async function hasFailedSince(
  trx: SiteTransaction,
  { websiteId, kind }: { readonly websiteId: string; readonly kind: string },
  since: Date,
): Promise<boolean> {
  const found = await trx
    .selectFrom('job')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('kind', '=', kind)
    .where('state', '<>', 'done')
    .where('last_error', 'is not', null)
    .where((job) => job.or([job('finished_at', 'is', null), job('finished_at', '>', since)]))
    .executeTakeFirst();
  return found !== undefined;
}

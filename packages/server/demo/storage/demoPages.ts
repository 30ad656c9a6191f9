import type { SiteTransaction } from '../../platform/database/database.ts';

/** By the last part of its address. Inside `inSite`. */
export async function findPageId(trx: SiteTransaction, urlId: string): Promise<string | null> {
  const page = await trx.selectFrom('collection').select('id').where('url_id', '=', urlId).executeTakeFirst();
  return page?.id ?? null;
}

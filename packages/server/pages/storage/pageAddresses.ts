import type { SiteTransaction } from '../../platform/database/database.ts';

/** Every address of the site's pages, whatever they are. */
export async function listPageUrlIds(trx: SiteTransaction, websiteId: string): Promise<readonly string[]> {
  const rows = await trx.selectFrom('collection').select('url_id').where('website_id', '=', websiteId).execute();
  return rows.map((row) => row.url_id);
}

import type { SiteTransaction } from '../../platform/database/database.ts';

/** Custom domains of a site. Platform rows: inside `acrossSites` only. */
export async function listDomains(trx: SiteTransaction, websiteId: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('website_host')
    .select('host')
    .where('website_id', '=', websiteId)
    .orderBy('host')
    .execute();
  return rows.map((row) => row.host);
}

/** False when another site, or this one, answers to it already. */
export async function insertDomain(trx: SiteTransaction, websiteId: string, host: string): Promise<boolean> {
  const result = await trx
    .insertInto('website_host')
    .values({ host, website_id: websiteId })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function deleteDomain(trx: SiteTransaction, websiteId: string, host: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('website_host')
    .where('website_id', '=', websiteId)
    .where('host', '=', host)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

import type { SiteTransaction } from '../../platform/database/database.ts';

export interface StoredDomain {
  readonly host: string;
  readonly isMain: boolean;
}

/** The main one first, then by name. */
export async function listDomains(trx: SiteTransaction, websiteId: string): Promise<readonly StoredDomain[]> {
  const rows = await trx
    .selectFrom('website_host')
    .select(['host', 'is_main'])
    .where('website_id', '=', websiteId)
    .orderBy('is_main', 'desc')
    .orderBy('host')
    .execute();
  return rows.map((row) => ({ host: row.host, isMain: row.is_main }));
}

/** False when another site, or this one, answers to it already. */
export async function insertDomain(trx: SiteTransaction, websiteId: string, domain: StoredDomain): Promise<boolean> {
  const result = await trx
    .insertInto('website_host')
    .values({ host: domain.host, website_id: websiteId, is_main: domain.isMain })
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

/** The one that was the main one is it no more. */
export async function setMainDomain(trx: SiteTransaction, websiteId: string, host: string): Promise<void> {
  const rows = trx.updateTable('website_host').where('website_id', '=', websiteId);
  await rows.set({ is_main: false }).where('is_main', '=', true).execute();
  await rows.set({ is_main: true }).where('host', '=', host).execute();
}

import type { SiteTransaction } from '../../platform/database/database.ts';

/** Null: the order is gone, or older than languages of orders. */
export async function findOrderLanguage(
  trx: SiteTransaction,
  websiteId: string,
  id: string | null,
): Promise<string | null> {
  if (id === null) return null;
  const query = trx.selectFrom('sales_order').select('language').where('website_id', '=', websiteId);
  return (await query.where('id', '=', id).executeTakeFirst())?.language ?? null;
}

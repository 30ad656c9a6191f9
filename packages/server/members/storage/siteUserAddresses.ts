import type { SavedAddress } from '@quoin/domain/orders';
import { sql } from 'kysely';
import { toAddress } from '../../cart/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { siteRow } from '../../platform/database/siteRow.ts';

/** A member's address book, in its order. */
export async function listSavedAddresses(
  trx: SiteTransaction,
  websiteId: string,
  siteUserId: string,
): Promise<readonly SavedAddress[]> {
  const rows = await trx
    .selectFrom('site_user_address')
    .select(['id', 'address', 'is_default'])
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...toAddress(row.address), id: row.id, isDefault: row.is_default }));
}

/**
 * Writes the address book as the domain has decided it. The caller has locked the member's row. Only what differs is
 * written, because other servers are notified of it (webhooks). The default comes last, because there is never a second
 * one.
 */
export async function replaceSavedAddresses(
  trx: SiteTransaction,
  websiteId: string,
  siteUserId: string,
  book: readonly SavedAddress[],
): Promise<void> {
  const kept = book.map(({ id }) => id);
  await sql`DELETE FROM site_user_address WHERE website_id = ${websiteId} AND site_user_id = ${siteUserId}
    AND id <> ALL (${kept}::uuid[])`.execute(trx);
  const rows = book.map(({ id, isDefault, ...address }, index) => ({ id, address, isDefault, index }));
  await sql`INSERT INTO site_user_address AS held (website_id, id, site_user_id, address, is_default, display_index, created_at)
    SELECT own.website_id, a.id, ${siteUserId}::uuid, a.address, a."isDefault", a.index, ${trx.now()}::timestamptz
    FROM ${siteRow(websiteId)}, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS a(id uuid, address jsonb, "isDefault" boolean, index int)
    ORDER BY a."isDefault"
    ON CONFLICT (website_id, id) DO UPDATE SET address = excluded.address, is_default = excluded.is_default,
      display_index = excluded.display_index
    WHERE (held.address, held.is_default, held.display_index)
      IS DISTINCT FROM (excluded.address, excluded.is_default, excluded.display_index)`.execute(trx);
}

import type { SavedAddress } from '@quoin/domain/orders';
import { toAddress } from '../../cart/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';

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

/** Writes the book as the domain has decided it; the member's row is locked before. */
export async function replaceSavedAddresses(
  trx: SiteTransaction,
  websiteId: string,
  siteUserId: string,
  book: readonly SavedAddress[],
): Promise<void> {
  await trx
    .deleteFrom('site_user_address')
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .execute();
  if (book.length === 0) return;
  const now = trx.now();
  await trx
    .insertInto('site_user_address')
    .values(
      book.map(({ id, isDefault, ...address }, index) => ({
        website_id: websiteId,
        id,
        site_user_id: siteUserId,
        address: JSON.stringify(address),
        is_default: isDefault,
        display_index: index,
        created_at: now,
      })),
    )
    .execute();
}

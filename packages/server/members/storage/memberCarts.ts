import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface CartOwner {
  readonly siteUserId: string | null;
  readonly clonedFrom: string | null;
}

export async function cartOwner(trx: SiteTransaction, websiteId: string, cartId: string): Promise<CartOwner> {
  const row = await trx
    .selectFrom('cart')
    .select(['site_user_id', 'cloned_from'])
    .where('website_id', '=', websiteId)
    .where('id', '=', cartId)
    .executeTakeFirst();
  return { siteUserId: row?.site_user_id ?? null, clonedFrom: row?.cloned_from ?? null };
}

/** A visitor's cart becomes the member's as it is; or the member's gets a new token. */
export async function giveCart(
  trx: SiteTransaction,
  websiteId: string,
  cartId: string,
  to: { readonly siteUserId: string; readonly tokenHash: Buffer },
): Promise<void> {
  await trx
    .updateTable('cart')
    .set({ site_user_id: to.siteUserId, token_hash: to.tokenHash, cloned_from: null })
    .where('website_id', '=', websiteId)
    .where('id', '=', cartId)
    .execute();
}

/** Moves a line into another cart with a new quantity. */
export async function moveEntry(
  trx: SiteTransaction,
  websiteId: string,
  entry: { readonly id: string; readonly quantity: number },
  cartId: string,
): Promise<void> {
  await trx
    .updateTable('cart_entry')
    .set({ quantity: entry.quantity, cart_id: cartId })
    .where('website_id', '=', websiteId)
    .where('id', '=', entry.id)
    .execute();
}

export async function setEntryQuantity(
  trx: SiteTransaction,
  websiteId: string,
  entry: { readonly id: string; readonly quantity: number },
): Promise<void> {
  await trx
    .updateTable('cart_entry')
    .set({ quantity: entry.quantity })
    .where('website_id', '=', websiteId)
    .where('id', '=', entry.id)
    .execute();
}

/** Coupons and gift cards entered into one cart count in the other too. */
export async function copyTenders(trx: SiteTransaction, websiteId: string, from: string, to: string): Promise<void> {
  await sql`INSERT INTO cart_coupon (website_id, cart_id, code, added_at)
    SELECT website_id, ${to}, code, added_at FROM cart_coupon WHERE website_id = ${websiteId} AND cart_id = ${from}
    ON CONFLICT DO NOTHING`.execute(trx);
  await sql`INSERT INTO cart_gift_card (website_id, cart_id, gift_card_id, added_at)
    SELECT website_id, ${to}, gift_card_id, added_at FROM cart_gift_card WHERE website_id = ${websiteId} AND cart_id = ${from}
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** A cart whose lines are gone; it stays as long as a checkout began with it. */
export async function discardCart(trx: SiteTransaction, websiteId: string, cartId: string): Promise<void> {
  await sql`DELETE FROM cart_entry WHERE website_id = ${websiteId} AND cart_id = ${cartId}`.execute(trx);
  await sql`DELETE FROM cart c WHERE c.website_id = ${websiteId} AND c.id = ${cartId} AND NOT c.is_purchased
    AND NOT EXISTS (SELECT 1 FROM checkout k WHERE k.website_id = c.website_id AND k.cart_id = c.id)`.execute(trx);
}

/** Copies a cart's lines under a new token. */
export async function copyCart(
  trx: SiteTransaction,
  websiteId: string,
  from: string,
  copy: { readonly id: string; readonly tokenHash: Buffer; readonly currency: string },
): Promise<void> {
  const now = trx.now();
  await trx
    .insertInto('cart')
    .values({
      website_id: websiteId,
      id: copy.id,
      token_hash: copy.tokenHash,
      currency: copy.currency,
      cloned_from: from,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const ids = await trx
    .selectFrom('cart_entry')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('cart_id', '=', from)
    .execute();
  for (const { id } of ids) {
    await sql`INSERT INTO cart_entry (website_id, id, cart_id, product_id, variant_id, quantity, additional_fields, unit_price_seen, added_at)
      SELECT website_id, ${trx.newId()}, ${copy.id}, product_id, variant_id, quantity, additional_fields, unit_price_seen, added_at
      FROM cart_entry WHERE website_id = ${websiteId} AND id = ${id}`.execute(trx);
  }
  await copyTenders(trx, websiteId, from, copy.id);
}

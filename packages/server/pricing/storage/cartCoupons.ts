import type { SiteTransaction } from '../../platform/database/database.ts';

/** The codes entered in a cart, tidied, in the order of entry. */
export async function listCoupons(trx: SiteTransaction, websiteId: string, cartId: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('cart_coupon')
    .select('code')
    .where('website_id', '=', websiteId)
    .where('cart_id', '=', cartId)
    .orderBy('added_at')
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
}

/** The same code twice is one. */
export async function addCoupon(trx: SiteTransaction, websiteId: string, cartId: string, code: string): Promise<void> {
  await trx
    .insertInto('cart_coupon')
    .values({ website_id: websiteId, cart_id: cartId, code, added_at: trx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeCoupon(
  trx: SiteTransaction,
  websiteId: string,
  cartId: string,
  code: string,
): Promise<void> {
  await trx
    .deleteFrom('cart_coupon')
    .where('website_id', '=', websiteId)
    .where('cart_id', '=', cartId)
    .where('code', '=', code)
    .execute();
}

/** Gift cards that shall pay for a cart, in the order of entry. */
export async function listCartGiftCards(
  trx: SiteTransaction,
  websiteId: string,
  cartId: string,
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('cart_gift_card')
    .select('gift_card_id')
    .where('website_id', '=', websiteId)
    .where('cart_id', '=', cartId)
    .orderBy('added_at')
    .orderBy('gift_card_id')
    .execute();
  return rows.map((row) => row.gift_card_id);
}

export async function addCartGiftCard(
  trx: SiteTransaction,
  websiteId: string,
  cartId: string,
  giftCardId: string,
): Promise<void> {
  await trx
    .insertInto('cart_gift_card')
    .values({ website_id: websiteId, cart_id: cartId, gift_card_id: giftCardId, added_at: trx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeCartGiftCard(
  trx: SiteTransaction,
  websiteId: string,
  cartId: string,
  giftCardId: string,
): Promise<void> {
  await trx
    .deleteFrom('cart_gift_card')
    .where('website_id', '=', websiteId)
    .where('cart_id', '=', cartId)
    .where('gift_card_id', '=', giftCardId)
    .execute();
}

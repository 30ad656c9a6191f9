import { sql } from 'kysely';
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

/** What lies with a cart beside its lines and decides about its price. */
export interface CartTerms {
  /** In the order of entry, like the gift cards. */
  readonly codes: readonly string[];
  readonly giftCardIds: readonly string[];
  /** Its owner is signed in and buys without taxes. A guest never does, whatever address is typed. */
  readonly isTaxExempt: boolean;
}

const NO_TERMS: CartTerms = { codes: [], giftCardIds: [], isTaxExempt: false };

/** In one statement: every change of a cart asks for it. `cartId` empty: there is no cart yet. */
export async function loadCartTerms(trx: SiteTransaction, websiteId: string, cartId: string): Promise<CartTerms> {
  if (cartId === '') return NO_TERMS;
  const { rows } = await sql<CartTerms>`
    SELECT
      array(SELECT code FROM cart_coupon WHERE website_id = ${websiteId} AND cart_id = ${cartId}
        ORDER BY added_at, code) AS codes,
      array(SELECT gift_card_id FROM cart_gift_card WHERE website_id = ${websiteId} AND cart_id = ${cartId}
        ORDER BY added_at, gift_card_id) AS "giftCardIds",
      EXISTS (SELECT 1 FROM cart c JOIN site_user u ON u.website_id = c.website_id AND u.id = c.site_user_id
        WHERE c.website_id = ${websiteId} AND c.id = ${cartId} AND u.is_tax_exempt) AS "isTaxExempt"`.execute(trx);
  return rows[0] ?? NO_TERMS;
}

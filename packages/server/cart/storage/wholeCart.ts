import type { Stock, SubscriptionPlan } from '@quoin/domain/catalog';
import { toStock } from '../../pages/index.ts';
import { ask } from '../../platform/database/ask.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { AskedTerms } from '../../pricing/index.ts';
import { NO_FIELDS, type StoredCart, type StoredEntry } from './carts.ts';
import { CHECKOUT_COLUMNS, type CheckoutRow, type StoredCheckout, toCheckout } from './checkouts.ts';
import type { SingleCart } from './singleCarts.ts';

/** A cart with everything that is read from the database each time it is shown, changed or paid for. */
export interface WholeCart {
  readonly cart: StoredCart | null;
  /** In the order in which they were added. */
  readonly entries: readonly StoredEntry[];
  readonly checkout: StoredCheckout | null;
  readonly single: Pick<SingleCart, 'kind' | 'plan'> | null;
  readonly terms: AskedTerms;
  /** Of every variant of its products and of the others asked for. */
  readonly stock: ReadonlyMap<string, Stock>;
}

/**
 * One statement, written once, because it runs as often as all others together. Amounts are passed as text, because
 * JSON has no integers of that size.
 */
const WHOLE_CART = `
  WITH own AS MATERIALIZED (
    SELECT * FROM cart WHERE website_id = $1 AND token_hash = $2
  ), held AS MATERIALIZED (
    SELECT * FROM cart_entry WHERE website_id = $1 AND cart_id = (SELECT id FROM own)
  ), paid AS MATERIALIZED (
    SELECT ${CHECKOUT_COLUMNS.join(', ')} FROM checkout
    WHERE website_id = $1 AND cart_id = (SELECT id FROM own) ORDER BY id LIMIT 1
  )
  SELECT
    (SELECT pricing_version FROM website WHERE id = $1) AS version,
    (SELECT json_build_object('id', id, 'currency', currency, 'isPurchased', is_purchased, 'orderId', order_id,
      'createdAt', extract(epoch FROM created_at) * 1000) FROM own) AS cart,
    (SELECT json_agg(json_build_array(id, product_id, variant_id, quantity, additional_fields, unit_price_seen::text,
      extract(epoch FROM added_at) * 1000) ORDER BY added_at, id) FROM held) AS entries,
    (SELECT row_to_json(paid) FROM paid) AS checkout,
    (SELECT json_build_object('kind', kind, 'plan', plan) FROM single_cart
      WHERE website_id = $1 AND cart_id = (SELECT id FROM own)) AS single,
    array(SELECT code FROM cart_coupon WHERE website_id = $1 AND cart_id = (SELECT id FROM own)
      ORDER BY added_at, code) AS codes,
    array(SELECT gift_card_id FROM cart_gift_card WHERE website_id = $1 AND cart_id = (SELECT id FROM own)
      ORDER BY added_at, gift_card_id) AS "giftCardIds",
    coalesce((SELECT is_tax_exempt FROM site_user
      WHERE website_id = $1 AND id = (SELECT site_user_id FROM own)), false) AS "isTaxExempt",
    array(SELECT discount_id FROM discount_use
      WHERE website_id = $1 AND checkout_id = (SELECT id FROM paid)) AS "ownUses",
    (SELECT json_object_agg(id, times_used) FROM discount
      WHERE website_id = $1 AND code IS NULL AND total_limit IS NOT NULL AND enabled AND deleted_at IS NULL) AS "timesUsed",
    (SELECT json_agg(json_build_array(id, unlimited, on_hand, reserved)) FROM variant
      WHERE website_id = $1 AND product_id = ANY (array(SELECT product_id FROM held) || $3::uuid[])) AS stock`;

type EntryCells = readonly [string, string, string, number, string | null, string, number];
type StockCells = readonly [id: string, unlimited: boolean, onHand: number, reserved: number];

interface WholeRow extends Omit<AskedTerms, 'timesUsed'> {
  readonly cart: StoredCart | null;
  readonly entries: readonly EntryCells[] | null;
  readonly checkout: CheckoutRow | null;
  readonly single: { readonly kind: SingleCart['kind']; readonly plan: SubscriptionPlan | null } | null;
  readonly timesUsed: AskedTerms['timesUsed'] | null;
  readonly stock: readonly StockCells[] | null;
}

/**
 * Returns the cart of a token, with the stock of its products and of `productIds`. Null: no cart, only what is read
 * with every cart.
 */
export async function readWholeCart(
  trx: SiteTransaction,
  websiteId: string,
  tokenHash: Buffer | null,
  productIds: readonly string[] = [],
): Promise<WholeCart> {
  const [whole] = await ask<WholeRow>(trx, WHOLE_CART, [websiteId, tokenHash, productIds]);
  const { version, codes, giftCardIds, isTaxExempt, ownUses, timesUsed, ...row } = whole!;
  return {
    cart: row.cart,
    entries: (row.entries ?? []).map(toEntry),
    checkout: row.checkout === null ? null : toCheckout(row.checkout),
    single: row.single,
    terms: { version, codes, giftCardIds, isTaxExempt, ownUses, timesUsed: timesUsed ?? {} },
    stock: new Map((row.stock ?? []).map(stockOf)),
  };
}

function toEntry([id, productId, variantId, quantity, fields, price, addedAt]: EntryCells): StoredEntry {
  const unitPriceSeen = BigInt(price);
  const additionalFields = fields ?? NO_FIELDS;
  return { id, productId, variantId, quantity, additionalFields, unitPriceSeen, addedAt: new Date(addedAt) };
}

function stockOf([id, unlimited, on_hand, reserved]: StockCells): [string, Stock] {
  return [id, toStock({ unlimited, on_hand, reserved })];
}

import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** An order whose buyer may review it, with those of its products that can be reviewed. */
export interface ReviewableOrder {
  readonly id: string;
  readonly number: number;
  readonly email: string;
  readonly fullName: string;
  readonly language: string | null;
  readonly products: readonly ReviewableProduct[];
}

export interface ReviewableProduct {
  readonly itemId: string;
  readonly title: string;
  /** On the site. */
  readonly path: string;
  readonly imageId: string | null;
}

/**
 * The order with everything its buyer got and kept and that is still sold; null without anything of that kind. Gift cards are
 * money. What was paid back whole is nobody's purchase any more.
 */
export async function findReviewableOrder(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<ReviewableOrder | null> {
  const { rows } = await sql<{
    order_number: bigint;
    email: string;
    full_name: string | null;
    language: string | null;
    item_id: string;
    title: string;
    path: string;
    image_id: string | null;
  }>`SELECT DISTINCT ON (i.id) o.order_number, o.email, o.shipping_address ->> 'fullName' AS full_name, o.language,
      i.id AS item_id, i.title, '/' || c.url_id || '/' || i.url_id AS path,
      coalesce(l.image_asset_id, i.main_image_id) AS image_id
    FROM sales_order o
    JOIN order_line l ON l.website_id = o.website_id AND l.order_id = o.id
    JOIN item i ON i.website_id = o.website_id AND i.id = l.product_id AND i.deleted_at IS NULL
    JOIN collection c ON c.website_id = i.website_id AND c.id = i.collection_id
    WHERE o.website_id = ${websiteId} AND o.id = ${orderId} AND o.payment_state IN ('paid', 'partially_refunded')
      AND l.sent > 0 AND l.quantity > l.canceled + l.withdrawn AND l.product_type <> ${PRODUCT_TYPES.giftCard}
    ORDER BY i.id, l.display_index`.execute(trx);
  const [first] = rows;
  if (first === undefined) return null;
  return {
    ...{ id: orderId, number: Number(first.order_number), email: first.email, language: first.language },
    fullName: first.full_name ?? '',
    products: rows.map(({ item_id, title, path, image_id }) => ({ itemId: item_id, title, path, imageId: image_id })),
  };
}

/**
 * Lists orders that were completely sent within the window and whose buyers were not asked yet, the oldest first.
 * Subscription renewals were asked about the first time. A buyer who left a mailing list is not asked.
 */
export async function listOrdersToAsk(
  trx: SiteTransaction,
  websiteId: string,
  { from, to, limit }: { readonly from: Date; readonly to: Date; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT o.id FROM sales_order o
    JOIN LATERAL (SELECT max(e.created_at) AS at FROM order_event e
      WHERE e.website_id = o.website_id AND e.order_id = o.id AND e.kind = 'fulfilled') sent ON true
    WHERE o.website_id = ${websiteId} AND o.reviews_asked_at IS NULL AND o.email <> ''
      AND o.fulfillment_status = 'FULFILLED' AND o.payment_state IN ('paid', 'partially_refunded')
      AND o.placed_at >= ${from}::timestamptz - interval '1 year' AND o.withdrawal_state = 'none' AND coalesce(sent.at, o.placed_at) BETWEEN ${from} AND ${to}
      AND NOT EXISTS (SELECT 1 FROM product_review r WHERE r.website_id = o.website_id AND r.order_id = o.id)
      AND NOT EXISTS (SELECT 1 FROM subscription_charge c WHERE c.website_id = o.website_id
        AND c.checkout_id = o.checkout_id)
      AND NOT EXISTS (SELECT 1 FROM subscriber s WHERE s.website_id = o.website_id
        AND lower(s.email) = lower(o.email) AND s.state = 'unsubscribed')
    ORDER BY coalesce(sent.at, o.placed_at), o.id LIMIT ${limit}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Returns false when another process has asked meanwhile: one mail per order, however many processes look. */
export async function markReviewsRequested(trx: SiteTransaction, websiteId: string, orderId: string): Promise<boolean> {
  const { numUpdatedRows = 0n } = await trx
    .updateTable('sales_order')
    .set({ reviews_asked_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .where('reviews_asked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

interface ShownGoods {
  readonly itemId: string;
  readonly variantId: string;
  /** Minor units. */
  readonly price: bigint;
}

/**
 * Returns sample products for a cart, physical ones in stock first. Excludes gift cards and subscriptions, which have
 * their own pages.
 */
export async function listShownGoods(
  trx: SiteTransaction,
  websiteId: string,
  count: number,
): Promise<readonly ShownGoods[]> {
  const { rows } = await sql<ShownGoods>`
    SELECT i.id AS "itemId", v.id AS "variantId", v.price
    FROM item i JOIN product p ON p.website_id = i.website_id AND p.id = i.id
    CROSS JOIN LATERAL (
      SELECT id, unlimited OR on_hand - reserved > 0 AS is_left, CASE WHEN on_sale THEN sale_price ELSE price END AS price
      FROM variant
      WHERE website_id = i.website_id AND product_id = i.id AND NOT archived
      ORDER BY is_left DESC, display_index LIMIT 1) v
    WHERE i.website_id = ${websiteId} AND i.record_type = 11 AND i.workflow_state = 1 AND i.deleted_at IS NULL
      AND p.product_type <> ${PRODUCT_TYPES.giftCard} AND NOT p.is_subscribable
    ORDER BY v.is_left AND p.product_type = ${PRODUCT_TYPES.physical} DESC, v.is_left DESC, i.starred DESC, i.id
    LIMIT ${count}`.execute(trx);
  return rows;
}

import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** Something a played visitor can put in the cart. */
export interface DemoProduct {
  readonly itemId: string;
  readonly sku: string;
  readonly path: string;
  readonly title: string;
}

/** Physical goods that are for sale at once, with one variant each that there is enough of. */
export async function listDemoProducts(trx: SiteTransaction, websiteId: string): Promise<readonly DemoProduct[]> {
  const { rows } = await sql<DemoProduct>`
    SELECT DISTINCT ON (i.id) i.id AS "itemId", v.sku, '/' || c.url_id || '/' || i.url_id AS path, i.title
    FROM item i JOIN collection c ON c.website_id = i.website_id AND c.id = i.collection_id
    JOIN product p ON p.website_id = i.website_id AND p.id = i.id
    JOIN variant v ON v.website_id = i.website_id AND v.product_id = i.id AND NOT v.archived
    WHERE i.website_id = ${websiteId} AND i.record_type = 11 AND p.product_type = 1 AND NOT p.is_subscribable
      AND (v.unlimited OR v.on_hand > 20)
    ORDER BY i.id, v.sku`.execute(trx);
  return rows;
}

/** A variant that visitors may see, with what is left of it. */
export interface SampleVariant extends DemoProduct {
  readonly variantId: string;
  readonly productType: number;
  readonly isSubscribable: boolean;
  /** Null: unlimited. */
  readonly left: number | null;
  /** Minor units. */
  readonly price: bigint;
}

export async function listSampleVariants(trx: SiteTransaction, websiteId: string): Promise<readonly SampleVariant[]> {
  const { rows } = await sql<SampleVariant>`
    SELECT i.id AS "itemId", v.id AS "variantId", v.sku, '/' || c.url_id || '/' || i.url_id AS path, i.title,
      p.product_type AS "productType", p.is_subscribable AS "isSubscribable", v.price,
      CASE WHEN v.unlimited THEN NULL ELSE v.on_hand - v.reserved END AS left
    FROM item i JOIN collection c ON c.website_id = i.website_id AND c.id = i.collection_id
    JOIN product p ON p.website_id = i.website_id AND p.id = i.id
    JOIN variant v ON v.website_id = i.website_id AND v.product_id = i.id AND NOT v.archived
    WHERE i.website_id = ${websiteId} AND i.record_type = 11 AND i.workflow_state = 1 AND i.deleted_at IS NULL
    ORDER BY i.url_id, v.display_index`.execute(trx);
  return rows;
}

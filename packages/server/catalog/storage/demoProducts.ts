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

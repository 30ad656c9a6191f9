import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isWithin } from '../../platform/database/searchPattern.ts';

interface Choice {
  readonly id: string;
  readonly title: string;
}

const MOST = 50;

/** What a discount may be limited to: products found by name, with those chosen already; all categories and store pages. */
export async function listDiscountChoices(
  trx: SiteTransaction,
  websiteId: string,
  wanted: { readonly search: string; readonly ids: readonly string[] },
): Promise<{
  readonly products: readonly Choice[];
  readonly categories: readonly Choice[];
  readonly collections: readonly Choice[];
}> {
  const products = await sql<Choice>`
    SELECT i.id, i.title FROM item i JOIN product p ON p.website_id = i.website_id AND p.id = i.id
    WHERE i.website_id = ${websiteId} AND i.deleted_at IS NULL
      AND (i.id = ANY (${[...wanted.ids]}::uuid[]) OR ${isWithin([sql`i.title`], wanted.search)})
    ORDER BY (i.id = ANY (${[...wanted.ids]}::uuid[])) DESC, i.title, i.id LIMIT ${MOST + wanted.ids.length}`.execute(
    trx,
  );
  const categories = await sql<Choice>`
    SELECT id, display_name AS title FROM category WHERE website_id = ${websiteId} AND kind <> 'ROOT'
    ORDER BY display_index, display_name, id LIMIT 1000`.execute(trx);
  const collections = await sql<Choice>`
    SELECT id, title FROM collection WHERE website_id = ${websiteId} AND type = 13 ORDER BY display_index, id`.execute(
    trx,
  );
  return { products: products.rows, categories: categories.rows, collections: collections.rows };
}

export interface ExampleProduct extends Choice {
  readonly price: bigint;
  readonly productType: number;
  readonly collectionId: string;
}

/** Up to three products for an example: two that the discount concerns first, so that it shows. */
export async function listExampleProducts(
  trx: SiteTransaction,
  websiteId: string,
  { scope, scopeIds }: { readonly scope: string; readonly scopeIds: readonly string[] },
): Promise<readonly ExampleProduct[]> {
  const ids = [...scopeIds];
  const { rows } = await sql<ExampleProduct>`
    SELECT i.id, i.title, i.collection_id AS "collectionId", p.product_type AS "productType",
      CASE WHEN v.on_sale THEN v.sale_price ELSE v.price END AS price
    FROM item i JOIN product p ON p.website_id = i.website_id AND p.id = i.id
    JOIN LATERAL (SELECT price, sale_price, on_sale FROM variant WHERE website_id = ${websiteId} AND product_id = i.id
      AND NOT archived ORDER BY display_index, id LIMIT 1) v ON true
    WHERE i.website_id = ${websiteId} AND i.deleted_at IS NULL AND i.workflow_state = 1 AND p.product_type IN (1, 2, 3)
    ORDER BY CASE ${scope}
        WHEN 'products' THEN i.id = ANY (${ids}::uuid[])
        WHEN 'collections' THEN i.collection_id = ANY (${ids}::uuid[])
        WHEN 'categories' THEN EXISTS (SELECT FROM category c WHERE c.website_id = ${websiteId}
          AND c.id = ANY (${ids}::uuid[]) AND c.collection_id = i.collection_id AND c.path = ANY (i.categories))
        ELSE true END DESC, (p.product_type = 1) DESC, i.display_index, i.id
    LIMIT 3`.execute(trx);
  return rows;
}

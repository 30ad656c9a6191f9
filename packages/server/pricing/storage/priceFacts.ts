import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** What determines a product's taxes and discounts in addition to its price. */
export interface PriceFacts {
  readonly taxClass: string | null;
  /** Ids from the outermost category inwards, joined by `/`, one path for each category the product is in. */
  readonly categoryPaths: readonly string[];
}

interface FactsRow {
  readonly id: string;
  readonly tax_class: string | null;
  readonly category_paths: readonly string[];
}

export async function loadPriceFacts(
  trx: SiteTransaction,
  websiteId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, PriceFacts>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<FactsRow>`
    SELECT i.id, p.settings ->> 'taxClass' AS tax_class, array(
      SELECT (SELECT string_agg(a.id::text, '/' ORDER BY length(a.path)) FROM category a
        WHERE a.website_id = ${websiteId} AND a.collection_id = c.collection_id
          AND (a.path = c.path OR a.path = '' OR starts_with(c.path, a.path || '/')))
      FROM category c WHERE c.website_id = ${websiteId} AND c.collection_id = i.collection_id AND c.path = ANY (i.categories)
    ) AS category_paths
    FROM item i JOIN product p ON p.website_id = i.website_id AND p.id = i.id
    WHERE i.website_id = ${websiteId} AND i.id = ANY (${[...new Set(productIds)]}::uuid[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, { taxClass: row.tax_class || null, categoryPaths: row.category_paths }]));
}

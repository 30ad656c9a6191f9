import { chooseOptionNames, type NamedOption, optionFields } from '@quoin/domain/translations';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../database/database.ts';

/** Ids of translations are texts, whatever an archive brought. */
const PRODUCT_ID = sql`CASE WHEN own.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN own.id::uuid END`;
/**
 * How many products are read for their names of an option: enough to find the usual one, whatever the size of the shop.
 */
const MOST_ASKED = 50;

/**
 * What filters call these options of a collection's products in the language that the transaction reads, by field;
 * nothing in the main one.
 */
export async function loadOptionNames(
  trx: SiteTransaction,
  { websiteId, collectionId }: { readonly websiteId: string; readonly collectionId: string },
  options: readonly NamedOption[],
): Promise<ReadonlyMap<string, string>> {
  if (trx.language === undefined || options.length === 0) return new Map();
  const { rows } = await sql<{ field: string; text: string; products: bigint }>`
    SELECT field, value AS text, count(*) AS products
    FROM unnest(${optionFields(options)}::text[]) AS wanted(field), LATERAL (
      SELECT own.value FROM translation AS own
      WHERE own.website_id = ${websiteId} AND own.language = ${trx.language} AND own.kind = 'item'
        AND own.field = wanted.field AND ${isListed(websiteId, collectionId)}
      ORDER BY own.id LIMIT ${MOST_ASKED}
    ) AS said
    GROUP BY field, value`.execute(trx);
  return chooseOptionNames(
    options,
    rows.map((row) => ({ ...row, products: Number(row.products) })),
  );
}

/** OFFSET keeps it a look at each of the few, instead of a join with all products. */
function isListed(websiteId: string, collectionId: string) {
  return sql`EXISTS (SELECT FROM item_facet AS f WHERE f.website_id = ${websiteId} AND f.item_id = ${PRODUCT_ID}
    AND f.collection_id = ${collectionId} AND f.is_listed OFFSET 0)`;
}

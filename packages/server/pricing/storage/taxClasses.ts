import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A class of products with its own tax rules. */
export interface TaxClass {
  readonly name: string;
  readonly productIds: readonly string[];
}

/** The classes that products have been given; all others are of the standard class. */
export async function listTaxClasses(trx: SiteTransaction, websiteId: string): Promise<readonly TaxClass[]> {
  const { rows } = await sql<TaxClass>`
    SELECT settings ->> 'taxClass' AS name, array_agg(id ORDER BY id) AS "productIds" FROM product
    WHERE website_id = ${websiteId} AND settings ->> 'taxClass' <> '' GROUP BY 1 ORDER BY 1`.execute(trx);
  return rows;
}

/** Classes that a product can be given: those of taxes and those in use. */
export async function listTaxClassNames(trx: SiteTransaction, websiteId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT unnest(tax_classes) AS name FROM tax_rule WHERE website_id = ${websiteId}
    UNION SELECT settings ->> 'taxClass' FROM product WHERE website_id = ${websiteId} AND settings ->> 'taxClass' <> ''
    ORDER BY 1`.execute(trx);
  return rows.map(({ name }) => name);
}

/**
 * Gives products their classes; those no longer named are of the standard class again. An edit of a product as any: its
 * revision rises, so that an open editor does not write the old class back.
 */
export async function saveTaxClasses(
  trx: SiteTransaction,
  websiteId: string,
  classes: readonly TaxClass[],
): Promise<void> {
  const wanted = classes.flatMap(({ name, productIds }) => productIds.map((id) => ({ id, name })));
  await sql`
    WITH wanted AS (
      SELECT DISTINCT ON (id) id, name FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w(id uuid, name text)
    ), changed AS (
      UPDATE product p SET settings = p.settings || jsonb_build_object('taxClass', coalesce(w.name, ''))
      FROM product held LEFT JOIN wanted w ON w.id = held.id
      WHERE held.website_id = ${websiteId} AND p.website_id = held.website_id AND p.id = held.id
        AND coalesce(p.settings ->> 'taxClass', '') <> coalesce(w.name, '')
      RETURNING p.id
    )
    UPDATE item SET updated_on = ${trx.now()}::timestamptz WHERE website_id = ${websiteId}
      AND id IN (SELECT id FROM changed)`.execute(trx);
}

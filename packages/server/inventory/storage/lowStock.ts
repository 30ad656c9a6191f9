import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** From how many available units on a variant of this product is low: the product's own number, else the store's. */
export function lowFrom(productSettings: string, threshold: number): RawBuilder<number> {
  return sql<number>`coalesce((${sql.ref(productSettings)} ->> 'lowStockThreshold')::int, ${threshold}::int)`;
}

export interface FallenVariant {
  readonly variantId: string;
  readonly title: string;
  readonly optionNames: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly sku: string;
  readonly available: number;
}

export interface LowStockLook {
  /** Null: every variant of the site. */
  readonly variantIds: readonly string[] | null;
  readonly threshold: number;
}

/** Forgets notices about variants that are no longer low, so that their next fall is reported again. */
export async function forgetRestocked(
  trx: SiteTransaction,
  websiteId: string,
  { variantIds, threshold }: LowStockLook,
): Promise<void> {
  const only = variantIds === null ? sql`` : sql`AND v.id = ANY (${[...variantIds]}::uuid[])`;
  // In ascending order, as buyers lock them (STK-7).
  await sql`
    UPDATE variant SET low_stock_told_at = NULL WHERE website_id = ${websiteId} AND id IN (
      SELECT v.id FROM variant v JOIN product p ON p.website_id = v.website_id AND p.id = v.product_id
      WHERE v.website_id = ${websiteId} ${only} AND v.low_stock_told_at IS NOT NULL
        AND (v.unlimited OR v.on_hand - v.reserved > ${lowFrom('p.settings', threshold)})
      ORDER BY v.id FOR NO KEY UPDATE OF v)`.execute(trx);
}

/** Returns variants that have become low and were not reported yet, and marks them as reported. */
export async function takeFallen(
  trx: SiteTransaction,
  websiteId: string,
  { variantIds, threshold }: LowStockLook,
): Promise<readonly FallenVariant[]> {
  const only = variantIds === null ? sql`` : sql`AND v.id = ANY (${[...variantIds]}::uuid[])`;
  const { rows } = await sql<FallenVariant>`
    WITH fallen AS (
      SELECT v.id, v.product_id, v.sku, v.attributes, v.display_index, v.on_hand - v.reserved AS available, i.title,
        p.variant_option_ordering
      FROM variant v JOIN product p ON p.website_id = v.website_id AND p.id = v.product_id
      JOIN item i ON i.website_id = p.website_id AND i.id = p.id
      WHERE v.website_id = ${websiteId} ${only} AND v.low_stock_told_at IS NULL AND NOT v.unlimited AND NOT v.archived
        AND i.deleted_at IS NULL AND v.on_hand - v.reserved <= ${lowFrom('p.settings', threshold)}
      ORDER BY v.id FOR NO KEY UPDATE OF v
    ), told AS (
      UPDATE variant SET low_stock_told_at = ${trx.now()}::timestamptz
      WHERE website_id = ${websiteId} AND id IN (SELECT id FROM fallen)
    )
    SELECT id AS "variantId", title, variant_option_ordering AS "optionNames", attributes, sku, available FROM fallen
    ORDER BY available, title, display_index`.execute(trx);
  return rows;
}

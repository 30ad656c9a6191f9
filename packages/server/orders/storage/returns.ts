import { quantityByVariant } from '@quoin/domain/cart';
import { sql } from 'kysely';
import type { Units } from '../../inventory/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';

/**
 * Puts units back on the shelf and writes the movements (STK-2), ascending (STK-7). What never runs out and what was deleted
 * since has no shelf. Answers whether something became buyable again.
 */
export async function returnUnits(
  trx: SiteTransaction,
  websiteId: string,
  units: readonly Units[],
  cause: { readonly causeId: string; readonly accountId: string | null },
): Promise<boolean> {
  const sums = quantityByVariant(units);
  let hasFlipped = false;
  for (const variantId of [...sums.keys()].sort()) {
    const quantity = sums.get(variantId) ?? 0;
    const { rows } = await sql<{ free: number }>`
      WITH back AS (
        UPDATE variant SET on_hand = on_hand + ${quantity}
        WHERE website_id = ${websiteId} AND id = ${variantId} AND NOT unlimited
        RETURNING id, on_hand - reserved AS free
      ), moved AS (
        INSERT INTO stock_movement (website_id, id, variant_id, delta, cause, cause_id, account_id, created_at)
        SELECT ${websiteId}, ${trx.newId()}, id, ${quantity}, 'return', ${cause.causeId}, ${cause.accountId}, ${trx.now()}::timestamptz
        FROM back
      )
      SELECT free FROM back`.execute(trx);
    hasFlipped ||= rows[0] !== undefined && rows[0].free > 0 && rows[0].free <= quantity;
  }
  return hasFlipped;
}

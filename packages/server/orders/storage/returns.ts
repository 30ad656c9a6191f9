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
    // Two statements that travel together: an engine that spreads tables cannot write twice in one.
    const [{ rows }] = await Promise.all([
      sql<{ free: number }>`UPDATE variant SET on_hand = on_hand + ${quantity}
        WHERE website_id = ${websiteId} AND id = ${variantId} AND NOT unlimited
        RETURNING on_hand - reserved AS free`.execute(trx),
      sql`INSERT INTO stock_movement (website_id, id, variant_id, delta, cause, cause_id, account_id, created_at)
        SELECT website_id, ${trx.newId()}::uuid, id, ${quantity}::int, 'return', ${cause.causeId}::uuid, ${cause.accountId}::uuid,
          ${trx.now()}::timestamptz
        FROM variant WHERE website_id = ${websiteId} AND id = ${variantId} AND NOT unlimited`.execute(trx),
    ]);
    hasFlipped ||= rows[0] !== undefined && rows[0].free > 0 && rows[0].free <= quantity;
  }
  return hasFlipped;
}

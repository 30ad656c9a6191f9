import { STOCK_HOLD_MOVES } from '@quoin/domain/orders';
import { movesTo } from '@quoin/domain/states';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** So many units of one variant. */
export interface Units {
  readonly variantId: string;
  readonly quantity: number;
}

/** Always in this order: two buyers of the same things never wait for each other in a ring (STK-7). */
function sorted(units: readonly Units[]): readonly Units[] {
  return [...units].sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
}

export interface Reservation {
  /** The first variant that has too little; then nothing counts and the transaction must be rolled back. */
  readonly missing: string | null;
  /** What is held: variants without limit hold nothing. */
  readonly held: readonly Units[];
  /** A variant went from buyable to sold out. */
  readonly hasFlipped: boolean;
}

/**
 * Holds units for a checkout (STK-1): one conditional update per variant, ascending, as the last statements of the
 * caller's transaction. `holdMs` counts by the database's clock.
 */
export async function reserveUnits(
  trx: SiteTransaction,
  websiteId: string,
  checkoutId: string,
  units: readonly Units[],
  holdMs: number,
): Promise<Reservation> {
  const wanted = sorted(units);
  const taken = await Promise.all(wanted.map((one) => reserve(trx, websiteId, { checkoutId, holdMs, ...one })));
  const held = wanted.filter((_, index) => taken[index]?.unlimited === false);
  const missing = wanted.find((_, index) => taken[index] === null)?.variantId ?? null;
  return { missing, held, hasFlipped: taken.some((row) => row?.unlimited === false && row.free === 0) };
}

/**
 * Null: there is too little. The units are taken and noted by two statements, since an engine that spreads tables (Citus)
 * cannot write twice in one; they travel together, and the second finds the row that the first has locked.
 */
async function reserve(
  trx: SiteTransaction,
  websiteId: string,
  { variantId, quantity, checkoutId, holdMs }: Units & { readonly checkoutId: string; readonly holdMs: number },
): Promise<{ readonly unlimited: boolean; readonly free: number } | null> {
  const [{ rows }] = await Promise.all([
    sql<{ unlimited: boolean; free: number }>`
      UPDATE variant SET reserved = CASE WHEN unlimited THEN reserved ELSE reserved + ${quantity} END
      WHERE website_id = ${websiteId} AND id = ${variantId} AND NOT archived
        AND (unlimited OR on_hand - reserved >= ${quantity})
      RETURNING unlimited, on_hand - reserved AS free`.execute(trx),
    sql`INSERT INTO stock_reservation (website_id, id, variant_id, checkout_id, quantity, created_at, expires_at)
      SELECT website_id, ${trx.newId()}, id, ${checkoutId}, ${quantity}, now(), now() + ${holdMs}::double precision * interval '1 millisecond'
      FROM variant WHERE website_id = ${websiteId} AND id = ${variantId} AND NOT unlimited`.execute(trx),
  ]);
  return rows[0] ?? null;
}

/** Gives what a checkout holds back to the shop (STK-3). Returns whether something became buyable again. */
export async function releaseUnits(trx: SiteTransaction, websiteId: string, checkoutId: string): Promise<boolean> {
  const given = await endReservations(trx, websiteId, checkoutId, 'released');
  let hasFlipped = false;
  for (const { variantId, quantity } of sorted(given)) {
    // Held while it had a limit: it is given back even where the limit was lifted since.
    const { rows } = await sql<{ unlimited: boolean; free: number }>`
      UPDATE variant SET reserved = greatest(0, reserved - ${quantity})
      WHERE website_id = ${websiteId} AND id = ${variantId}
      RETURNING unlimited, on_hand - reserved AS free`.execute(trx);
    const [row] = rows;
    hasFlipped ||= row !== undefined && !row.unlimited && row.free > 0 && row.free <= quantity;
  }
  return hasFlipped;
}

/** Marks what a checkout holds as used; each reservation once and never after it was given back (STK-4). */
export function claimReservations(trx: SiteTransaction, websiteId: string, checkoutId: string): Promise<Units[]> {
  return endReservations(trx, websiteId, checkoutId, 'claimed');
}

async function endReservations(
  trx: SiteTransaction,
  websiteId: string,
  checkoutId: string,
  state: 'claimed' | 'released',
): Promise<Units[]> {
  const rows = await trx
    .updateTable('stock_reservation')
    .set({ state })
    .where('website_id', '=', websiteId)
    .where('checkout_id', '=', checkoutId)
    .where('state', 'in', movesTo(STOCK_HOLD_MOVES, state))
    .returning(['variant_id', 'quantity'])
    .execute();
  return rows.map((row) => ({ variantId: row.variant_id, quantity: row.quantity }));
}

/** Longer for a visitor who is at his bank. */
export async function extendHold(
  trx: SiteTransaction,
  websiteId: string,
  checkoutId: string,
  holdMs: number,
): Promise<void> {
  await sql`UPDATE stock_reservation SET expires_at = now() + ${holdMs}::double precision * interval '1 millisecond'
    WHERE website_id = ${websiteId} AND checkout_id = ${checkoutId} AND state = 'held'`.execute(trx);
}

/** Whether a checkout holds something and its time is up by the database's clock. */
export async function isHoldOver(trx: SiteTransaction, websiteId: string, checkoutId: string): Promise<boolean> {
  const { rows } = await sql<{
    over: boolean | null;
  }>`SELECT bool_and(expires_at <= now()) AS over FROM stock_reservation
    WHERE website_id = ${websiteId} AND checkout_id = ${checkoutId} AND state = 'held'`.execute(trx);
  return rows[0]?.over === true;
}

/** One order line that takes stock. */
export interface TakenLine extends Units {
  readonly lineId: string;
}

/**
 * Takes the units of order lines from the shelf and writes the movements (STK-2). `from` says whether they were held
 * for this checkout or must be free now; false when there were too few of the latter: then the transaction must be
 * rolled back.
 */
export async function takeUnits(
  trx: SiteTransaction,
  websiteId: string,
  lines: readonly TakenLine[],
  from: 'held' | 'free',
): Promise<boolean> {
  const byVariant = new Map<string, TakenLine[]>();
  for (const line of lines) byVariant.set(line.variantId, [...(byVariant.get(line.variantId) ?? []), line]);
  const ids = [...byVariant.keys()].sort();
  const taken = await Promise.all(ids.map((id) => takeVariant(trx, websiteId, id, byVariant.get(id)!, from)));
  return taken.every(Boolean);
}

async function takeVariant(
  trx: SiteTransaction,
  websiteId: string,
  variantId: string,
  lines: readonly TakenLine[],
  from: 'held' | 'free',
): Promise<boolean> {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const reserved = from === 'held' ? sql`greatest(0, reserved - ${quantity})` : sql`reserved`;
  const enough = from === 'held' ? sql`true` : sql`(unlimited OR on_hand - reserved >= ${quantity})`;
  const [{ rows }] = await Promise.all([
    sql`UPDATE variant SET reserved = ${reserved}, on_hand = CASE WHEN unlimited THEN on_hand ELSE on_hand - ${quantity} END
      WHERE website_id = ${websiteId} AND id = ${variantId} AND ${enough} RETURNING id`.execute(trx),
    ...lines.map((line) =>
      sql`INSERT INTO stock_movement (website_id, id, variant_id, delta, cause, cause_id, created_at)
        SELECT website_id, ${trx.newId()}, id, ${-line.quantity}, 'order', ${line.lineId}, ${trx.now()}::timestamptz
        FROM variant WHERE website_id = ${websiteId} AND id = ${variantId} AND NOT unlimited`.execute(trx),
    ),
  ]);
  // A variant deleted since has no shelf to take from; what was held for it is sold all the same.
  return rows.length > 0 || from === 'held';
}

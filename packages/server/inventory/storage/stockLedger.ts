import type { StockReason } from '@quoin/domain/catalog';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { siteRow } from '../../platform/database/siteRow.ts';

/** A variant whose row this transaction holds. */
export interface LockedStock {
  readonly variantId: string;
  readonly productId: string;
  readonly sku: string;
  readonly productType: number;
  readonly unlimited: boolean;
  readonly onHand: number;
  readonly reserved: number;
}

/** Locks variants in ascending order (STK-7): nobody sells or adjusts them until the transaction ends. */
export async function lockStock(
  trx: SiteTransaction,
  websiteId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, LockedStock>> {
  const rows = await trx
    .selectFrom('variant')
    .innerJoin('product', (join) =>
      join.onRef('product.website_id', '=', 'variant.website_id').onRef('product.id', '=', 'variant.product_id'),
    )
    .select(['variant.id', 'variant.product_id', 'sku', 'product_type', 'unlimited', 'on_hand', 'reserved'])
    .where('variant.website_id', '=', websiteId)
    .where(sql<boolean>`variant.id = any (${[...variantIds]}::uuid[])`)
    .where('archived', '=', false)
    .orderBy('variant.id')
    .forUpdate('variant')
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        variantId: row.id,
        productId: row.product_id,
        sku: row.sku,
        productType: row.product_type,
        unlimited: row.unlimited,
        onHand: row.on_hand,
        reserved: row.reserved,
      },
    ]),
  );
}

export interface StockMove {
  readonly variantId: string;
  readonly unlimited: boolean;
  readonly delta: number;
}

export interface MoveCause {
  readonly cause: 'return' | 'adjustment' | 'import';
  readonly causeId: string;
  readonly accountId: string | null;
}

/**
 * Changes stock and writes the movements, in the transaction's order (STK-2). Each row only where it stays possible (STK-1).
 * Returns the ids of the variants that were changed.
 */
export async function moveStock(
  trx: SiteTransaction,
  websiteId: string,
  moves: readonly StockMove[],
  { cause, causeId, accountId }: MoveCause,
): Promise<ReadonlySet<string>> {
  if (moves.length === 0) return new Set();
  const { rows } = await sql<{ id: string; delta: number }>`
    update variant v set unlimited = w.unlimited, on_hand = v.on_hand + w.delta
    from unnest(${moves.map((move) => move.variantId)}::uuid[], ${moves.map((move) => move.unlimited)}::boolean[],
      ${moves.map((move) => move.delta)}::int[]) as w(id, unlimited, delta)
    where v.website_id = ${websiteId} and v.id = w.id and not v.archived and v.on_hand + w.delta >= 0
      and (w.unlimited or v.on_hand + w.delta >= v.reserved)
    returning v.id, w.delta`.execute(trx);
  const moved = rows.filter(({ delta }) => delta !== 0);
  await sql`
    insert into stock_movement (website_id, id, variant_id, delta, cause, cause_id, account_id, created_at)
    select own.website_id, w.id, w.variant_id, w.delta, ${cause}, ${causeId}, ${accountId}::uuid, ${trx.now()}::timestamptz
    from ${siteRow(websiteId)} cross join unnest(${moved.map(() => trx.newId())}::uuid[],
      ${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ delta }) => delta)}::int[]) as w(id, variant_id, delta)`.execute(
    trx,
  );
  return new Set(rows.map(({ id }) => id));
}

export interface NewAdjustment {
  readonly id: string;
  readonly reason: StockReason;
  readonly note: string;
  readonly accountId: string | null;
  readonly actor: string;
  /** Of the variants where that changed. */
  readonly unlimitedBefore: Readonly<Record<string, boolean>>;
  readonly undoesId: string | null;
}

export async function insertAdjustment(trx: SiteTransaction, websiteId: string, adjustment: NewAdjustment) {
  await trx
    .insertInto('stock_adjustment')
    .values({
      website_id: websiteId,
      id: adjustment.id,
      reason: adjustment.reason,
      note: adjustment.note,
      account_id: adjustment.accountId,
      actor: adjustment.actor,
      unlimited_before: JSON.stringify(adjustment.unlimitedBefore),
      undoes_id: adjustment.undoesId,
      created_at: trx.now(),
    })
    .execute();
}

export interface StoredAdjustment {
  readonly id: string;
  readonly reason: StockReason;
  readonly unlimitedBefore: Readonly<Record<string, boolean>>;
  readonly isUndone: boolean;
  readonly moves: readonly { readonly variantId: string; readonly delta: number }[];
}

/** An adjustment with what it moved; null when there is none. */
export async function findAdjustment(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredAdjustment | null> {
  const row = await trx
    .selectFrom('stock_adjustment')
    .select(['id', 'reason', 'unlimited_before'])
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const undoing = await trx
    .selectFrom('stock_adjustment')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('undoes_id', '=', id)
    .executeTakeFirst();
  const moves = await trx
    .selectFrom('stock_movement')
    .select(['variant_id', 'delta'])
    .where('website_id', '=', websiteId)
    .where('cause', '=', 'adjustment')
    .where('cause_id', '=', id)
    .execute();
  return {
    id,
    reason: row.reason,
    unlimitedBefore: row.unlimited_before,
    isUndone: undoing !== undefined,
    moves: moves.map((move) => ({ variantId: move.variant_id, delta: move.delta })),
  };
}

import {
  type AdjustedStock,
  type Adjustment,
  decideAdjustment,
  type InventoryCode,
  isBuyable,
  PRODUCT_TYPES,
  type StockReason,
} from '@quoin/domain/catalog';
import { type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { bumpStockRevision } from '../sites/index.ts';
import { enqueueLowStockCheck } from './lowStockMail.ts';
import { insertAdjustment, type LockedStock, lockStock, moveStock } from './storage/stockLedger.ts';

export interface StockChange {
  readonly variantId: string;
  readonly adjustment: Adjustment;
}

export interface WantedAdjustment {
  readonly changes: readonly StockChange[];
  readonly reason: StockReason;
  readonly note: string;
  readonly actor: Actor;
  /** The adjustment this takes back. */
  readonly undoesId?: string;
}

export interface StockProblem extends Problem<InventoryCode> {
  readonly variantId: string;
  /** Empty for a variant that is no longer there. */
  readonly sku: string;
}

export interface AdjustedVariant {
  readonly variantId: string;
  readonly unlimited: boolean;
  readonly onHand: number;
  readonly reserved: number;
}

/** All variants adjusted, or none and every reason why. */
export type AdjustmentResult =
  | { readonly ok: true; readonly adjustmentId: string | null; readonly variants: readonly AdjustedVariant[] }
  | { readonly ok: false; readonly problems: readonly StockProblem[] };

export type StockDeps = Pick<Deps, 'db'> & {
  /** Cached pages of the site show marks of stock. */
  readonly invalidate: (websiteId: string) => void;
};

/** Ten thousand variants on a busy machine take longer than a request's usual 5 s. */
export const MANY_TIMEOUT_MS = 60_000;

/** Adjusts stock by hand: by how much or to what, of whom and why (STK-1, STK-2, STK-7). */
export function adjustStock(deps: StockDeps, websiteId: string, wanted: WantedAdjustment): Promise<AdjustmentResult> {
  const work = async (trx: SiteTransaction) => {
    const result = await adjustStockIn(trx, websiteId, wanted);
    if (result.ok && result.adjustmentId !== null) trx.afterCommit(() => deps.invalidate(websiteId));
    return result;
  };
  return deps.db.inSite({ websiteId }, work, { statementTimeoutMs: MANY_TIMEOUT_MS });
}

/** The same within a larger change. A refusal has written nothing; the caller decides what becomes of the rest. */
export async function adjustStockIn(
  trx: SiteTransaction,
  websiteId: string,
  wanted: WantedAdjustment,
): Promise<AdjustmentResult> {
  const locked = await lockStock(
    trx,
    websiteId,
    wanted.changes.map((change) => change.variantId),
  );
  const named = new Set<string>();
  const decided = wanted.changes.map((change) => {
    const isNamedAgain = named.has(change.variantId);
    named.add(change.variantId);
    return { change, outcome: isNamedAgain ? TWICE : decideFor(locked.get(change.variantId), change) };
  });
  const problems = decided.flatMap(({ change: { variantId }, outcome }) =>
    outcome.ok ? [] : [{ ...outcome.problem, variantId, sku: locked.get(variantId)?.sku ?? '' }],
  );
  if (problems.length > 0) return { ok: false, problems };
  const done = decided.flatMap(({ change: { variantId }, outcome }) =>
    outcome.ok ? [{ before: locked.get(variantId)!, after: outcome.value }] : [],
  );
  const changed = done.filter(({ before, after }) => after.delta !== 0 || after.unlimited !== before.unlimited);
  const adjustmentId = changed.length === 0 ? null : await write(trx, websiteId, wanted, changed);
  const variants = done.map(({ before: { variantId, reserved }, after }) => ({
    variantId,
    reserved,
    unlimited: after.unlimited,
    onHand: after.onHand,
  }));
  return { ok: true, adjustmentId, variants };
}

/** Each change is decided from the stock before all of them, so there is one for a variant. */
const TWICE = refuse('variantTwice');

function decideFor(stock: LockedStock | undefined, { adjustment }: StockChange): Outcome<AdjustedStock, InventoryCode> {
  if (stock === undefined) return refuse('variantGone');
  const isLimiting = adjustment.kind !== 'unlimited';
  if (isLimiting && stock.productType === PRODUCT_TYPES.digital) return refuse('stockNeverLimited');
  return decideAdjustment(stock, adjustment);
}

interface Done {
  readonly before: LockedStock;
  readonly after: AdjustedStock;
}

async function write(
  trx: SiteTransaction,
  websiteId: string,
  { reason, note, actor, undoesId }: WantedAdjustment,
  changed: readonly Done[],
): Promise<string> {
  const id = trx.newId();
  const flags = changed.filter(({ before, after }) => before.unlimited !== after.unlimited);
  await insertAdjustment(trx, websiteId, {
    id,
    reason,
    note,
    accountId: actor.accountId,
    actor: actor.name,
    unlimitedBefore: Object.fromEntries(flags.map(({ before }) => [before.variantId, before.unlimited])),
    undoesId: undoesId ?? null,
  });
  const moves = changed.map(({ before: { variantId }, after: { unlimited, delta } }) => ({
    variantId,
    unlimited,
    delta,
  }));
  const moved = await moveStock(trx, websiteId, moves, {
    cause: 'adjustment',
    causeId: id,
    accountId: actor.accountId,
  });
  // Their rows are locked since the decision: one that cannot be moved is a fault, and nothing stays.
  if (moved.size !== moves.length) throw new Error('Stock changed under its lock.');
  await enqueueLowStockCheck(
    trx,
    websiteId,
    moves.map((move) => move.variantId),
  );
  await recordAudit(trx, {
    websiteId,
    actor,
    action: 'stock.adjust',
    subjectId: id,
    subjectTitle: titleOf(changed),
    details: { reason, note, variants: changed.slice(0, 100).map(auditLine), count: changed.length },
  });
  if (changed.some(hasFlipped)) await bumpStockRevision(trx, websiteId);
  return id;
}

function titleOf(changed: readonly Done[]): string {
  return changed.length === 1 ? changed[0]!.before.sku : `${changed.length} variants`;
}

function auditLine({ before, after }: Done) {
  const text = (unlimited: boolean, onHand: number) => (unlimited ? 'Unlimited' : onHand);
  return {
    sku: before.sku,
    from: text(before.unlimited, before.onHand),
    to: text(after.unlimited, after.onHand),
  };
}

/** From buyable to sold out or back: pages with the mark need a new cache key. */
function hasFlipped({ before, after }: Done): boolean {
  return isBuyable(before) !== isBuyable({ ...after, reserved: before.reserved });
}

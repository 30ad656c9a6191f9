import type { Adjustment, InventoryCode } from '@quoin/domain/catalog';
import { type Outcome, refuse } from '@quoin/domain/problem';
import type { Actor } from '../audit/index.ts';
import { violatedUnique } from '../platform/database/errors.ts';
import {
  type AdjustmentResult,
  adjustStockIn,
  MANY_TIMEOUT_MS,
  type StockChange,
  type StockDeps,
} from './adjustStock.ts';
import { findAdjustment, lockStock, type StoredAdjustment } from './storage/stockLedger.ts';

/**
 * Takes an adjustment back: by as much as it moved, so that what was sold meanwhile stays sold. Once each; refused where
 * buyers hold what would have to go.
 */
export async function undoAdjustment(
  deps: StockDeps,
  websiteId: string,
  wanted: { readonly adjustmentId: string; readonly actor: Actor },
): Promise<Outcome<AdjustmentResult, InventoryCode>> {
  try {
    return await deps.db.inSite(
      { websiteId },
      async (trx) => {
        const adjustment = await findAdjustment(trx, websiteId, wanted.adjustmentId);
        if (adjustment === null) return refuse('adjustmentUnknown');
        if (adjustment.isUndone) return refuse('adjustmentUndone');
        const ids = [...adjustment.moves.map((move) => move.variantId), ...Object.keys(adjustment.unlimitedBefore)];
        const stocks = await lockStock(trx, websiteId, ids);
        const onHand = (variantId: string) => stocks.get(variantId)?.onHand ?? 0;
        const changes = reversed(adjustment, onHand);
        const result = await adjustStockIn(trx, websiteId, {
          changes,
          reason: 'undo',
          note: '',
          actor: wanted.actor,
          undoesId: adjustment.id,
        });
        if (result.ok) trx.afterCommit(() => deps.invalidate(websiteId));
        return { ok: true, value: result };
      },
      { statementTimeoutMs: MANY_TIMEOUT_MS },
    );
  } catch (fault) {
    // Two pressed at once: the second finds the first one's row.
    if (violatedUnique(fault) === null) throw fault;
    return refuse('adjustmentUndone');
  }
}

function reversed(adjustment: StoredAdjustment, onHand: (variantId: string) => number): readonly StockChange[] {
  const deltas = new Map(adjustment.moves.map((move) => [move.variantId, move.delta]));
  const ids = new Set([...deltas.keys(), ...Object.keys(adjustment.unlimitedBefore)]);
  return [...ids].sort().map((variantId) => {
    const wasUnlimited = adjustment.unlimitedBefore[variantId];
    return { variantId, adjustment: back(wasUnlimited, deltas.get(variantId) ?? 0, onHand(variantId)) };
  });
}

function back(wasUnlimited: boolean | undefined, delta: number, onHand: number): Adjustment {
  if (wasUnlimited === true) return { kind: 'unlimited' };
  // The limit comes back with what was on hand when it was lifted.
  if (wasUnlimited === false) return { kind: 'set', quantity: Math.max(0, onHand - delta) };
  return delta > 0 ? { kind: 'remove', quantity: delta } : { kind: 'add', quantity: -delta };
}

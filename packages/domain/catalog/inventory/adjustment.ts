import { typedCode } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';

/** The most units of one variant that can be on hand: nine digits, as in a product file. */
export const MAX_ON_HAND = 999_999_999;

/** Why a user sets stock by hand, from the owner's choices. */
export const STOCK_REASONS = ['counted', 'received', 'damaged', 'lost', 'returned', 'correction'] as const;
/** And why the product itself does: its editor, a bulk edit, taking an adjustment back. */
export type StockReason = (typeof STOCK_REASONS)[number] | 'product' | 'bulkEdit' | 'undo';

/** Stock as the books have it: what is on the shelf, and how much of that buyers hold just now. */
export interface StockLevel {
  readonly unlimited: boolean;
  readonly onHand: number;
  readonly reserved: number;
}

/**
 * What is to be done with the stock of one variant. `add` and `remove` hold whatever was sold meanwhile; `set` says what was
 * seen before it, and is refused where that is no longer so.
 */
export type Adjustment =
  | { readonly kind: 'set'; readonly quantity: number; readonly seen?: number }
  | { readonly kind: 'add' | 'remove'; readonly quantity: number }
  /** Stock without limit; what is on hand stays noted for the day the limit comes back. */
  | { readonly kind: 'unlimited' };

export type InventoryCode =
  | 'stockNotWhole'
  | 'stockTooLarge'
  | 'stockBelowZero'
  | 'stockBelowReserved'
  | 'stockChanged'
  | 'stockUnlimited'
  | 'stockNeverLimited'
  | 'variantGone'
  | 'variantTwice'
  | 'adjustmentUndone'
  | 'adjustmentUnknown'
  | 'thresholdInvalid'
  | 'stockFileBroken'
  | 'stockFileEmpty'
  | 'stockFileTooLong';

/** The stock after an adjustment, and the movement that leads there. */
export interface AdjustedStock {
  readonly unlimited: boolean;
  readonly onHand: number;
  /** Zero: nothing moves. */
  readonly delta: number;
}

/** STK-1: what buyers hold stays on the shelf, no matter who counts. */
export function decideAdjustment(level: StockLevel, adjustment: Adjustment): Outcome<AdjustedStock, InventoryCode> {
  if (adjustment.kind === 'unlimited') return accept({ unlimited: true, onHand: level.onHand, delta: 0 });
  const { quantity } = adjustment;
  if (!Number.isInteger(quantity) || quantity < 0) return refuse('stockNotWhole', { field: 'quantity' });
  if (adjustment.kind !== 'set' && level.unlimited) return refuse('stockUnlimited', { field: 'quantity' });
  const isStale = adjustment.kind === 'set' && !level.unlimited && (adjustment.seen ?? level.onHand) !== level.onHand;
  if (isStale) return refuse('stockChanged', { field: 'quantity', values: { onHand: level.onHand } });
  return decideOnHand(level, targetOf(level, adjustment.kind, quantity));
}

function targetOf({ onHand }: StockLevel, kind: 'set' | 'add' | 'remove', quantity: number): number {
  if (kind === 'set') return quantity;
  return kind === 'add' ? onHand + quantity : onHand - quantity;
}

function decideOnHand({ onHand, reserved }: StockLevel, target: number): Outcome<AdjustedStock, InventoryCode> {
  const field = 'quantity';
  if (target > MAX_ON_HAND) return refuse('stockTooLarge', { field, values: { max: MAX_ON_HAND } });
  if (target < 0) return refuse('stockBelowZero', { field, values: { onHand } });
  if (target < reserved) return refuse('stockBelowReserved', { field, values: { reserved, target } });
  return accept({ unlimited: false, onHand: target, delta: target - onHand });
}

/** Whether something can be bought. */
export function isBuyable({ unlimited, onHand, reserved }: StockLevel): boolean {
  return unlimited || onHand > reserved;
}

/**
 * What one types into a cell: `12` or `=12` sets, `+5` adds, `-3` or `−3` removes, `unlimited` or `∞` lifts the limit.
 * Nothing for an empty cell.
 */
export function parseAdjustment(text: string, seen: number): Outcome<Adjustment | null, InventoryCode> {
  const plain = typedCode(text)
    .replace(/[\s,’'٬]/g, '')
    .replace(/[\u2212\u2013]/, '-')
    .toLowerCase();
  if (plain === '') return accept(null);
  if (plain === 'unlimited' || plain === '∞') return accept({ kind: 'unlimited' });
  const match = /^([=+-]?)(\d{1,12})$/.exec(plain);
  if (match === null) return refuse('stockNotWhole', { field: 'quantity' });
  const quantity = Number(match[2]);
  if (quantity > MAX_ON_HAND) return refuse('stockTooLarge', { field: 'quantity', values: { max: MAX_ON_HAND } });
  if (match[1] === '+') return accept({ kind: 'add', quantity });
  return match[1] === '-' ? accept({ kind: 'remove', quantity }) : accept({ kind: 'set', quantity, seen });
}

/** The number below which stock counts as low, as an owner may set it: 0 to 9999. */
export function decideThreshold(value: number): Outcome<number, InventoryCode> {
  const isValid = Number.isInteger(value) && value >= 0 && value <= 9999;
  return isValid ? accept(value) : refuse('thresholdInvalid', { field: 'threshold', values: { max: 9999 } });
}

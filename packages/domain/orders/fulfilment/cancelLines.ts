import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { accept, type Outcome } from '@quoin/domain/problem';
import type { OrderState } from '../states/orderStates.ts';
import { type LineQuantities, type LineQuantity, openLines, openQuantity } from './lineQuantities.ts';
import { decideQuantities, type FulfilmentCode, type QuantityDecision } from './shipment.ts';

export interface CancelQuestion {
  readonly state: OrderState;
  readonly lines: readonly LineQuantities[];
  /** Null: everything that is still open. */
  readonly wanted: readonly LineQuantity[] | null;
  /** Whether canceled pieces go back on the shelf; the owner says no for what is broken or lost. */
  readonly restock: boolean;
}

export interface CancelDecision extends QuantityDecision {
  /** Stock movements to write, one per line (STK-2); empty without restocking. Unlimited stock is the caller's to skip. */
  readonly restocked: readonly LineQuantity[];
}

/** Cancels quantities that were not sent. What was sent is refunded, never canceled. */
export function decideCancel(question: CancelQuestion): Outcome<CancelDecision, FulfilmentCode> {
  const { state, lines, restock } = question;
  const decision = decideQuantities(
    { state, lines, wanted: question.wanted ?? openLines(lines) },
    {
      act: 'cancel',
      room: openQuantity,
      change: (line, quantity) => ({ ...line, canceled: line.canceled + quantity }),
    },
  );
  if (!decision.ok) return decision;
  const restocked = restock ? decision.value.taken.filter(({ lineId }) => hasShelf(lines, lineId)) : [];
  return accept({ ...decision.value, restocked });
}

/** Downloads and gift cards never ran out, so nothing comes back. */
function hasShelf(lines: readonly LineQuantities[], lineId: string): boolean {
  const type = lines.find((line) => line.lineId === lineId)?.productType;
  return type === PRODUCT_TYPES.physical || type === PRODUCT_TYPES.service;
}

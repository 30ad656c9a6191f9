import type { FulfillmentState, OrderEvent } from '../states/orderStates.ts';
import { type LineQuantities, openQuantity } from './lineQuantities.ts';

type Quantities = Pick<LineQuantities, 'ordered' | 'sent' | 'canceled'>;

/** The fulfilment is never typed in: it follows from what was sent and canceled. An order without lines is pending. */
export function fulfillmentStateOf(lines: readonly Quantities[]): FulfillmentState {
  const isSent = lines.some(({ sent }) => sent > 0);
  const isOpen = lines.length === 0 || lines.some((line) => openQuantity(line) > 0);
  if (isOpen) return isSent ? 'PARTIAL' : 'PENDING';
  return isSent ? 'FULFILLED' : 'CANCELED';
}

/** What a person did with quantities: sent some, canceled some, or took a parcel back. */
export type QuantityAct = 'send' | 'cancel' | 'recall';

/**
 * The event of the order's machine that such an act amounts to, from the states before and after; null where the order
 * as a whole stays as it is (one of two open pieces canceled).
 */
export function fulfilmentEvent(
  act: QuantityAct,
  before: FulfillmentState,
  after: FulfillmentState,
): OrderEvent | null {
  if (act === 'send') return after === 'FULFILLED' ? 'fulfilRest' : 'fulfilPart';
  if (before === after && act === 'cancel') return null;
  if (act === 'cancel') return after === 'CANCELED' ? 'cancel' : 'cancelRest';
  return after === 'PENDING' ? 'reopen' : 'recallPart';
}

/** `2 of 3 sent`, for lists; the numbers leave out what was canceled. */
export function sentCounts(lines: readonly Quantities[]): { readonly sent: number; readonly total: number } {
  const sum = (pick: (line: Quantities) => number) => lines.reduce((all, line) => all + pick(line), 0);
  return { sent: sum(({ sent }) => sent), total: sum(({ ordered, canceled }) => ordered - canceled) };
}

import { addDays, dayInZone, type IsoDay } from '@quoin/domain/formats';
import type { OrderPaymentState } from './orderStates.ts';

/** Ways of paying that no provider answers for: a person says when the money is there. */
export const MANUAL_METHODS = {
  bankTransfer: { sentUnpaid: false, dueDays: 14 },
  cash: { sentUnpaid: true, dueDays: 30 },
  invoice: { sentUnpaid: true, dueDays: 30 },
} as const satisfies Record<string, ManualMethodRule>;

interface ManualMethodRule {
  /** Whether goods may go before the money has come: on an invoice, or for cash at the door. */
  readonly sentUnpaid: boolean;
  /** Default number of days to pay in; a store may set its own. */
  readonly dueDays: number;
}

export type ManualMethod = keyof typeof MANUAL_METHODS;

export function isManualMethod(value: unknown): value is ManualMethod {
  return typeof value === 'string' && Object.hasOwn(MANUAL_METHODS, value);
}

/** Whether the payment lets goods go out; `null` for a provider, which has always been paid first. */
export function maySendUnpaid(payment: OrderPaymentState, method: ManualMethod | null): boolean {
  return payment !== 'awaiting_payment' || (method !== null && MANUAL_METHODS[method].sentUnpaid);
}

interface UnpaidOrder {
  readonly payment: OrderPaymentState;
  /** ms since 1970. */
  readonly placedAt: number;
  readonly method: ManualMethod | null;
}

/** The last day to pay by the shop's clock, while the money of a transfer or an invoice has not come. */
export function lastDayToPay({ payment, placedAt, method }: UnpaidOrder, timeZone: string): IsoDay | null {
  if (payment !== 'awaiting_payment' || method === null) return null;
  return addDays(dayInZone(placedAt, timeZone), MANUAL_METHODS[method].dueDays);
}

const DAY = 86_400_000;

/** Days after which an unpaid order is canceled by itself, until its owner says otherwise. */
export const DEFAULT_UNPAID_DAYS = 21;

/**
 * When an unpaid order is canceled by itself; null while it is not waiting for money, where the goods may go before it (an
 * invoice, cash at the door), and where the store never cancels (`days` null). Times in milliseconds.
 */
export function unpaidUntil(order: UnpaidOrder, days: number | null = DEFAULT_UNPAID_DAYS): number | null {
  if (days === null || order.payment !== 'awaiting_payment' || maySendUnpaid(order.payment, order.method)) return null;
  return order.placedAt + days * DAY;
}

import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import type { IsoDay } from '@quoin/domain/formats';
import type { OrderPaymentState } from '../states/orderStates.ts';
import { fulfillmentStateOf } from './fulfilmentState.ts';
import { isDeliveredByMail } from './lineQuantities.ts';

/** How an order comes to its buyer: the slowest of its lines says so. */
export type DeliveryKind = 'parcel' | 'service' | 'download' | 'giftCard';

/** What buyers read of an order, one word for all places: confirmation, status page, account. */
export type BuyerState =
  | 'awaitingPayment'
  | 'checking'
  | 'preparing'
  | 'partlySent'
  | 'sent'
  | 'done'
  | 'ready'
  | 'scheduled'
  | 'mailed'
  | 'refunded'
  | 'canceled';

export interface BoughtLine {
  readonly productType: number;
  readonly ordered: number;
  readonly sent: number;
  readonly canceled: number;
  /** Of a gift card: the day to come on which it is mailed; null: at once. */
  readonly sendOn: IsoDay | null;
}

export function deliveryKind(lines: readonly Pick<BoughtLine, 'productType'>[]): DeliveryKind {
  const has = (type: number) => lines.some(({ productType }) => productType === type);
  if (lines.length === 0 || has(PRODUCT_TYPES.physical)) return 'parcel';
  if (lines.some(({ productType }) => !isDeliveredByMail(productType))) return 'service';
  return has(PRODUCT_TYPES.digital) ? 'download' : 'giftCard';
}

const WHILE_UNPAID: Partial<Readonly<Record<OrderPaymentState, BuyerState>>> = {
  awaiting_payment: 'awaitingPayment',
  pending: 'checking',
  refunded: 'refunded',
  voided: 'canceled',
};

/** Returns the order state for the buyer. Mails don't mention a parcel that is still being packed. */
export function buyerState(payment: OrderPaymentState, lines: readonly BoughtLine[]): BuyerState {
  if (lines.length > 0 && fulfillmentStateOf(lines) === 'CANCELED') return 'canceled';
  const unpaid = WHILE_UNPAID[payment];
  if (unpaid !== undefined) return unpaid;
  const kind = deliveryKind(lines);
  if (kind === 'download') return 'ready';
  if (kind === 'giftCard') return lines.some(({ sendOn }) => sendOn !== null) ? 'scheduled' : 'mailed';
  const packed = fulfillmentStateOf(lines.filter(({ productType }) => !isDeliveredByMail(productType)));
  if (packed === 'PENDING') return 'preparing';
  // What is left was canceled: the rest of the order has gone out.
  if (packed === 'CANCELED') return 'done';
  if (packed === 'PARTIAL') return kind === 'parcel' ? 'partlySent' : 'preparing';
  return kind === 'parcel' ? 'sent' : 'done';
}

/** The steps of a paid order after its payment, as its buyer sees them go by. */
export const DELIVERY_STEPS: Readonly<Record<DeliveryKind, readonly BuyerState[]>> = {
  parcel: ['preparing', 'sent'],
  service: ['preparing', 'done'],
  download: ['ready'],
  giftCard: ['mailed'],
};

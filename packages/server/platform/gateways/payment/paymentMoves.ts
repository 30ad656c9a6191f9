import type { Moves } from '@quoin/domain/states';
import type { ManualPaymentStatus, PayPalOrderState } from '../../database/schema/store/payments.ts';
import type { TestPaymentStatus } from '../../database/schema/store/saleExtras.ts';

/** Of a payment at the test provider. */
export const TEST_PAYMENT_MOVES: Moves<TestPaymentStatus> = {
  requires_action: ['succeeded', 'declined', 'canceled'],
  succeeded: ['refunded'],
  declined: [],
  canceled: [],
  refunded: [],
};

/** Of a payment whose money the owner confirms. How much was refunded is a separate amount. */
export const MANUAL_PAYMENT_MOVES: Moves<ManualPaymentStatus> = {
  awaiting: ['succeeded', 'canceled'],
  succeeded: [],
  canceled: [],
};

/** Of an order at PayPal: whether its money may be collected. */
export const PAYPAL_ORDER_MOVES: Moves<PayPalOrderState> = {
  open: ['taken', 'closed'],
  taken: ['closed'],
  closed: [],
};

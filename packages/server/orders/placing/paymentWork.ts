import { lockCartById, lockCheckoutOfCart, type StoredCheckout } from '../../cart/index.ts';
import { cartIdOfIntent, lockIntent, type StoredIntent } from '../../payments/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { OnceKey } from '../../platform/database/idempotency.ts';

/** What happens later about a payment, enqueued by the transaction that began it (ORD-3). */
export const RECOVER_JOB = 'payment.recover';
export const REFUND_JOB = 'payment.refund';
/** A payment event arrived: the payment's current state is requested. */
export const NEWS_JOB = 'payment.news';
/** An owner gives money back. */
export const SEND_REFUND_JOB = 'payment.sendRefund';

/** How long units stay held for a payment, and for a visitor who is at his bank. */
export const HOLD_MS = 10 * 60_000;
export const BANK_HOLD_MS = 15 * 60_000;

/** What an attempt to pay came to, as it is kept under its idempotency key (ORD-4). */
export type PayAnswer =
  | { readonly status: 'succeeded'; readonly orderId: string }
  | { readonly status: 'requiresAction'; readonly url: string }
  | { readonly status: 'declined'; readonly code: DeclineCode };

export type DeclineCode =
  | 'cardDeclined'
  | 'insufficientFunds'
  | 'walletDeclined'
  | 'actionFailed'
  | 'paymentUnavailable'
  | 'paymentNeedsReview'
  | 'outOfStock';

/** Keys of attempts belong to a cart: nobody else can ask for their answers. */
export function payOnce(cartId: string, key: string): OnceKey {
  return { principal: cartId, route: 'checkout.pay', key };
}

export interface LockedPayment {
  readonly intent: StoredIntent;
  readonly checkout: StoredCheckout;
}

/** Cart, checkout, intent: everybody takes the locks in this order. */
export async function lockPayment(
  trx: SiteTransaction,
  websiteId: string,
  intentId: string,
): Promise<LockedPayment | null> {
  const cartId = cartIdOfIntent(websiteId, intentId);
  const [, checkout, intent] = await Promise.all([
    lockCartById(trx, websiteId, cartId),
    lockCheckoutOfCart(trx, websiteId, cartId),
    lockIntent(trx, websiteId, intentId),
  ]);
  return checkout === null || intent === null ? null : { intent, checkout };
}

export function isUnderWay(intent: Pick<StoredIntent, 'state'>): boolean {
  return intent.state === 'created' || intent.state === 'requires_action';
}

/** Why an attempt that is over came to nothing. */
export function declineCodeOf({ errorCode }: Pick<StoredIntent, 'errorCode'>, otherwise: DeclineCode): DeclineCode {
  if (errorCode === 'mismatch') return 'paymentNeedsReview';
  return (errorCode as DeclineCode | null) ?? otherwise;
}

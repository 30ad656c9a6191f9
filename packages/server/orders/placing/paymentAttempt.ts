import { createHmac } from 'node:crypto';
import type { Money } from '@quoin/domain/money';
import type { CardInput, OrdersCode } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import type { CheckoutDeps } from '../../checkout/index.ts';
import type { MadeWith, PaymentMethod, StoredIntent } from '../../payments/index.ts';
import { NO_PROVIDER } from '../../payments/index.ts';
import type { KnownPayment } from '../../platform/gateways/payment/paymentGateway.ts';
import type { PayAnswer } from './paymentWork.ts';

/** One press of the pay button. */
export interface PaymentAttempt {
  readonly idempotencyKey: string;
  /** Minor units: what the buyer saw and agreed to (MON-8). */
  readonly acceptedTotal: bigint;
  /** What he saw is left to pay after gift cards; the total when left out. */
  readonly acceptedDue?: bigint | undefined;
  /** Of `PaymentMethod`; empty: the first one. */
  readonly methodId?: string;
  /** The buyer's browser runs scripts. Where the provider has a script, a page of the site asks for the card. */
  readonly isEmbeddable?: boolean;
  /** What a wallet's sheet has agreed to, by the provider's name. */
  readonly confirmationToken?: string;
  /** The provider keeps the card: something in the cart renews. */
  readonly savesMethod?: boolean;
  readonly card: CardInput;
  readonly note: string;
}

/** The same with the way to pay that it means. */
export interface ChosenAttempt extends PaymentAttempt {
  readonly method: PaymentMethod;
}

export type BegunPayment =
  | { readonly kind: 'started'; readonly payment: KnownPayment; readonly made: MadeWith }
  | { readonly kind: 'answered'; readonly answer: PayAnswer }
  /** Another request is at work on this checkout, or was when it died. */
  | { readonly kind: 'underWay'; readonly intent: StoredIntent; readonly isSameAttempt: boolean }
  | { readonly kind: 'refused'; readonly problem: Problem<OrdersCode> };

export function madeWith({ provider, accountId }: PaymentMethod, total: Money): MadeWith {
  return total.minor === 0n ? { provider: NO_PROVIDER, accountId: null } : { provider, accountId };
}

/** Keyed, because card numbers are few enough to be guessed from a bare hash. */
export function hashRequest(deps: Pick<CheckoutDeps, 'keyFor'>, attempt: ChosenAttempt): string {
  const { acceptedTotal, acceptedDue = acceptedTotal, card, note, method, confirmationToken } = attempt;
  const text = JSON.stringify([
    acceptedTotal.toString(),
    acceptedDue.toString(),
    card.cardNumber,
    card.expiry,
    card.cvc,
    note,
    method.id,
    ...(confirmationToken === undefined ? [] : [confirmationToken]),
  ]);
  return createHmac('sha256', deps.keyFor('payment-request')).update(text).digest('base64url');
}

import Stripe from 'stripe';
import type { Logger } from '../../../log.ts';
import { type PaymentRequest, type ProviderPayment, ProviderSilent } from '../paymentGateway.ts';
import { declineCodeOf } from './stripePayments.ts';

/** A refusal is an answer: nothing was charged. Everything else leaves the matter open. */
export async function known(
  log: Pick<Logger, 'error'>,
  asked: Pick<PaymentRequest, 'intentId' | 'amount' | 'currency'>,
  act: () => Promise<ProviderPayment>,
): Promise<ProviderPayment> {
  try {
    return await act();
  } catch (error) {
    if (!isRefusal(error)) throw silent(error);
    const { intentId, amount, currency } = asked;
    const isCard = error instanceof Stripe.errors.StripeCardError;
    if (!isCard) log.error({ err: error, intent: intentId }, 'Stripe refuses to take a payment: check the account');
    const declineCode = isCard ? declineCodeOf(error) : 'provider_refused';
    const providerPaymentId = error.payment_intent?.id ?? `refused_${intentId}`;
    return { status: 'declined', declineCode, providerPaymentId, intentId, amount, currency };
  }
}

/** Another call about the same payment is under way there: what it comes to is not known yet. */
const BUSY: ReadonlySet<string | undefined> = new Set(['idempotency_key_in_use', 'lock_timeout']);

export function isRefusal(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  if (error instanceof Stripe.errors.StripeError && BUSY.has(error.code)) return false;
  const { StripeAuthenticationError, StripeCardError, StripeInvalidRequestError, StripePermissionError } =
    Stripe.errors;
  return (
    error instanceof StripeCardError ||
    error instanceof StripeInvalidRequestError ||
    error instanceof StripeAuthenticationError ||
    error instanceof StripePermissionError
  );
}

/** Stripe itself said no or broke down, and says the same again for this key; nothing is under way there any more. */
export function isAnswer(error: unknown): boolean {
  return isRefusal(error) || (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500);
}

export async function orSilent<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw silent(error);
  }
}

export function silent(error: unknown): unknown {
  if (isRefusal(error) || !(error instanceof Stripe.errors.StripeError)) return error;
  return new ProviderSilent(`Stripe did not answer: ${(error as Error).message}`, { cause: error });
}

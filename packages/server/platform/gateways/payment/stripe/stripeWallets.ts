import type Stripe from 'stripe';
import type { PaymentRequest, ProviderPayment } from '../paymentGateway.ts';
import { toStripeAmount } from './stripeAmounts.ts';
import { INTENT_EXPAND, intentPayment, REFERENCE } from './stripePayments.ts';

type ByWallet<Request extends PaymentRequest> = Request & { readonly confirmationToken: string };

/** The buyer has agreed in a wallet's sheet, so there is no page to pay on. */
export function isByWallet<Request extends PaymentRequest>(request: Request): request is ByWallet<Request> {
  return request.confirmationToken !== undefined;
}

/**
 * Charges what the sheet has agreed to: an intent is made and then confirmed. Two calls, because the first one charges nobody:
 * asked for again by the same key it can be closed for certain, whatever became of the second.
 */
export async function payByWallet(stripe: Stripe, request: ByWallet<PaymentRequest>): Promise<ProviderPayment> {
  const { providerPaymentId } = await makeIntent(stripe, request);
  const { confirmationToken, returnUrl, intentId } = request;
  const intent = await stripe.paymentIntents.confirm(
    providerPaymentId,
    // A bank that wants to ask the buyer does so on its own page.
    { confirmation_token: confirmationToken, return_url: returnUrl, expand: [...INTENT_EXPAND] },
    { idempotencyKey: `confirm-${intentId}` },
  );
  return intentPayment(intent, returnUrl);
}

/** Creates an intent from stored data alone, so a repeated request is word for word the same. */
export async function makeIntent(stripe: Stripe, request: ByWallet<PaymentRequest>): Promise<ProviderPayment> {
  const intent = await stripe.paymentIntents.create(
    {
      amount: toStripeAmount(request.amount, request.currency),
      currency: request.currency.toLowerCase(),
      description: request.description,
      metadata: { [REFERENCE]: request.intentId, quoin_site: request.websiteId },
      expand: [...INTENT_EXPAND],
    },
    { idempotencyKey: `intent-${request.intentId}` },
  );
  return intentPayment(intent, request.returnUrl);
}

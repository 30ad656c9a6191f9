import { ProviderRefusal, ProviderSilent } from '../../platform/gateways/payment/paymentGateway.ts';
import { methodsForCart } from '../../subscriptions/index.ts';
import type { CheckoutDeps, CheckoutVisitor } from '../checkoutDeps.ts';
import { saveAgreement } from '../storage/expressAgreements.ts';
import { viewCheckout } from '../viewCheckout.ts';

/** Where the visitor is sent. `checkout`: there is nothing to agree to, or nobody to agree with. */
export type BegunExpress =
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'checkout' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'empty' };

/** Where providers send the buyer who has agreed. */
export const EXPRESS_RETURN_PATH = '/checkout/express';

/**
 * From the cart to the provider, for an agreement and an address. Nothing is held and nothing is charged: the order is made
 * later, by the pay button like any other.
 */
export async function beginExpress(deps: CheckoutDeps, visitor: CheckoutVisitor): Promise<BegunExpress> {
  const { site } = visitor;
  const found = await viewCheckout(deps, visitor);
  if (found.kind !== 'open') return { kind: 'empty' };
  const { stored, shown, state } = found.loaded;
  const methods = await methodsForCart(deps, site, stored.cartId);
  const method = methods.find(({ hasExpress }) => hasExpress);
  if (method === undefined || method.accountId === null || shown.amountDue.minor === 0n) return { kind: 'checkout' };
  const { express } = await deps.payments.gatewayOf(site.id, method);
  if (express === null) return { kind: 'checkout' };
  const home = visitor.origin + (site.spoken?.prefix ?? '');
  try {
    const { agreementId, url } = await express.begin({
      requestId: deps.newId(),
      amount: shown.amountDue.minor,
      currency: shown.amountDue.currency,
      description: site.title,
      requiresShipping: state.requiresShipping,
      returnUrl: home + EXPRESS_RETURN_PATH,
      cancelUrl: `${home}/cart`,
    });
    const { accountId } = method;
    await deps.db.inSite({ websiteId: site.id }, (trx) =>
      saveAgreement(trx, site.id, stored.id, { accountId, agreementId }),
    );
    return { kind: 'leave', url };
  } catch (error) {
    if (!(error instanceof ProviderRefusal || error instanceof ProviderSilent)) throw error;
    deps.log.error({ err: error, checkout: stored.id }, 'Nobody could go to the provider from the cart');
    return { kind: 'unavailable' };
  }
}

import { findCheckoutOfCart } from '../../cart/index.ts';
import type { CheckoutDeps } from '../../checkout/index.ts';
import { findLiveIntent, knownPayment } from '../../payments/index.ts';
import type { Site } from '../../sites/index.ts';
import { settlePayment } from './settlement/settlePayment.ts';

/**
 * Gives up a payment that waits for its second step, because the visitor has turned back. The provider is notified
 * first, so that it can't succeed later. If it already has, it counts. Returns false while the provider is still at
 * work on it.
 */
export async function abandonPayment(deps: CheckoutDeps, site: Site, cartId: string): Promise<boolean> {
  const intent = await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const checkout = await findCheckoutOfCart(trx, site.id, cartId);
    return checkout === null ? null : findLiveIntent(trx, site.id, checkout.id);
  });
  if (intent?.state !== 'requires_action') return true;
  const gateway = await deps.payments.gatewayOf(site.id, intent);
  const said = await gateway.cancel(knownPayment(site.id, intent));
  return (await settlePayment(deps, site, intent.id, said)).status !== 'requiresAction';
}

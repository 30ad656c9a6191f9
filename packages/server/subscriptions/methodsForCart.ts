import { findSingleCart } from '../cart/storage/singleCarts.ts';
import type { CheckoutDeps } from '../checkout/checkoutDeps.ts';
import type { PaymentMethod } from '../payments/sitePayments.ts';
import type { Site } from '../sites/storage/sites.ts';

/** The ways to pay for a cart: one that renews needs one that can be charged again. */
export async function methodsForCart(
  deps: Pick<CheckoutDeps, 'db' | 'payments'>,
  site: Site,
  cartId: string,
): Promise<readonly PaymentMethod[]> {
  const methods = await deps.payments.methodsOf(site.id);
  if (methods.every(({ canRenew }) => canRenew)) return methods;
  const single = await deps.db.inSite({ websiteId: site.id }, (trx) => findSingleCart(trx, site.id, cartId));
  const isRenewing = single?.kind === 'subscription' || single?.kind === 'renewal';
  return isRenewing ? methods.filter(({ canRenew }) => canRenew) : methods;
}

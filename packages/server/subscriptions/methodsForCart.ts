import { findSingleCart } from '../cart/index.ts';
import type { CheckoutDeps } from '../checkout/index.ts';
import type { PaymentMethod } from '../payments/index.ts';
import type { Site } from '../sites/index.ts';

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

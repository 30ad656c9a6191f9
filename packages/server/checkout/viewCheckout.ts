import type { CartVisitor } from '../cart/index.ts';
import { abandonPayment } from '../orders/index.ts';
import type { CheckoutDeps } from './checkoutDeps.ts';
import { type CheckoutFound, loadCheckout } from './loadCheckout.ts';

/**
 * Returns the checkout to show. A visitor who comes back to it from the bank's page has turned back, so that payment is
 * given up (CX-21).
 */
export async function viewCheckout(deps: CheckoutDeps, visitor: CartVisitor): Promise<CheckoutFound> {
  const found = await loadCheckout(deps, visitor);
  if (found.kind !== 'open' || found.loaded.stored.state !== 'awaiting_step') return found;
  await abandonPayment(deps, visitor.site, found.loaded.stored.cartId);
  return loadCheckout(deps, visitor);
}

import type { Deps } from './deps.ts';
import type { CartDeps } from './operations/cart/cartDeps.ts';
import { abandonPayment } from './operations/checkout/abandonPayment.ts';
import type { CheckoutDeps } from './operations/checkout/checkoutDeps.ts';
import { createDeclineLimits } from './operations/checkout/declineLimits.ts';
import { createTurnstile, PAYING_AT_ONCE } from './operations/checkout/turnstile.ts';

/** What cart and checkout share, built once: routes and jobs count declines together. */
export interface Commerce {
  readonly cart: CartDeps;
  readonly checkout: CheckoutDeps;
}

export function createCommerce(deps: Deps): Commerce {
  const checkout: CheckoutDeps = {
    ...deps,
    declines: createDeclineLimits(),
    turnstile: createTurnstile(PAYING_AT_ONCE),
    invalidate: (websiteId) => deps.pages.invalidate(websiteId),
  };
  return { checkout, cart: { ...deps, abandonPayment: (site, cartId) => abandonPayment(checkout, site, cartId) } };
}

import type { Deps } from './deps.ts';
import type { CartDeps } from './operations/cart/cartDeps.ts';
import { abandonPayment } from './operations/checkout/abandonPayment.ts';
import type { CheckoutDeps } from './operations/checkout/checkoutDeps.ts';
import { createDeclineLimits } from './operations/checkout/declineLimits.ts';
import { createTurnstile, PAYING_AT_ONCE } from './operations/checkout/turnstile.ts';
import { createGuessLimits } from './operations/giftCards/guessLimits.ts';
import { createGiftCards } from './operations/giftCards/siteGiftCards.ts';
import { createMembers, type Members } from './operations/members/members.ts';

/** What cart and checkout share, built once: routes and jobs count declines together. */
export interface Commerce {
  readonly cart: CartDeps;
  readonly checkout: CheckoutDeps;
  /** The shop's customers who have an account. */
  readonly members: Members;
}

export function createCommerce(deps: Deps): Commerce {
  const giftCards = createGiftCards(deps);
  const checkout: CheckoutDeps = {
    ...deps,
    giftCards,
    declines: createDeclineLimits(),
    turnstile: createTurnstile(PAYING_AT_ONCE),
    invalidate: (websiteId) => deps.pages.invalidate(websiteId),
  };
  return {
    checkout,
    members: createMembers(deps),
    cart: {
      ...deps,
      giftCards,
      guesses: createGuessLimits(deps.config.rateLimitFactor),
      abandonPayment: async (site, cartId) => void (await abandonPayment(checkout, site, cartId)),
    },
  };
}

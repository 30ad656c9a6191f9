import type { CartDeps } from './cart/index.ts';
import type { CheckoutDeps } from './checkout/index.ts';
import { createConcurrencyLimit, MAX_CONCURRENT_PAYMENTS } from './checkout/index.ts';
import type { Deps } from './deps.ts';
import { createGiftCards, createGuessLimits } from './giftCards/index.ts';
import { deleteOldInvitations, moveMembershipStatuses } from './memberAreas/index.ts';
import { createMembers, type Members } from './members/index.ts';
import { abandonPayment, createDeclineLimits } from './orders/index.ts';
import { createPriceMemory } from './pricing/index.ts';
import { followFailure, followOrder } from './subscriptions/index.ts';

/** What cart and checkout share, built once: routes and jobs count declines together. */
export interface Commerce {
  readonly cart: CartDeps;
  readonly checkout: CheckoutDeps;
  /** The shop's customers who have an account. */
  readonly members: Members;
}

export function createCommerce(deps: Deps): Commerce {
  const giftCards = createGiftCards(deps);
  const memory = createPriceMemory({ maxBytes: deps.config.priceDataMegabytes * 1_000_000, now: deps.now });
  const checkout: CheckoutDeps = {
    ...deps,
    giftCards,
    memory,
    subscriptions: { followOrder, followFailure },
    declines: createDeclineLimits(deps.counts.changed),
    concurrencyLimit: createConcurrencyLimit(MAX_CONCURRENT_PAYMENTS),
    invalidate: (websiteId) => deps.pages.invalidate(websiteId),
  };
  return {
    checkout,
    members: createMembers(deps, { moveMembershipStatuses, deleteOldInvitations }),
    cart: {
      ...deps,
      giftCards,
      memory,
      guesses: createGuessLimits(deps.config.rateLimitFactor, deps.counts.changed),
      abandonPayment: async (site, cartId) => void (await abandonPayment(checkout, site, cartId)),
    },
  };
}

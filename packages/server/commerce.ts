import type { CartDeps } from './cart/cartDeps.ts';
import type { CheckoutDeps } from './checkout/checkoutDeps.ts';
import { createConcurrencyLimit, MAX_CONCURRENT_PAYMENTS } from './checkout/concurrencyLimit.ts';
import type { Deps } from './deps.ts';
import { createGuessLimits } from './giftCards/guessLimits.ts';
import { createGiftCards } from './giftCards/siteGiftCards.ts';
import { deleteOldInvitations } from './memberAreas/storage/areaInvitations.ts';
import { moveMembershipStatuses } from './memberAreas/storage/memberAreas.ts';
import { createMembers, type Members } from './members/members.ts';
import { abandonPayment } from './orders/placing/abandonPayment.ts';
import { createDeclineLimits } from './orders/placing/declineLimits.ts';
import { followFailure, followOrder } from './subscriptions/followOrder.ts';

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
    subscriptions: { followOrder, followFailure },
    declines: createDeclineLimits(),
    concurrencyLimit: createConcurrencyLimit(MAX_CONCURRENT_PAYMENTS),
    invalidate: (websiteId) => deps.pages.invalidate(websiteId),
  };
  return {
    checkout,
    members: createMembers(deps, { moveMembershipStatuses, deleteOldInvitations }),
    cart: {
      ...deps,
      giftCards,
      guesses: createGuessLimits(deps.config.rateLimitFactor),
      abandonPayment: async (site, cartId) => void (await abandonPayment(checkout, site, cartId)),
    },
  };
}

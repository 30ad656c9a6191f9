import { lockCartById } from '../cart/index.ts';
import type { CheckoutDeps } from '../checkout/index.ts';
import type { Deps } from '../deps.ts';
import { findLiveIntent } from '../payments/index.ts';
import type { Site } from '../sites/index.ts';
import { openCharge, openPeriod } from './beginRenewal.ts';
import {
  findCharge,
  findSubscription,
  findSubscriptionByToken,
  lockSubscription,
  type StoredSubscription,
} from './storage/subscriptions.ts';
import { hashSubscriptionToken, renewalCartToken } from './subscriptionToken.ts';

/** The subscription of a link; null for a wrong one. */
export async function findOwnSubscription(
  deps: Pick<Deps, 'db'>,
  site: Site,
  token: string,
): Promise<StoredSubscription | null> {
  const tokenHash = hashSubscriptionToken(token);
  if (tokenHash === null) return null;
  return deps.db.inSite({ websiteId: site.id }, (trx) => findSubscriptionByToken(trx, site.id, tokenHash));
}

/**
 * The cart token with which the buyer pays an open period himself: the card he gives is charged from then on. Null when
 * nothing is open, or it is being charged at this moment.
 */
export function payOpenPeriod(
  deps: Pick<CheckoutDeps, 'db' | 'keyFor' | 'randomBytes'>,
  site: Site,
  id: string,
): Promise<string | null> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const seen = await findSubscription(trx, site.id, id);
    const period = seen === null ? null : openPeriod(seen);
    if (period === null) return null;
    const held = await findCharge(trx, site.id, id, period);
    const live = held === null ? null : await findLiveIntent(trx, site.id, held.checkoutId);
    if (live !== null) {
      // The buyer at his bank may come back to it; a charge of the job's ends by itself.
      if (live.returnTokenHash === null) return null;
      await lockCartById(trx, site.id, live.cartId);
    }
    const one = await lockSubscription(trx, site.id, id);
    if (one === null || openPeriod(one) !== period) return null;
    await openCharge(deps, trx, site, one, period);
    return renewalCartToken(deps, site.id, id, period);
  });
}

import { PAGE_TYPES, type PageType } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { findSingleCart } from '../../storage/singleCarts.ts';
import type { Site } from '../../storage/sites.ts';
import { subscriptionPath, subscriptionToken } from './subscriptionToken.ts';

/** What kind of confirmation an order has: of a subscription (206), of a gift (204), or an ordinary one. */
export interface AfterPurchase {
  readonly pageType: PageType;
  /** Empty unless a subscription began. */
  readonly subscriptionUrl: string;
  readonly isDonation: boolean;
}

export async function afterPurchase(
  deps: Pick<Deps, 'db' | 'keyFor'>,
  site: Site,
  order: { readonly id: string; readonly cartId: string },
): Promise<AfterPurchase> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const single = await findSingleCart(trx, site.id, order.cartId);
    const isDonation = single?.kind === 'donation';
    if (isDonation) return { pageType: PAGE_TYPES.contributionConfirmed, subscriptionUrl: '', isDonation };
    if (single === null) return { pageType: PAGE_TYPES.orderConfirmed, subscriptionUrl: '', isDonation };
    const row = await trx
      .selectFrom('subscription_charge')
      .select('subscription_id')
      .where('website_id', '=', site.id)
      .where('order_id', '=', order.id)
      .executeTakeFirst();
    const id = row?.subscription_id;
    const subscriptionUrl = id === undefined ? '' : subscriptionPath(subscriptionToken(deps, site.id, id));
    return { pageType: PAGE_TYPES.subscriptionConfirmed, subscriptionUrl, isDonation };
  });
}

import { PAGE_TYPES, type PageType } from '@quoin/domain/site';
import { findSingleCart } from '../cart/index.ts';
import type { Deps } from '../deps.ts';
import { isOpenedByAnyOf } from '../memberAreas/index.ts';
import type { Site } from '../sites/index.ts';
import { subscriptionPath, subscriptionToken } from '../subscriptions/index.ts';

/** What kind of confirmation an order has: of a membership (208), a subscription (206), a gift (204), or an ordinary one. */
export interface AfterPurchase {
  readonly pageType: PageType;
  /** Empty unless a subscription began. */
  readonly subscriptionUrl: string;
  readonly isDonation: boolean;
}

/** As much of an order as its confirmation asks for. */
interface Bought {
  readonly order: { readonly id: string; readonly cartId: string };
  readonly lines: readonly { readonly productId: string | null }[];
}

export async function afterPurchase(
  deps: Pick<Deps, 'db' | 'keyFor'>,
  site: Site,
  { order, lines }: Bought,
): Promise<AfterPurchase> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const single = await findSingleCart(trx, site.id, order.cartId);
    const isDonation = single?.kind === 'donation';
    if (isDonation) return { pageType: PAGE_TYPES.contributionConfirmed, subscriptionUrl: '', isDonation };
    const isMembership = await isOpenedByAnyOf(
      trx,
      site.id,
      lines.flatMap(({ productId }) => productId ?? []),
    );
    const { membershipConfirmed, orderConfirmed, subscriptionConfirmed } = PAGE_TYPES;
    if (single === null)
      return { pageType: isMembership ? membershipConfirmed : orderConfirmed, subscriptionUrl: '', isDonation };
    const row = await trx
      .selectFrom('subscription_charge')
      .select('subscription_id')
      .where('website_id', '=', site.id)
      .where('order_id', '=', order.id)
      .executeTakeFirst();
    const id = row?.subscription_id;
    const subscriptionUrl = id === undefined ? '' : subscriptionPath(subscriptionToken(deps, site.id, id));
    return { pageType: isMembership ? membershipConfirmed : subscriptionConfirmed, subscriptionUrl, isDonation };
  });
}

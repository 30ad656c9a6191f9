import type { SiteContent } from '../../content/siteContent.ts';
import type { JsonObject } from '../imageData.ts';

/** The cart of a page that everybody shares: always empty (page-data 9). The visitor's own comes from the cart API. */
export function emptyCart(site: Pick<SiteContent, 'id' | 'currency'>): JsonObject {
  return {
    websiteId: site.id,
    currency: site.currency,
    entries: [],
    shippingLocation: {},
    taxLineItems: [],
    coupons: [],
    promoCodes: [],
    appliedGiftCards: [],
    cartType: 1,
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    giftCardRedemptionTotalCents: 0,
    grandTotalCents: 0,
    amountDueCents: 0,
    remainingBalanceCents: 0,
    totalQuantity: 0,
    purelyDigital: false,
    hasDigital: false,
    requiresShipping: false,
    shippingOptions: [],
  };
}

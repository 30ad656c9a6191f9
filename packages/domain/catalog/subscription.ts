import type { BillingUnit, Product, SubscriptionPlan } from './product.ts';
import { PRODUCT_TYPES } from './productTypes.ts';

const UNITS_PER_YEAR: Readonly<Record<BillingUnit, number>> = { week: 52, month: 12, year: 1 };

/** Only physical and service products can be subscribed (SUBS-02). */
export function canBeSubscribed(product: Pick<Product, 'type' | 'isSubscribable'>): boolean {
  return product.isSubscribable && (product.type === PRODUCT_TYPES.physical || product.type === PRODUCT_TYPES.service);
}

/** Where the button of a product leads: into the cart, to the gift card page, to the subscription page. */
export function purchaseRoute(product: Pick<Product, 'type' | 'isSubscribable'>): 'cart' | 'giftCard' | 'subscription' {
  if (product.type === PRODUCT_TYPES.giftCard) return 'giftCard';
  return canBeSubscribed(product) ? 'subscription' : 'cart';
}

/** Gift cards and subscriptions have pages of their own, and those are not there yet. */
export function isSoldOnline(product: Pick<Product, 'type' | 'isSubscribable'>): boolean {
  return purchaseRoute(product) === 'cart';
}

/**
 * `$20.00 every month`, `$20.00 every 2 weeks for 12 weeks`, `… for 1 year` (SUBS-04). Week and month totals become
 * years when they divide evenly, unless `convertToYears` is false.
 */
export function subscriptionPhrase(
  plan: SubscriptionPlan,
  priceText: string,
  options: { readonly convertToYears?: boolean } = {},
): string {
  const { value, unit } = plan.billingPeriod;
  const every = value === 1 ? `every ${unit}` : `every ${value} ${unit}s`;
  if (plan.numBillingCycles === 0) return `${priceText} ${every}`;
  return `${priceText} ${every} for ${durationText(value * plan.numBillingCycles, unit, options.convertToYears ?? true)}`;
}

function durationText(total: number, unit: BillingUnit, convertToYears: boolean): string {
  const perYear = UNITS_PER_YEAR[unit];
  if (convertToYears && unit !== 'year' && total % perYear === 0) return durationText(total / perYear, 'year', false);
  return total === 1 ? `1 ${unit}` : `${total} ${unit}s`;
}

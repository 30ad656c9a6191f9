import { inLanguage } from '@quoin/domain/languages';
import { plan as planMessages } from '@quoin/messages/plan';
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

/**
 * Reports whether it is sold in the cart or on a separate page: everything except a paywall, which is no item for a
 * cart.
 */
export function isSoldOnline(product: Pick<Product, 'type' | 'isSubscribable'>): boolean {
  return product.type !== PRODUCT_TYPES.paywall;
}

/**
 * `$20.00 every month`, `$20.00 every 2 weeks for 12 weeks`, `… for 1 year` (SUBS-04). Week and month totals become
 * years when they divide evenly, unless `convertToYears` is false.
 */
export function subscriptionPhrase(
  plan: SubscriptionPlan,
  priceText: string,
  options: { readonly convertToYears?: boolean; readonly language?: string } = {},
): string {
  const phrase = inLanguage(planMessages, options.language ?? 'en');
  const { value, unit } = plan.billingPeriod;
  const every = phrase.every(value, unit);
  if (plan.numBillingCycles === 0) return `${priceText} ${every}`;
  const [total, totalUnit] = durationOf(value * plan.numBillingCycles, unit, options.convertToYears ?? true);
  return `${priceText} ${every} ${phrase.during(total, totalUnit)}`;
}

function durationOf(total: number, unit: BillingUnit, convertToYears: boolean): [total: number, unit: BillingUnit] {
  const perYear = UNITS_PER_YEAR[unit];
  return convertToYears && unit !== 'year' && total % perYear === 0 ? [total / perYear, 'year'] : [total, unit];
}

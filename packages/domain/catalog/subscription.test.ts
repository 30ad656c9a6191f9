import { describe, expect, it } from 'vitest';
import type { BillingUnit } from './product.ts';
import { PRODUCT_TYPES } from './productTypes.ts';
import { purchaseRoute, subscriptionPhrase } from './subscription.ts';

describe('subscription phrases (SUBS-04)', () => {
  it.each<[number, BillingUnit, number, string]>([
    [1, 'week', 0, '$5 every week'],
    [1, 'month', 0, '$5 every month'],
    [1, 'year', 0, '$5 every year'],
    [2, 'week', 0, '$5 every 2 weeks'],
    [3, 'month', 0, '$5 every 3 months'],
    [2, 'year', 0, '$5 every 2 years'],
    [1, 'week', 10, '$5 every week for 10 weeks'],
    [2, 'week', 6, '$5 every 2 weeks for 12 weeks'],
    [1, 'week', 52, '$5 every week for 1 year'],
    [2, 'week', 52, '$5 every 2 weeks for 2 years'],
    [1, 'month', 12, '$5 every month for 1 year'],
    [3, 'month', 8, '$5 every 3 months for 2 years'],
    [1, 'month', 13, '$5 every month for 13 months'],
    [1, 'month', 1, '$5 every month for 1 month'],
    [1, 'year', 1, '$5 every year for 1 year'],
    [1, 'year', 3, '$5 every year for 3 years'],
  ])('every %d %s, %d times', (value, unit, numBillingCycles, phrase) => {
    expect(subscriptionPhrase({ billingPeriod: { value, unit }, numBillingCycles }, '$5')).toBe(phrase);
  });

  it('keep weeks and months where years are unwanted', () => {
    const plan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 12 } as const;
    expect(subscriptionPhrase(plan, '$5', { convertToYears: false })).toBe('$5 every month for 12 months');
  });
});

describe('where the button leads', () => {
  const { physical, digital, service, giftCard } = PRODUCT_TYPES;
  it.each([
    [physical, false, 'cart'],
    [physical, true, 'subscription'],
    [service, true, 'subscription'],
    [digital, true, 'cart'],
    [giftCard, true, 'giftCard'],
  ] as const)('type %d, subscribable %s: %s (SUBS-02, GIFT-02)', (type, isSubscribable, route) => {
    expect(purchaseRoute({ type, isSubscribable })).toBe(route);
  });
});

import { expect, it } from 'vitest';
import { fromStripeAmount, toStripeAmount } from './stripeAmounts.ts';

it.each([
  ['EUR', 1999n, 1999],
  ['JPY', 1500n, 1500],
  ['USD', 0n, 0],
])('says %s %d as Stripe counts it, and back (MON-6)', (currency, ours, theirs) => {
  expect(toStripeAmount(ours, currency)).toBe(theirs);
  expect(fromStripeAmount(theirs, currency)).toBe(ours);
});

it('refuses an amount that Stripe has no coin for', () => {
  expect(() => toStripeAmount(1050n, 'CLP')).toThrow('cannot charge');
  expect(toStripeAmount(1000n, 'CLP')).toBe(10);
});

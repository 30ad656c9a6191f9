import { localText } from '@quoin/domain/formats';
import { cartFate } from '@quoin/domain/orders';
import { cartPolicyOf, type LeftCart, listLeftCarts, traceOf } from '../../customers/index.ts';
import type { LoadMeasured } from './insightMeasured.ts';
import type { InsightValue } from './insightRows.ts';

/** Limit of carts per period. Further ones are not distinguished. */
const MOST_CARTS = 20_000;

/** What was left in carts, and what came back after a reminder, by the day the cart was last touched. */
export const loadCartsMeasured: LoadMeasured = async (trx, { site, period, unit, buckets }) => {
  const now = trx.now().getTime();
  const policy = cartPolicyOf(site);
  const bucketOf = bucketIn(site.timeZone, unit);
  // Days of the site's calendar lie within a day of UTC's.
  const since = new Date(Date.parse(`${period.from}T00:00:00Z`) - DAY);
  const until = new Date(Math.min(now, Date.parse(`${period.to}T00:00:00Z`) + 2 * DAY));
  const found = await listLeftCarts(trx, site.id, { since, until, limit: MOST_CARTS });
  const wanted = new Set(buckets);
  const ours = found.filter((cart) => wanted.has(bucketOf(cart.changedAt)));
  const withFate = (fate: 'abandoned' | 'recovered') =>
    ours.filter((cart) => cartFate(traceOf(cart), now, policy) === fate);
  const [left, back] = [withFate('abandoned'), withFate('recovered')];
  const course = (carts: readonly LeftCart[], value: (some: readonly LeftCart[]) => InsightValue) =>
    buckets.map((bucket) => value(carts.filter((cart) => bucketOf(cart.changedAt) === bucket)));
  const worth = (carts: readonly LeftCart[]) => worthIn(carts, site.currency);
  return {
    figures: new Map<string, InsightValue>([
      ['carts', left.length],
      ['lost', worth(left)],
      ['reminded', [...left, ...back].filter(({ mailedAt }) => mailedAt !== null).length],
      ['recovered', back.length],
      ['won', worth(back)],
    ]),
    series: new Map([
      ['carts', course(left, (some) => some.length)],
      ['lost', course(left, worth)],
      ['recovered', course(back, (some) => some.length)],
      ['won', course(back, worth)],
    ]),
  };
};

const DAY = 86_400_000;

function worthIn(carts: readonly LeftCart[], currency: string): bigint {
  return carts.filter((cart) => cart.currency === currency).reduce((sum, cart) => sum + cart.worth, 0n);
}

const LENGTHS = { hour: 13, day: 10, month: 7 } as const;

function bucketIn(timeZone: string, unit: keyof typeof LENGTHS): (at: Date) => string {
  return (at) => localText(at.getTime(), timeZone).slice(0, LENGTHS[unit]);
}

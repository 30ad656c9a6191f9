import { seededRoll } from '../trafficPeople.ts';
import { planTraffic } from '../trafficPlan.ts';
import { DAY, type PlannedVisit } from '../trafficVisit.ts';

export const SAMPLE_DAYS = 60;
export const SAMPLE_ORDERS = 120;
const SEED = 20_261_129;
/** Of a hundred visits, two to three end with an order. */
const VISITS_PER_DAY = 72;
/** Orders by telephone, entered as drafts: so many days ago. The last ones are not paid yet. */
const PHONE_DAYS_AGO = [52, 44, 37, 29, 22, 15, 8, 4, 3, 1] as const;
const UNPAID_FOR = 5;

/** What becomes of an order. */
export type OrderStory =
  | 'fulfilled'
  | 'partFulfilled'
  | 'open'
  | 'canceled'
  | 'refundedPart'
  | 'refunded'
  | 'returned'
  | 'withdrawn'
  | 'unpaid';

/** What is bought: physical goods, or the shop's other kinds of products. */
export type OrderGoods = 'goods' | 'digital' | 'giftCard' | 'subscription';

export interface PlannedOrder {
  /** From 0, in the order they are placed. */
  readonly number: number;
  readonly at: number;
  readonly story: OrderStory;
  readonly goods: OrderGoods;
  readonly hasCoupon: boolean;
  /** Null: it was placed by telephone. */
  readonly visit: PlannedVisit | null;
}

export interface SampleDay {
  readonly visits: readonly PlannedVisit[];
  readonly orders: readonly PlannedOrder[];
}

/** Older orders that went another way than most, by their number among those of visits. */
const STORIES: Readonly<Record<number, OrderStory>> = {
  ...{ 6: 'refundedPart', 11: 'canceled', 19: 'returned', 27: 'refunded', 34: 'refundedPart', 41: 'canceled' },
  ...{ 53: 'refunded', 62: 'returned', 71: 'canceled', 80: 'refundedPart', 88: 'refunded', 97: 'canceled' },
};
const GOODS: Readonly<Record<number, OrderGoods>> = {
  ...{ 3: 'digital', 14: 'giftCard', 23: 'subscription', 31: 'digital', 47: 'giftCard', 58: 'digital' },
  ...{ 66: 'subscription', 76: 'digital', 92: 'giftCard', 104: 'digital' },
};
/** What is on the packing table today. */
const LATEST: readonly OrderStory[] = [
  ...(['withdrawn', 'partFulfilled', 'fulfilled', 'partFulfilled', 'open', 'partFulfilled'] as const),
  ...(['open', 'fulfilled', 'open', 'open', 'open', 'open'] as const),
];

/** The whole of it, day by day, the earliest first. Pure: the same end gives the same plan. */
export function planSampleDays(
  endsAt: number,
  products: readonly { readonly path: string; readonly title: string }[],
): readonly SampleDay[] {
  const wish = { days: SAMPLE_DAYS, until: endsAt, visitsPerDay: VISITS_PER_DAY, products, roll: seededRoll(SEED) };
  const bought = withSoManySales(planTraffic(wish), SAMPLE_ORDERS - PHONE_DAYS_AGO.length);
  const orders = planOrders(endsAt, bought);
  const dayOf = (at: number) => Math.min(SAMPLE_DAYS - 1, Math.max(0, SAMPLE_DAYS - Math.ceil((endsAt - at) / DAY)));
  return Array.from({ length: SAMPLE_DAYS }, (_, day) => ({
    visits: bought.filter(({ at }) => dayOf(at) === day),
    orders: orders.filter(({ at }) => dayOf(at) === day),
  }));
}

/** Evenly over all days, sales beyond that number stay looks. */
function withSoManySales(visits: readonly PlannedVisit[], wanted: number): readonly PlannedVisit[] {
  const sales = visits.filter(isSale);
  if (sales.length < wanted) throw new Error(`The plan has ${sales.length} sales, ${wanted} are wanted.`);
  const kept = new Set(
    Array.from({ length: wanted }, (_, index) => sales[Math.floor((index * sales.length) / wanted)]),
  );
  return visits.map((visit) =>
    !isSale(visit) || kept.has(visit)
      ? visit
      : { ...visit, steps: visit.steps.filter(({ kind }) => kind !== 'buy' && kind !== 'checkout') },
  );
}

function isSale({ steps }: PlannedVisit): boolean {
  return steps.some(({ kind }) => kind === 'buy');
}

function planOrders(endsAt: number, visits: readonly PlannedVisit[]): readonly PlannedOrder[] {
  const sales = visits.filter(isSale);
  const online = sales.map((visit, index): Omit<PlannedOrder, 'number'> => {
    const buy = visit.steps.find((step) => step.kind === 'buy');
    const goods = GOODS[index] ?? 'goods';
    const latest = LATEST[index - (sales.length - LATEST.length)];
    // What is no parcel is delivered when it is paid.
    const story = goods === 'goods' ? (latest ?? STORIES[index] ?? 'fulfilled') : 'open';
    return { at: visit.at + (buy?.after ?? 0), story, goods, hasCoupon: buy?.hasCoupon ?? false, visit };
  });
  const byPhone = PHONE_DAYS_AGO.map((days): Omit<PlannedOrder, 'number'> => {
    const story = days < UNPAID_FOR ? 'unpaid' : 'fulfilled';
    return { at: endsAt - (days - 0.45) * DAY, story, goods: 'goods', hasCoupon: false, visit: null };
  });
  return [...online, ...byPhone]
    .toSorted((left, right) => left.at - right.at)
    .map((order, number) => ({ ...order, number }));
}

import { ARRIVALS, idOf, newVisitor, type PlannedVisitor, pick, type Weighted } from './trafficPeople.ts';
import { emailOf, inOrder, withReturns, withSales } from './trafficSales.ts';
import { DAY, LONGEST_VISIT, type PlannedStep, type PlannedVisit, type TrafficWish } from './trafficVisit.ts';

/** From Sunday on: people who buy prints do so at the end of the week. */
const WEEK = [0.8, 1, 1.02, 1, 1.08, 1.2, 0.9] as const;
/** How many days ago a writer with many readers wrote about the shop. */
const SPIKE_DAYS_AGO = 24;
const SPIKE = 2.4;
/** Most of a day's visits come in the evening: sixths of the day from midnight on. */
const HOURS = [0.04, 0.05, 0.17, 0.24, 0.31, 0.19] as const;

const PAGES: Weighted<readonly [path: string, title: string]> = [
  [34, ['/shop', 'Shop']],
  [20, ['/journal', 'Journal']],
  [14, ['/about', 'About']],
  [8, ['/fairs', 'Fairs']],
  [9, ['/contact', 'Questions']],
];
const SEARCHES: Weighted<readonly [query: string, found: number]> = [
  [9, ['tide', 3]],
  [7, ['blue', 5]],
  [5, ['gift card', 1]],
  [4, ['a2 frame', 0]],
  [3, ['calendar', 0]],
];

/** Of all visits, those that go so far; each only after the one before. */
const CHANCES = {
  product: 0.52,
  cart: 0.24,
  checkout: 0.52,
  buy: 0.68,
  returning: 0.3,
  search: 0.09,
  opened: 0.6,
} as const;
const CHANCES_ASIDE = { form: 0.018, newsletter: 0.022, bounce: 0.4 } as const;

/** Visits of some days as a shop of this size may have them, the earliest first. Pure: the same roll gives the same plan. */
export function planTraffic(wish: TrafficWish): readonly PlannedVisit[] {
  const known: PlannedVisitor[] = [];
  const visits = Array.from({ length: wish.days }, (_, index) => planDay(wish, wish.days - 1 - index, known)).flat();
  return withSales(withReturns(inOrder(visits), wish));
}

function planDay(wish: TrafficWish, daysAgo: number, known: PlannedVisitor[]): readonly PlannedVisit[] {
  const end = wish.until - daysAgo * DAY;
  const growth = 1 + (0.35 * (wish.days - daysAgo)) / wish.days;
  const spike = daysAgo === SPIKE_DAYS_AGO ? SPIKE : 1;
  const weekday = WEEK[new Date(end).getUTCDay()] ?? 1;
  const count = Math.round(wish.visitsPerDay * weekday * growth * spike * (0.85 + 0.3 * wish.roll()));
  return Array.from({ length: count }, () => planVisit(wish, end, known));
}

function planVisit(wish: TrafficWish, end: number, known: PlannedVisitor[]): PlannedVisit {
  const { roll } = wish;
  const returning = roll() < CHANCES.returning ? known[Math.floor(roll() * known.length)] : undefined;
  const visitor = returning ?? newVisitor(roll);
  if (returning === undefined) known.push(visitor);
  // The whole visit is before the end of the day it began on.
  const at = Math.round(end - DAY + momentOfDay(roll) * (DAY - LONGEST_VISIT));
  return {
    ...{ at, visitor, visitId: idOf(roll), isNew: returning === undefined },
    arrival: pick(ARRIVALS, roll()),
    steps: planSteps(wish, visitor),
  };
}

function planSteps({ roll, products }: TrafficWish, { visitorId }: PlannedVisitor): readonly PlannedStep[] {
  const steps: PlannedStep[] = [];
  let after = 0;
  const next = () => {
    after += 5_000 + Math.round(roll() * 50_000);
    return after;
  };
  const see = (path: string, title: string) => steps.push({ kind: 'page', after: next(), path, title });
  if (roll() < 0.45) steps.push({ kind: 'page', after: 0, path: '/', title: 'Home' });
  else see(...pick(PAGES, roll()));
  if (roll() < CHANCES_ASIDE.bounce) return steps;
  see(...pick(PAGES, roll()));
  if (roll() < CHANCES.search) {
    const [query, found] = pick(SEARCHES, roll());
    steps.push({ kind: 'search', after: next(), query, found });
    const hit = products[Math.floor(roll() * products.length)];
    if (found > 0 && hit !== undefined && roll() < CHANCES.opened) {
      steps.push({ kind: 'searchClick', after: next(), query, path: hit.path });
      steps.push({ kind: 'page', after: next(), path: hit.path, title: hit.title });
    }
  }
  if (roll() < CHANCES_ASIDE.form) steps.push({ kind: 'form', after: next(), path: '/contact' });
  if (roll() < CHANCES_ASIDE.newsletter) steps.push({ kind: 'newsletter', after: next(), path: '/' });
  if (products.length === 0 || roll() >= CHANCES.product) return steps;
  // Some things sell better than others: a square leans to the first ones.
  const product = Math.floor(roll() ** 2 * products.length);
  const { path, title } = products[product]!;
  see(path, title);
  steps.push({ kind: 'product', after, product });
  if (roll() >= CHANCES.cart) return steps;
  steps.push({ kind: 'cart', after: next(), product, quantity: roll() < 0.85 ? 1 : 2 });
  if (roll() >= CHANCES.checkout) return steps;
  steps.push({ kind: 'checkout', after: next(), email: emailOf(visitorId) });
  if (roll() < CHANCES.buy) steps.push({ kind: 'buy', after: next(), hasCoupon: false, refund: null });
  return steps;
}

/** 0 to 1 of a day. */
function momentOfDay(roll: () => number): number {
  const part = pick(
    HOURS.map((weight, index) => [weight, index] as const),
    roll(),
  );
  return (part + roll()) / HOURS.length;
}

import { DIRECT, idOf } from './trafficPeople.ts';
import { DAY, LONGEST_VISIT, type PlannedStep, type PlannedVisit, type TrafficWish } from './trafficVisit.ts';

/** Every so-many-th sale. Counted, not drawn: five days are enough for one of each. */
const COUPON_EVERY = 3;
const REFUND_EVERY = 4;
const RETURN_EVERY = 2;
/** After the sale they leave a cart; after that, where they come back for it. */
const LEAVES_AFTER = 0.9 * DAY;
const RESUMES_AFTER = 0.9 * DAY;

export function emailOf(visitorId: string): string {
  return `buyer-${visitorId.slice(0, 8)}@example.com`;
}

export function inOrder(visits: readonly PlannedVisit[]): readonly PlannedVisit[] {
  return visits.toSorted((left, right) => left.at - right.at);
}

/** Some buyers come again and leave a cart, which the shop reminds them of: customers it may write to. Half come back for it. */
export function withReturns(visits: readonly PlannedVisit[], wish: TrafficWish): readonly PlannedVisit[] {
  const latest = wish.until - LONGEST_VISIT;
  const buyers = visits.filter(({ steps }) => steps.some(({ kind }) => kind === 'buy'));
  const returns = buyers.flatMap((buyer, index) => {
    const left = leavesCart(buyer, wish);
    if (index % RETURN_EVERY > 0 || left.at > latest) return [];
    const resumed = resumesCart(left, wish.roll);
    return index % (2 * RETURN_EVERY) > 0 || resumed.at > latest ? [left] : [left, resumed];
  });
  return inOrder([...visits, ...returns]);
}

function leavesCart({ at, visitor }: PlannedVisit, { roll, products }: TrafficWish): PlannedVisit {
  const product = Math.floor(roll() * products.length);
  const { path = '/shop', title = 'Shop' } = products[product] ?? {};
  const steps: readonly PlannedStep[] = [
    { kind: 'page', after: 0, path: '/shop', title: 'Shop' },
    { kind: 'page', after: 20_000, path, title },
    { kind: 'product', after: 20_000, product },
    { kind: 'cart', after: 60_000, product, quantity: 1 },
    { kind: 'checkout', after: 110_000, email: emailOf(visitor.visitorId) },
  ];
  return { at: at + LEAVES_AFTER, visitor, visitId: idOf(roll), isNew: false, arrival: DIRECT, steps };
}

function resumesCart(left: PlannedVisit, roll: () => number): PlannedVisit {
  const steps: readonly PlannedStep[] = [
    { kind: 'page', after: 0, path: '/cart', title: 'Cart' },
    { kind: 'checkout', after: 25_000, email: emailOf(left.visitor.visitorId) },
    { kind: 'buy', after: 80_000, hasCoupon: false, refund: null },
  ];
  return { ...left, at: left.at + RESUMES_AFTER, visitId: idOf(roll), resumes: left.visitId, steps };
}

/** Which sales come with the discount's code, and of which the shop gives something back. */
export function withSales(visits: readonly PlannedVisit[]): readonly PlannedVisit[] {
  let sales = 0;
  const sold = (step: PlannedStep): PlannedStep => {
    if (step.kind !== 'buy') return step;
    const [at, refunds] = [sales, Math.floor(sales / REFUND_EVERY)];
    sales += 1;
    const refund = at % REFUND_EVERY > 0 ? null : refunds % 2 === 0 ? 'everything' : 'part';
    return { ...step, hasCoupon: at % COUPON_EVERY === 1, refund };
  };
  return visits.map((visit) => ({ ...visit, steps: visit.steps.map(sold) }));
}

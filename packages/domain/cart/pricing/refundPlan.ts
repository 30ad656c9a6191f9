import { allocate, type Money } from '@quoin/domain/money';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { ChargedOrder, EarlierRefund, RefundCode, RefundWish } from './chargedOrder.ts';
import { type ChargeParts, paidFor, partsLeft, takeAmount, takePieces } from './refundParts.ts';

export interface LineParts extends ChargeParts {
  /** How many pieces. */
  readonly quantity: number;
}

/** For each line, in the order of the order, and for shipping: what goes back, or what is left. */
export interface RefundPlan {
  readonly lines: readonly LineParts[];
  readonly shipping: ChargeParts;
}

/** What is left of an order after its refunds so far. */
export function leftOf(order: ChargedOrder, earlier: readonly EarlierRefund[]): RefundPlan {
  const lines = order.lines.map((line) => {
    const own = earlier.flatMap((refund) => refund.lines.filter(({ id }) => id === line.id));
    const quantity = own.reduce((left, one) => left - one.quantity, line.quantity);
    return { quantity, ...partsLeft(line, own) };
  });
  const ofShipping = earlier.map((refund) => refund.shippingLine);
  return { lines, shipping: partsLeft(order.shippingLine, ofShipping) };
}

export function planRefund(order: ChargedOrder, left: RefundPlan, wish: RefundWish): Outcome<RefundPlan, RefundCode> {
  if (wish.kind === 'everything') return accept(left);
  return wish.kind === 'amount' ? planAmount(order, left, wish.amount) : planItems(order, left, wish);
}

/** An amount for nothing in particular comes out of everything that is left, in proportion. */
function planAmount(order: ChargedOrder, left: RefundPlan, asked: Money): Outcome<RefundPlan, RefundCode> {
  requireCurrency(order, asked);
  const weights = [...left.lines, left.shipping].map(paidFor);
  if (asked.minor <= 0n) return refuse('refundNothing', { field: 'amount' });
  if (asked.minor > weights.reduce((all, one) => all + one, 0n)) return refuse('refundTooMuch', { field: 'amount' });
  const shares = allocate(asked.minor, weights);
  const lines = left.lines.map((line, row) => ({ quantity: 0, ...takeAmount(line, shares[row] ?? 0n) }));
  return accept({ lines, shipping: takeAmount(left.shipping, shares.at(-1) ?? 0n) });
}

function planItems(
  order: ChargedOrder,
  left: RefundPlan,
  wish: Extract<RefundWish, { readonly kind: 'items' }>,
): Outcome<RefundPlan, RefundCode> {
  const wanted = new Map<string, number>();
  for (const { id, quantity } of wish.lines) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  const problem = itemsProblem(order, left, wanted);
  if (problem !== null) return refuse(problem, { field: 'lines' });
  const shipping = wantedShipping(order, left, wish.shipping);
  if (shipping < 0n) return refuse('refundNothing', { field: 'shipping' });
  if (shipping > paidFor(left.shipping)) return refuse('refundTooMuch', { field: 'shipping' });
  const lines = left.lines.map((parts, row): LineParts => {
    const line = order.lines[row];
    const quantity = line === undefined ? 0 : (wanted.get(line.id) ?? 0);
    if (line === undefined || quantity === 0) return { quantity: 0, ...takeAmount(parts, 0n) };
    return { quantity, ...takePieces(line, parts, line.quantity - parts.quantity, quantity) };
  });
  const isAllOfShipping = shipping === paidFor(left.shipping) && wish.shipping !== null;
  return accept({ lines, shipping: isAllOfShipping ? left.shipping : takeAmount(left.shipping, shipping) });
}

function itemsProblem(order: ChargedOrder, left: RefundPlan, wanted: ReadonlyMap<string, number>): RefundCode | null {
  for (const [id, quantity] of wanted) {
    const row = order.lines.findIndex((line) => line.id === id);
    if (row < 0) return 'refundLineUnknown';
    if (!Number.isInteger(quantity) || quantity < 0) return 'refundNothing';
    if (quantity > (left.lines[row]?.quantity ?? 0)) return 'refundQuantityTooLarge';
  }
  return null;
}

function wantedShipping(order: ChargedOrder, left: RefundPlan, shipping: Money | 'all' | null): bigint {
  if (shipping === null) return 0n;
  if (shipping === 'all') return paidFor(left.shipping);
  requireCurrency(order, shipping);
  return shipping.minor;
}

function requireCurrency(order: ChargedOrder, amount: Money): void {
  if (amount.currency !== order.currency) throw new Error(`Mixed currencies: ${amount.currency} and ${order.currency}`);
}

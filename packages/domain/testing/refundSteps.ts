import {
  type CartPrice,
  decideRefund,
  type Refund,
  type RefundedLine,
  type RefundWish,
  refundableTotal,
} from '@quoin/domain/cart';
import { money } from '@quoin/domain/money';
import { type Draw, drawOne } from './draw.ts';
import { requireEqual, requireTrue, sumOf } from './expectations.ts';

const STEPS = 6;

/** Refunds an order in a few random steps and then the rest, and compares the sums of every part with the charge. */
export function refundInSteps(order: CartPrice, draw: Draw): void {
  const done: Refund[] = [];
  const wishes = Array.from({ length: draw(STEPS) });
  for (const _ of wishes) {
    const refund = step(order, done, drawWish(order, done, draw));
    if (refund === null) continue;
    done.push(refund);
    requireTrue(refundableTotal(order, done).minor >= 0n, 'more than was charged');
  }
  const rest = step(order, done, draw(2) === 0 ? { kind: 'everything' } : everyItem(order, done));
  if (rest !== null) done.push(rest);
  compare(order, done);
  requireTrue(step(order, done, { kind: 'everything' }) === null, 'something is still left');
  const beyond = decideRefund(order, done, { kind: 'amount', amount: money(1, order.currency) });
  requireTrue(!beyond.ok && beyond.problem.code === 'refundTooMuch', 'a cent beyond the charge');
}

function step(order: CartPrice, done: readonly Refund[], wish: RefundWish): Refund | null {
  const decision = decideRefund(order, done, wish);
  if (!decision.ok) return null;
  const refund = decision.value;
  const { subtotal, discount, shipping, tax, grandTotal } = refund;
  requireEqual(grandTotal.minor, subtotal.minor - discount.minor + shipping.minor + tax.minor, 'refund document');
  const tenders = [refund.toPayment, ...refund.toGiftCards.map(({ amount }) => amount)];
  requireEqual(sumOf(tenders), grandTotal.minor, 'tenders of a refund');
  const amounts = [...tenders, subtotal, discount, shipping, tax, refund.taxIncluded, grandTotal];
  const shares = [...refund.lines, refund.shippingLine].flatMap(({ taxes }) => taxes.map(({ amount }) => amount));
  requireTrue(
    [...amounts, ...shares].every(({ minor }) => minor >= 0n),
    'a refund takes money',
  );
  return refund;
}

function drawWish(order: CartPrice, done: readonly Refund[], draw: Draw): RefundWish {
  const { currency } = order;
  const left = refundableTotal(order, done).minor;
  if (draw(3) === 0) return { kind: 'amount', amount: money((left * BigInt(draw(1000))) / 1500n, currency) };
  const lines = order.lines.map(({ id, quantity }) => ({
    id,
    quantity: draw(quantity + 1 - returned(done, id)),
  }));
  const shippingLeft = done.reduce(
    (left, refund) => left - refund.shippingLine.amount.minor,
    order.shippingLine.gross.minor,
  );
  const part = money((shippingLeft * BigInt(draw(100))) / 100n, currency);
  return { kind: 'items', lines, shipping: drawOne(draw, [null, 'all', part] as const) };
}

function everyItem(order: CartPrice, done: readonly Refund[]): RefundWish {
  const lines = order.lines.map(({ id, quantity }) => ({ id, quantity: quantity - returned(done, id) }));
  return { kind: 'items', lines, shipping: 'all' };
}

function returned(done: readonly Refund[], id: string): number {
  const own = done.flatMap(({ lines }) => lines.filter((line) => line.id === id));
  return own.reduce((all, { quantity }) => all + quantity, 0);
}

function compare(order: CartPrice, refunds: readonly Refund[]): void {
  const sum = (read: (refund: Refund) => bigint) => refunds.reduce((all, refund) => all + read(refund), 0n);
  requireEqual(
    sum(({ grandTotal }) => grandTotal.minor),
    order.grandTotal.minor,
    'all refunds',
  );
  // Shipping that cost nothing need not be given back.
  if (order.shippingLine.gross.minor > 0n) {
    requireEqual(
      sum(({ discount }) => discount.minor),
      order.discount.minor,
      'discount of all refunds',
    );
    requireEqual(
      sum(({ shipping }) => shipping.minor),
      order.shipping.minor,
      'shipping of all refunds',
    );
  }
  requireEqual(
    sum(({ tax }) => tax.minor),
    order.tax.minor,
    'tax of all refunds',
  );
  requireEqual(
    sum(({ taxIncluded }) => taxIncluded.minor),
    order.taxIncluded.minor,
    'tax included',
  );
  requireEqual(
    sum(({ toPayment }) => toPayment.minor),
    order.amountDue.minor,
    'back to payment',
  );
  order.giftCards.forEach(({ amount }, index) => {
    requireEqual(
      sum(({ toGiftCards }) => toGiftCards[index]?.amount.minor ?? 0n),
      amount.minor,
      'back to a card',
    );
  });
  for (const { id, gross, quantity, subtotal } of order.lines) {
    const own = refunds.flatMap(({ lines }) => lines.filter((line) => line.id === id));
    requireEqual(sumOf(own.map(({ amount }) => amount)), gross.minor, 'all refunds of a line');
    const price = ({ amount, tax, discount }: RefundedLine) => amount.minor - tax.minor + discount.minor;
    const isWhole = refunds.length > 1 || own.length > 0;
    if (isWhole)
      requireEqual(
        own.reduce((all, one) => all + price(one), 0n),
        subtotal.minor,
        'price of a line',
      );
    requireEqual(BigInt(own.reduce((all, line) => all + line.quantity, 0)), BigInt(quantity), 'pieces returned');
  }
}

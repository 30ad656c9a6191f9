import { allocatePartial, type CurrencyCode, type Money } from '@quoin/domain/money';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { totalsOf } from '../totals.ts';
import type {
  ChargedOrder,
  ChargedPart,
  EarlierRefund,
  Refund,
  RefundCode,
  RefundedLine,
  RefundedPart,
  RefundWish,
} from './chargedOrder.ts';
import { type ChargeParts, paidFor } from './refundParts.ts';
import { leftOf, planRefund, type RefundPlan } from './refundPlan.ts';

/** What was paid for the order less what has gone back. */
export function refundableTotal(order: ChargedOrder, earlier: readonly EarlierRefund[]): Money {
  const { lines, shipping } = leftOf(order, earlier);
  return { minor: [...lines, shipping].reduce((all, part) => all + paidFor(part), 0n), currency: order.currency };
}

/**
 * The exact refund for a wish, after all earlier ones. Each part is a share of what is left of it or the difference of
 * two shares of the whole, so any number of refunds adds up to the charge in every part and never exceeds it (MON-3).
 */
export function decideRefund(
  order: ChargedOrder,
  earlier: readonly EarlierRefund[],
  wish: RefundWish,
): Outcome<Refund, RefundCode> {
  const left = leftOf(order, earlier);
  const planned = planRefund(order, left, wish);
  if (!planned.ok) return planned;
  const refund = writeRefund(order, left, planned.value);
  const isEmpty = refund.grandTotal.minor === 0n && refund.totalQuantity === 0;
  return isEmpty ? refuse('refundNothing') : accept(refund);
}

function writeRefund(order: ChargedOrder, left: RefundPlan, plan: RefundPlan): Refund {
  const { currency } = order;
  const lines = order.lines.flatMap((line, row): RefundedLine[] => {
    const parts = plan.lines[row];
    if (parts === undefined || (parts.quantity === 0 && paidFor(parts) === 0n && parts.discount === 0n)) return [];
    return [{ id: line.id, quantity: parts.quantity, ...writePart(line, parts, currency) }];
  });
  const shippingLine = writePart(order.shippingLine, plan.shipping, currency);
  const totals = refundTotals(lines, shippingLine, currency);
  const [toPayment = 0n, ...toCards] = tendersOf(order, left, totals.grandTotal.minor);
  return {
    ...totals,
    lines,
    shippingLine,
    toPayment: { minor: toPayment, currency },
    toGiftCards: order.giftCards.map(({ id }, index) => ({ id, amount: { minor: toCards[index] ?? 0n, currency } })),
  };
}

function writePart(charged: ChargedPart, parts: ChargeParts, currency: CurrencyCode): RefundedPart {
  const toMoney = (minor: bigint): Money => ({ minor, currency });
  const taxes = paidFor(parts) - parts.net;
  const isIncluded = charged.taxIncluded.minor > 0n;
  return {
    amount: toMoney(paidFor(parts)),
    net: toMoney(parts.net),
    discount: toMoney(parts.discount),
    taxes: charged.taxes.map(({ ruleId }, index) => ({ ruleId, amount: toMoney(parts.taxes[index] ?? 0n) })),
    tax: toMoney(isIncluded ? 0n : taxes),
    taxIncluded: toMoney(isIncluded ? taxes : 0n),
  };
}

function refundTotals(lines: readonly RefundedLine[], shipping: RefundedPart, currency: CurrencyCode) {
  const toMoney = (minor: bigint): Money => ({ minor, currency });
  const sum = (read: (part: RefundedPart) => bigint) =>
    toMoney([...lines, shipping].reduce((all, part) => all + read(part), 0n));
  const priceOf = (part: RefundedPart) => part.amount.minor - part.tax.minor + part.discount.minor;
  return {
    ...totalsOf({
      subtotal: toMoney(lines.reduce((all, line) => all + priceOf(line), 0n)),
      discount: sum((part) => part.discount.minor),
      shipping: toMoney(priceOf(shipping)),
      tax: sum((part) => part.tax.minor),
      totalQuantity: lines.reduce((all, { quantity }) => all + quantity, 0),
    }),
    taxIncluded: sum((part) => part.taxIncluded.minor),
  };
}

/** Payment and gift cards each get back their share of all that has gone back, so both end exactly at what they paid. */
function tendersOf(order: ChargedOrder, left: RefundPlan, amount: bigint): bigint[] {
  const paid = [order.amountDue, ...order.giftCards.map((card) => card.amount)].map(({ minor }) => minor);
  const whole = paid.reduce((all, one) => all + one, 0n);
  const before = whole - [...left.lines, left.shipping].reduce((all, part) => all + paidFor(part), 0n);
  const start = allocatePartial(before, paid);
  return allocatePartial(before + amount, paid).map((share, index) => share - (start[index] ?? 0n));
}

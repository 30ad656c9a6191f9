import {
  areTotalsWithinWireRange,
  type CartPrice,
  type Discount,
  type PricedAmounts,
  type PriceLine,
  type PriceQuestion,
  price,
} from '@quoin/domain/cart';
import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { isWithinWireRange, type Money, parseDecimalMoney, toDecimalString, toWireNumber } from '@quoin/domain/money';
import { type Draw, drawOrder } from './draw.ts';
import { isSame, requireEqual, requireTrue, sumOf } from './expectations.ts';
import { drawLine } from './moneyCases.ts';
import { refundInSteps } from './refundSteps.ts';

/** A cart, its price, and chance for what a property does with them. */
export interface MoneyCase {
  readonly question: PriceQuestion;
  readonly answer: CartPrice;
  readonly draw: Draw;
}

/** A rule that holds for every cart; throws BrokenProperty when it does not. */
export interface MoneyProperty {
  readonly title: string;
  readonly check: (money: MoneyCase) => void;
}

const parts = (answer: CartPrice): readonly PricedAmounts[] => [...answer.lines, answer.shippingLine];

export const MONEY_PROPERTIES: readonly MoneyProperty[] = [
  { title: 'grandTotal = subtotal - discount + shipping + tax, and lines sum to totals (MON-1)', check: addsUp },
  { title: 'nothing is negative and no discount exceeds what it reduces (MON-2)', check: staysWithin },
  { title: 'shares of discounts and taxes sum to their wholes (MON-3)', check: sharesSum },
  {
    title: 'gift cards pay in part or in whole, never below zero and never for gift cards (GFT-1, GFT-5)',
    check: tenders,
  },
  { title: 'refunding everything in any steps returns exactly the charge, never more (MON-3, MON-4)', check: refunds },
  { title: 'every amount survives being written and read in its currency (MON-6)', check: survivesText },
  { title: 'within the wire range every amount can be told, beyond it the cart is refused (MON-7)', check: fitsWire },
  { title: 'the order of codes and discounts does not matter', check: orderIndependent },
  { title: 'adding a line and removing it restores the price', check: restores },
  { title: 'more pieces never cost less, without thresholds', check: monotonic },
];

function addsUp({ answer }: MoneyCase): void {
  const { subtotal, discount, shipping, tax, grandTotal } = answer;
  requireEqual(grandTotal.minor, subtotal.minor - discount.minor + shipping.minor + tax.minor, 'grandTotal');
  requireEqual(sumOf(answer.lines.map((line) => line.subtotal)), subtotal.minor, 'subtotal of lines');
  for (const line of answer.lines) {
    requireEqual(line.subtotal.minor, line.unitPrice.minor * BigInt(line.quantity), 'line subtotal');
    requireEqual(line.gross.minor, line.subtotal.minor - line.discount.minor + line.tax.minor, 'line gross');
  }
  for (const part of parts(answer)) {
    requireEqual(part.net.minor + part.tax.minor + part.taxIncluded.minor, part.gross.minor, 'net and taxes');
  }
  requireEqual(sumOf(parts(answer).map((part) => part.gross)), grandTotal.minor, 'gross of all parts');
  requireTrue(answer.tax.minor === 0n || answer.taxIncluded.minor === 0n, 'tax is both added and included');
}

function staysWithin({ answer }: MoneyCase): void {
  for (const amount of amountsIn(answer)) requireTrue(amount.minor >= 0n, `negative: ${amount.minor}`);
  requireTrue(answer.discount.minor <= answer.subtotal.minor + answer.shipping.minor, 'discount beyond the order');
  for (const line of answer.lines) requireTrue(line.discount.minor <= line.subtotal.minor, 'discount beyond its line');
  requireTrue(answer.shippingLine.discount.minor <= answer.shipping.minor, 'discount beyond shipping');
}

function sharesSum({ answer }: MoneyCase): void {
  const all = parts(answer);
  for (const part of all) {
    requireEqual(sumOf(part.discounts.map(({ amount }) => amount)), part.discount.minor, 'discounts of a part');
    requireEqual(
      sumOf(part.taxes.map(({ amount }) => amount)),
      part.tax.minor + part.taxIncluded.minor,
      'taxes of a part',
    );
  }
  for (const { id, amount } of answer.appliedDiscounts) {
    const shares = all.flatMap(({ discounts }) => discounts.filter((share) => share.discountId === id));
    requireEqual(sumOf(shares.map((share) => share.amount)), amount.minor, 'shares of a discount');
  }
  requireEqual(sumOf(answer.appliedDiscounts.map(({ amount }) => amount)), answer.discount.minor, 'all discounts');
  for (const { ruleId, amount } of answer.appliedTaxes) {
    const shares = all.flatMap(({ taxes }) => taxes.filter((share) => share.ruleId === ruleId));
    requireEqual(sumOf(shares.map((share) => share.amount)), amount.minor, 'shares of a tax');
  }
  const taxes = answer.tax.minor + answer.taxIncluded.minor;
  requireEqual(sumOf(answer.appliedTaxes.map(({ amount }) => amount)), taxes, 'all taxes');
}

function tenders({ question, answer }: MoneyCase): void {
  const { giftCards, giftCardTotal, amountDue, grandTotal, lines } = answer;
  requireEqual(giftCardTotal.minor + amountDue.minor, grandTotal.minor, 'tenders');
  requireEqual(sumOf(giftCards.map(({ amount }) => amount)), giftCardTotal.minor, 'gift cards');
  for (const { id, amount, balanceLeft } of giftCards) {
    const card = question.giftCards.find((one) => one.id === id);
    requireEqual(amount.minor + balanceLeft.minor, card?.balance.minor ?? -1n, 'balance');
    requireTrue(amount.minor > 0n && balanceLeft.minor >= 0n, 'below zero');
    requireTrue(card?.balance.currency === question.currency, 'another currency');
  }
  const bought = lines.filter((_, row) => question.lines[row]?.productType === PRODUCT_TYPES.giftCard);
  requireTrue(amountDue.minor >= sumOf(bought.map(({ gross }) => gross)), 'a gift card bought a gift card');
}

function refunds({ answer, draw }: MoneyCase): void {
  refundInSteps(answer, draw);
}

function survivesText({ question, answer }: MoneyCase): void {
  for (const amount of amountsIn(answer)) {
    const read = parseDecimalMoney(toDecimalString(amount), question.currency);
    // Beyond 15 places an amount is refused, never changed.
    if (read.ok) requireEqual(read.value.minor, amount.minor, 'text');
    else requireTrue(read.problem.code === 'amountTooLarge', read.problem.code);
  }
}

function fitsWire({ answer }: MoneyCase): void {
  const amounts = amountsIn(answer);
  if (areTotalsWithinWireRange(answer)) {
    for (const amount of amounts) requireEqual(BigInt(toWireNumber(amount)), amount.minor, 'wire');
  } else {
    requireTrue(!amounts.every(isWithinWireRange), 'refused though it fits');
  }
}

function orderIndependent({ question, answer, draw }: MoneyCase): void {
  const shuffled = {
    ...question,
    couponCodes: drawOrder(draw, question.couponCodes),
    discounts: drawOrder(draw, question.discounts),
  };
  const [one, other] = [answer, price(shuffled)].map(({ coupons, invalidCoupons, ...rest }) => {
    const refused = invalidCoupons.map(({ code, problem }) => `${code} ${problem.code}`);
    return { ...rest, coupons: [...coupons].sort(), refused: refused.sort() };
  });
  requireTrue(isSame(one, other), 'order matters');
}

function restores({ question, answer, draw }: MoneyCase): void {
  const more = [...question.lines, { ...drawLine(draw, question.currency, 0), id: 'more' }];
  price({ ...question, lines: more });
  const restored = { ...question, lines: more.filter(({ id }) => id !== 'more') };
  requireTrue(isSame(price(restored), answer), 'not restored');
}

/**
 * Goods less discounts never fall when a quantity rises, and without discounts neither does the total. Thresholds are
 * left out, where more may well cost less: minimum, free from, bands, and gifts of one item.
 */
function monotonic({ question, draw }: MoneyCase): void {
  const row = draw(Math.max(1, question.lines.length));
  const flat = { ...question, ...withoutThresholds(question) };
  const more = { ...flat, lines: flat.lines.map((line, index) => (index === row ? onePieceMore(line) : line)) };
  const [larger, smaller] = [price(more), price(flat)];
  requireTrue(goodsOf(larger) >= goodsOf(smaller), 'more goods cost less');
  const grand = (asked: PriceQuestion, known: CartPrice) =>
    asked.discounts.length === 0 ? known.grandTotal : price({ ...asked, discounts: [] }).grandTotal;
  requireTrue(grand(more, larger).minor >= grand(flat, smaller).minor, 'a larger order costs less');
}

function goodsOf({ subtotal, lines }: CartPrice): bigint {
  return subtotal.minor - sumOf(lines.map((line) => line.discount));
}

function onePieceMore(line: PriceLine): PriceLine {
  return { ...line, quantity: Math.min(9999, line.quantity + 1) };
}

function withoutThresholds({ discounts, shippingMethods }: PriceQuestion) {
  const isPlain = ({ value, minimumSubtotal, items, code }: Discount) =>
    value.kind !== 'freeShipping' && minimumSubtotal === null && items === 'all' && code === null;
  return {
    // One discount at most: which of several is best may change with the cart.
    discounts: discounts.filter(isPlain).slice(0, 1),
    shippingMethods: shippingMethods.filter(({ rate, freeFrom }) => rate.kind === 'flat' && freeFrom === null),
  };
}

function amountsIn(answer: CartPrice): Money[] {
  const { subtotal, discount, shipping, tax, taxIncluded, grandTotal, giftCardTotal, amountDue } = answer;
  return [
    ...[subtotal, discount, shipping, tax, taxIncluded, grandTotal, giftCardTotal, amountDue],
    ...answer.lines.map((line) => line.subtotal),
    ...parts(answer).flatMap((part) => [
      ...[part.discount, part.tax, part.taxIncluded, part.net, part.gross],
      ...[...part.discounts, ...part.taxes].map(({ amount }) => amount),
    ]),
    ...[...answer.appliedTaxes, ...answer.appliedDiscounts, ...answer.validCoupons].map(({ amount }) => amount),
    ...answer.giftCards.map(({ amount }) => amount),
  ];
}

import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import type { Money } from '@quoin/domain/money';
import { totalQuantity, totalsOf } from '../totals.ts';
import type { AppliedTax, CartPrice, PricedAmounts, PricedLine, PricedShipping } from './cartPrice.ts';
import { type ChosenDiscounts, type Goods, withCode } from './discounts/chooseDiscounts.ts';
import { tidyCouponCode } from './discounts/discount.ts';
import { applyGiftCards } from './giftCards.ts';
import type { PriceQuestion } from './priceQuestion.ts';
import type { ShippingQuote, ShippingStatus } from './shippingMethods.ts';
import { addedTaxes, includedTaxes } from './taxes/calculateTaxes.ts';
import type { Taxation } from './taxes/taxation.ts';

/** By discount: what it takes off each line, and in the last place off shipping. */
export type DiscountTable = ReadonlyMap<string, readonly bigint[]>;

export interface ShippingFound {
  readonly status: ShippingStatus;
  readonly options: readonly ShippingQuote[];
  readonly chosen: ShippingQuote | null;
}

/** Everything decided about a cart, before taxes. */
export interface PriceParts {
  readonly taxation: Taxation;
  readonly goods: readonly Goods[];
  readonly chosen: ChosenDiscounts;
  readonly shipping: ShippingFound;
  readonly shares: DiscountTable;
}

/** Taxes what is left, adds everything up and lets gift cards pay. */
export function writePrice(question: PriceQuestion, parts: PriceParts): CartPrice {
  const { goods, shipping, taxation } = parts;
  const toMoney = (minor: bigint): Money => ({ minor, currency: question.currency });
  const prices = [...goods.map(({ subtotal }) => subtotal), shipping.chosen?.price.minor ?? 0n];
  const amounts = priceAmounts(question, parts, prices);
  const lines = goods.map(({ line, unit, subtotal }, row): PricedLine => {
    return {
      id: line.id,
      productId: line.productId,
      variantId: line.variantId,
      quantity: line.quantity,
      unitPrice: toMoney(unit),
      subtotal: toMoney(subtotal),
      ...at(amounts, row),
    };
  });
  const shippingLine: PricedShipping = {
    ...shipping,
    price: toMoney(prices.at(-1) ?? 0n),
    ...at(amounts, amounts.length - 1),
  };
  const sum = (read: (one: PricedAmounts) => Money) => toMoney(amounts.reduce((all, one) => all + read(one).minor, 0n));
  const totals = totalsOf({
    subtotal: toMoney(prices.slice(0, -1).reduce((all, one) => all + one, 0n)),
    discount: sum((one) => one.discount),
    shipping: shippingLine.price,
    tax: sum((one) => one.tax),
    totalQuantity: totalQuantity(question.lines),
  });
  return {
    ...totals,
    currency: question.currency,
    priceTaxInterpretation: question.store.priceTaxInterpretation,
    taxIncluded: sum((one) => one.taxIncluded),
    isTaxEstimated: taxation.isEstimated,
    lines,
    shippingLine,
    appliedTaxes: appliedTaxes(question, taxation, amounts),
    ...couponsOf(parts, toMoney),
    ...tendersOf(question, lines, totals.grandTotal),
  };
}

/** Of each line, and last of shipping. */
function priceAmounts(question: PriceQuestion, parts: PriceParts, prices: readonly bigint[]): readonly PricedAmounts[] {
  const toMoney = (minor: bigint): Money => ({ minor, currency: question.currency });
  const { rounding, priceTaxInterpretation } = question.store;
  const isIncluded = priceTaxInterpretation === 'INCLUSIVE';
  const reductions = prices.map((_, row) => shareSum(parts.shares, row));
  const taxables = prices.map((amount, row) => ({
    amount: amount - (reductions[row] ?? 0n),
    rates: parts.taxation.ratesOf(row < parts.goods.length ? (parts.goods[row]?.line ?? null) : null),
  }));
  const table = isIncluded ? includedTaxes(taxables, rounding) : addedTaxes(taxables, rounding);
  return taxables.map(({ amount, rates }, row): PricedAmounts => {
    const taxes = table[row] ?? [];
    const tax = taxes.reduce((all, one) => all + one, 0n);
    return {
      discounts: [...parts.shares].flatMap(([discountId, taken]) => {
        const share = taken[row] ?? 0n;
        return share === 0n ? [] : [{ discountId, amount: toMoney(share) }];
      }),
      discount: toMoney(reductions[row] ?? 0n),
      taxes: rates.rules.map((rule, column) => ({ ruleId: rule.id, amount: toMoney(taxes[column] ?? 0n) })),
      tax: toMoney(isIncluded ? 0n : tax),
      taxIncluded: toMoney(isIncluded ? tax : 0n),
      net: toMoney(isIncluded ? amount - tax : amount),
      gross: toMoney(isIncluded ? amount : amount + tax),
    };
  });
}

function shareSum(shares: DiscountTable, row: number): bigint {
  let all = 0n;
  for (const taken of shares.values()) all += taken[row] ?? 0n;
  return all;
}

function at(amounts: readonly PricedAmounts[], row: number): PricedAmounts {
  const found = amounts[row];
  if (found === undefined) throw new RangeError(`No amounts of line ${row}`);
  return found;
}

function appliedTaxes(
  { taxRules, currency, lines }: PriceQuestion,
  taxation: Taxation,
  amounts: readonly PricedAmounts[],
): readonly AppliedTax[] {
  const sums = new Map<string, bigint>();
  const rulesOfLines = lines.flatMap((line) => taxation.ratesOf(line).rules);
  for (const { id } of rulesOfLines) sums.set(id, 0n);
  for (const { ruleId, amount } of amounts.flatMap(({ taxes }) => taxes)) {
    if (amount.minor > 0n || sums.has(ruleId)) sums.set(ruleId, (sums.get(ruleId) ?? 0n) + amount.minor);
  }
  return taxRules
    .filter(({ id }) => sums.has(id))
    .map(({ id, name, jurisdiction, ratePpm, isCompound }) => {
      return { ruleId: id, name, jurisdiction, ratePpm, isCompound, amount: { minor: sums.get(id) ?? 0n, currency } };
    });
}

/** A coupon that finds nothing to reduce is not used up for it; free shipping waits until one is chosen. */
function couponsOf({ chosen, shares, shipping }: PriceParts, toMoney: (minor: bigint) => Money) {
  const found = chosen.applied.map((discount) => {
    const minor = (shares.get(discount.id) ?? []).reduce((all, one) => all + one, 0n);
    const isWaiting = discount.value.kind === 'freeShipping' && shipping.chosen === null;
    return { discount, amount: toMoney(minor), isIdle: minor === 0n && !isWaiting };
  });
  const withCodes = found.flatMap(({ discount, amount, isIdle }) => {
    const code = discount.code === null ? null : tidyCouponCode(discount.code);
    return code === null ? [] : [{ code, discount, amount, isIdle }];
  });
  const idle = withCodes
    .filter(({ isIdle }) => isIdle)
    .map(({ code }) => ({ code, problem: { code: 'couponNothingLeft', field: 'coupon' } as const }));
  return {
    appliedDiscounts: found
      .filter(({ isIdle }) => !isIdle)
      .map(({ discount: { id, name, code }, amount }) => ({ id, name, code, amount })),
    coupons: chosen.coupons,
    validCoupons: withCodes
      .filter(({ isIdle }) => !isIdle)
      .map(({ code, discount: { id, name }, amount }) => ({ code, discountId: id, name, amount })),
    invalidCoupons: [...chosen.invalid, ...idle].map(({ code, problem }) => ({
      code,
      problem: withCode(problem, code),
    })),
  };
}

function tendersOf({ currency, giftCards, lines, now }: PriceQuestion, priced: readonly PricedLine[], total: Money) {
  const toMoney = (minor: bigint): Money => ({ minor, currency });
  const bought = priced.filter((_, row) => lines[row]?.productType === PRODUCT_TYPES.giftCard);
  const giftCardsBought = bought.reduce((all, line) => all + line.gross.minor, 0n);
  const { used, refused } = applyGiftCards({
    currency,
    cards: giftCards,
    grandTotal: total.minor,
    giftCardsBought,
    now,
  });
  const paid = used.reduce((all, { amount }) => all + amount, 0n);
  return {
    giftCards: used.map(({ id, amount, left }) => ({ id, amount: toMoney(amount), balanceLeft: toMoney(left) })),
    refusedGiftCards: refused,
    giftCardTotal: toMoney(paid),
    amountDue: toMoney(total.minor - paid),
  };
}

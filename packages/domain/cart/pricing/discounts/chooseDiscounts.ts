import { allocate, divideRounded, PPM, type RoundingMode, smallerOf } from '@quoin/domain/money';
import type { Problem } from '@quoin/domain/problem';
import type { PriceLine, PriceQuestion } from '../priceQuestion.ts';
import { type CouponCode, type Discount, discountClass, doCombine, tidyCouponCode } from './discount.ts';
import { discountProblem, isInScope } from './discountConditions.ts';

/** A line with what it costs this buyer, in minor units. */
export interface Goods {
  readonly line: PriceLine;
  readonly unit: bigint;
  readonly subtotal: bigint;
}

export interface ChosenDiscounts {
  /** In the order in which they are taken off. */
  readonly applied: readonly Discount[];
  /** Every code entered, once, tidied. */
  readonly coupons: readonly string[];
  readonly invalid: readonly { readonly code: string; readonly problem: Problem<CouponCode> }[];
}

type Sorted = { readonly discount: Discount; readonly worth: bigint };

/**
 * Chooses which discounts apply. Those whose conditions hold are taken by what each would save alone, the largest
 * first, then by id. One that may not be combined with those already taken is left out. Nothing depends on the order of
 * entry.
 */
export function chooseDiscounts(
  question: PriceQuestion,
  goods: readonly Goods[],
  shippingEstimate: bigint,
): ChosenDiscounts {
  const { lines, coupons, invalid, entered } = readCoupons(question, goods);
  const automatic = question.discounts.filter(
    (discount) => discount.code === null && discountProblem(discount, lines) === null,
  );
  const worth = (discount: Discount) => savingAlone(discount, goods, shippingEstimate, question.store.rounding.mode);
  const candidates = [...new Map([...automatic, ...entered.values()].map((one) => [one.id, one])).values()]
    .map((discount): Sorted => ({ discount, worth: worth(discount) }))
    .sort(byWorth);
  const applied: Discount[] = [];
  for (const { discount } of candidates) {
    const other = applied.find((taken) => !doCombine(taken, discount));
    if (other === undefined) applied.push(discount);
    else {
      const code = [...entered].find(([, one]) => one.id === discount.id)?.[0];
      if (code !== undefined) invalid.push({ code, problem: couponProblem('couponNotCombinable', other.name) });
    }
  }
  return { applied: applied.sort(byApplication), coupons, invalid };
}

function readCoupons(question: PriceQuestion, goods: readonly Goods[]) {
  const lines = { ...question, lines: goods.map(({ line, subtotal }) => ({ ...line, subtotal })) };
  const codes = question.couponCodes.map(tidyCouponCode).filter((code) => code !== '');
  const coupons = [...new Set(codes)];
  const invalid: { code: string; problem: Problem<CouponCode> }[] = [];
  const entered = new Map<string, Discount>();
  for (const code of coupons) {
    const discount = findByCode(question.discounts, code);
    const problem = discount === null ? couponProblem('couponUnknown') : discountProblem(discount, lines);
    if (problem !== null) invalid.push({ code, problem: withCode(problem, code) });
    else if (discount !== null) entered.set(code, discount);
  }
  const repeated = [...entered.keys()].filter((code) => codes.indexOf(code) !== codes.lastIndexOf(code));
  invalid.push(...repeated.map((code) => ({ code, problem: couponProblem('couponAlreadyApplied') })));
  return { lines, coupons, invalid, entered };
}

function findByCode(discounts: readonly Discount[], code: string): Discount | null {
  const found = discounts.filter((one) => one.code !== null && tidyCouponCode(one.code) === code);
  return found.sort((a, b) => compareText(a.id, b.id))[0] ?? null;
}

function couponProblem(code: CouponCode, other = ''): Problem<CouponCode> {
  return { code, field: 'coupon', ...(other === '' ? {} : { values: { other } }) };
}

/** Every sentence about a coupon names it. */
export function withCode(problem: Problem<CouponCode>, coupon: string): Problem<CouponCode> {
  return { ...problem, values: { ...problem.values, coupon } };
}

function byWorth(a: Sorted, b: Sorted): number {
  if (a.worth !== b.worth) return a.worth < b.worth ? 1 : -1;
  return compareText(a.discount.id, b.discount.id);
}

const CLASS_ORDER = { product: 0, order: 1, shipping: 2 } as const;

/** Products before the order before shipping, percentages before amounts, then by id. */
function byApplication(a: Discount, b: Discount): number {
  return (
    CLASS_ORDER[discountClass(a)] - CLASS_ORDER[discountClass(b)] ||
    Number(a.value.kind === 'amount') - Number(b.value.kind === 'amount') ||
    compareText(a.id, b.id)
  );
}

/** By code units, so that the order is the same on every machine. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function savingAlone(discount: Discount, goods: readonly Goods[], shipping: bigint, mode: RoundingMode): bigint {
  if (discount.value.kind === 'freeShipping') return shipping;
  const full = goods.map(({ subtotal }) => subtotal);
  return takeOff(discount, goods, full, mode).reduce((all, share) => all + share, 0n);
}

/**
 * What a discount takes off each line, given what is left of it. Rounded once, then allocated by what is left, so no
 * line falls below zero (MON-2, MON-3).
 */
export function takeOff(
  discount: Discount,
  goods: readonly Goods[],
  left: readonly bigint[],
  mode: RoundingMode,
): readonly bigint[] {
  const weights = discountable(discount, goods, left);
  const base = weights.reduce((all, weight) => all + weight, 0n);
  return allocate(savingOf(discount, base, mode), weights);
}

function savingOf({ value }: Discount, base: bigint, mode: RoundingMode): bigint {
  if (value.kind === 'freeShipping') return 0n;
  if (value.kind === 'percent') return divideRounded(base * BigInt(value.ppm), PPM, mode);
  return smallerOf(value.amount.minor, base);
}

function discountable(discount: Discount, goods: readonly Goods[], left: readonly bigint[]): readonly bigint[] {
  const inScope = goods.map(({ line }, row) => (isInScope(line, discount) ? (left[row] ?? 0n) : 0n));
  if (discount.items === 'all') return inScope;
  const item = singleItem(discount.items, goods, inScope);
  return inScope.map((weight, row) => {
    return row !== item ? 0n : smallerOf(goods[row]?.unit ?? 0n, weight);
  });
}

function singleItem(which: 'cheapest' | 'dearest', goods: readonly Goods[], weights: readonly bigint[]): number {
  const unitOf = (row: number) => goods[row]?.unit ?? 0n;
  let found = -1;
  weights.forEach((weight, row) => {
    if (weight === 0n) return;
    const isBetter = which === 'cheapest' ? unitOf(row) < unitOf(found) : unitOf(row) > unitOf(found);
    if (found < 0 || isBetter) found = row;
  });
  return found;
}

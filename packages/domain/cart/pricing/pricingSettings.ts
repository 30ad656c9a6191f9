import { typedParts } from '@quoin/domain/formats';
import { PPM } from '@quoin/domain/money';
import type { Problem } from '@quoin/domain/problem';
import { type Discount, MAX_COUPON_CODE_LENGTH, tidyCouponCode } from './discounts/discount.ts';
import { type PostalRange, plainPostalCode } from './places.ts';
import type { ShippingMethod, ShippingRate } from './shippingMethods.ts';
import type { TaxRule } from './taxes/taxRules.ts';

export type PricingSettingsCode =
  | 'settingNameMissing'
  | 'rateInvalid'
  | 'priceNegative'
  | 'bandsMissing'
  | 'bandsNotRising'
  | 'shippingDaysInvalid'
  | 'postalRangeInvalid'
  | 'couponCodeInvalid'
  | 'discountValueInvalid'
  | 'discountScopeEmpty'
  | 'discountPeriodInvalid'
  | 'discountLimitInvalid';

type Found = readonly (Problem<PricingSettingsCode> | null)[];

function problemsOf(found: Found): readonly Problem<PricingSettingsCode>[] {
  return found.filter((problem) => problem !== null);
}

function unless(holds: boolean, code: PricingSettingsCode, field: string): Problem<PricingSettingsCode> | null {
  return holds ? null : { code, field };
}

function isRate(ppm: number, min: number): boolean {
  return Number.isInteger(ppm) && ppm >= min && ppm <= Number(PPM);
}

/** A tax rule before it is saved; what passes is no Fault in `price()`. */
export function validateTaxRule(rule: Pick<TaxRule, 'name' | 'ratePpm'>): readonly Problem<PricingSettingsCode>[] {
  return problemsOf([
    unless(rule.name.trim() !== '', 'settingNameMissing', 'name'),
    unless(isRate(rule.ratePpm, 0), 'rateInvalid', 'rate'),
  ]);
}

export function validateShippingMethod(method: ShippingMethod): readonly Problem<PricingSettingsCode>[] {
  const { rate, minDays, maxDays, freeFrom } = method;
  const areDays = [minDays, maxDays].every((days) => Number.isInteger(days) && days >= 0) && minDays <= maxDays;
  const prices = 'bands' in rate ? rate.bands.map(({ price }) => price) : [rate.price];
  const amounts = freeFrom === null ? prices : [...prices, freeFrom];
  return problemsOf([
    unless(method.name.trim() !== '', 'settingNameMissing', 'name'),
    unless(
      amounts.every(({ minor }) => minor >= 0n),
      'priceNegative',
      'rate',
    ),
    bandsProblem(rate),
    unless(areDays, 'shippingDaysInvalid', 'days'),
  ]);
}

/** Each band ends above the one before; only the last may be without an end. */
function bandsProblem(rate: ShippingRate): Problem<PricingSettingsCode> | null {
  const ends = endsOf(rate);
  if (ends === null) return null;
  if (ends.length === 0) return { code: 'bandsMissing', field: 'bands' };
  const isRising = ends.every((end, index) => {
    const before = index === 0 ? -1n : ends[index - 1];
    return before !== undefined && before !== null && (end === null || end > before);
  });
  return unless(isRising, 'bandsNotRising', 'bands');
}

function endsOf(rate: ShippingRate): readonly (bigint | null)[] | null {
  if (rate.kind === 'byTotal') return rate.bands.map(({ upTo }) => upTo?.minor ?? null);
  if (rate.kind !== 'byWeight') return null;
  // Not a whole gram: refused like a band that does not rise.
  return rate.bands.map(({ upToGrams }) => {
    if (upToGrams === null) return null;
    return Number.isSafeInteger(upToGrams) ? BigInt(upToGrams) : -1n;
  });
}

/** A discount before it is saved. */
export function validateDiscount(discount: Discount): readonly Problem<PricingSettingsCode>[] {
  const { startsAt, endsAt, minimumSubtotal } = discount;
  const limits = [discount.totalLimit, discount.perCustomerLimit];
  return problemsOf([
    unless(discount.name.trim() !== '', 'settingNameMissing', 'name'),
    unless(discount.code === null || isCouponCode(discount.code), 'couponCodeInvalid', 'code'),
    unless(isWorthSomething(discount), 'discountValueInvalid', 'value'),
    unless(namesSomething(discount), 'discountScopeEmpty', 'scope'),
    unless(startsAt === null || endsAt === null || startsAt < endsAt, 'discountPeriodInvalid', 'endsAt'),
    unless(minimumSubtotal === null || minimumSubtotal.minor >= 0n, 'priceNegative', 'minimumSubtotal'),
    unless(
      limits.every((limit) => limit === null || (Number.isInteger(limit) && limit >= 1)),
      'discountLimitInvalid',
      'limits',
    ),
  ]);
}

/**
 * Accepts letters and digits of any script, `-` and `_`: what can be typed, said on the phone and put into an address.
 */
export function isCouponCode(text: string): boolean {
  const code = tidyCouponCode(text);
  return code.length <= MAX_COUPON_CODE_LENGTH && /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u.test(code);
}

function isWorthSomething({ value }: Discount): boolean {
  if (value.kind === 'percent') return isRate(value.ppm, 1);
  return value.kind === 'freeShipping' || value.amount.minor > 0n;
}

function namesSomething({ scope }: Discount): boolean {
  if (scope.kind === 'order') return true;
  if (scope.kind === 'products') return scope.productIds.length > 0;
  return (scope.kind === 'categories' ? scope.categoryIds : scope.collectionIds).length > 0;
}

/**
 * Parses `"10000-10299, 94107, SW1..SW9"` as ranges. Returns null if one of them cannot be read. A hyphen separates two
 * codes only when both are equally long, because many codes contain a hyphen (`00-950`, `94107-1234`).
 */
export function parsePostalRanges(text: string): readonly PostalRange[] | null {
  const rows = text
    .slice(0, 10_000)
    .split(';')
    .flatMap(typedParts)
    .map((row) => row.trim())
    .filter((row) => row !== '');
  const ranges = rows.map(parsePostalRange);
  const found = ranges.filter((range) => range !== null);
  return found.length === ranges.length ? found : null;
}

function parsePostalRange(text: string): PostalRange | null {
  const parts = text.split(/\.\.|–| - /).map(plainPostalCode);
  const halves = text.split('-').map(plainPostalCode);
  const isHyphenRange = parts.length === 1 && halves.length === 2 && halves[0]?.length === halves[1]?.length;
  const [from = '', to = from, ...rest] = isHyphenRange ? halves : parts;
  const isCode = (code: string) => /^[A-Z0-9]{1,10}$/.test(code);
  return rest.length === 0 && isCode(from) && isCode(to) && from.length === to.length && from <= to
    ? { from, to }
    : null;
}

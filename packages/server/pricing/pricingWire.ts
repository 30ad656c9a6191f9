import type {
  WireDiscount,
  WireDiscountStatus,
  WirePlace,
  WireShippingMethodSetting,
  WireTaxRuleSetting,
} from '@quoin/contract/endpoints/store';
import {
  type Discount,
  type DiscountScope,
  type DiscountValue,
  type Place,
  type PricingSettingsCode,
  parsePostalRanges,
  type ShippingRate,
  tidyCouponCode,
} from '@quoin/domain/cart';
import { addDays, dayInZone, momentInZone } from '@quoin/domain/formats';
import {
  type CurrencyCode,
  type Money,
  parseDecimalMoney,
  parsePercent,
  percentText,
  toDecimalString,
} from '@quoin/domain/money';
import { regionNamed } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import type { StoredDiscount } from './storage/discounts.ts';
import type { StoredShippingMethod } from './storage/shippingMethods.ts';
import type { StoredTaxRule } from './storage/taxRules.ts';

type SettingProblem = Problem<PricingSettingsCode>;

/** Between what owners type and what the rules count with; a text that can't be read is refused by name. */
export class Unreadable extends Error {
  constructor(readonly problem: SettingProblem) {
    super(problem.code);
  }
}

function amountIn(text: string, currency: CurrencyCode, field: string): Money {
  const parsed = parseDecimalMoney(text.trim() === '' ? '0' : text.trim().replace(',', '.'), currency);
  if (!parsed.ok) throw new Unreadable({ code: 'priceNegative', field });
  return parsed.value;
}

function optionalAmount(text: string, currency: CurrencyCode, field: string): Money | null {
  return text.trim() === '' ? null : amountIn(text, currency, field);
}

function placeIn({ countryCode, regions, postalCodes }: WirePlace): Place {
  const ranges = parsePostalRanges(postalCodes);
  if (ranges === null) throw new Unreadable({ code: 'postalRangeInvalid', field: 'places' });
  return {
    countryCode,
    regions: regions.map((one) => regionCode(countryCode, one)).filter(Boolean),
    postalCodes: ranges,
  };
}

/** As addresses have it: `MH` and `Maharashtra` are one. What is not on the list of its country stays as it was typed. */
function regionCode(countryCode: string, typed: string): string {
  return regionNamed(countryCode, typed)?.code ?? typed.trim().toUpperCase();
}

function wirePlace({ countryCode, regions, postalCodes }: Place): WirePlace {
  const text = postalCodes.map(({ from, to }) => (from === to ? from : `${from}..${to}`)).join(', ');
  return { countryCode, regions, postalCodes: text };
}

export function wireTaxRule(rule: StoredTaxRule): WireTaxRuleSetting {
  const { ratePpm, places, ...rest } = rule;
  return { ...rest, percent: percentText(ratePpm), places: places.map(wirePlace) };
}

export function taxRuleIn(wire: WireTaxRuleSetting): StoredTaxRule {
  const { percent, places, ...rest } = wire;
  const rate = parsePercent(percent.replace(',', '.'));
  if (!rate.ok) throw new Unreadable({ code: 'rateInvalid', field: 'percent' });
  return { ...rest, name: wire.name.trim(), ratePpm: rate.value, places: places.map(placeIn) };
}

export function wireShippingMethod(method: StoredShippingMethod): WireShippingMethodSetting {
  const { rate, freeFrom, places, ...rest } = method;
  const price = 'price' in rate ? toDecimalString(rate.price) : '';
  return {
    ...rest,
    places: places.map(wirePlace),
    rate: { kind: rate.kind, price, bands: wireBands(rate) },
    freeFrom: freeFrom === null ? '' : toDecimalString(freeFrom),
  };
}

function wireBands(rate: ShippingRate): WireShippingMethodSetting['rate']['bands'] {
  if (rate.kind === 'byWeight') {
    return rate.bands.map(({ upToGrams, price }) => {
      return { upTo: upToGrams === null ? '' : String(upToGrams), price: toDecimalString(price) };
    });
  }
  if (rate.kind !== 'byTotal') return [];
  return rate.bands.map(({ upTo, price }) => {
    return { upTo: upTo === null ? '' : toDecimalString(upTo), price: toDecimalString(price) };
  });
}

export function shippingMethodIn(wire: WireShippingMethodSetting, currency: CurrencyCode): StoredShippingMethod {
  const { rate, freeFrom, places, ...rest } = wire;
  return {
    ...rest,
    name: wire.name.trim(),
    places: places.map(placeIn),
    rate: rateIn(rate, currency),
    freeFrom: optionalAmount(freeFrom, currency, 'freeFrom'),
  };
}

function rateIn({ kind, price, bands }: WireShippingMethodSetting['rate'], currency: CurrencyCode): ShippingRate {
  if (kind === 'flat' || kind === 'pickup') return { kind, price: amountIn(price, currency, 'rate') };
  const priced = bands.map((band) => ({ upTo: band.upTo.trim(), price: amountIn(band.price, currency, 'bands') }));
  if (kind === 'byTotal') {
    return {
      kind,
      bands: priced.map(({ upTo, price: of }) => ({ upTo: optionalAmount(upTo, currency, 'bands'), price: of })),
    };
  }
  return {
    kind,
    bands: priced.map(({ upTo, price: of }) => ({ upToGrams: upTo === '' ? null : Number(upTo), price: of })),
  };
}

export interface DiscountContext {
  readonly currency: CurrencyCode;
  readonly timeZone: string;
}

export function wireDiscount(discount: StoredDiscount, { timeZone }: DiscountContext): WireDiscount {
  const { startsAt, endsAt, scope, minimumSubtotal, value } = discount;
  return {
    id: discount.id,
    name: discount.name,
    code: discount.code ?? '',
    kind: value.kind,
    value: valueText(value),
    scope: scope.kind,
    scopeIds: idsIn(scope),
    items: discount.items,
    minimumSubtotal: minimumSubtotal === null ? '' : toDecimalString(minimumSubtotal),
    startsOn: startsAt === null ? '' : dayInZone(startsAt, timeZone),
    // Stored is the moment after its last day.
    endsOn: endsAt === null ? '' : dayInZone(endsAt - 1, timeZone),
    totalLimit: discount.totalLimit,
    perCustomerLimit: discount.perCustomerLimit,
    combinesWith: discount.combinesWith,
    isEnabled: discount.isEnabled,
    timesUsed: discount.timesUsed,
    revision: discount.revision,
  };
}

function valueText(value: DiscountValue): string {
  if (value.kind === 'percent') return percentText(value.ppm);
  return value.kind === 'amount' ? toDecimalString(value.amount) : '';
}

function idsIn(scope: DiscountScope): readonly string[] {
  if (scope.kind === 'products') return scope.productIds;
  if (scope.kind === 'categories') return scope.categoryIds;
  return scope.kind === 'collections' ? scope.collectionIds : [];
}

export function discountIn(wire: WireDiscount, { currency, timeZone }: DiscountContext): StoredDiscount {
  const code = tidyCouponCode(wire.code);
  return {
    id: wire.id,
    name: wire.name.trim(),
    code: code === '' ? null : code,
    value: valueIn(wire, currency),
    scope: scopeIn(wire),
    items: wire.items,
    minimumSubtotal: optionalAmount(wire.minimumSubtotal, currency, 'minimumSubtotal'),
    startsAt: wire.startsOn === '' ? null : momentInZone(wire.startsOn, timeZone),
    endsAt: wire.endsOn === '' ? null : momentInZone(addDays(wire.endsOn, 1), timeZone),
    totalLimit: wire.totalLimit,
    perCustomerLimit: wire.perCustomerLimit,
    timesUsed: wire.timesUsed,
    combinesWith: wire.combinesWith,
    isEnabled: wire.isEnabled,
    revision: wire.revision,
  };
}

function valueIn({ kind, value }: WireDiscount, currency: CurrencyCode): DiscountValue {
  if (kind === 'freeShipping') return { kind };
  if (kind === 'amount') return { kind, amount: amountIn(value, currency, 'value') };
  const parsed = parsePercent(value.replace(',', '.'));
  if (!parsed.ok) throw new Unreadable({ code: 'discountValueInvalid', field: 'value' });
  return { kind, ppm: parsed.value };
}

function scopeIn({ scope, scopeIds }: WireDiscount): DiscountScope {
  if (scope === 'products') return { kind: scope, productIds: scopeIds };
  if (scope === 'categories') return { kind: scope, categoryIds: scopeIds };
  return scope === 'collections' ? { kind: scope, collectionIds: scopeIds } : { kind: 'order' };
}

export function discountStatus(discount: Discount & { readonly isEnabled: boolean }, now: number): WireDiscountStatus {
  if (!discount.isEnabled) return 'off';
  if (discount.endsAt !== null && now >= discount.endsAt) return 'ended';
  if (discount.totalLimit !== null && discount.timesUsed >= discount.totalLimit) return 'usedUp';
  return discount.startsAt !== null && now < discount.startsAt ? 'scheduled' : 'active';
}

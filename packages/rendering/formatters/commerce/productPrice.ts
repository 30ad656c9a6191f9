import {
  type BillingUnit,
  catalogWording,
  hasVariedPrices,
  isOnSale,
  type SubscriptionPlan,
  subscriptionPhrase,
} from '@quoin/domain/catalog';
import type { Money } from '@quoin/domain/money';
import { asNumber, asString, isRecord, type RenderContext } from '@quoin/template';
import type { LocaleData } from '../localeData.ts';
import { at, listAt, localized } from '../read.ts';
import { fromPrice, moneyMarkup, normalPrice, salePrice } from './price.ts';
import { contentOf, moneyOf, type PricedProduct, productOf, variantNodes } from './productItem.ts';

/** Writes one amount, for a subscription with how often it is paid. */
type WriteAmount = (amount: Money) => string;

/** The `product-price` markup: one price, `from` the lowest, or sale and original price. */
export function productPrice(item: unknown, context: RenderContext, locales: LocaleData): string {
  const product = productOf(item);
  if (product === undefined) return wrap('');
  const write = amountWriter(contentOf(item), product, context, locales);
  if (write === undefined) {
    return wrap(`${localized(context, 'productPriceUnavailable', catalogWording.priceUnavailable)}\n`);
  }
  if (hasVariedPrices(product)) return wrap(`from ${write(fromPrice(product))}\n`);
  return isOnSale(product) ? wrap(`${salePair(product, write)}\n`) : wrap(write(normalPrice(product)));
}

function wrap(inner: string): string {
  return `\n\n\n<div class="product-price">\n${inner}\n</div>`;
}

function salePair(product: PricedProduct, write: WriteAmount): string {
  return (
    `<span class="visually-hidden v6-visually-hidden">Sale Price:</span>${write(salePrice(product))} ` +
    `<span class="visually-hidden v6-visually-hidden">Original Price:</span>` +
    `<span class="original-price">${write(normalPrice(product))}</span>`
  );
}

/** undefined for a subscription without a plan: its price cannot be said. */
function amountWriter(
  content: unknown,
  product: PricedProduct,
  context: RenderContext,
  locales: LocaleData,
): WriteAmount | undefined {
  const write: WriteAmount = (amount) => moneyMarkup(amount, context, locales);
  if (!product.isSubscribable) return write;
  const plan = planOf(content);
  if (plan === undefined) return undefined;
  const own = asString(context.resolve(`localizedStrings.${phraseKey(plan, hasVariedPrices(product))}`));
  return (amount) => (own === '' ? subscriptionPhrase(plan, write(amount)) : fill(own, plan, write(amount)));
}

const UNITS: Readonly<Record<string, BillingUnit>> = { WEEK: 'week', MONTH: 'month', YEAR: 'year' };
const UNIT_NAMES: Readonly<Record<BillingUnit, string>> = { week: 'Week', month: 'Month', year: 'Year' };
const UNITS_PER_YEAR: Readonly<Record<BillingUnit, number>> = { week: 52, month: 12, year: 1 };

export function planOf(content: unknown): SubscriptionPlan | undefined {
  const plan = at(content, 'subscriptionPlan');
  const unit = UNITS[asString(at(plan, 'billingPeriod', 'unit'))];
  const value = asNumber(at(plan, 'billingPeriod', 'value'));
  if (!isRecord(plan) || unit === undefined || !(value > 0)) return undefined;
  return { billingPeriod: { value, unit }, numBillingCycles: asNumber(at(plan, 'numBillingCycles')) };
}

interface Duration {
  readonly count: number;
  readonly unit: BillingUnit;
}

/** Weeks and months that make whole years are said in years (SUBS-04). */
function durationOf(plan: SubscriptionPlan): Duration {
  const { value, unit } = plan.billingPeriod;
  const total = value * plan.numBillingCycles;
  const isYears = unit !== 'year' && total % UNITS_PER_YEAR[unit] === 0;
  return isYears ? { count: total / UNITS_PER_YEAR[unit], unit: 'year' } : { count: total, unit };
}

/** The key of the site's own wording, for instance `productPrice__singlePrice__1Weekly__limited__nWeeks`. */
function phraseKey(plan: SubscriptionPlan, isVaried: boolean): string {
  const { value, unit } = plan.billingPeriod;
  const start = `productPrice__${isVaried ? 'multiplePrices' : 'singlePrice'}__${oneOrMany(value)}${UNIT_NAMES[unit]}ly`;
  if (plan.numBillingCycles === 0) return `${start}__indefinite`;
  const duration = durationOf(plan);
  return `${start}__limited__${oneOrMany(duration.count)}${UNIT_NAMES[duration.unit]}s`;
}

const oneOrMany = (count: number): string => (count === 1 ? '1' : 'n');

function fill(pattern: string, plan: SubscriptionPlan, price: string): string {
  const parts: Readonly<Record<string, string>> = {
    price,
    fromPrice: price,
    billingPeriodValue: String(plan.billingPeriod.value),
    duration: String(durationOf(plan).count),
  };
  return pattern.replace(/\{(\w+)\}/g, (slot, name: string) =>
    Object.hasOwn(parts, name) ? (parts[name] ?? '') : slot,
  );
}

/** The `subscription-price` markup: the lowest price of the first subscription offer of each variant. */
export function subscriptionPrice(item: unknown, context: RenderContext, locales: LocaleData): string {
  const prices = variantNodes(contentOf(item)).flatMap((variant) => offerPrice(listAt(variant, 'pricingOptions')[0]));
  const [first] = prices;
  if (first === undefined) return '';
  const cheapest = prices.reduce((low, price) => (price.minor < low.minor ? price : low));
  const isVaried = prices.some((price) => price.minor !== first.minor);
  const text = moneyMarkup(cheapest, context, locales);
  return `\n\n\n<div class="subscription-price">\n${isVaried ? `from ${text}\n` : text}\n</div>`;
}

function offerPrice(offer: unknown): Money[] {
  if (!isRecord(offer)) return [];
  return [moneyOf(at(offer, at(offer, 'onSale') === true ? 'salePriceMoney' : 'priceMoney'))];
}

import { unitPrice, type Variant } from '@quoin/domain/catalog';
import { compareMoney, formatMoney, type Money, toDecimalString, zeroMoney } from '@quoin/domain/money';
import { asBoolean, type RenderContext } from '@quoin/template';
import { escapeHtml } from '../escape.ts';
import type { LocaleData } from '../localeData.ts';
import type { PricedProduct } from './productItem.ts';

/** Whether the site prints amounts ready for reading instead of leaving that to a script. */
function printsCurrency(context: RenderContext): boolean {
  return (
    asBoolean(context.resolve('featureFlags.useCLDRMoneyFormat')) ||
    asBoolean(context.resolve('website.useCLDRMoneyFormat'))
  );
}

/** Money as markup: with its currency when the site says so, else a number a script turns into the visitor's currency. */
export function moneyMarkup(amount: Money, context: RenderContext, locales: LocaleData): string {
  if (printsCurrency(context)) return escapeHtml(locales.formatMoney?.(amount, context.locale) ?? formatMoney(amount));
  return `<span class="sqs-money-native">${grouped(toDecimalString(amount))}</span>`;
}

/** `1234.50` → `1,234.50`. */
export function grouped(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const withCommas = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? withCommas : `${withCommas}.${fraction}`;
}

const lowest = (amounts: readonly Money[]): Money | undefined => [...amounts].sort(compareMoney)[0];
const highest = (amounts: readonly Money[]): Money | undefined => [...amounts].sort(compareMoney).at(-1);

const NOTHING = zeroMoney('USD');

/** What the cheapest choice costs now. */
export function fromPrice(product: PricedProduct | undefined): Money {
  return lowest((product?.variants ?? []).map(unitPrice)) ?? NOTHING;
}

/** The highest price without sales. */
export function normalPrice(product: PricedProduct | undefined): Money {
  return highest((product?.variants ?? []).map((variant) => variant.price)) ?? NOTHING;
}

/** The lowest sale price of what is on sale; nothing when nothing is. */
export function salePrice(product: PricedProduct | undefined): Money {
  return lowest(onSale(product).map((variant) => variant.salePrice)) ?? NOTHING;
}

function onSale(product: PricedProduct | undefined): readonly Variant[] {
  return (product?.variants ?? []).filter((variant) => variant.onSale);
}

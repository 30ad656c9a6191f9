import {
  compareDecimals,
  type Decimal,
  groupDigits,
  movePoint,
  parseDecimal,
  roundDecimal,
  writeDecimal,
} from '@quoin/domain/formats';
import {
  DEFAULT_CURRENCY,
  formatMoney,
  fractionDigits,
  isCurrencyCode,
  isWrittenAtHome,
  MAX_INTEGER_PLACES,
  money,
} from '@quoin/domain/money';
import { asString, isTruthy, member, type RenderContext } from '@quoin/template';
import { escapeHtml } from '../escape.ts';
import { formatsIn } from '../locale/formatsIn.ts';
import type { LocaleData, LocaleFormats, MoneyOptions } from '../localeData.ts';

/** A price as page JSON has it: decimal text in the major unit, in any currency whatever (page-data.md section 6). */
export interface Price {
  readonly amount: string;
  readonly currency: string;
}

/** What something without a price costs (MONEY-01: 0 USD). */
export const NO_PRICE: Price = { amount: '0', currency: DEFAULT_CURRENCY };
const ZERO: Decimal = { coefficient: 0n, scale: 0 };
/** Digits of an unknown currency. */
const USUAL_DIGITS = 2;

/** What is no amount counts as nothing, an amount without a currency is in dollars (MONEY-01: 0 USD). */
export function priceOf(node: unknown): Price {
  const text = asString(member(node, 'value'));
  const currency = member(node, 'currency');
  return {
    amount: isPlain(text) || parseDecimal(text) !== undefined ? text : NO_PRICE.amount,
    currency: currency === undefined ? NO_PRICE.currency : asString(currency).trim(),
  };
}

/** Digits that need no closer look; every price of every page comes by here. */
function isPlain(text: string): boolean {
  const { length } = text;
  if (length === 0 || length > MAX_INTEGER_PLACES) return false;
  let dot = -1;
  for (let index = 0; index < length; index++) {
    const code = text.charCodeAt(index);
    if (code >= 48 && code <= 57) continue;
    if (code !== 46 || dot !== -1 || index === 0) return false;
    dot = index;
  }
  return dot !== length - 1;
}

export function comparePrices(left: Price, right: Price): number {
  if (left.amount === right.amount) return 0;
  // At most 15 digits: a double tells any two of these apart.
  if (isPlain(left.amount) && isPlain(right.amount)) return Math.sign(Number(left.amount) - Number(right.amount));
  return compareDecimals(parseDecimal(left.amount) ?? ZERO, parseDecimal(right.amount) ?? ZERO);
}

/** The price in minor units, as text: `7500`; JPY has no smaller unit (MONEY-01). */
export function minorUnits({ amount, currency }: Price): string {
  const digits = isCurrencyCode(currency) ? fractionDigits(currency) : USUAL_DIGITS;
  return writeDecimal(movePoint(parseDecimal(amount) ?? ZERO, digits), { isTrimmed: true });
}

/** The lowest or highest price of some variants; of equal ones that of the first. */
export function extreme(
  variants: readonly unknown[],
  read: (variant: unknown) => Price,
  wanted: 'lowest' | 'highest',
): Price {
  const sign = wanted === 'lowest' ? 1 : -1;
  let best: Price | undefined;
  for (const variant of variants) {
    const price = read(variant);
    if (best === undefined || comparePrices(price, best) * sign < 0) best = price;
  }
  return best ?? NO_PRICE;
}

/** Writes prices of one rendering as markup. */
export type WritePrice = (price: Price) => string;

/** With their currency when the site says so, else as numbers that a script turns into the visitor's currency. */
export function priceWriter(context: RenderContext, locales: LocaleData, options: MoneyOptions): WritePrice {
  if (!isTruthy(context.resolve('featureFlags.useCLDRMoneyFormat'))) return nativeMoney;
  const formats = formatsIn(context, locales);
  if (formats === undefined) return (price) => escapeHtml(plainMoney(price));
  return (price) => escapeHtml(moneyIn(formats, price, options) ?? '');
}

function nativeMoney(price: Price): string {
  return `<span class="sqs-money-native">${major(price)}</span>`;
}

/** `1,234.50`, with the digits of its currency (MONEY-01, MONEY-02). */
function major({ amount, currency }: Price): string {
  const digits = isCurrencyCode(currency) ? fractionDigits(currency) : USUAL_DIGITS;
  if (isPlain(amount)) {
    const [whole = '', fraction = ''] = amount.split('.');
    const isExact = fraction.length <= digits && !(whole.length > 1 && whole.startsWith('0'));
    if (isExact)
      return digits === 0 ? groupDigits(whole, ',') : `${groupDigits(whole, ',')}.${fraction.padEnd(digits, '0')}`;
  }
  const number = roundDecimal(parseDecimal(amount) ?? ZERO, digits, 'half-up');
  return writeDecimal(number, { least: digits, separator: ',' });
}

/** As the locale writes it; kronor and złoty as at home, unless the template says how (MONEY-02). undefined for what is no number. */
export function moneyIn(formats: LocaleFormats, price: Price, options: MoneyOptions): string | undefined {
  const isAtHome = isWrittenAtHome(price.currency) && Object.keys(options).length === 0;
  if (!isAtHome) return formats.money(price.amount, price.currency, options);
  return parseDecimal(price.amount) === undefined ? undefined : plainMoney(price);
}

/** Without locale data: the separators of the currency itself (MONEY-02); other currencies by their code. */
export function plainMoney(price: Price): string {
  const { amount, currency } = price;
  if (!isCurrencyCode(currency)) return `${major(price)} ${currency}`;
  const digits = fractionDigits(currency);
  const minor = roundDecimal(movePoint(parseDecimal(amount) ?? ZERO, digits), 0, 'half-up');
  return formatMoney(money(BigInt(writeDecimal(minor)), currency));
}

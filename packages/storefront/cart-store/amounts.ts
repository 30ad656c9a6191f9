import { DEFAULT_CURRENCY, formatMoney, isCurrencyCode, type Money, money } from '@quoin/domain/money';
import { pageLanguage } from '../page/language.ts';

/** An amount of the wire: whole minor units, in the digits of its currency (CART-07). */
export function amountOf(minorUnits: number, currency: string): Money {
  return money(minorUnits, isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY);
}

/** The same as people of the page's language read it: `$849.00`, `849,00 €`. */
export function amountText(minorUnits: number, currency: string): string {
  return formatMoney(amountOf(minorUnits, currency), pageLanguage());
}

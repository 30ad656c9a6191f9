import { formatMoney, type Money } from '@quoin/domain/money';
import { checkoutWords } from './words/pageWords.ts';

/** The button names the act and the amount: `Pay €42.00` (CX-19); nothing to pay: `Place order`. */
export function payButtonLabel(total: Money, language?: string): string {
  const { placeOrder, pay } = checkoutWords(language ?? 'en').page;
  return total.minor === 0n ? placeOrder : pay(formatMoney(total, language));
}

/** Orders count up per site (ORD-6): `#1001`. */
export function orderNumberText(orderNumber: number): string {
  return `#${orderNumber}`;
}

/** The first order of a site has this number. */
export const FIRST_ORDER_NUMBER = 1001;

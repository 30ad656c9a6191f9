import { formatMoney, type Money } from '@quoin/domain/money';
import { type Market, namesObligation } from './market.ts';
import { checkoutWords } from './words/pageWords.ts';

/**
 * Returns the text of the pay button. It names the act and the amount: `Pay €42.00`. Where the law prescribes the
 * words, it shows only those: `Order with obligation to pay` (CX-19). If nothing is due: `Place order`.
 */
export function payButtonLabel(due: Money, market: Market, language?: string): string {
  const { placeOrder, obligation, pay } = checkoutWords(language ?? 'en').page;
  if (due.minor === 0n && !(market.isRenewing && namesObligation(market))) return placeOrder;
  return namesObligation(market) ? obligation : pay(formatMoney(due, language));
}

/** `To pay: €42.00`, right above a button that may not name the amount itself; empty above one that does (CX-19). */
export function dueLine(due: Money, market: Market, language?: string): string {
  const isNamed = due.minor === 0n || !namesObligation(market);
  return isNamed ? '' : checkoutWords(language ?? 'en').page.toPay(formatMoney(due, language));
}

/** Orders count up per site (ORD-6): `#1001`. */
export function orderNumberText(orderNumber: number): string {
  return `#${orderNumber}`;
}

/** The first order of a site has this number. */
export const FIRST_ORDER_NUMBER = 1001;

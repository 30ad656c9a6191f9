import type { CheckoutView, WireMoney, WireShippingOption } from '@quoin/contract/endpoints/site';
import { formatMoney, isCurrencyCode, type Money, parseDecimalMoney } from '@quoin/domain/money';
import { dueLine, type Market, payButtonLabel } from '@quoin/domain/orders';
import { amountOf } from '../../cart-store/amounts.ts';
import { pageLanguage } from '../../page/language.ts';
import type { FormValues } from './form.ts';

/** Money of the wire as people read it (MONEY-01, MONEY-02). */
export function wireMoneyText(amount: WireMoney): string {
  const parsed = isCurrencyCode(amount.currency) ? parseDecimalMoney(amount.value, amount.currency) : null;
  return parsed?.ok ? formatMoney(parsed.value, pageLanguage()) : `${amount.value} ${amount.currency}`;
}

/** After gift cards. */
export function amountDue(view: CheckoutView): Money {
  return amountOf(view.totals.amountDueCents, view.totals.amountDue.currency);
}

/** Names the act and the amount, as the law where the goods go wants it (CX-19). */
export function payText(view: CheckoutView, { countryCode }: Pick<FormValues, 'countryCode'>): string {
  return payButtonLabel(amountDue(view), marketOf(view, countryCode), pageLanguage());
}

/** The amount, where the button may not name it; else empty. */
export function dueText(view: CheckoutView, { countryCode }: Pick<FormValues, 'countryCode'>): string {
  return dueLine(amountDue(view), marketOf(view, countryCode), pageLanguage());
}

function marketOf({ sellerCountry, requiresShipping, renewalText }: CheckoutView, countryCode: string): Market {
  return { seller: sellerCountry, buyer: requiresShipping ? countryCode : null, isRenewing: renewalText !== '' };
}

export function shippingPriceText(option: WireShippingOption): string {
  return wireMoneyText(option.computedCost);
}

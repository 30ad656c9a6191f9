import type { CheckoutView, WireMoney, WireShippingOption } from '@quoin/contract/endpoints';
import { formatMoney, isCurrencyCode, type Money, parseDecimalMoney } from '@quoin/domain/money';
import { payButtonLabel, TOTAL_LABELS } from '@quoin/domain/orders';
import { amountOf } from '../../cart-store/amounts.ts';
import type { TotalRow, TotalRowKey } from '../totals.ts';

/** Money of the wire as people read it (MONEY-01, MONEY-02). */
export function wireMoneyText(amount: WireMoney): string {
  const parsed = isCurrencyCode(amount.currency) ? parseDecimalMoney(amount.value, amount.currency) : null;
  return parsed?.ok ? formatMoney(parsed.value) : `${amount.value} ${amount.currency}`;
}

export function grandTotal(view: CheckoutView): Money {
  return amountOf(view.totals.grandTotalCents, view.totals.grandTotal.currency);
}

/** Names the act and the amount (CX-19). */
export function payText(view: CheckoutView): string {
  return payButtonLabel(grandTotal(view));
}

export function shippingPriceText(option: WireShippingOption): string {
  return wireMoneyText(option.computedCost);
}

/** The rows of the order's totals, in the words of the rows the page was served with. */
export function checkoutRows(view: CheckoutView, served: readonly TotalRow[]): readonly TotalRow[] {
  const { totals } = view;
  const chosen = view.shippingOptions.find(({ id }) => id === view.shippingOptionId);
  const row = (key: TotalRowKey, text: string): TotalRow => {
    const known = served.find((one) => one.key === key);
    const label = known?.label ?? (key === 'total' ? TOTAL_LABELS.grandTotal : TOTAL_LABELS[key]);
    return { key, label, note: (key === 'shipping' ? chosen?.name : known?.note) ?? '', text };
  };
  const rows = [row('subtotal', wireMoneyText(totals.subtotal))];
  if (!isZero(totals.discount)) rows.push(row('discount', `−${wireMoneyText(totals.discount)}`));
  if (view.requiresShipping) rows.push(row('shipping', shippingText(view)));
  if (!isZero(totals.tax) || served.some(({ key }) => key === 'tax')) rows.push(row('tax', wireMoneyText(totals.tax)));
  rows.push(row('total', wireMoneyText(totals.grandTotal)));
  return rows;
}

function shippingText({ totals }: CheckoutView): string {
  return totals.shipping === null ? TOTAL_LABELS.shippingUnknown : wireMoneyText(totals.shipping);
}

function isZero(amount: WireMoney): boolean {
  return /^-?[0.]*$/.test(amount.value);
}

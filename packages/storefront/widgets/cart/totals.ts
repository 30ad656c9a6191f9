import type { WireShoppingCart } from '@quoin/contract/endpoints';
import { TOTAL_LABELS } from '@quoin/domain/orders';
import { amountText } from '../../cart-store/amounts.ts';
import type { TotalRow, TotalRowKey } from '../totals.ts';

type Amounts = Pick<
  WireShoppingCart,
  | 'currency'
  | 'subtotalCents'
  | 'discountCents'
  | 'shippingCostCents'
  | 'taxCents'
  | 'grandTotalCents'
  | 'requiresShipping'
  | 'selectedShippingOption'
>;

/** The rows of a cart's totals from the amounts the server calculated, in the words of the rows it served (CART-07). */
export function totalRows(cart: Amounts, served: readonly TotalRow[]): readonly TotalRow[] {
  const text = (minorUnits: number): string => amountText(minorUnits, cart.currency);
  const row = (key: TotalRowKey, value: string): TotalRow => {
    const known = served.find((row) => row.key === key);
    const note = key === 'shipping' ? (cart.selectedShippingOption?.name ?? known?.note) : known?.note;
    return { key, label: known?.label ?? labelOf(key), note: note ?? '', text: value };
  };
  const rows = [row('subtotal', text(cart.subtotalCents))];
  if (cart.discountCents > 0) rows.push(row('discount', `−${text(cart.discountCents)}`));
  if (cart.requiresShipping) rows.push(row('shipping', shippingText(cart, served)));
  if (cart.taxCents > 0 || served.some(({ key }) => key === 'tax')) rows.push(row('tax', text(cart.taxCents)));
  rows.push(row('total', text(cart.grandTotalCents)));
  return rows;
}

/** Before a way of shipping is chosen: the page's own words, which may be an estimate. */
function shippingText(cart: Amounts, served: readonly TotalRow[]): string {
  if (cart.selectedShippingOption !== null || cart.shippingCostCents > 0) {
    return amountText(cart.shippingCostCents, cart.currency);
  }
  return served.find(({ key }) => key === 'shipping')?.text ?? TOTAL_LABELS.shippingUnknown;
}

function labelOf(key: TotalRowKey): string {
  return key === 'total' ? TOTAL_LABELS.grandTotal : TOTAL_LABELS[key];
}

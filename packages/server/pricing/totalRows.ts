import type { AppliedDiscount, AppliedTax, CartPrice, Totals } from '@quoin/domain/cart';
import { formatMoney, type Money } from '@quoin/domain/money';
import { type OrderWords, orderWords } from '@quoin/domain/orders';
import { en as orderEnglish } from '@quoin/messages/order';

export interface TotalRowView {
  readonly key: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total' | 'giftCard' | 'due';
  readonly label: string;
  readonly text: string;
  readonly note: string;
  readonly isTotal: boolean;
}

/** How much is known of shipping: `none` is not needed, `unknown` comes later. */
export type ShippingKnown = 'none' | 'unknown' | 'estimated' | 'chosen';

/** What the rows tell; a price has it, and so has an order. */
export interface PriceToShow extends Pick<Totals, 'subtotal' | 'discount' | 'shipping' | 'tax' | 'grandTotal'> {
  readonly taxIncluded: Money;
  readonly isTaxEstimated: boolean;
  readonly appliedTaxes: readonly Pick<AppliedTax, 'name' | 'amount'>[];
  readonly appliedDiscounts: readonly Pick<AppliedDiscount, 'name' | 'code' | 'amount'>[];
  readonly giftCardTotal: Money;
  readonly amountDue: Money;
}

/** Names of the rows, in the language of the page or mail that contains them. */
export type TotalLabels = OrderWords['totals'];

/** How an amount is written: pages and mails differ. */
export type MoneyText = (amount: Money) => string;

/** The rows under a cart or an order (CX-01); rows of nothing are left out, except shipping where something is sent. */
export function totalRows(
  price: PriceToShow,
  shipping: { readonly known: ShippingKnown; readonly note?: string },
  text: MoneyText,
  labels: TotalLabels = orderEnglish.totals,
): TotalRowView[] {
  return [
    row('subtotal', labels.subtotal, text(price.subtotal)),
    ...discountRows(price, text, labels),
    ...shippingRows(price, shipping, text, labels),
    ...taxRows(price, text, labels),
    { ...row('total', labels.grandTotal, text(price.grandTotal), includedNote(price, text, labels)), isTotal: true },
    ...dueRows(price, text, labels),
  ];
}

function row(key: TotalRowView['key'], label: string, text: string, note = ''): TotalRowView {
  return { key, label, text, note, isTotal: false };
}

function less(amount: Money, text: MoneyText): string {
  return `−${text(amount)}`;
}

/** Each discount by its name, so that it can be checked; a store without names of old has one row. */
function discountRows(
  { appliedDiscounts, discount }: PriceToShow,
  text: MoneyText,
  labels: TotalLabels,
): TotalRowView[] {
  if (discount.minor === 0n) return [];
  const named = appliedDiscounts.filter(({ amount }) => amount.minor > 0n);
  if (named.length === 0) return [row('discount', labels.discount, less(discount, text))];
  return named.map(({ name, code, amount }) => row('discount', labels.discount, less(amount, text), code ?? name));
}

function shippingRows(
  { shipping }: PriceToShow,
  { known, note }: { readonly known: ShippingKnown; readonly note?: string },
  text: MoneyText,
  labels: TotalLabels,
): TotalRowView[] {
  if (known === 'none') return [];
  if (known === 'unknown') return [row('shipping', labels.shipping, labels.shippingUnknown)];
  return [row('shipping', labels.shipping, text(shipping), note)];
}

function taxRows(
  { tax, appliedTaxes, isTaxEstimated }: PriceToShow,
  text: MoneyText,
  labels: TotalLabels,
): TotalRowView[] {
  if (tax.minor === 0n) return [];
  const note = isTaxEstimated ? labels.estimated : '';
  const named = appliedTaxes.filter(({ amount }) => amount.minor > 0n);
  if (named.length === 0) return [row('tax', labels.tax, text(tax), note)];
  return named.map(({ name, amount }) => row('tax', name, text(amount), note));
}

function includedNote({ taxIncluded, appliedTaxes }: PriceToShow, text: MoneyText, labels: TotalLabels): string {
  if (taxIncluded.minor === 0n) return '';
  const names = new Set(appliedTaxes.filter(({ amount }) => amount.minor > 0n).map(({ name }) => name));
  const [first] = names;
  return labels.including(text(taxIncluded), names.size === 1 && first ? first : labels.severalTaxes);
}

function dueRows({ giftCardTotal, amountDue }: PriceToShow, text: MoneyText, labels: TotalLabels): TotalRowView[] {
  if (giftCardTotal.minor === 0n) return [];
  return [
    row('giftCard', labels.giftCard, less(giftCardTotal, text)),
    { ...row('due', labels.amountDue, text(amountDue)), isTotal: true },
  ];
}

/** What is known of shipping, by the price itself. */
export function shippingKnown({ shippingLine }: CartPrice, whenChosen: 'estimated' | 'chosen'): ShippingKnown {
  if (shippingLine.status === 'notNeeded') return 'none';
  return shippingLine.status === 'chosen' ? whenChosen : 'unknown';
}

/** As a site in that language (BCP 47) writes them; without one, as the app does. A mail brings its own way. */
export function priceRows(
  price: CartPrice,
  whenChosen: 'estimated' | 'chosen',
  how?: string | { readonly text: MoneyText; readonly labels: TotalLabels },
): TotalRowView[] {
  const note = price.shippingLine.chosen?.name ?? '';
  const shipping = { known: shippingKnown(price, whenChosen), note };
  if (typeof how === 'object') return totalRows(price, shipping, how.text, how.labels);
  return totalRows(price, shipping, (amount) => formatMoney(amount, how), orderWords(how ?? 'en').totals);
}

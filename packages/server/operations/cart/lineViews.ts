import { type Cart, type CartEntry, cartNotices, lineTotal, sentence, type Totals } from '@quoin/domain/cart';
import { variantDescription } from '@quoin/domain/catalog';
import { type ImageRef, imageSizeText } from '@quoin/domain/media';
import { compareMoney, formatMoney } from '@quoin/domain/money';
import { TOTAL_LABELS } from '@quoin/domain/orders';
import type { PricedLine } from './pricedCart.ts';

/** Shapes that the theme's cart, checkout and order templates read: plain text, finished. */
export interface PictureView {
  readonly assetUrl: string;
  readonly altText: string;
  readonly originalSize: string;
}

export interface LineView {
  readonly id: string;
  readonly itemId: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly image: PictureView | null;
  readonly variantText: string;
  readonly quantity: number;
  readonly isQuantityEditable: boolean;
  readonly maxQuantity: number;
  readonly unitPriceText: string;
  readonly wasPriceText: string;
  readonly lineTotalText: string;
  readonly notices: readonly { readonly code: string; readonly message: string }[];
}

export interface TotalRowView {
  readonly key: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total';
  readonly label: string;
  readonly text: string;
  readonly note: string;
  readonly isTotal: boolean;
}

export interface NoticeView {
  readonly title: string;
  readonly message: string;
  readonly fields?: readonly { readonly id: string; readonly message: string }[];
}

export function pictureView(image: ImageRef | null): PictureView | null {
  if (image === null) return null;
  const size = { width: image.originalWidth, height: image.originalHeight };
  return { assetUrl: image.assetUrl, altText: image.altText, originalSize: imageSizeText(size) };
}

export function lineView({ entry, maxQuantity, isQuantityEditable }: PricedLine): LineView {
  return {
    id: entry.id,
    itemId: entry.itemId,
    title: entry.title,
    fullUrl: entry.fullUrl,
    image: pictureView(entry.image),
    variantText: variantDescription(entry),
    quantity: entry.quantity,
    isQuantityEditable,
    maxQuantity,
    unitPriceText: formatMoney(entry.unitPrice),
    wasPriceText: wasPriceText(entry),
    lineTotalText: formatMoney(lineTotal(entry)),
    notices: cartNotices(entry).map((notice) => ({ code: notice.code, message: sentence(notice) })),
  };
}

function wasPriceText(entry: CartEntry): string {
  return compareMoney(entry.unitPrice, entry.nonSaleUnitPrice) < 0 ? formatMoney(entry.nonSaleUnitPrice) : '';
}

/** How much is known of shipping: `none` is not needed, `unknown` comes later. */
export type ShippingKnown = 'none' | 'unknown' | 'estimated' | 'chosen';

/** The rows under a cart or an order (CX-01); rows of nothing are left out, except shipping where something is sent. */
export function totalRows(
  totals: Pick<Totals, 'subtotal' | 'discount' | 'shipping' | 'tax' | 'grandTotal'>,
  shipping: { readonly known: ShippingKnown; readonly note?: string },
): TotalRowView[] {
  const rows: TotalRowView[] = [row('subtotal', formatMoney(totals.subtotal))];
  if (totals.discount.minor > 0n) rows.push(row('discount', `−${formatMoney(totals.discount)}`));
  if (shipping.known === 'unknown') rows.push(row('shipping', TOTAL_LABELS.shippingUnknown));
  else if (shipping.known !== 'none') rows.push(row('shipping', formatMoney(totals.shipping), shipping.note));
  if (totals.tax.minor > 0n) rows.push(row('tax', formatMoney(totals.tax)));
  rows.push({
    key: 'total',
    label: TOTAL_LABELS.grandTotal,
    text: formatMoney(totals.grandTotal),
    note: '',
    isTotal: true,
  });
  return rows;
}

function row(key: 'subtotal' | 'discount' | 'shipping' | 'tax', text: string, note = ''): TotalRowView {
  return { key, label: TOTAL_LABELS[key], text, note, isTotal: false };
}

export function shippingKnown(
  cart: Pick<Cart, 'entries'>,
  delivery: { isNeeded: boolean; selected: unknown },
): ShippingKnown {
  if (!delivery.isNeeded || cart.entries.length === 0) return 'none';
  return delivery.selected === null ? 'unknown' : 'estimated';
}

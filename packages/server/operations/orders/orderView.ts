import type { Totals } from '@quoin/domain/cart';
import {
  type CurrencyCode,
  DEFAULT_CURRENCY,
  formatMoney,
  isCurrencyCode,
  type Money,
  money,
} from '@quoin/domain/money';
import {
  addressLines,
  FULFILLMENT_LABELS,
  ORDER_PAYMENT_LABELS,
  orderNumberText,
  PROGRESS_LABELS,
} from '@quoin/domain/orders';
import type { OrderLine, StoredOrder } from '../../storage/orders.ts';
import type { Site } from '../../storage/sites.ts';
import { type LineView, pictureView, type TotalRowView, totalRows } from '../cart/lineViews.ts';
import { contactEmail, continueShoppingUrl } from '../cart/storeSettings.ts';
import type { WholeOrder } from './loadOrder.ts';

/** What the theme's order pages and the confirmation mail read. */
export interface OrderView {
  readonly isConfirmation: boolean;
  readonly number: string;
  readonly placedOn: string;
  readonly email: string;
  readonly firstName: string;
  readonly statusText: string;
  readonly statusKey: 'pending' | 'fulfilled' | 'canceled' | 'review';
  readonly progress: readonly ProgressView[];
  readonly entries: readonly LineView[];
  readonly totals: readonly TotalRowView[];
  readonly addressLines: readonly string[];
  readonly shippingName: string;
  readonly deliveryText: string;
  readonly paymentText: string;
  readonly note: string;
  readonly isTestMode: boolean;
  /** Absolute. */
  readonly statusUrl: string;
  readonly continueShoppingUrl: string;
  readonly contactEmail: string;
}

interface ProgressView {
  readonly label: string;
  readonly detail: string;
  readonly isDone: boolean;
  readonly isCurrent: boolean;
}

const STATUS_KEYS = { PENDING: 'pending', FULFILLED: 'fulfilled', CANCELED: 'canceled' } as const;

export function orderView(
  site: Site,
  { order, lines, images }: WholeOrder,
  more: { readonly statusUrl: string; readonly isConfirmation: boolean },
): OrderView {
  const currency = isCurrencyCode(order.currency) ? order.currency : DEFAULT_CURRENCY;
  const totals = totalsOf(order, currency);
  return {
    isConfirmation: more.isConfirmation,
    number: orderNumberText(order.number),
    placedOn: dayText(site, order.placedAt),
    email: order.email,
    firstName: order.shippingAddress?.fullName.split(' ')[0] ?? '',
    statusText:
      order.paymentState === 'pending' ? ORDER_PAYMENT_LABELS.pending : FULFILLMENT_LABELS[order.fulfillmentStatus],
    statusKey: order.paymentState === 'pending' ? 'review' : STATUS_KEYS[order.fulfillmentStatus],
    progress: progressOf(site, order),
    entries: lines.map((line) =>
      entryView(line, currency, line.imageId === null ? null : (images.get(line.imageId) ?? null)),
    ),
    totals: totalRows(totals, {
      known: order.shippingOptionName === null ? 'none' : 'chosen',
      note: order.shippingOptionName ?? '',
    }),
    addressLines: order.shippingAddress === null ? [] : addressLines(order.shippingAddress),
    shippingName: order.shippingOptionName ?? '',
    deliveryText: '',
    paymentText: ORDER_PAYMENT_LABELS[order.paymentState],
    note: order.note,
    isTestMode: order.isTest,
    statusUrl: more.statusUrl,
    continueShoppingUrl: continueShoppingUrl(site),
    contactEmail: contactEmail(site),
  };
}

/** The day in the shop's own time zone and language. */
function dayText(site: Site, at: Date): string {
  return new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: site.timeZone }).format(at);
}

function totalsOf(
  order: StoredOrder,
  currency: CurrencyCode,
): Pick<Totals, 'subtotal' | 'discount' | 'shipping' | 'tax' | 'grandTotal'> {
  const amount = (minor: bigint): Money => money(minor, currency);
  return {
    subtotal: amount(order.subtotal),
    discount: amount(order.discount),
    shipping: amount(order.shipping),
    tax: amount(order.tax),
    grandTotal: amount(order.grandTotal),
  };
}

/** Nothing that is not known: placed and paid, and sent when it is. */
function progressOf(site: Site, order: StoredOrder): ProgressView[] {
  if (order.fulfillmentStatus === 'CANCELED') return [];
  const isSent = order.fulfillmentStatus === 'FULFILLED';
  return [
    {
      label: ORDER_PAYMENT_LABELS[order.paymentState],
      detail: dayText(site, order.placedAt),
      isDone: true,
      isCurrent: false,
    },
    { label: PROGRESS_LABELS.preparing, detail: '', isDone: isSent, isCurrent: !isSent },
    { label: PROGRESS_LABELS.sent, detail: '', isDone: isSent, isCurrent: false },
  ];
}

function entryView(line: OrderLine, currency: CurrencyCode, image: Parameters<typeof pictureView>[0]): LineView {
  return {
    id: line.id,
    itemId: line.productId,
    title: line.title,
    fullUrl: '',
    image: pictureView(image),
    variantText: line.variantDescription,
    quantity: line.quantity,
    isQuantityEditable: false,
    maxQuantity: line.quantity,
    unitPriceText: formatMoney(money(line.unitPrice, currency)),
    wasPriceText: '',
    lineTotalText: formatMoney(money(line.unitPrice * BigInt(line.quantity), currency)),
    notices: [],
  };
}

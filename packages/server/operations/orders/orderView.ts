import {
  type CurrencyCode,
  DEFAULT_CURRENCY,
  formatMoney,
  isCurrencyCode,
  type Money,
  money,
} from '@quoin/domain/money';
import { addressLines, orderNumberText, orderPageWords, orderWords } from '@quoin/domain/orders';
import type { OrderLine, StoredOrder } from '../../storage/orders.ts';
import type { Site } from '../../storage/sites.ts';
import { type LineView, pictureView } from '../cart/lineViews.ts';
import { contactEmail, continueShoppingUrl } from '../cart/storeSettings.ts';
import { type MoneyText, type PriceToShow, type TotalLabels, type TotalRowView, totalRows } from '../cart/totalRows.ts';
import { deliveryText } from './afterSaleView.ts';
import { orderLineAnswers } from './lineAnswers.ts';
import type { WholeOrder } from './loadOrder.ts';

/** What the theme's order pages and the confirmation mail read. */
export interface OrderView {
  readonly isConfirmation: boolean;
  /** Placed, but the money is still to come (207). */
  readonly isAwaiting: boolean;
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
  /** To the owner's own questions at checkout. */
  readonly answers: readonly { readonly label: string; readonly answer: string }[];
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

const STATUS_KEYS = { PENDING: 'pending', PARTIAL: 'pending', FULFILLED: 'fulfilled', CANCELED: 'canceled' } as const;

export function orderView(
  site: Site,
  { order, lines, images }: WholeOrder,
  more: { readonly statusUrl: string; readonly isConfirmation: boolean },
): OrderView {
  const currency = currencyOf(order);
  const { payments, totals } = orderWords(site.language);
  const { states } = orderPageWords(site.language);
  return {
    isConfirmation: more.isConfirmation,
    isAwaiting: order.paymentState === 'awaiting_payment',
    number: orderNumberText(order.number),
    placedOn: dayText(site, order.placedAt),
    email: order.email,
    firstName: order.shippingAddress?.fullName.split(' ')[0] ?? '',
    statusText: order.paymentState === 'pending' ? payments.pending : states[order.fulfillmentStatus],
    statusKey: order.paymentState === 'pending' ? 'review' : STATUS_KEYS[order.fulfillmentStatus],
    progress: progressOf(site, order),
    entries: lines.map((line) =>
      entryView(line, currency, site.language, line.imageId === null ? null : (images.get(line.imageId) ?? null)),
    ),
    totals: orderTotalRows(order, (amount) => formatMoney(amount, site.language), totals),
    addressLines: order.shippingAddress === null ? [] : addressLines(order.shippingAddress, site.language),
    shippingName: order.shippingOptionName ?? '',
    deliveryText: deliveryText(order, order.fulfillmentStatus === 'PENDING', site.language),
    paymentText: payments[order.paymentState],
    note: order.note,
    answers: order.formAnswers.map(({ label, answer }) => ({ label, answer })),
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

/** The rows under an order, on its pages and in its mails. */
export function orderTotalRows(order: StoredOrder, text: MoneyText, labels?: TotalLabels): TotalRowView[] {
  const name = order.shippingOptionName;
  const shipping = { known: name === null ? 'none' : 'chosen', note: name ?? '' } as const;
  return totalRows(priceOf(order, currencyOf(order)), shipping, text, labels);
}

function currencyOf({ currency }: StoredOrder): CurrencyCode {
  return isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY;
}

/** What was charged, as `totalRows` shows it. */
function priceOf(order: StoredOrder, currency: CurrencyCode): PriceToShow {
  const amount = (minor: bigint): Money => money(minor, currency);
  const named = <Part extends { readonly amount: string }>(parts: readonly Part[]) =>
    parts.map((part) => ({ ...part, amount: amount(BigInt(part.amount)) }));
  return {
    subtotal: amount(order.subtotal),
    discount: amount(order.discount),
    shipping: amount(order.shipping),
    tax: amount(order.tax),
    grandTotal: amount(order.grandTotal),
    taxIncluded: amount(order.taxIncluded),
    isTaxEstimated: false,
    appliedTaxes: named(order.appliedTaxes),
    appliedDiscounts: named(order.appliedDiscounts),
    giftCardTotal: amount(order.giftCardTotal),
    amountDue: amount(order.grandTotal - order.giftCardTotal),
  };
}

/** Nothing that is not known: placed, paid, and sent when it is. What waits for money says so first. */
function progressOf(site: Site, order: StoredOrder): ProgressView[] {
  const { fulfillmentStatus, paymentState } = order;
  const { payments } = orderWords(site.language);
  const { progress, states } = orderPageWords(site.language);
  if (fulfillmentStatus === 'CANCELED') return [];
  const isSent = fulfillmentStatus === 'FULFILLED';
  const isPaid = paymentState !== 'awaiting_payment' && paymentState !== 'pending';
  const isPart = fulfillmentStatus === 'PARTIAL';
  return [
    {
      label: isPaid ? payments.paid : payments[paymentState],
      detail: dayText(site, order.placedAt),
      isDone: isPaid,
      isCurrent: !isPaid,
    },
    { label: progress.preparing, detail: '', isDone: isSent || isPart, isCurrent: isPaid && !isSent && !isPart },
    {
      label: isPart ? states.PARTIAL : progress.sent,
      detail: '',
      isDone: isSent,
      isCurrent: isPart,
    },
  ];
}

function entryView(
  line: OrderLine,
  currency: CurrencyCode,
  language: string,
  image: Parameters<typeof pictureView>[0],
): LineView {
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
    unitPriceText: formatMoney(money(line.unitPrice, currency), language),
    wasPriceText: '',
    lineTotalText: formatMoney(money(line.unitPrice * BigInt(line.quantity), currency), language),
    answers: orderLineAnswers(line),
    answersUrl: '',
    notices: [],
  };
}

import { dayInZone, formatDay } from '@quoin/domain/formats';
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
  type BoughtLine,
  type BuyerState,
  buyerState,
  DELIVERY_STEPS,
  type DeliveryKind,
  deliveryKind,
  orderNumberText,
  orderPageWords,
  orderWords,
} from '@quoin/domain/orders';
import { type LineView, pictureView } from '../../cart/index.ts';
import {
  type MoneyText,
  type PriceToShow,
  type TotalLabels,
  type TotalRowView,
  totalRows,
} from '../../pricing/index.ts';
import type { Site } from '../../sites/index.ts';
import { contactEmail, continueShoppingUrl } from '../../sites/index.ts';
import type { OrderLine, StoredOrder } from '../storage/orderRecord.ts';
import { boughtLine } from './boughtLine.ts';
import { deliveryText } from './deliveryText.ts';
import { answersToBuyer } from './lineAnswers.ts';
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
  readonly statusKey: BuyerState;
  readonly deliveryKind: DeliveryKind;
  /** Something comes to an address: only then is there a place and a way of shipping to speak of. */
  readonly isShipped: boolean;
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

export function orderView(
  site: Site,
  { order, lines, images, paidWith }: WholeOrder,
  more: { readonly statusUrl: string; readonly isConfirmation: boolean; readonly now: number },
): OrderView {
  const { payments, totals } = orderWords(site.language);
  const today = dayInZone(more.now, site.timeZone);
  const bought = lines.map((line) => boughtLine(line, today));
  const state = buyerState(order.paymentState, bought);
  const kind = deliveryKind(bought);
  return {
    isConfirmation: more.isConfirmation,
    isAwaiting: order.paymentState === 'awaiting_payment',
    number: orderNumberText(order.number),
    placedOn: dayText(site, order.placedAt),
    email: order.email,
    firstName: order.shippingAddress?.fullName.split(' ')[0] ?? '',
    statusText: orderPageWords(site.language).states[state],
    statusKey: state,
    deliveryKind: kind,
    isShipped: kind === 'parcel',
    progress: progressOf(site, order, state, bought),
    entries: lines.map((line) =>
      entryView(line, order, site.language, line.imageId === null ? null : (images.get(line.imageId) ?? null)),
    ),
    totals: orderTotalRows(order, (amount) => formatMoney(amount, site.language), totals),
    addressLines: order.shippingAddress === null ? [] : addressLines(order.shippingAddress, site.language),
    shippingName: order.shippingOptionName ?? '',
    deliveryText: deliveryText(order, order.fulfillmentStatus === 'PENDING', site.language),
    paymentText: [payments[order.paymentState], paidWith].filter(Boolean).join(' · '),
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

/** Nothing that is not known: placed, paid, and what follows for what was bought. What waits for money says so first. */
function progressOf(
  site: Site,
  order: StoredOrder,
  state: BuyerState,
  bought: readonly BoughtLine[],
): readonly ProgressView[] {
  if (state === 'canceled' || state === 'refunded') return [];
  const { payments } = orderWords(site.language);
  const { states } = orderPageWords(site.language);
  const isPaid = state !== 'awaitingPayment' && state !== 'checking';
  const steps = DELIVERY_STEPS[deliveryKind(bought)];
  const last = steps.length - 1;
  const reached = !isPaid ? -1 : state === 'preparing' ? 0 : last;
  const isOver = state === steps[last];
  const paid = { label: payments[order.paymentState], detail: dayText(site, order.placedAt) };
  return [
    { ...paid, label: isPaid ? payments.paid : paid.label, isDone: isPaid, isCurrent: !isPaid },
    ...steps.map((step, index) => ({
      // The last one under way is named as it is: a part of the parcels, a card that waits for its day.
      label: states[index === last && reached === last ? state : step],
      detail: index === last ? dayOfLast(site, bought) : '',
      isDone: index < reached || (index === last && isOver && reached === last),
      isCurrent: index === reached && !isOver,
    })),
  ];
}

/** The first day on which a gift card is mailed, where all that is left is to wait for it. */
function dayOfLast(site: Site, bought: readonly BoughtLine[]): string {
  const [first] = bought.flatMap(({ sendOn }) => sendOn ?? []).sort();
  return first === undefined || deliveryKind(bought) !== 'giftCard' ? '' : formatDay(first, site.language);
}

function entryView(
  line: OrderLine,
  order: StoredOrder,
  language: string,
  image: Parameters<typeof pictureView>[0],
): LineView {
  const currency = currencyOf(order);
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
    answers: answersToBuyer(line, order.email, language),
    answersUrl: '',
    notices: [],
  };
}

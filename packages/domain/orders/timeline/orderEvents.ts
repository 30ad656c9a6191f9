import { type CurrencyCode, isCurrencyCode, type Money, money } from '@quoin/domain/money';

/** An amount in an event's JSON: minor units as text, for JSON knows no bigint. */
export interface EventAmount {
  readonly minor: string;
  readonly currency: CurrencyCode;
}

/** What an event's field may hold. `lines`: quantities by title, as they were then. */
interface FieldTypes {
  readonly text: string;
  readonly number: number;
  readonly flag: boolean;
  readonly amount: EventAmount;
  readonly lines: readonly { readonly title: string; readonly quantity: number }[];
}

type FieldType = keyof FieldTypes;

/**
 * All kinds of order events, with the fields of their data. The kind is stored in `order_event.kind`, the data next to
 * it as JSON. Every field may be missing: old events contain less.
 */
export const ORDER_EVENTS = {
  placed: { amount: 'amount', channel: 'text' },
  draftCreated: {},
  draftSent: { email: 'text' },
  paymentAwaited: { amount: 'amount', method: 'text', due: 'text' },
  paid: { amount: 'amount', method: 'text' },
  paymentFailed: { amount: 'amount', method: 'text', reason: 'text' },
  paymentReview: { reason: 'text' },
  paymentApproved: {},
  giftCardUsed: { amount: 'amount', lastFour: 'text' },
  couponUsed: { code: 'text', amount: 'amount' },
  fulfilledPart: { lines: 'lines', carrier: 'text', trackingNumber: 'text' },
  fulfilled: { lines: 'lines', carrier: 'text', trackingNumber: 'text' },
  trackingChanged: { carrier: 'text', trackingNumber: 'text' },
  shipmentRecalled: { lines: 'lines' },
  deliveredByMail: { lines: 'lines' },
  delivered: {},
  reopened: {},
  canceledPart: { lines: 'lines', isRestocked: 'flag' },
  canceled: { reason: 'text', isRestocked: 'flag', isUnpaid: 'flag' },
  refunded: { amount: 'amount', method: 'text', reason: 'text', isWhole: 'flag' },
  refundFailed: { amount: 'amount', reason: 'text' },
  giftCardReturned: { amount: 'amount', lastFour: 'text' },
  giftCardIssued: { amount: 'amount', lastFour: 'text', email: 'text' },
  giftCardDisabled: { amount: 'amount', lastFour: 'text' },
  giftCardRestored: { amount: 'amount', lastFour: 'text' },
  giftCardMailed: { lastFour: 'text', email: 'text' },
  withdrawalRequested: { lines: 'lines' },
  withdrawalSettled: {},
  noteAdded: { text: 'text' },
  tagsChanged: { tags: 'text' },
  addressChanged: {},
  emailChanged: { email: 'text' },
  invoiceIssued: { number: 'text' },
  creditNoteIssued: { number: 'text' },
  downloaded: { file: 'text' },
  downloadsRenewed: {},
  subscriptionStarted: {},
  subscriptionRenewed: { period: 'number' },
  stockShort: { title: 'text' },
  restocked: { lines: 'lines' },
  confirmationQueued: {},
  confirmationSent: { email: 'text' },
  mailQueued: { subject: 'text' },
  mailSent: { subject: 'text', email: 'text' },
  mailFailed: { subject: 'text', email: 'text' },
  personErased: {},
} as const satisfies Record<string, Readonly<Record<string, FieldType>>>;

export type OrderEventKind = keyof typeof ORDER_EVENTS;
type Fields<Kind extends OrderEventKind> = (typeof ORDER_EVENTS)[Kind];

/** The data of a kind: its fields, each perhaps missing. */
export type OrderEventData<Kind extends OrderEventKind> = {
  readonly [Name in keyof Fields<Kind>]?: Fields<Kind>[Name] extends FieldType ? FieldTypes[Fields<Kind>[Name]] : never;
};

export type TimelineEvent = {
  [Kind in OrderEventKind]: { readonly kind: Kind; readonly data: OrderEventData<Kind> };
}[OrderEventKind];

/** An event to store. The compiler holds its data to its kind. */
export function orderEvent<Kind extends OrderEventKind>(
  kind: Kind,
  data: OrderEventData<Kind>,
): { readonly kind: Kind; readonly data: OrderEventData<Kind> } {
  return { kind, data };
}

export function isOrderEventKind(text: string): text is OrderEventKind {
  return Object.hasOwn(ORDER_EVENTS, text);
}

/** An event as it was stored; null for a kind that this version does not know. Fields that do not fit are left out. */
export function readOrderEvent(kind: string, data: unknown): TimelineEvent | null {
  if (!isOrderEventKind(kind)) return null;
  const fields: Readonly<Record<string, FieldType>> = ORDER_EVENTS[kind];
  const source = isRecord(data) ? data : {};
  const known = Object.entries(fields).filter(
    ([name, type]) => Object.hasOwn(source, name) && FITS[type](source[name]),
  );
  return { kind, data: Object.fromEntries(known.map(([name]) => [name, source[name]])) } as TimelineEvent;
}

const FITS: Readonly<Record<FieldType, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  flag: (value) => typeof value === 'boolean',
  amount: (value) => isRecord(value) && /^-?\d{1,20}$/.test(String(value.minor)) && isCurrencyCode(value.currency),
  lines: (value) => Array.isArray(value) && value.every((each) => isRecord(each) && typeof each.title === 'string'),
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toEventAmount(amount: Money): EventAmount {
  return { minor: amount.minor.toString(), currency: amount.currency };
}

export function fromEventAmount(amount: EventAmount): Money {
  return money(BigInt(amount.minor), amount.currency);
}

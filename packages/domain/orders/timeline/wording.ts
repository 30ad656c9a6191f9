import { countedText } from '@quoin/domain/languages';
import { formatMoney } from '@quoin/domain/money';
import * as texts from '@quoin/messages/app/eventActors';
import {
  type EventAmount,
  fromEventAmount,
  type OrderEventData,
  type OrderEventKind,
  type TimelineEvent,
} from './orderEvents.ts';

type Sentences = { readonly [Kind in OrderEventKind]: (data: OrderEventData<Kind>) => string };
type Lines = readonly { readonly title: string; readonly quantity: number }[];

function amountText(amount: EventAmount | undefined): string {
  return amount === undefined ? '' : formatMoney(fromEventAmount(amount));
}

/** Words before a value that may be missing: ` by card`, or nothing. */
function part(before: string, value: string | undefined, after = ''): string {
  return value === undefined || value === '' ? '' : `${before}${value}${after}`;
}

/** `2 × Print, 1 × Frame`; `items` where nothing is known. */
export function linesText(lines: Lines | undefined): string {
  if (lines === undefined || lines.length === 0) return 'Items';
  const shown = lines.slice(0, 3).map(({ title, quantity }) => `${quantity} × ${title}`);
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [countedText(more, 'more item', 'more items')] : [])].join(', ');
}

function parcelText({ carrier, trackingNumber }: OrderEventData<'trackingChanged'>): string {
  return part(' with ', carrier) + part(' (', trackingNumber, ')');
}

function restockText(isRestocked: boolean | undefined): string {
  return isRestocked === undefined ? '' : isRestocked ? ', restocked' : ', not restocked';
}

/** What happened, in one line, past tense, without a full stop. The actor is shown next to it. */
export const timelineWording: Sentences = {
  placed: ({ amount, channel }) => `Order placed${part(', ', amountText(amount))}${part(' (', channel, ')')}`,
  draftCreated: () => 'Draft created',
  draftSent: ({ email }) => `Draft sent${part(' to ', email)}`,
  paymentAwaited: ({ amount, method, due }) =>
    `Awaiting ${amountText(amount) || 'payment'}${part(' by ', method)}${part(', due ', due)}`,
  paid: ({ amount, method }) => `Paid${part(' ', amountText(amount))}${part(' by ', method)}`,
  paymentFailed: ({ amount, method, reason }) =>
    `Payment${part(' of ', amountText(amount))}${part(' by ', method)} failed${part(': ', reason)}`,
  paymentReview: ({ reason }) => `Payment put under review${part(': ', reason)}`,
  paymentApproved: () => 'Payment approved after review',
  giftCardUsed: ({ amount, lastFour }) =>
    `Paid${part(' ', amountText(amount))} by gift card${part(' •••• ', lastFour)}`,
  couponUsed: ({ code, amount }) => `Coupon${part(' ', code)} used${part(', ', amountText(amount), ' off')}`,
  fulfilledPart: (data) => `${linesText(data.lines)} sent${parcelText(data)}`,
  fulfilled: (data) =>
    `${data.lines === undefined ? 'Everything' : linesText(data.lines)} fulfilled${parcelText(data)}, order completed`,
  trackingChanged: (data) => `Tracking changed${parcelText(data)}`,
  shipmentRecalled: ({ lines }) => `${linesText(lines)} unfulfilled again`,
  deliveredByMail: ({ lines }) => `${linesText(lines)} delivered by email`,
  delivered: () => 'Delivered',
  reopened: () => 'Order reopened',
  canceledPart: ({ lines, isRestocked }) => `${linesText(lines)} canceled${restockText(isRestocked)}`,
  canceled: ({ reason, isRestocked, isUnpaid }) =>
    `Order canceled${isUnpaid === true ? ', as it was not paid in time' : ''}${restockText(isRestocked)}${part(': ', reason)}`,
  refunded: ({ amount, method, reason, isWhole }) =>
    `Refunded${part(' ', amountText(amount))}${isWhole === true ? ' (all)' : ''}${part(' to ', method)}${part(': ', reason)}`,
  refundFailed: ({ amount, reason }) => `Refund${part(' of ', amountText(amount))} failed${part(': ', reason)}`,
  giftCardReturned: ({ amount, lastFour }) =>
    `Refunded ${amountText(amount) || 'the amount'} to gift card${part(' •••• ', lastFour)}`,
  giftCardIssued: ({ amount, lastFour }) =>
    `Gift card${part(' •••• ', lastFour)} issued${part(' with ', amountText(amount))}`,
  giftCardDisabled: ({ amount, lastFour }) =>
    `Removed ${amountText(amount) || 'the amount'} from gift card${part(' •••• ', lastFour)} sold with this order`,
  giftCardRestored: ({ amount, lastFour }) =>
    `Returned ${amountText(amount) || 'the amount'} to gift card${part(' •••• ', lastFour)}: the refund failed`,
  giftCardMailed: ({ lastFour, email }) => `Gift card${part(' •••• ', lastFour)} mailed${part(' to ', email)}`,
  withdrawalRequested: ({ lines }) => `Withdrawal received${lines === undefined ? '' : `: ${linesText(lines)}`}`,
  withdrawalSettled: () => 'Withdrawal resolved',
  noteAdded: ({ text }) => `Note${part(': ', text)}`,
  tagsChanged: ({ tags }) => `Tags changed${part(': ', tags)}`,
  addressChanged: () => 'Address changed',
  emailChanged: ({ email }) => `Email changed${part(' to ', email)}`,
  invoiceIssued: ({ number }) => `Invoice${part(' ', number)} issued`,
  creditNoteIssued: ({ number }) => `Credit note${part(' ', number)} issued`,
  downloaded: ({ file }) => `Download started${part(': ', file)}`,
  downloadsRenewed: () => 'Downloads sent again',
  subscriptionStarted: () => 'Subscription activated',
  subscriptionRenewed: ({ period }) => `Subscription renewed${period === undefined ? '' : `, period ${period + 1}`}`,
  stockShort: ({ title }) => `Not enough stock${part(' of ', title)}`,
  restocked: ({ lines }) => `${linesText(lines)} back in stock`,
  confirmationQueued: () => 'Confirmation queued',
  confirmationSent: ({ email }) => `Confirmation emailed${part(' to ', email)}`,
  mailQueued: ({ subject }) => `Mail${part(' “', subject, '”')} queued`,
  mailSent: ({ subject, email }) => `Mail${part(' “', subject, '”')} sent${part(' to ', email)}`,
  mailFailed: ({ subject, email }) => `Mail${part(' “', subject, '”')} could not be sent${part(' to ', email)}`,
  personErased: () => 'Personal data erased',
};

/** The sentence of an event. */
export function timelineSentence(event: TimelineEvent): string {
  // Kind and data belong together by their type; TypeScript does not see it through the table.
  const say = timelineWording[event.kind] as (data: TimelineEvent['data']) => string;
  return say(event.data);
}

/** Who caused the event. `system`: a background job. `provider`: reported by the payment provider. */
export type EventActorKind = 'customer' | 'staff' | 'system' | 'provider' | 'api';

export const EVENT_ACTOR_LABELS: Readonly<Record<EventActorKind, string>> = {
  customer: texts.customer,
  staff: texts.staff,
  system: texts.system,
  provider: texts.paymentProvider,
  api: texts.connectedApp,
};

/** A person's name where known, else what kind of actor it was. */
export function actorText(kind: EventActorKind, name: string | null): string {
  return name?.trim() || EVENT_ACTOR_LABELS[kind];
}

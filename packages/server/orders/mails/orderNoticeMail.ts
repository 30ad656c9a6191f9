import { readersLanguage } from '@quoin/domain/languages';
import { isCurrencyCode, type Money, money } from '@quoin/domain/money';
import {
  addressLines,
  carrierText,
  deliveryKind,
  type OrderWords,
  orderNumberText,
  orderWords,
  readOrderEvent,
  trackingUrl,
} from '@quoin/domain/orders';
import {
  type MailKind,
  type MailMessage,
  mailFormats,
  orderCanceledMail,
  orderRefundedMail,
  orderShippedMail,
  paymentReceivedMail,
  withdrawalReceiptMail,
} from '@quoin/rendering/mail';
import type { NewMail } from '../../mail/index.ts';
import { composeMail } from '../../mail/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { processLocales } from '../../platform/processLocales.ts';
import type { Site } from '../../sites/index.ts';
import { siteAddressIn } from '../../sites/index.ts';
import { orderToken, statusPath } from '../orderToken.ts';
import { partsFromJson } from '../refunds/refundParts.ts';
import { findOrderRefund } from '../storage/orderRefunds.ts';
import { findOrderWork, type OrderWork } from '../storage/orderWork.ts';
import { listShipments } from '../storage/shipments.ts';
import { listWithdrawals } from '../storage/withdrawals.ts';
import { loadOrderIn } from '../views/loadOrder.ts';
import { confirmationMail } from './confirmationMail.ts';
import type { EnqueuedNotice } from './enqueueOrderNotice.ts';
import type { MailDeps } from './mailJobs.ts';

interface Writing {
  readonly language: string;
  readonly words: OrderWords;
  readonly trx: SiteTransaction;
  readonly site: Site;
  readonly found: OrderWork;
  readonly subjectId: string;
  readonly statusUrl: string;
  readonly text: (minor: bigint) => string;
  readonly day: (moment: number) => string;
}

interface Written extends MailMessage {
  readonly kind: MailKind<MailMessage>;
  /** The order's own address when left out. */
  readonly to?: string;
}

/** The mail that is enqueued about an order; null when what it was about is gone. */
export async function orderNoticeMail(
  deps: Pick<MailDeps, 'config' | 'keyFor'>,
  trx: SiteTransaction,
  site: Site,
  owed: EnqueuedNotice,
): Promise<NewMail | null> {
  const dedupeKey = `${owed.notice}:${owed.subjectId}`;
  if (owed.notice === 'confirmationAgain') {
    const whole = await loadOrderIn(trx, site.id, owed.orderId);
    return whole && { ...(await confirmationMail(deps, trx, site, whole)), dedupeKey };
  }
  const found = await findOrderWork(trx, site.id, owed.orderId);
  if (found === null) return null;
  const { order } = found;
  const language = readersLanguage(order.language, site.language);
  const statusUrl = siteAddressIn(deps.config, site, order.language) + statusPath(orderToken(deps, site.id, order.id));
  const words = orderWords(language);
  const formats = mailFormats(processLocales(), { ...site, language });
  const amount = (minor: bigint): Money =>
    money(minor, isCurrencyCode(order.currency) ? order.currency : site.currency);
  const written = await WRITERS[owed.notice]({
    ...{ trx, site, found, language, words, statusUrl, subjectId: owed.subjectId },
    text: (minor) => formats.money(amount(minor)),
    day: formats.day,
  });
  if (written === null) return null;
  const { to: address = order.email, kind, ...said } = written;
  const eyebrow = `${words.page.number(orderNumberText(order.number))} · ${formats.day(order.placedAt.getTime())}`;
  const message = { eyebrow, button: { text: words.mail.follow, url: statusUrl }, ...said };
  const to = { name: order.shippingAddress?.fullName ?? '', email: address };
  return composeMail(deps, trx, site, { kind, input: message, to, dedupeKey, language: order.language });
}

const WRITERS: Readonly<
  Record<Exclude<EnqueuedNotice['notice'], 'confirmationAgain'>, (writing: Writing) => Promise<Written | null>>
> = { shipped, canceled, refunded, paymentReceived, withdrawalReceipt };

function nameOf({ found, words }: Writing, lineId: string, quantity: number) {
  const line = found.lines.find((each) => each.lineId === lineId);
  const parts = [line?.variantDescription ?? '', words.mail.quantity(quantity)];
  return { title: line?.title ?? '', detail: parts.filter((part) => part !== '').join(' · ') };
}

function number({ found }: Writing): string {
  return orderNumberText(found.order.number);
}

async function shipped(writing: Writing): Promise<Written | null> {
  const { trx, site, found, language, words, subjectId, statusUrl } = writing;
  const parcels = await listShipments(trx, site.id, [found.order.id]);
  const parcel = parcels.find(({ id }) => id === subjectId.split(':')[0]);
  if (parcel === undefined || parcel.recalledAt !== null) return null;
  const isPart = found.state.fulfillment === 'PARTIAL';
  const named = parcel.lines.flatMap(({ lineId }) => found.lines.filter((line) => line.lineId === lineId));
  // Nothing travels: a service is done.
  const isShipped = deliveryKind(named) === 'parcel';
  const carrier = carrierText(parcel);
  const url = trackingUrl(parcel);
  const address = found.order.shippingAddress;
  return {
    kind: orderShippedMail,
    subject: (isShipped ? words.notice.shippedSubject : words.notice.doneSubject)(number(writing)),
    heading: (isShipped ? words.notice.shippedHeading : words.notice.doneHeading)(isPart),
    paragraphs: [...(carrier === '' ? [] : [words.notice.shippedBy(carrier)]), ...(isPart ? [words.notice.rest] : [])],
    button: url === '' ? { text: words.mail.follow, url: statusUrl } : { text: words.fulfilment.track, url },
    linesTitle: isShipped ? words.notice.inParcel : words.mail.lines,
    lines: parcel.lines.map(({ lineId, quantity }) => ({ ...nameOf(writing, lineId, quantity) })),
    facts: [
      ...(parcel.trackingNumber === '' ? [] : [{ label: words.notice.trackingNumber, lines: [parcel.trackingNumber] }]),
      ...(address === null || !isShipped ? [] : [{ label: words.page.shipTo, lines: addressLines(address, language) }]),
    ],
  };
}

async function canceled(writing: Writing): Promise<Written | null> {
  const { trx, site, found, words, subjectId } = writing;
  const row = await trx
    .selectFrom('order_event')
    .select(['kind', 'data'])
    .where('website_id', '=', site.id)
    .where('id', '=', subjectId)
    .executeTakeFirst();
  const event = row === undefined ? null : readOrderEvent(row.kind, row.data);
  if (event === null) return null;
  const isPart = event.kind === 'canceledPart';
  const lines =
    event.kind === 'canceledPart' && event.data.lines !== undefined
      ? event.data.lines
      : found.lines.filter((line) => line.canceled > 0).map(({ title, canceled: quantity }) => ({ title, quantity }));
  const reason =
    event.kind !== 'canceled'
      ? ''
      : event.data.isUnpaid === true
        ? words.notice.unpaidReason
        : (event.data.reason ?? '');
  return {
    kind: orderCanceledMail,
    subject: words.notice.canceledSubject(number(writing), isPart),
    heading: words.notice.canceledHeading(isPart),
    paragraphs: [
      found.state.payment === 'voided' || found.state.payment === 'awaiting_payment'
        ? words.notice.canceledUnpaid
        : words.notice.canceledIntro,
    ],
    linesTitle: words.notice.canceledLines,
    lines: lines.map(({ title, quantity }) => ({ title, detail: words.mail.quantity(quantity) })),
    facts: reason === '' ? [] : [{ label: words.notice.reason, lines: [reason] }],
  };
}

async function refunded(writing: Writing): Promise<Written | null> {
  const { trx, site, words, subjectId, text } = writing;
  const refund = await findOrderRefund(trx, site.id, subjectId);
  if (refund === null || !isCurrencyCode(refund.currency)) return null;
  const parts = partsFromJson(refund.parts, refund.currency);
  const pieces = parts.lines.filter(({ quantity }) => quantity > 0);
  return {
    kind: orderRefundedMail,
    subject: words.notice.refundedSubject(number(writing)),
    heading: words.notice.refundedHeading(text(refund.amount)),
    paragraphs: [words.notice.refundedIntro],
    linesTitle: pieces.length === 0 ? '' : words.notice.refundedLines,
    lines: pieces.map((line) => ({ ...nameOf(writing, line.id, line.quantity), amount: text(line.amount.minor) })),
    totals: [{ label: words.notice.refundTotal, text: text(refund.amount), isTotal: true }],
    facts: refund.reason === '' ? [] : [{ label: words.notice.reason, lines: [refund.reason] }],
  };
}

async function paymentReceived(writing: Writing): Promise<Written | null> {
  const { found, words, text } = writing;
  return {
    kind: paymentReceivedMail,
    subject: words.notice.paidSubject(number(writing)),
    heading: words.notice.paidHeading,
    paragraphs: [words.notice.paidIntro(text(found.order.grandTotal)), words.page.next[deliveryKind(found.lines)]],
  };
}

/** The receipt on a durable medium, to the address that the statement names. */
async function withdrawalReceipt(writing: Writing): Promise<Written | null> {
  const { trx, site, found, words, subjectId } = writing;
  const held = (await listWithdrawals(trx, site.id, found.order.id)).find(({ id }) => id === subjectId);
  if (held === undefined) return null;
  const { receipt } = held;
  return {
    kind: withdrawalReceiptMail,
    to: held.email,
    subject: receipt.title,
    heading: words.withdrawal.title,
    paragraphs: [receipt.intro, receipt.outro],
    linesTitle: words.notice.withdrawnLines,
    lines: receipt.lines.map((line) => ({ title: line })),
    facts: receipt.facts.map(({ label, value }) => ({ label, lines: [value] })),
  };
}

import { dayInZone, type IsoDay } from '@quoin/domain/formats';
import { readersLanguage } from '@quoin/domain/languages';
import { type CurrencyCode, isCurrencyCode, type Money, money } from '@quoin/domain/money';
import {
  creditNoteDocument,
  type DocumentBasics,
  type DocumentLine,
  invoiceDocument,
  isDeliveredByMail,
  isMailParcel,
  lastDayToPay,
  nextInSeries,
  type OrderWords,
  openLines,
  orderWords,
  type PrintedDocument,
  packingSlipDocument,
  type Shipment,
} from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type OrderPayment, paymentOfOrder } from '../../payments/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/schema/store/afterSale.ts';
import type { Site } from '../../sites/index.ts';
import type { OrderDeps } from '../actOnOrder.ts';
import { partsFromJson } from '../refunds/refundParts.ts';
import { insertOrderEvent } from '../storage/insertOrder.ts';
import { loadOrderCharge, type OrderCharge } from '../storage/orderCharge.ts';
import { insertDocument, listDocuments, lockSeries, type StoredDocument } from '../storage/orderDocuments.ts';
import { listOrderRefunds, type StoredOrderRefund } from '../storage/orderRefunds.ts';
import { findOrderWork, lockOrderWork, type OrderWork } from '../storage/orderWork.ts';
import { listShipments } from '../storage/shipments.ts';
import { lineDetails } from '../views/lineAnswers.ts';
import { documentFormats } from './documentFormats.ts';
import { sellerOf, seriesOf } from './storePolicy.ts';
import { taxesOnPaper } from './taxesOnPaper.ts';

export type DocumentCode = 'orderUnknown' | 'documentNotYet';

/** The invoice of an order, written at its first use and the same ever after. */
export function issueInvoice(
  deps: Pick<OrderDeps, 'db'>,
  site: Site,
  orderId: string,
): Promise<Outcome<StoredDocument, DocumentCode>> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const found = await lockOrderWork(trx, site.id, orderId);
    if (found === null) return refuse('orderUnknown');
    const held = (await listDocuments(trx, site.id, orderId)).find(({ kind }) => kind === 'invoice');
    if (held !== undefined) return accept(held);
    if (found.state.payment === 'voided' || found.state.payment === 'pending') return refuse('documentNotYet');
    const charge = await loadOrderCharge(trx, site.id, orderId);
    const payment = await paymentOfOrder(trx, site.id, orderId);
    const shipments = await listShipments(trx, site.id, [orderId]);
    const { words, formats } = speechOf(site, found);
    const sent = shipments.findLast(({ recalledAt }) => recalledAt === null);
    return accept(
      await issue(trx, site, found, 'invoice', null, (number, issuedOn) =>
        invoiceDocument(
          {
            ...orderBasics(site, found, charge, { number, issuedOn }),
            orderedOn: dayInZone(found.order.placedAt.getTime(), site.timeZone),
            deliveredOn:
              sent !== undefined && found.state.fulfillment === 'FULFILLED'
                ? dayInZone(sent.sentAt, site.timeZone)
                : null,
            dueOn: lastDayToPay(
              {
                payment: found.state.payment,
                placedAt: found.order.placedAt.getTime(),
                method: payment?.manualMethod ?? null,
              },
              site.timeZone,
            ),
            payments: paymentsOf(found, charge, payment, words),
          },
          words.document,
          formats,
        ),
      ),
    );
  });
}

/** The credit note of a refund that has arrived; it takes back part of the invoice, so there must be one. */
export function issueCreditNote(
  deps: Pick<OrderDeps, 'db'>,
  site: Site,
  orderId: string,
  refundId: string,
): Promise<Outcome<StoredDocument, DocumentCode>> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const found = await lockOrderWork(trx, site.id, orderId);
    if (found === null) return refuse('orderUnknown');
    const documents = await listDocuments(trx, site.id, orderId);
    const held = documents.find((document) => document.refundId === refundId);
    if (held !== undefined) return accept(held);
    const invoice = documents.find(({ kind }) => kind === 'invoice');
    const refund = (await listOrderRefunds(trx, site.id, orderId)).find(({ id }) => id === refundId);
    if (invoice === undefined || refund?.state !== 'succeeded') return refuse('documentNotYet');
    const charge = await loadOrderCharge(trx, site.id, orderId);
    const payment = await paymentOfOrder(trx, site.id, orderId);
    const { words, formats } = speechOf(site, found);
    return accept(
      await issue(trx, site, found, 'creditNote', refundId, (number, issuedOn) =>
        creditNoteDocument(
          {
            ...refundBasics(site, found, charge, refund, { number, issuedOn }),
            invoiceNumber: invoice.numberText,
            reason: refund.reason,
            refunds: refundsOf(refund, payment, words),
          },
          words.document,
          formats,
        ),
      ),
    );
  });
}

/** Papers speak the language of their order. */
function languageOf(site: Site, { order }: OrderWork): string {
  return readersLanguage(order.language, site.language);
}

function speechOf(site: Site, found: OrderWork) {
  const language = languageOf(site, found);
  return { words: orderWords(language), formats: documentFormats(language) };
}

/** Takes the next number and writes the document with it, in one transaction: no gaps. The series' row comes last. */
async function issue(
  trx: SiteTransaction,
  site: Site,
  { order }: OrderWork,
  kind: DocumentKind,
  refundId: string | null,
  print: (number: string, issuedOn: IsoDay) => PrintedDocument,
): Promise<StoredDocument> {
  const today = dayInZone(trx.now().getTime(), site.timeZone);
  const { counter, number, text } = nextInSeries(seriesOf(site, kind), await lockSeries(trx, site.id, kind), today);
  const document = {
    id: trx.newId(),
    orderId: order.id,
    refundId,
    kind,
    number,
    numberText: text,
    data: print(text, today),
  };
  await insertDocument(trx, site.id, document, counter);
  const eventKind = kind === 'invoice' ? 'invoiceIssued' : 'creditNoteIssued';
  await insertOrderEvent(trx, site.id, order.id, eventKind, { number: text });
  return { ...document, createdAt: trx.now() };
}

type Numbered = Pick<DocumentBasics, 'number' | 'issuedOn'>;

function commonBasics(site: Site, { order }: OrderWork, numbered: Numbered) {
  return {
    ...numbered,
    orderNumber: order.number,
    seller: sellerOf(site),
    buyer: { company: '', email: order.email, vatId: '', address: order.billingAddress ?? order.shippingAddress },
    isReverseCharge: false,
    isTest: order.isTest,
    notes: [],
  };
}

function currencyOf({ order }: OrderWork): CurrencyCode {
  if (!isCurrencyCode(order.currency)) throw new Error(`The currency ${order.currency} is not known.`);
  return order.currency;
}

function orderBasics(site: Site, found: OrderWork, charge: OrderCharge, numbered: Numbered): DocumentBasics {
  const { order, lines } = found;
  const amount = (minor: bigint): Money => money(minor, currencyOf(found));
  const taxesOf = taxesOnPaper(charge.taxes, languageOf(site, found));
  const { charged } = charge;
  return {
    ...commonBasics(site, found, numbered),
    lines: lines.map((line): DocumentLine => {
      const part = charged.lines.find(({ id }) => id === line.lineId);
      const paid = part === undefined ? line.lineTotal : part.subtotal.minor - part.discount.minor;
      return {
        title: line.title,
        description: line.variantDescription,
        sku: line.sku,
        quantity: line.ordered,
        unitPrice: amount(line.unitPrice),
        discount: part?.discount ?? amount(0n),
        total: amount(paid),
        taxes: taxesOf(part?.taxes ?? []),
      };
    }),
    shipping:
      order.shippingOptionName === null
        ? null
        : {
            total: amount(order.shipping - charged.shippingLine.discount.minor),
            taxes: taxesOf(charged.shippingLine.taxes),
          },
    totals: {
      subtotal: amount(order.subtotal),
      discount: amount(order.discount),
      shipping: amount(order.shipping),
      tax: amount(order.tax),
      grandTotal: amount(order.grandTotal),
    },
    taxIncluded: amount(charge.taxIncluded),
  };
}

function refundBasics(
  site: Site,
  found: OrderWork,
  charge: OrderCharge,
  refund: StoredOrderRefund,
  numbered: Numbered,
): DocumentBasics {
  const parts = partsFromJson(refund.parts, currencyOf(found));
  const amount = (minor: bigint): Money => money(minor, currencyOf(found));
  const taxesOf = taxesOnPaper(charge.taxes, languageOf(site, found));
  const { shippingLine, lines, subtotal, discount, shipping, tax, grandTotal, taxIncluded } = parts;
  return {
    ...commonBasics(site, found, numbered),
    lines: lines.map((part): DocumentLine => {
      const line = found.lines.find(({ lineId }) => lineId === part.id);
      const total = part.amount.minor - part.tax.minor;
      const before = total + part.discount.minor;
      return {
        title: line?.title ?? '',
        description: line?.variantDescription ?? '',
        sku: line?.sku ?? '',
        quantity: Math.max(part.quantity, 1),
        unitPrice: part.quantity > 0 ? amount(line?.unitPrice ?? before) : amount(before),
        discount: part.discount,
        total: amount(total),
        taxes: taxesOf(part.taxes),
      };
    }),
    shipping:
      shippingLine.amount.minor === 0n
        ? null
        : {
            total: amount(shippingLine.amount.minor - shippingLine.tax.minor),
            taxes: taxesOf(shippingLine.taxes),
          },
    totals: { subtotal, discount, shipping, tax, grandTotal },
    taxIncluded,
  };
}

function methodName(payment: OrderPayment | null, { ways }: OrderWords): string {
  if (payment === null) return '';
  return payment.title || (payment.manualMethod === null ? ways.card : ways[payment.manualMethod]);
}

function paymentsOf({ state }: OrderWork, { charged }: OrderCharge, payment: OrderPayment | null, words: OrderWords) {
  const cards = charged.giftCards.map(({ amount }) => ({ label: words.ways.giftCard, amount }));
  const isPaid = state.payment !== 'awaiting_payment' && payment !== null;
  return [...cards, ...(isPaid ? [{ label: methodName(payment, words), amount: charged.amountDue }] : [])];
}

function refundsOf(
  { toPayment, toGiftCards, currency }: StoredOrderRefund,
  payment: OrderPayment | null,
  words: OrderWords,
) {
  if (!isCurrencyCode(currency)) return [];
  return [
    ...(toPayment > 0n ? [{ label: methodName(payment, words), amount: money(toPayment, currency) }] : []),
    ...(toGiftCards > 0n ? [{ label: words.ways.giftCard, amount: money(toGiftCards, currency) }] : []),
  ];
}

/** The slips of orders in the order they were asked for: of each parcel, or of what is still to be sent where nothing has gone. */
export function packingSlips(
  deps: Pick<OrderDeps, 'db'>,
  site: Site,
  wanted: { readonly orderIds: readonly string[]; readonly shipmentId: string | null },
): Promise<readonly PrintedDocument[]> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const shipments = await listShipments(trx, site.id, wanted.orderIds);
    const slips: PrintedDocument[] = [];
    for (const orderId of wanted.orderIds) {
      const found = await findOrderWork(trx, site.id, orderId);
      if (found === null) continue;
      const parcels = shipments.filter(
        (each) =>
          each.orderId === orderId &&
          each.recalledAt === null &&
          !isMailParcel(each, found.lines) &&
          (wanted.shipmentId === null || each.id === wanted.shipmentId),
      );
      const today = trx.now().getTime();
      const open = { lines: openLines(packable(found)), sentAt: today, ...NO_CARRIER };
      const all = wanted.shipmentId === null && open.lines.length > 0 ? [open] : parcels;
      slips.push(...all.filter(({ lines }) => lines.length > 0).map((parcel) => slipOf(site, found, parcel)));
    }
    return slips;
  });
}

/** Nobody packs downloads and gift cards. */
function packable({ lines }: OrderWork) {
  return lines.filter(({ productType }) => !isDeliveredByMail(productType));
}

const NO_CARRIER = { carrier: null, carrierName: '', trackingNumber: '', trackingUrl: '' } as const;

type Parcel = Pick<Shipment, 'lines' | 'sentAt' | 'carrier' | 'carrierName' | 'trackingNumber'>;

function slipOf(site: Site, found: OrderWork, parcel: Parcel): PrintedDocument {
  const { order, lines } = found;
  const { words, formats } = speechOf(site, found);
  const inParcel = new Map(parcel.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  return packingSlipDocument(
    {
      orderNumber: order.number,
      sentOn: dayInZone(parcel.sentAt, site.timeZone),
      seller: sellerOf(site),
      buyer: { company: '', email: order.email, vatId: '', address: order.shippingAddress },
      shipment: parcel,
      lines: lines
        .filter(({ lineId }) => inParcel.has(lineId))
        .map((line) => ({
          title: line.title,
          description: lineDetails(line).join('\n'),
          sku: line.sku,
          quantity: inParcel.get(line.lineId) ?? 0,
        })),
      isPartial: lines.some((line) => line.ordered - line.canceled > (inParcel.get(line.lineId) ?? 0)),
      notes: [order.note],
    },
    words.document,
    formats,
  );
}

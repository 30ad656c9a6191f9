import type { WireAddress } from '@quoin/contract/endpoints/site';
import type {
  WireOrderDetail,
  WireOrderDocument,
  WireOrderEventName,
  WireOrderLine,
  WireOrderSummary,
  WireShipment,
} from '@quoin/contract/endpoints/store';
import { appOrderDocumentPath } from '@quoin/contract/endpoints/store';
import { isCurrencyCode } from '@quoin/domain/money';
import { addressOf, isManualMethod, maySendUnpaid, type OrderEvent, possibleOrderEvents } from '@quoin/domain/orders';
import { appImageUrl } from '../../platform/http/replies/appImageUrl.ts';
import { toWireMoney } from '../../platform/http/replies/wireMoney.ts';
import { partsFromJson } from '../refunds/refundParts.ts';
import type { OrderRow, StoredAddress } from '../storage/appOrders.ts';
import type { StoredDocument } from '../storage/orderDocuments.ts';
import type { StoredShipment } from '../storage/shipments.ts';
import { orderLineAnswers } from '../views/lineAnswers.ts';
import type { WholeOrder } from '../views/loadSiteOrder.ts';

export function toWireOrderSummary(row: OrderRow): WireOrderSummary {
  const { id, email, customerName, itemCount, paymentState, fulfillmentStatus, testMode } = row;
  const { withdrawal, hasNote, isArchived, tags } = row;
  return {
    ...{ id, email, customerName, itemCount, paymentState, fulfillmentStatus, testMode },
    ...{ withdrawal, hasNote, isArchived, tags },
    orderNumber: Number(row.orderNumber),
    placedAt: row.placedAt.getTime(),
    grandTotal: toWireMoney(row.grandTotal, row.currency),
  };
}

export function toWireOrder(
  site: string,
  siteUrl: string,
  order: WholeOrder,
  refundLimit: bigint | null,
): WireOrderDetail {
  const { head, lines, payments, events, statusPath } = order;
  const amount = (minor: bigint) => toWireMoney(minor, head.currency);
  return {
    ...toWireOrderSummary(head),
    lines: lines.map((line) => toWireLine(site, line, head.currency, order.refunded.get(line.id) ?? 0)),
    subtotal: amount(head.subtotal),
    discount: amount(head.discount),
    shipping: amount(head.shipping),
    tax: amount(head.tax),
    shippingAddress: toWireAddress(head.shippingAddress),
    billingAddress: toWireAddress(head.billingAddress),
    shippingOptionName: head.shippingOptionName,
    note: head.note,
    answers: head.formAnswers,
    payments: payments.map(({ currency, amount: minor, ...same }) => ({
      ...same,
      amount: toWireMoney(minor, currency),
    })),
    events: events.map(({ at, ...same }) => ({ ...same, at: at.getTime() })),
    statusUrl: statusPath && siteUrl + statusPath,
    customerId: head.customerId,
    ...toWireAfterSale(site, order, refundLimit),
  };
}

function toWireAfterSale(site: string, order: WholeOrder, refundLimit: bigint | null) {
  const { head, charge, refunds, refundable, notes, shipments, documents, withdrawals, manualMethod } = order;
  const amount = (minor: bigint) => toWireMoney(minor, head.currency);
  const back = refunds.reduce((sum, each) => (each.state === 'failed' ? sum : sum + each.amount), 0n);
  return {
    revision: head.revision,
    discountCodes: [],
    taxIncluded: amount(charge.taxIncluded),
    giftCardTotal: amount(charge.charged.giftCards.reduce((sum, card) => sum + card.amount.minor, 0n)),
    refundable: amount(refundable),
    refundLimit: refundLimit === null ? null : amount(refundLimit),
    refundedTotal: amount(back),
    possible: possibleActs(order),
    notes: notes.map(({ createdAt, ...same }) => ({ ...same, at: createdAt.getTime() })),
    shipments: shipments.map(toWireShipment),
    refunds: refunds.map(({ id, state: at, reason, actor, createdAt, amount: minor, parts }) => ({
      ...{ id, reason, actor, state: at, at: createdAt.getTime(), amount: amount(minor) },
      lines: isCurrencyCode(head.currency)
        ? partsFromJson(parts, head.currency).lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }))
        : [],
    })),
    documents: documents.map((document) => toWireDocument(site, document)),
    withdrawals: withdrawals.map(({ id, name, email, lines, submittedAt }) => ({
      ...{ id, name, email, lines },
      at: submittedAt.getTime(),
    })),
    manualMethod,
  };
}

function toWireShipment(shipment: StoredShipment): WireShipment {
  const { id, lines, carrier, carrierName, trackingNumber, trackingUrl, sentAt, recalledAt } = shipment;
  return { id, lines, carrier, carrierName, trackingNumber, trackingUrl, sentAt, recalledAt };
}

export function toWireDocument(site: string, document: StoredDocument): WireOrderDocument {
  const { id, orderId, kind, numberText, refundId, createdAt } = document;
  const url = appOrderDocumentPath(site, orderId, id);
  return { id, kind, number: numberText, refundId, at: createdAt.getTime(), url };
}

/** The buttons of the order screen. */
function possibleActs({
  state,
  refundable,
  manualMethod: method,
  isPaidByHand,
}: WholeOrder): readonly WireOrderEventName[] {
  const events = possibleOrderEvents(state);
  const has = (...names: readonly OrderEvent[]) => names.some((name) => events.includes(name));
  const maySend = maySendUnpaid(state.payment, isManualMethod(method) ? method : null);
  return [
    ...(has('markPaid') && isPaidByHand ? ['markPaid' as const] : []),
    ...(has('fulfilPart', 'fulfilRest') && maySend ? ['fulfil' as const] : []),
    ...(has('recallPart', 'reopen') ? ['recall' as const] : []),
    ...(has('cancel', 'cancelRest') ? ['cancel' as const] : []),
    ...(has('refundPart', 'refundAll') && refundable > 0n ? ['refund' as const] : []),
    ...(has('settleWithdrawal') ? ['settleWithdrawal' as const] : []),
  ];
}

function toWireLine(
  site: string,
  line: WholeOrder['lines'][number],
  currency: string,
  refunded: number,
): WireOrderLine {
  const { imageAssetId, additionalFields: _, unitPrice, lineTotal, ...same } = line;
  return {
    ...same,
    refunded,
    answers: orderLineAnswers(line).map(({ label, text }) => ({ label, answer: text })),
    unitPrice: toWireMoney(unitPrice, currency),
    lineTotal: toWireMoney(lineTotal, currency),
    imageUrl: appImageUrl(site, imageAssetId),
  };
}

function toWireAddress(stored: StoredAddress | null): WireAddress | null {
  return stored === null ? null : addressOf((name) => (typeof stored[name] === 'string' ? stored[name] : ''));
}

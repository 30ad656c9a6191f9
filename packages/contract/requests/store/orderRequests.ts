import type {
  BulkOrdersRequest,
  CancelRequest,
  ChangeOrderRequest,
  ChangeTrackingRequest,
  DocumentRequest,
  FulfilRequest,
  NoteRequest,
  OrderActRequest,
  RecallRequest,
  RefundRequest,
  WireRefundWish,
} from '@quoin/contract/endpoints/store';
import { CARRIER_KEYS } from '@quoin/domain/orders';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

type Parsed<Value> = Outcome<Value, RequestCode>;

/** No text of a database holds a NUL. */
const plain = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'));
const requestId = z.uuid();
const lines = z.array(z.object({ lineId: z.uuid(), quantity: z.int().min(0).max(1_000_000) })).max(1000);
const decimal = z.string().regex(/^\d{1,13}(\.\d{1,3})?$/);
const addressPart = plain(1000).default('');
const address = z.object({
  fullName: addressPart,
  line1: addressPart,
  line2: addressPart,
  city: addressPart,
  region: addressPart,
  postalCode: addressPart,
  countryCode: addressPart,
  phone: addressPart,
});
const tracking = {
  carrier: z.enum(CARRIER_KEYS as [string, ...string[]]).nullable(),
  carrierName: plain(80).default(''),
  trackingNumber: plain(80).default(''),
  trackingUrl: plain(500).default(''),
  isMailed: z.boolean(),
};
const reason = plain(500).default('');
const wish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everything') }),
  z.object({ kind: z.literal('amount'), amount: decimal }),
  z.object({ kind: z.literal('items'), lines, shipping: z.union([z.literal('all'), decimal]).nullable() }),
]);

const act = z.object({ requestId });
const fulfil = z.object({ requestId, lines: lines.nullable(), ...tracking });
const recall = z.object({ requestId, shipmentId: z.uuid() });
const changeTracking = z.object({ requestId, shipmentId: z.uuid(), ...tracking });
const cancel = z.object({
  requestId,
  lines: lines.nullable(),
  isRestocked: z.boolean(),
  reason,
  isMailed: z.boolean(),
});
const refund = z.object({ requestId, wish, isRestocked: z.boolean(), reason });
const quote = z.object({ wish });
const change = z.object({
  requestId,
  revision: z.int().min(0),
  email: plain(1000).optional(),
  shippingAddress: address.optional(),
  billingAddress: address.optional(),
  tags: z.array(plain(80)).max(60).optional(),
});
const note = z.object({ requestId, text: plain(6000) });
const document = z.object({ kind: z.enum(['invoice', 'creditNote']), refundId: z.uuid().optional() });
const bulk = z.object({
  requestId,
  orderIds: z.array(z.uuid()).min(1).max(250),
  act: z.enum(['fulfil', 'archive', 'unarchive']),
  isMailed: z.boolean().default(true),
});

export function parseOrderAct(body: unknown): Parsed<OrderActRequest> {
  return parseRequest(act, body);
}

export function parseFulfil(body: unknown): Parsed<FulfilRequest> {
  return parseRequest(fulfil, body);
}

export function parseRecall(body: unknown): Parsed<RecallRequest> {
  return parseRequest(recall, body);
}

export function parseChangeTracking(body: unknown): Parsed<ChangeTrackingRequest> {
  return parseRequest(changeTracking, body);
}

export function parseCancel(body: unknown): Parsed<CancelRequest> {
  return parseRequest(cancel, body);
}

export function parseRefund(body: unknown): Parsed<RefundRequest> {
  return parseRequest(refund, body);
}

export function parseRefundQuote(body: unknown): Parsed<{ readonly wish: WireRefundWish }> {
  return parseRequest(quote, body);
}

export function parseChangeOrder(body: unknown): Parsed<ChangeOrderRequest> {
  return parseRequest(change, body) as Parsed<ChangeOrderRequest>;
}

export function parseOrderNote(body: unknown): Parsed<NoteRequest> {
  return parseRequest(note, body);
}

export function parseOrderDocument(body: unknown): Parsed<DocumentRequest> {
  return parseRequest(document, body) as Parsed<DocumentRequest>;
}

export function parseBulkOrders(body: unknown): Parsed<BulkOrdersRequest> {
  return parseRequest(bulk, body);
}

import { appSitePath } from '../running/appSites.ts';
import type { WireAddress } from '../site/checkout.ts';
import type { WireMoney } from '../site/shoppingCart.ts';

/** Orders as the people of a site see them. Times are milliseconds since 1970. */
export type WirePaymentState = 'awaiting_payment' | 'paid' | 'pending' | 'refunded' | 'partially_refunded' | 'voided';
/** `PARTIAL`: some parcels went, some are still to go. */
export type WireFulfillmentStatus = 'PENDING' | 'PARTIAL' | 'FULFILLED' | 'CANCELED';
export type WireWithdrawalState = 'none' | 'requested' | 'settled';

export interface WireOrderSummary {
  readonly id: string;
  readonly orderNumber: number;
  readonly placedAt: number;
  readonly email: string;
  /** Empty where no address was asked for. */
  readonly customerName: string;
  readonly itemCount: number;
  readonly grandTotal: WireMoney;
  readonly paymentState: WirePaymentState;
  readonly fulfillmentStatus: WireFulfillmentStatus;
  readonly testMode: boolean;
  readonly withdrawal: WireWithdrawalState;
  readonly hasNote: boolean;
  readonly isArchived: boolean;
  readonly tags: readonly string[];
}

/** Numbers next to the quick filters. */
export interface WireOrderCounts {
  readonly all: number;
  readonly unfulfilled: number;
  readonly unpaid: number;
  readonly withdrawals: number;
}

/**
 * GET `?search=&payment=paid,pending&fulfillment=PENDING&from=2026-11-01&until=2026-11-30&min=10.00&max=&test=yes|no&note=yes&`
 * `withdrawal=yes&archived=yes&product=&tag=&sold=all|product:<id>|variant:<id>|channel:…|source:…|discount:…&sort=date|total|number&direction=up|down&cursor=`: newest first; `search` finds
 * numbers and parts of names and mail addresses; `sold` the orders behind a number of the sales report.
 */
export interface AppOrdersResponse {
  readonly orders: readonly WireOrderSummary[];
  readonly counts: WireOrderCounts;
  /** To be sent back for the next page; null on the last one. */
  readonly nextCursor: string | null;
  /** With `sold=product:…`, `variant:…` or `discount:…`: what people call it; else empty. */
  readonly soldTitle: string;
}

export interface WireOrderLine {
  readonly id: string;
  readonly productId: string;
  readonly title: string;
  /** `M / Rust`; empty for a product without options. */
  readonly variantDescription: string;
  /** What its buyer answered to the product's questions. */
  readonly answers: readonly { readonly label: string; readonly answer: string }[];
  readonly sku: string;
  readonly productType: number;
  readonly quantity: number;
  readonly sent: number;
  readonly canceled: number;
  readonly refunded: number;
  readonly withdrawn: number;
  readonly unitPrice: WireMoney;
  readonly lineTotal: WireMoney;
  /** On the app's own origin. */
  readonly imageUrl: string | null;
}

export interface WireOrderPayment {
  readonly provider: string;
  readonly state: string;
  readonly amount: WireMoney;
  readonly providerPaymentId: string | null;
}

export interface WireOrderEvent {
  readonly id: string;
  readonly kind: string;
  readonly at: number;
  readonly details: Readonly<Record<string, unknown>>;
  readonly actorKind: 'customer' | 'staff' | 'system' | 'provider' | 'api';
  /** Empty where only the kind is known. */
  readonly actor: string;
}

/** A note of the shop's own. */
export interface WireOrderNote {
  readonly id: string;
  readonly text: string;
  readonly actor: string;
  readonly at: number;
}

export interface WireLineQuantity {
  readonly lineId: string;
  readonly quantity: number;
}

export interface WireShipment {
  readonly id: string;
  readonly lines: readonly WireLineQuantity[];
  /** Key of a carrier; null where nobody carries it. */
  readonly carrier: string | null;
  readonly carrierName: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
  readonly sentAt: number;
  readonly recalledAt: number | null;
}

export interface WireOrderRefund {
  readonly id: string;
  readonly amount: WireMoney;
  readonly state: 'pending' | 'succeeded' | 'failed';
  readonly reason: string;
  readonly actor: string;
  readonly at: number;
  readonly lines: readonly WireLineQuantity[];
}

export interface WireOrderDocument {
  readonly id: string;
  readonly kind: 'invoice' | 'creditNote';
  readonly number: string;
  readonly refundId: string | null;
  readonly at: number;
  /** Of the PDF, on the app's own origin. */
  readonly url: string;
}

export interface WireWithdrawal {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly lines: readonly WireLineQuantity[];
  readonly at: number;
}

/** What may be done to the order now, as its state allows; roles come on top. */
export type WireOrderEventName = 'markPaid' | 'fulfil' | 'recall' | 'cancel' | 'refund' | 'settleWithdrawal';

export interface WireOrderDetail extends WireOrderSummary {
  /** The customer page of the buyer; null while the buyer is unknown. */
  readonly customerId: string | null;
  readonly lines: readonly WireOrderLine[];
  readonly subtotal: WireMoney;
  readonly discount: WireMoney;
  readonly shipping: WireMoney;
  readonly tax: WireMoney;
  readonly shippingAddress: WireAddress | null;
  readonly billingAddress: WireAddress | null;
  readonly shippingOptionName: string | null;
  readonly note: string;
  /** To the owner's own questions at checkout. */
  readonly answers: readonly { readonly label: string; readonly answer: string }[];
  readonly payments: readonly WireOrderPayment[];
  /** Oldest first. */
  readonly events: readonly WireOrderEvent[];
  /** The customer's status page; null when the link is no longer known (only its hash is kept). */
  readonly statusUrl: string | null;
  /** Sent back with an edit, so that the edit never overwrites another user's change. */
  readonly revision: number;
  readonly discountCodes: readonly string[];
  readonly taxIncluded: WireMoney;
  readonly giftCardTotal: WireMoney;
  readonly refundable: WireMoney;
  /** The most one refund of this person may come to; null without a limit. */
  readonly refundLimit: WireMoney | null;
  readonly refundedTotal: WireMoney;
  readonly possible: readonly WireOrderEventName[];
  readonly notes: readonly WireOrderNote[];
  readonly shipments: readonly WireShipment[];
  readonly refunds: readonly WireOrderRefund[];
  readonly documents: readonly WireOrderDocument[];
  readonly withdrawals: readonly WireWithdrawal[];
  /** `bankTransfer` and so on where money comes by hand. */
  readonly manualMethod: string | null;
}

export interface AppOrderResponse {
  readonly order: WireOrderDetail;
}

export function appOrdersPath(site: string): string {
  return appSitePath(site, '/orders');
}

export function appOrderPath(site: string, orderId: string): string {
  return appSitePath(site, `/orders/${encodeURIComponent(orderId)}`);
}

/** Every act carries a uuid minted before the button is pressed: pressed twice, it is one act. */
export interface OrderActRequest {
  readonly requestId: string;
}

export interface TrackingRequest {
  readonly carrier: string | null;
  readonly carrierName: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
  readonly isMailed: boolean;
}

/** POST fulfil. `lines` null: everything that is still open. */
export interface FulfilRequest extends OrderActRequest, TrackingRequest {
  readonly lines: readonly WireLineQuantity[] | null;
}

/** POST recall. */
export interface RecallRequest extends OrderActRequest {
  readonly shipmentId: string;
}

/** POST tracking. */
export interface ChangeTrackingRequest extends OrderActRequest, TrackingRequest {
  readonly shipmentId: string;
}

/** POST cancel. `lines` null: everything that is still open. */
export interface CancelRequest extends OrderActRequest {
  readonly lines: readonly WireLineQuantity[] | null;
  readonly isRestocked: boolean;
  readonly reason: string;
  readonly isMailed: boolean;
}

/** What shall go back; amounts as decimal text. `shipping` null: none of it, `all`: what is left of it. */
export type WireRefundWish =
  | { readonly kind: 'everything' }
  | { readonly kind: 'amount'; readonly amount: string }
  | { readonly kind: 'items'; readonly lines: readonly WireLineQuantity[]; readonly shipping: string | 'all' | null };

/** POST refund. */
export interface RefundRequest extends OrderActRequest {
  readonly wish: WireRefundWish;
  readonly isRestocked: boolean;
  readonly reason: string;
}

/** POST refund-quote: the figures next to the form. */
export interface RefundQuoteResponse {
  readonly subtotal: WireMoney;
  readonly discount: WireMoney;
  readonly shipping: WireMoney;
  readonly tax: WireMoney;
  readonly taxIncluded: WireMoney;
  readonly total: WireMoney;
  readonly toPayment: WireMoney;
  readonly toGiftCards: WireMoney;
  readonly refundable: WireMoney;
}

export interface RefundResponse {
  readonly refundId: string;
  readonly state: 'pending' | 'succeeded' | 'failed';
}

/** What an act answers. */
export type OrderActResponse =
  | RefundResponse
  | { readonly shipmentId: string }
  | { readonly isVoided: boolean }
  | { readonly state: string }
  | { readonly isArchived: boolean }
  | { readonly email: string }
  | { readonly withdrawal: string }
  | { readonly noteId: string }
  | { readonly revision: number };

/** PUT: email, addresses and tags after the purchase. */
export interface ChangeOrderRequest extends OrderActRequest {
  readonly revision: number;
  readonly email?: string;
  readonly shippingAddress?: WireAddress;
  readonly billingAddress?: WireAddress;
  readonly tags?: readonly string[];
}

/** POST notes. */
export interface NoteRequest extends OrderActRequest {
  readonly text: string;
}

/** POST documents: the invoice, or the credit note of a refund; written at its first use. */
export interface DocumentRequest {
  readonly kind: 'invoice' | 'creditNote';
  readonly refundId?: string;
}

export interface DocumentResponse {
  readonly document: WireOrderDocument;
}

/** POST bulk. */
export interface BulkOrdersRequest extends OrderActRequest {
  readonly orderIds: readonly string[];
  readonly act: 'fulfil' | 'archive' | 'unarchive';
  readonly isMailed?: boolean;
}

export interface BulkOrdersResponse {
  readonly done: number;
  /** Orders that refused, with the sentence why. */
  readonly refused: readonly { readonly orderNumber: number; readonly error: string }[];
}

/** Acts of one order: `/orders/<id>/<act>`. */
export function appOrderActPath(site: string, orderId: string, act: string): string {
  return `${appOrderPath(site, orderId)}/${act}`;
}

export function appOrdersBulkPath(site: string): string {
  return appSitePath(site, '/orders/bulk');
}

/** A CSV file; the list's filters or `?ids=`. */
export function appOrdersExportPath(site: string): string {
  return appSitePath(site, '/orders/export.csv');
}

/** One PDF with the slips of `?ids=`; of one parcel with `&shipment=`. */
export function appPackingSlipsPath(site: string, orderIds: readonly string[], shipmentId?: string): string {
  const shipment = shipmentId === undefined ? '' : `&shipment=${shipmentId}`;
  return appSitePath(site, `/orders/packing-slips.pdf?ids=${orderIds.join(',')}${shipment}`);
}

export function appOrderDocumentPath(site: string, orderId: string, documentId: string): string {
  return `${appOrderPath(site, orderId)}/documents/${documentId}.pdf`;
}

import { appSitePath } from './appSites.ts';
import type { WireAddress } from './checkout.ts';
import type { WireMoney } from './shoppingCart.ts';

/** Orders as the people of a site see them. Times are milliseconds since 1970. */
export type WirePaymentState = 'paid' | 'pending' | 'refunded' | 'partially_refunded';
export type WireFulfillmentStatus = 'PENDING' | 'FULFILLED' | 'CANCELED';

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
}

/** GET `?search=&cursor=`: newest first; `search` finds order numbers and parts of e-mail addresses. */
export interface AppOrdersResponse {
  readonly orders: readonly WireOrderSummary[];
  /** To be sent back for the next page; null on the last one. */
  readonly nextCursor: string | null;
}

export interface WireOrderLine {
  readonly id: string;
  readonly productId: string;
  readonly title: string;
  /** `M / Rust`; empty for a product without options. */
  readonly variantDescription: string;
  readonly sku: string;
  readonly productType: number;
  readonly quantity: number;
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
}

export interface WireOrderDetail extends WireOrderSummary {
  readonly lines: readonly WireOrderLine[];
  readonly subtotal: WireMoney;
  readonly discount: WireMoney;
  readonly shipping: WireMoney;
  readonly tax: WireMoney;
  readonly shippingAddress: WireAddress | null;
  readonly billingAddress: WireAddress | null;
  readonly shippingOptionName: string | null;
  readonly note: string;
  readonly payments: readonly WireOrderPayment[];
  /** Oldest first. */
  readonly events: readonly WireOrderEvent[];
  /** The customer's status page; null when the link is no longer known (only its hash is kept). */
  readonly statusUrl: string | null;
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

import type { Address, CardInput, PaymentWay } from '@quoin/domain/orders';

/**
 * A payment as we request it: stored before the provider is called, so that it can be requested again word for word
 * (ORD-3).
 */
export interface PaymentRequest {
  /** The shop's account at the provider: one per site. */
  readonly websiteId: string;
  /** Our reference and idempotency key: asking twice with the same one never charges twice. */
  readonly intentId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: string;
  readonly createdAt: Date;
  /** Where the visitor comes back to after a second step. */
  readonly returnUrl: string;
  /** For the provider's receipt and its customer. */
  readonly email: string;
  /** What the buyer reads on the provider's page. */
  readonly description: string;
  /** The provider keeps the card for renewals. */
  readonly savesMethod: boolean;
  /**
   * Address of a page of the site that asks for the card by the provider's script. Left out: the provider's own page.
   */
  readonly embeddedPage?: string;
  /** What the buyer has agreed to before the amount was final, by the provider's name (`ExpressGateway`). */
  readonly agreementId?: string;
  /** What the buyer has paid with in a wallet's sheet, by the provider's name: it is charged at once, without a page. */
  readonly confirmationToken?: string;
}

/** A buyer who goes to the provider from the cart, before anybody knows where he lives. */
export interface ExpressRequest {
  /** Ours; asked again with the same one, the same agreement. */
  readonly requestId: string;
  /** Minor units: the estimate. */
  readonly amount: bigint;
  readonly currency: string;
  readonly description: string;
  readonly requiresShipping: boolean;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** What the provider reports of a buyer who has agreed. Unchanged: it is checked like typed input. */
export interface ExpressBuyer {
  readonly email: string;
  readonly address: Address | null;
}

/** The provider's script on a page of the site: fields for cards, buttons of wallets. */
export interface EmbeddedFields {
  readonly publishableKey: string;
  /** Minor units as the script counts them. */
  amountOf(amount: bigint, currency: string): number;
}

export interface ExpressGateway {
  /** @throws ProviderRefusal, ProviderSilent */
  begin(request: ExpressRequest): Promise<{ readonly agreementId: string; readonly url: string }>;
  /** Null: he has not agreed, or it is over. */
  buyerOf(agreementId: string): Promise<ExpressBuyer | null>;
}

/** A payment that may be at the provider already. Null: nobody knows what the provider calls it, or whether it does. */
export interface KnownPayment extends PaymentRequest {
  readonly providerPaymentId: string | null;
}

/** What a provider kept for renewals: its own words, never a card. */
export interface SavedMethod {
  readonly customerId: string;
  readonly methodId: string;
  /** `Visa •••• 4242`, or empty. */
  readonly label: string;
}

/** A charge without the buyer, such as a renewal. */
export interface SavedCharge
  extends Pick<PaymentRequest, 'websiteId' | 'intentId' | 'amount' | 'currency' | 'createdAt' | 'description'> {
  readonly method: SavedMethod;
}

/** What the provider says of a payment. `declineCode` is the provider's own word. */
export type ProviderPayment = {
  readonly providerPaymentId: string;
  readonly intentId: string;
  readonly amount: bigint;
  readonly currency: string;
  /** The charge itself, where it has its own name: a second one with the same reference is a second charge. */
  readonly captureId?: string;
  /** Minor units given back so far. */
  readonly refundedAmount?: bigint;
  readonly savedMethod?: SavedMethod;
} & (
  | { readonly status: 'succeeded' | 'canceled' | 'refunded' }
  /** `processing`: the provider is at work. `awaiting`: the buyer pays later, the order exists. */
  | { readonly status: 'processing' | 'awaiting' }
  | { readonly status: 'declined'; readonly declineCode: string }
  /** `clientSecret`: what the provider's script on our page needs (`embeddedPage`). */
  | { readonly status: 'requires_action'; readonly url: string; readonly clientSecret?: string }
);

export interface RefundRequest {
  readonly payment: KnownPayment;
  /** Ours; a uuid. The same one never gives back twice. */
  readonly refundId: string;
  /** Minor units; null: all that is left. */
  readonly amount: bigint | null;
  /** Of several charges for one reference, this one. */
  readonly captureId?: string;
}

export interface ProviderRefund {
  readonly providerRefundId: string;
  /** Null: the refund was made at the provider itself. */
  readonly refundId: string | null;
  readonly amount: bigint;
  readonly currency: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
}

export interface WebhookDelivery {
  /** The unchanged body: with one different byte, the signature is wrong. */
  readonly bytes: Uint8Array;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Milliseconds. */
  readonly now: number;
}

/** An event about a payment. Its content may be old: the provider is asked for the current state. */
export interface ProviderEvent {
  readonly id: string;
  readonly kind: 'payment' | 'refund' | 'dispute' | 'other';
  readonly providerPaymentId: string | null;
  readonly captureId: string | null;
  /** Our reference; null when it is about no payment of this shop. */
  readonly intentId: string | null;
  readonly amount: bigint | null;
  readonly currency: string | null;
}

export type WebhookReading =
  | { readonly ok: true; readonly event: ProviderEvent }
  | { readonly ok: false; readonly reason: 'signature' | 'time' | 'body' };

/** Thrown when nothing is known: the call may have arrived or not. Only `find` or `cancel` can tell later. */
export class ProviderSilent extends Error {}

/** Thrown when the provider said no to a refund: it will say the same again. */
export class ProviderRefusal extends Error {}

/**
 * A payment provider as checkout sees it. Every call may throw when the provider can't be reached: then nothing is known,
 * and only `find` or `cancel` can tell later.
 */
export interface PaymentGateway {
  readonly name: string;
  /** No money moves: pages and orders say so. */
  readonly isTest: boolean;
  readonly way: PaymentWay;
  /** It keeps what a buyer paid with, for `chargeSaved`. */
  readonly canRenew: boolean;
  /** `card` only where `way` is `card`. */
  createPayment(request: PaymentRequest & { readonly card: CardInput | null }): Promise<ProviderPayment>;
  /** Null: nobody pays from the cart by it. */
  readonly express: ExpressGateway | null;
  /** Null: it has no script for a page of the site. */
  readonly embedded: EmbeddedFields | null;
  /** Charges what was kept. Asked again with the same reference it answers what the first call came to (ORD-8). */
  chargeSaved(charge: SavedCharge): Promise<ProviderPayment>;
  /** Returns the current state, or null when the provider has no record of it. */
  find(payment: KnownPayment): Promise<ProviderPayment | null>;
  /** After this the payment can't succeed any more, unless the answer says that it already has. */
  cancel(payment: KnownPayment): Promise<ProviderPayment>;
  /** @throws ProviderRefusal when more is asked than is left, or the provider does not do it. */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  listRefunds(payment: KnownPayment): Promise<readonly ProviderRefund[]>;
  /** Returns every charge of this site with one of our references, made in that period (ORD-3). */
  listPayments(websiteId: string, from: Date, until: Date): AsyncIterable<ProviderPayment>;
  /** Null: this provider sends none. @throws ProviderSilent when it is asked about its own call and does not answer. */
  readonly readWebhook: ((delivery: WebhookDelivery) => WebhookReading | Promise<WebhookReading>) | null;
}

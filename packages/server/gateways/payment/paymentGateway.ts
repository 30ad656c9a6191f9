import type { CardInput } from '@quoin/domain/orders';

export interface PaymentRequest {
  /** The shop's account at the provider: one per site. */
  readonly websiteId: string;
  /** Our reference. Asking twice with the same one never charges twice. */
  readonly intentId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: string;
  readonly card: CardInput;
  /** Where the visitor comes back to after a second step. */
  readonly returnUrl: string;
}

/** What the provider says of a payment. `declineCode` is the provider's own word. */
export type ProviderPayment = {
  readonly providerPaymentId: string;
  readonly intentId: string;
  readonly amount: bigint;
  readonly currency: string;
} & (
  | { readonly status: 'succeeded' | 'canceled' | 'refunded' }
  | { readonly status: 'declined'; readonly declineCode: string }
  | { readonly status: 'requires_action'; readonly url: string }
);

/**
 * A payment provider as checkout sees it. Every call may throw when the provider can't be reached: then nothing is known,
 * and only `findByIntent` or `cancel` can tell later.
 */
export interface PaymentGateway {
  readonly name: string;
  /** No money moves: pages and orders say so. */
  readonly isTest: boolean;
  createPayment(request: PaymentRequest): Promise<ProviderPayment>;
  /** Null: the provider has never heard of this intent. */
  findByIntent(websiteId: string, intentId: string): Promise<ProviderPayment | null>;
  /** After this the payment can't succeed any more, unless the answer says that it already has. */
  cancel(websiteId: string, intentId: string): Promise<ProviderPayment>;
  refund(websiteId: string, intentId: string): Promise<ProviderPayment>;
}

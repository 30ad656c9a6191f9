import type { RefundState } from '@quoin/domain/orders';
import type { Defaulted, Fixed, JsonObject, Nullable, OptionalJson } from '../columns.ts';

export type PaymentProvider = 'stripe' | 'paypal' | 'manual' | 'test';
export type ManualMethod = 'bankTransfer' | 'cash' | 'invoice';

export interface PaymentAccountTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  provider: Fixed<PaymentProvider>;
  /** Exactly for `manual`. */
  manual_method: Nullable<ManualMethod>;
  title: string;
  instructions: Defaulted<string>;
  enabled: Defaulted<boolean>;
  display_index: Defaulted<number>;
  /** Name → sealed value, in base64. */
  secrets: OptionalJson<JsonObject>;
  /** The public half of what an account signs in with; empty where there is none. */
  client_id: Defaulted<string>;
  /** PayPal's sandbox: no money moves. */
  sandbox: Defaulted<boolean>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

export interface PaymentEventTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  provider: Fixed<string>;
  event_id: Fixed<string>;
  kind: Fixed<string>;
  intent_id: Nullable<string>;
  received_at: Fixed<Date>;
}

export interface PaymentRefundTable {
  website_id: Fixed<string>;
  /** The provider's idempotency key too. */
  id: Fixed<string>;
  intent_id: Fixed<string>;
  amount: Fixed<bigint>;
  currency: Fixed<string>;
  state: Defaulted<RefundState>;
  reason: Defaulted<string>;
  provider_refund_id: Nullable<string>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

export interface SavedPaymentMethodTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  provider: Fixed<string>;
  account_id: Nullable<string>;
  intent_id: Fixed<string>;
  customer_id: Fixed<string>;
  method_id: Fixed<string>;
  label: Defaulted<string>;
  created_at: Fixed<Date>;
}

export type ManualPaymentStatus = 'awaiting' | 'succeeded' | 'canceled';

export interface ManualPaymentTable {
  website_id: Fixed<string>;
  intent_id: Fixed<string>;
  amount: Fixed<bigint>;
  currency: Fixed<string>;
  status: ManualPaymentStatus;
  refunded: Defaulted<bigint>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

/** What the two built-in providers gave back. */
export interface ProviderRefundTable {
  website_id: Fixed<string>;
  provider: Fixed<'test' | 'manual'>;
  refund_id: Fixed<string>;
  intent_id: Fixed<string>;
  amount: Fixed<bigint>;
  created_at: Fixed<Date>;
}

export interface ExpressAgreementTable {
  website_id: Fixed<string>;
  checkout_id: Fixed<string>;
  account_id: string;
  order_id: string;
  /** Null: the buyer has not come back yet. */
  agreed_at: Nullable<Date>;
  created_at: Date;
}

/**
 * `open`: may be collected once its buyer has agreed. `taken`: collected, or being collected. `closed`: can't be
 * collected any more.
 */
export type PayPalOrderState = 'open' | 'taken' | 'closed';

export interface PaypalOrderTable {
  website_id: Fixed<string>;
  intent_id: Fixed<string>;
  /** Null: PayPal's answer has not come yet. */
  order_id: Nullable<string>;
  state: PayPalOrderState;
  /** What PayPal calls the money, once it is collected. */
  capture_id: Nullable<string>;
  /** Of a closed one: PayPal's word for why it refused to collect. */
  decline_code: Nullable<string>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

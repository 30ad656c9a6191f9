import type { RefundState } from '@quoin/domain/orders';
import type { Defaulted, Fixed, JsonObject, Nullable, OptionalJson } from './columns.ts';

export type PaymentProvider = 'stripe' | 'manual' | 'test';
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

import type { CheckoutStatus, StockHoldState } from '@quoin/domain/orders';
import type { Defaulted, Fixed, JsonObject, Nullable, NullableJson, OptionalJson } from '../columns.ts';

export interface CartTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  token_hash: Buffer;
  currency: string;
  revision: Defaulted<number>;
  /** True exactly when order_id is set (ORD-5). */
  is_purchased: Defaulted<boolean>;
  order_id: Nullable<string>;
  /** The member whose cart it is. */
  site_user_id: Nullable<string>;
  /** The cart it is a copy of, left behind at sign-out. */
  cloned_from: Nullable<string>;
  reminded_at: Nullable<Date>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

export interface CartEntryTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  cart_id: string;
  product_id: Fixed<string>;
  variant_id: Fixed<string>;
  quantity: number;
  additional_fields: Nullable<string>;
  unit_price_seen: bigint;
  added_at: Fixed<Date>;
}

export interface CheckoutTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  cart_id: Fixed<string>;
  /** 'completed' exactly when order_id is set. */
  state: Defaulted<CheckoutStatus>;
  email: Nullable<string>;
  shipping_address: NullableJson<JsonObject>;
  billing_address: NullableJson<JsonObject>;
  shipping_option_id: Nullable<string>;
  note: Defaulted<string>;
  /** The visit it was paid in; null where the browser says nothing. */
  visit: Nullable<string>;
  idempotency_key: string;
  accepted_total: Nullable<bigint>;
  payment: OptionalJson<JsonObject>;
  /** { fieldId: answer } */
  form_answers: OptionalJson<Readonly<Record<string, string>>>;
  order_id: Nullable<string>;
  created_at: Fixed<Date>;
  updated_at: Date;
  expires_at: Date;
}

export interface StockReservationTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  variant_id: Fixed<string>;
  checkout_id: Fixed<string>;
  quantity: Fixed<number>;
  state: Defaulted<StockHoldState>;
  created_at: Fixed<Date>;
  expires_at: Date;
}

export type PaymentIntentState =
  | 'created'
  | 'requires_action'
  /** The order exists, the money comes later. */
  | 'processing'
  | 'succeeded'
  | 'declined'
  | 'failed'
  | 'refunded'
  | 'needs_review';

export interface PaymentIntentTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  checkout_id: Fixed<string>;
  provider: Fixed<string>;
  provider_payment_id: Nullable<string>;
  amount: Fixed<bigint>;
  currency: Fixed<string>;
  state: Defaulted<PaymentIntentState>;
  return_token_hash: Nullable<Buffer>;
  error_code: Nullable<string>;
  account_id: Nullable<string>;
  /** What the provider was or will be asked. */
  request: NullableJson<JsonObject>;
  capture_id: Nullable<string>;
  refunded_amount: Defaulted<bigint>;
  /** The checkout of a sale that was paid and could not be made. */
  parked_sale: NullableJson<JsonObject>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

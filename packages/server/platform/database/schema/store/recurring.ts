import type { ChargeState } from '@quoin/domain/orders';
import type { Defaulted, Fixed, JsonObject, Nullable, NullableJson, OptionalJson } from '../columns.ts';

export type GiftCardState = 'pending' | 'active' | 'disabled';

/** balance + held = sum of the movements; balance is what can be spent now (GFT-1). */
export interface GiftCardTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  code_hash: Buffer;
  last_four: string;
  sealed_code: Nullable<string>;
  currency: Fixed<string>;
  issued: bigint;
  balance: bigint;
  held: Defaulted<bigint>;
  state: Defaulted<GiftCardState>;
  is_test: Defaulted<boolean>;
  expires_at: Nullable<Date>;
  buyer_email: Defaulted<string>;
  recipient_name: Defaulted<string>;
  recipient_email: Defaulted<string>;
  sender_name: Defaulted<string>;
  message: Defaulted<string>;
  send_on: Nullable<string>;
  mailed_at: Nullable<Date>;
  code_version: Defaulted<number>;
  order_id: Nullable<string>;
  order_line_id: Nullable<string>;
  line_index: Defaulted<number>;
  note: Defaulted<string>;
  revision: Defaulted<number>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

export type GiftCardMovementKind = 'issue' | 'redeem' | 'return' | 'adjust' | 'expire';

/** Append-only for the application. */
export interface GiftCardMovementTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  gift_card_id: Fixed<string>;
  kind: Fixed<GiftCardMovementKind>;
  delta: Fixed<bigint>;
  order_id: Nullable<string>;
  refund_id: Nullable<string>;
  account_id: Nullable<string>;
  actor: Defaulted<string>;
  reason: Defaulted<string>;
  created_at: Fixed<Date>;
}

export interface GiftCardHoldTable {
  website_id: Fixed<string>;
  gift_card_id: Fixed<string>;
  checkout_id: Fixed<string>;
  amount: Fixed<bigint>;
  created_at: Fixed<Date>;
}

export interface SubscriptionTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  token_hash: Fixed<Buffer>;
  status: 'active' | 'paused' | 'past_due' | 'canceled' | 'completed';
  period_value: Fixed<number>;
  period_unit: Fixed<'week' | 'month' | 'year'>;
  cycles: Fixed<number>;
  time_zone: Fixed<string>;
  start_day: Fixed<string>;
  next_period: number;
  last_charged_period: number;
  cycles_charged: number;
  paused_until: Nullable<string>;
  failed_attempts: Defaulted<number>;
  last_attempt_day: Nullable<string>;
  reminded_period: Defaulted<number>;
  email: string;
  customer_name: Defaulted<string>;
  shipping_address: NullableJson<JsonObject>;
  shipping_option_id: Nullable<string>;
  currency: Fixed<string>;
  amount: bigint;
  title: string;
  product_id: Fixed<string>;
  variant_id: Fixed<string>;
  quantity: number;
  purchase: OptionalJson<JsonObject>;
  provider: Nullable<string>;
  account_id: Nullable<string>;
  method: NullableJson<JsonObject>;
  first_order_id: Fixed<string>;
  is_test: Fixed<boolean>;
  clock_offset_ms: Defaulted<bigint>;
  look_at: Nullable<Date>;
  revision: Defaulted<number>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

/** UNIQUE (website_id, subscription_id, period_index): ORD-8. */
export interface SubscriptionChargeTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  subscription_id: Fixed<string>;
  period_index: Fixed<number>;
  checkout_id: Fixed<string>;
  state: ChargeState;
  attempts: Defaulted<number>;
  error_code: Nullable<string>;
  order_id: Nullable<string>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

export interface SubscriptionEventTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  subscription_id: Fixed<string>;
  kind: Fixed<string>;
  actor_kind: Defaulted<'customer' | 'staff' | 'system'>;
  actor: Defaulted<string>;
  data: OptionalJson<JsonObject>;
  created_at: Fixed<Date>;
}

export interface SingleCartTable {
  website_id: Fixed<string>;
  cart_id: Fixed<string>;
  kind: Fixed<'subscription' | 'renewal' | 'donation'>;
  owner_hash: Nullable<Buffer>;
  subscription_id: Nullable<string>;
  period_index: Nullable<number>;
  plan: NullableJson<JsonObject>;
  amount: Nullable<bigint>;
}

import type { ColumnType } from 'kysely';
import type { Defaulted, Fixed, JsonObject, Nullable, NullableJson, OptionalJson } from '../columns.ts';

export interface OrderCounterTable {
  website_id: Fixed<string>;
  last_number: Defaulted<bigint>;
}

export type PaymentState = 'awaiting_payment' | 'paid' | 'pending' | 'refunded' | 'partially_refunded' | 'voided';
export type FulfillmentStatus = 'PENDING' | 'PARTIAL' | 'FULFILLED' | 'CANCELED';
export type WithdrawalState = 'none' | 'requested' | 'settled';
export type EventActorKind = 'customer' | 'staff' | 'system' | 'provider' | 'api';

/** grand_total = subtotal - discount + shipping + tax, checked by the table (MON-1). */
export interface SalesOrderTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  order_number: Fixed<bigint>;
  checkout_id: Fixed<string>;
  cart_id: Fixed<string>;
  token_hash: Fixed<Buffer>;
  email: string;
  currency: Fixed<string>;
  subtotal: Fixed<bigint>;
  discount: Defaulted<bigint>;
  shipping: Defaulted<bigint>;
  tax: Defaulted<bigint>;
  grand_total: Fixed<bigint>;
  shipping_address: NullableJson<JsonObject>;
  billing_address: NullableJson<JsonObject>;
  shipping_option_name: Nullable<string>;
  payment_state: PaymentState;
  fulfillment_status: Defaulted<FulfillmentStatus>;
  test_mode: Defaulted<boolean>;
  note: Defaulted<string>;
  withdrawal_state: Defaulted<WithdrawalState>;
  /** Raised by every change; an edit names the one it began from. */
  revision: Defaulted<number>;
  /** Working days of the chosen way of shipping. */
  shipping_min_days: Nullable<number>;
  shipping_max_days: Nullable<number>;
  tags: Defaulted<string[]>;
  archived_at: Nullable<Date>;
  price_tax_interpretation: Defaulted<'INCLUSIVE' | 'EXCLUSIVE'>;
  tax_included: Defaulted<bigint>;
  gift_card_total: Defaulted<bigint>;
  /** grand_total - gift_card_total, by the database. */
  amount_due: ColumnType<bigint, never, never>;
  shipping_discount: Defaulted<bigint>;
  shipping_taxes: OptionalJson<readonly StoredTaxShare[]>;
  shipping_tax: Defaulted<bigint>;
  shipping_tax_included: Defaulted<bigint>;
  shipping_gross: Defaulted<bigint>;
  applied_taxes: OptionalJson<readonly StoredAppliedTax[]>;
  applied_discounts: OptionalJson<readonly StoredAppliedDiscount[]>;
  gift_cards: OptionalJson<readonly StoredGiftCardShare[]>;
  form_answers: OptionalJson<readonly StoredAnswer[]>;
  /** BCP 47; null: the site's. */
  language: Nullable<string>;
  /** Set by the database from the cart's owner or the address. */
  site_user_id: Nullable<string>;
  /** When its buyer was asked by mail for reviews. */
  reviews_asked_at: Nullable<Date>;
  /** Where a program brought it from; null: bought in this shop. */
  channel_name: Nullable<string>;
  external_reference: Nullable<string>;
  fulfilled_on: Nullable<Date>;
  /** Whether sales reports count it: imported orders may be history alone. */
  in_reports: Defaulted<boolean>;
  placed_at: Fixed<Date>;
}

/** A snapshot (MON-8): only the four counts may be changed by the application. */
export interface OrderLineTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  order_id: Fixed<string>;
  product_id: Fixed<string>;
  variant_id: Fixed<string>;
  sku: Fixed<string>;
  title: Fixed<string>;
  variant_description: Defaulted<string>;
  product_type: Fixed<number>;
  quantity: Fixed<number>;
  unit_price: Fixed<bigint>;
  line_total: Fixed<bigint>;
  image_asset_id: Nullable<string>;
  attributes: OptionalJson<Readonly<Record<string, string>>>;
  additional_fields: Nullable<string>;
  display_index: Defaulted<number>;
  sent: Defaulted<number>;
  canceled: Defaulted<number>;
  restocked: Defaulted<number>;
  withdrawn: Defaulted<number>;
  discount: Defaulted<bigint>;
  discounts: OptionalJson<readonly StoredDiscountShare[]>;
  taxes: OptionalJson<readonly StoredTaxShare[]>;
  tax: Defaulted<bigint>;
  tax_included: Defaulted<bigint>;
  gross: Defaulted<bigint>;
  /** Why the buyer may not withdraw from it. */
  withdrawal_exemption: Nullable<string>;
}

/** Parts of a price as an order keeps them; amounts are digits of minor units. */
export interface StoredTaxShare {
  readonly ruleId: string;
  readonly amount: string;
}

export interface StoredDiscountShare {
  readonly discountId: string;
  readonly amount: string;
}

export interface StoredAppliedTax extends StoredTaxShare {
  readonly name: string;
  readonly jurisdiction: string;
  readonly ratePpm: number;
  readonly isCompound: boolean;
}

export interface StoredAppliedDiscount {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly amount: string;
}

export interface StoredGiftCardShare {
  readonly id: string;
  readonly amount: string;
}

/** One of the owner's questions as it was asked, with the answer. */
export interface StoredAnswer {
  readonly id: string;
  readonly label: string;
  readonly answer: string;
}

/** Append-only for the application. */
export interface OrderEventTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  order_id: Fixed<string>;
  kind: Fixed<string>;
  data: OptionalJson<JsonObject>;
  actor_kind: Defaulted<EventActorKind>;
  actor: Defaulted<string>;
  created_at: Fixed<Date>;
}

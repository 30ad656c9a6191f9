import type { Defaulted, Fixed, JsonObject, Nullable, NullableJson, OptionalJson } from './columns.ts';

export interface OrderCounterTable {
  website_id: Fixed<string>;
  last_number: Defaulted<bigint>;
}

export type PaymentState = 'paid' | 'pending' | 'refunded' | 'partially_refunded';
export type FulfillmentStatus = 'PENDING' | 'FULFILLED' | 'CANCELED';

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
  placed_at: Fixed<Date>;
}

/** A snapshot, append-only for the application (MON-8). */
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
}

/** Append-only for the application. */
export interface OrderEventTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  order_id: Fixed<string>;
  kind: Fixed<string>;
  data: OptionalJson<JsonObject>;
  created_at: Fixed<Date>;
}

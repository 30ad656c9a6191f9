import type { Defaulted, Fixed, JsonObject, Nullable, OptionalJson } from '../columns.ts';

export interface TaxRuleTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  name: string;
  jurisdiction: Defaulted<string>;
  rate_ppm: number;
  places: OptionalJson<readonly JsonObject[]>;
  tax_classes: Defaulted<string[]>;
  on_shipping: Defaulted<boolean>;
  compound: Defaulted<boolean>;
  enabled: Defaulted<boolean>;
  display_index: Defaulted<number>;
  revision: Defaulted<number>;
}

export interface ShippingMethodTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  name: string;
  description: Defaulted<string>;
  places: OptionalJson<readonly JsonObject[]>;
  /** Amounts as digits of minor units. */
  rate: OptionalJson<JsonObject>;
  free_from: Nullable<bigint>;
  min_days: Defaulted<number>;
  max_days: Defaulted<number>;
  enabled: Defaulted<boolean>;
  display_index: Defaulted<number>;
  revision: Defaulted<number>;
}

export interface DiscountTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  name: string;
  /** Tidied; null: applies by itself. */
  code: Nullable<string>;
  kind: 'percent' | 'amount' | 'freeShipping';
  percent_ppm: Nullable<number>;
  amount: Nullable<bigint>;
  currency: string;
  scope: Defaulted<'order' | 'products' | 'categories' | 'collections'>;
  scope_ids: Defaulted<string[]>;
  items: Defaulted<'all' | 'cheapest' | 'dearest'>;
  minimum_subtotal: Nullable<bigint>;
  starts_at: Nullable<Date>;
  ends_at: Nullable<Date>;
  total_limit: Nullable<number>;
  per_customer_limit: Nullable<number>;
  combines_with: Defaulted<string[]>;
  enabled: Defaulted<boolean>;
  /** Rows of discount_use (GFT-4). */
  times_used: Defaulted<number>;
  revision: Defaulted<number>;
  deleted_at: Nullable<Date>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

/** Without an order: held by a payment under way. */
export interface DiscountUseTable {
  website_id: Fixed<string>;
  discount_id: Fixed<string>;
  checkout_id: Fixed<string>;
  order_id: Nullable<string>;
  customer_key: Fixed<Buffer>;
  created_at: Fixed<Date>;
}

export interface CartCouponTable {
  website_id: Fixed<string>;
  cart_id: Fixed<string>;
  code: Fixed<string>;
  added_at: Fixed<Date>;
}

export interface CartGiftCardTable {
  website_id: Fixed<string>;
  cart_id: Fixed<string>;
  gift_card_id: Fixed<string>;
  added_at: Fixed<Date>;
}

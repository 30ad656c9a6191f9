import type { Defaulted, Fixed, JsonObject, Nullable, NullableJson, OptionalJson } from '../columns.ts';

export interface ProductTable {
  website_id: Fixed<string>;
  /** The id of its item. */
  id: Fixed<string>;
  product_type: number;
  is_subscribable: Defaulted<boolean>;
  subscription_plan: NullableJson<JsonObject>;
  variant_option_ordering: Defaulted<string[]>;
  custom_add_button_text: Nullable<string>;
  /** Said instead of "sold out"; null: as the site does. */
  custom_sold_out_text: Nullable<string>;
  /** HTML. */
  additional_info: Defaulted<string>;
  additional_fields_form: NullableJson<JsonObject>;
  settings: OptionalJson<JsonObject>;
}

export interface VariantTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  product_id: Fixed<string>;
  sku: string;
  /** Minor units. */
  price: bigint;
  sale_price: Defaulted<bigint>;
  on_sale: Defaulted<boolean>;
  currency: string;
  unlimited: Defaulted<boolean>;
  on_hand: Defaulted<number>;
  reserved: Defaulted<number>;
  attributes: OptionalJson<Readonly<Record<string, string>>>;
  /** Number of the trade, digits alone; '' for none. */
  gtin: Defaulted<string>;
  weight: Defaulted<number>;
  width: Defaulted<number>;
  height: Defaulted<number>;
  len: Defaulted<number>;
  main_image_id: Nullable<string>;
  image_ids: Defaulted<string[]>;
  display_index: Defaulted<number>;
  archived: Defaulted<boolean>;
  /** Since when the owner knows that it runs low. */
  low_stock_told_at: Nullable<Date>;
}

/** Append-only for the application. */
export interface StockMovementTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  variant_id: Fixed<string>;
  delta: Fixed<number>;
  cause: Fixed<'order' | 'return' | 'adjustment' | 'import'>;
  cause_id: Fixed<string>;
  account_id: Nullable<string>;
  created_at: Fixed<Date>;
}

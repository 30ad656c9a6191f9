import type { Defaulted, Fixed, Nullable } from '../columns.ts';

/** A cart entry that was taken out and can be put back (CX-04). */
export interface RemovedEntryTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  cart_id: Fixed<string>;
  product_id: Fixed<string>;
  variant_id: Fixed<string>;
  quantity: Fixed<number>;
  additional_fields: Nullable<string>;
  unit_price_seen: Fixed<bigint>;
  added_at: Fixed<Date>;
  removed_at: Fixed<Date>;
}

export type TestPaymentStatus = 'succeeded' | 'declined' | 'requires_action' | 'canceled' | 'refunded';

/** The payments of the built-in test provider. */
export interface TestPaymentTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  intent_id: Fixed<string>;
  amount: Fixed<bigint>;
  currency: Fixed<string>;
  status: TestPaymentStatus;
  decline_code: Nullable<string>;
  return_url: Fixed<string>;
  refunded: Defaulted<bigint>;
  saved_method: Nullable<string>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

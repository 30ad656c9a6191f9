import type { BulkChangeState, BulkEditState, BulkField, BulkValue, StockReason } from '@quoin/domain/catalog';
import type { Problem } from '@quoin/domain/problem';
import type { Defaulted, Fixed, Json, Nullable, NullableJson, OptionalJson } from '../columns.ts';

/** Append-only for the application. */
export interface StockAdjustmentTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  reason: Fixed<StockReason>;
  note: Defaulted<string>;
  account_id: Nullable<string>;
  actor: Fixed<string>;
  unlimited_before: OptionalJson<Readonly<Record<string, boolean>>>;
  undoes_id: Nullable<string>;
  created_at: Fixed<Date>;
}

export interface BulkEditTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  state: Defaulted<BulkEditState>;
  fields: Fixed<BulkField[]>;
  total: Fixed<number>;
  position: Defaulted<number>;
  account_id: Nullable<string>;
  actor: Fixed<string>;
  created_at: Fixed<Date>;
  finished_at: Nullable<Date>;
}

export interface BulkEditChangeTable {
  website_id: Fixed<string>;
  bulk_edit_id: Fixed<string>;
  position: Fixed<number>;
  product_id: Fixed<string>;
  variant_id: Fixed<string>;
  field: Fixed<BulkField>;
  old_value: Json<BulkValue>;
  new_value: Json<BulkValue>;
  typed: Nullable<string>;
  state: Defaulted<BulkChangeState>;
  problem: NullableJson<Problem>;
}

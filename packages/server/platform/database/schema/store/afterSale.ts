import type { Defaulted, Fixed, Json, JsonObject, Nullable, NullableJson } from '../columns.ts';

/** One parcel; a recalled one stays. */
export interface ShipmentTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  order_id: Fixed<string>;
  carrier: Nullable<string>;
  carrier_name: Defaulted<string>;
  tracking_number: Defaulted<string>;
  tracking_url: Defaulted<string>;
  service: Defaulted<string>;
  sent_at: Fixed<Date>;
  recalled_at: Nullable<Date>;
}

export interface ShipmentLineTable {
  website_id: Fixed<string>;
  shipment_id: Fixed<string>;
  line_id: Fixed<string>;
  quantity: Fixed<number>;
}

/** Its money is the row of payment_refund with the same id. */
export interface OrderRefundTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  order_id: Fixed<string>;
  currency: Fixed<string>;
  amount: Fixed<bigint>;
  to_payment: Fixed<bigint>;
  to_gift_cards: Defaulted<bigint>;
  parts: Json<JsonObject>;
  state: Defaulted<'begun' | 'done' | 'failed'>;
  reason: Defaulted<string>;
  account_id: Nullable<string>;
  actor: Defaulted<string>;
  created_at: Fixed<Date>;
}

export interface OrderNoteTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  order_id: Fixed<string>;
  text: Fixed<string>;
  account_id: Nullable<string>;
  actor: Fixed<string>;
  created_at: Fixed<Date>;
}

export type DocumentKind = 'invoice' | 'creditNote';

export interface NumberSeriesTable {
  website_id: Fixed<string>;
  kind: Fixed<DocumentKind>;
  year: Nullable<number>;
  last: Defaulted<number>;
}

/** Append-only for the application. */
export interface OrderDocumentTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  order_id: Fixed<string>;
  refund_id: Nullable<string>;
  kind: Fixed<DocumentKind>;
  year: Nullable<number>;
  number: Fixed<number>;
  number_text: Fixed<string>;
  data: Json<JsonObject>;
  created_at: Fixed<Date>;
}

/** Append-only for the application. */
export interface OrderWithdrawalTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  order_id: Fixed<string>;
  name: Fixed<string>;
  email: Fixed<string>;
  lines: Json<readonly JsonObject[]>;
  receipt: Json<JsonObject>;
  submitted_at: Fixed<Date>;
}

export interface DraftOrderTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  draft_number: Fixed<bigint>;
  status: Defaulted<'open' | 'sent' | 'completed' | 'discarded'>;
  email: Defaulted<string>;
  shipping_address: NullableJson<JsonObject>;
  currency: Fixed<string>;
  lines: Json<readonly JsonObject[]>;
  shipping_name: Defaulted<string>;
  shipping: Defaulted<bigint>;
  note: Defaulted<string>;
  revision: Defaulted<number>;
  order_id: Nullable<string>;
  actor: Defaulted<string>;
  /** The cart that a link pays. */
  cart_id: Nullable<string>;
  link_number: Defaulted<number>;
  /** Of the token in the link. */
  link_hash: Nullable<Buffer>;
  link_expires_at: Nullable<Date>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

import type { ProductTable, StockMovementTable, VariantTable } from './schema/catalog.ts';
import type {
  AssetRenditionTable,
  AssetTable,
  CategoryTable,
  CollectionTable,
  ItemImageTable,
  ItemTable,
  NavigationTable,
} from './schema/content.ts';
import type { OrderCounterTable, OrderEventTable, OrderLineTable, SalesOrderTable } from './schema/orders.ts';
import type {
  AccountSessionTable,
  AccountTable,
  MembershipTable,
  WebsiteHostTable,
  WebsiteTable,
} from './schema/platform.ts';
import type {
  CartEntryTable,
  CartTable,
  CheckoutTable,
  PaymentIntentTable,
  ShippingOptionTable,
  StockReservationTable,
} from './schema/sale.ts';
import type { IdempotencyTable, ImportRunTable, JobTable, MailTable, TemplateDiagnosticTable } from './schema/work.ts';

/**
 * The tables as migrations/*.sql make them. Ids are uuid strings, amounts and counters of type bigint are `bigint`,
 * timestamptz is `Date` with milliseconds, jsonb is read parsed and written as `JSON.stringify(value)`.
 */
export interface Schema {
  account: AccountTable;
  account_session: AccountSessionTable;
  website: WebsiteTable;
  website_host: WebsiteHostTable;
  membership: MembershipTable;
  asset: AssetTable;
  asset_rendition: AssetRenditionTable;
  collection: CollectionTable;
  navigation: NavigationTable;
  category: CategoryTable;
  item: ItemTable;
  item_image: ItemImageTable;
  product: ProductTable;
  variant: VariantTable;
  stock_movement: StockMovementTable;
  cart: CartTable;
  cart_entry: CartEntryTable;
  shipping_option: ShippingOptionTable;
  checkout: CheckoutTable;
  stock_reservation: StockReservationTable;
  payment_intent: PaymentIntentTable;
  order_counter: OrderCounterTable;
  sales_order: SalesOrderTable;
  order_line: OrderLineTable;
  order_event: OrderEventTable;
  job: JobTable;
  mail: MailTable;
  idempotency: IdempotencyTable;
  template_diagnostic: TemplateDiagnosticTable;
  import_run: ImportRunTable;
}

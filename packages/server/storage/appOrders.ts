import { sql } from 'kysely';
import type { SiteTransaction } from '../database/database.ts';
import type { FulfillmentStatus, PaymentState } from '../database/schema/orders.ts';
import { containing } from './searchPattern.ts';

/** Orders as the app reads them. Amounts are minor units of `currency`. */
export interface OrderRow {
  readonly id: string;
  readonly orderNumber: bigint;
  readonly placedAt: Date;
  readonly email: string;
  readonly customerName: string;
  readonly itemCount: number;
  readonly currency: string;
  readonly grandTotal: bigint;
  readonly paymentState: PaymentState;
  readonly fulfillmentStatus: FulfillmentStatus;
  readonly testMode: boolean;
}

/** The last order of the page before: orders are listed newest first. */
export interface OrderCursor {
  readonly placedAt: Date;
  readonly id: string;
}

export interface OrderSearch {
  readonly search: string;
  readonly after: OrderCursor | null;
  readonly limit: number;
}

const NAME = sql<string>`coalesce(shipping_address->>'fullName', billing_address->>'fullName', '')`;
const ITEM_COUNT = sql<bigint>`(select coalesce(sum(quantity), 0) from order_line
  where order_line.website_id = sales_order.website_id and order_line.order_id = sales_order.id)`;

function orders(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('sales_order')
    .select(['id', 'order_number', 'placed_at', 'email', 'currency', 'grand_total'])
    .select(['payment_state', 'fulfillment_status', 'test_mode'])
    .select([NAME.as('customer_name'), ITEM_COUNT.as('item_count')])
    .where('website_id', '=', websiteId);
}

type OrderQueryRow = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number];

function toOrderRow(row: OrderQueryRow): OrderRow {
  return {
    id: row.id,
    orderNumber: row.order_number,
    placedAt: row.placed_at,
    email: row.email,
    customerName: row.customer_name,
    itemCount: Number(row.item_count),
    currency: row.currency,
    grandTotal: row.grand_total,
    paymentState: row.payment_state,
    fulfillmentStatus: row.fulfillment_status,
    testMode: row.test_mode,
  };
}

export async function listOrders(
  trx: SiteTransaction,
  websiteId: string,
  { search, after, limit }: OrderSearch,
): Promise<readonly OrderRow[]> {
  let query = orders(trx, websiteId).orderBy('placed_at', 'desc').orderBy('id').limit(limit);
  if (after !== null) {
    const { placedAt, id } = after;
    query = query.where((is) =>
      is.or([is('placed_at', '<', placedAt), is.and([is('placed_at', '=', placedAt), is('id', '>', id)])]),
    );
  }
  if (search !== '') {
    const number = orderNumberIn(search);
    query = query.where((is) => {
      const byEmail = is('email', 'ilike', containing(search));
      return number === null ? byEmail : is.or([byEmail, is('order_number', '=', number)]);
    });
  }
  return (await query.execute()).map(toOrderRow);
}

/** `1001`, `#1001`; null for what is no order number. */
function orderNumberIn(search: string): bigint | null {
  const digits = /^#?(\d{1,18})$/.exec(search)?.[1];
  return digits === undefined ? null : BigInt(digits);
}

/** Addresses are snapshots in the shape of the domain's Address. */
export type StoredAddress = Readonly<Record<string, unknown>>;

export interface OrderHead extends OrderRow {
  readonly checkoutId: string;
  /** SHA-256 of the token in the customer's status link. */
  readonly tokenHash: Buffer;
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly tax: bigint;
  readonly shippingAddress: StoredAddress | null;
  readonly billingAddress: StoredAddress | null;
  readonly shippingOptionName: string | null;
  readonly note: string;
}

export async function findOrder(trx: SiteTransaction, websiteId: string, orderId: string): Promise<OrderHead | null> {
  const row = await orders(trx, websiteId)
    .select([
      'checkout_id',
      'token_hash',
      'subtotal',
      'discount',
      'shipping',
      'tax',
      'shipping_address',
      'billing_address',
    ])
    .select(['shipping_option_name', 'note'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    ...toOrderRow(row),
    checkoutId: row.checkout_id,
    tokenHash: row.token_hash,
    subtotal: row.subtotal,
    discount: row.discount,
    shipping: row.shipping,
    tax: row.tax,
    shippingAddress: row.shipping_address,
    billingAddress: row.billing_address,
    shippingOptionName: row.shipping_option_name,
    note: row.note,
  };
}

export interface OrderLineRow {
  readonly id: string;
  readonly productId: string;
  readonly title: string;
  readonly variantDescription: string;
  readonly sku: string;
  readonly productType: number;
  readonly quantity: number;
  readonly unitPrice: bigint;
  readonly lineTotal: bigint;
  readonly imageAssetId: string | null;
}

export async function listOrderLines(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<readonly OrderLineRow[]> {
  const rows = await trx
    .selectFrom('order_line')
    .select(['id', 'product_id', 'title', 'variant_description', 'sku', 'product_type', 'quantity', 'unit_price'])
    .select(['line_total', 'image_asset_id'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    title: row.title,
    variantDescription: row.variant_description,
    sku: row.sku,
    productType: row.product_type,
    quantity: row.quantity,
    unitPrice: row.unit_price,
    lineTotal: row.line_total,
    imageAssetId: row.image_asset_id,
  }));
}

export interface OrderPaymentRow {
  readonly provider: string;
  readonly state: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly providerPaymentId: string | null;
}

/** Declined tries stay with the checkout; an order shows the payments that moved money or still may. */
const SHOWN_PAYMENTS = ['requires_action', 'succeeded', 'refunded', 'needs_review'] as const;

export async function listOrderPayments(
  trx: SiteTransaction,
  websiteId: string,
  checkoutId: string,
): Promise<readonly OrderPaymentRow[]> {
  const rows = await trx
    .selectFrom('payment_intent')
    .select(['provider', 'state', 'amount', 'currency', 'provider_payment_id'])
    .where('website_id', '=', websiteId)
    .where('checkout_id', '=', checkoutId)
    .where('state', 'in', SHOWN_PAYMENTS)
    .orderBy('id')
    .execute();
  return rows.map(({ provider_payment_id, ...same }) => ({ ...same, providerPaymentId: provider_payment_id }));
}

export interface OrderEventRow {
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
  readonly details: Readonly<Record<string, unknown>>;
}

export async function listOrderEvents(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<readonly OrderEventRow[]> {
  const rows = await trx
    .selectFrom('order_event')
    .select(['id', 'kind', 'data', 'created_at'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, kind: row.kind, at: row.created_at, details: row.data }));
}

export interface SalesDayRow {
  /** ISO day in the time zone asked for. */
  readonly day: string;
  readonly total: bigint;
  readonly orderCount: number;
}

/** Sales per local day since the start of the day `days - 1` days ago; days without an order are absent. */
export async function listSalesDays(
  trx: SiteTransaction,
  websiteId: string,
  range: { readonly now: Date; readonly timeZone: string; readonly days: number },
): Promise<readonly SalesDayRow[]> {
  const { now, timeZone, days } = range;
  const localDay = sql<string>`to_char(placed_at at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const start = sql<Date>`((${now}::timestamptz at time zone ${timeZone})::date - ${days - 1}::int)::timestamp
    at time zone ${timeZone}`;
  const rows = await trx
    .selectFrom('sales_order')
    .select([localDay.as('day'), sql<bigint>`sum(grand_total)::bigint`.as('total'), sql<bigint>`count(*)`.as('count')])
    .where('website_id', '=', websiteId)
    .where('placed_at', '>=', start)
    .where('fulfillment_status', '!=', 'CANCELED')
    .where('payment_state', '!=', 'refunded')
    .groupBy(sql`1`)
    .execute();
  return rows.map((row) => ({ day: row.day, total: row.total, orderCount: Number(row.count) }));
}

export async function countOrders(trx: SiteTransaction, websiteId: string): Promise<number> {
  const row = await trx
    .selectFrom('sales_order')
    .select(sql<bigint>`count(*)`.as('count'))
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

import { type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type {
  EventActorKind,
  FulfillmentStatus,
  PaymentState,
  WithdrawalState,
} from '../../platform/database/schema/store/orders.ts';
import { HAS_NOTE, type OrderFilter, type OrderSortColumn, orderConditions } from './orderList.ts';

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
  readonly withdrawal: WithdrawalState;
  readonly hasNote: boolean;
  readonly isArchived: boolean;
  readonly tags: readonly string[];
}

export interface OrderSorting {
  readonly column: OrderSortColumn;
  readonly direction: 'up' | 'down';
}

/** The last order of the page before: its value in the column that is sorted by, as text. */
export interface OrderCursor {
  readonly key: string;
  readonly id: string;
}

export interface OrderSearch {
  readonly filter: OrderFilter;
  readonly sorting: OrderSorting;
  readonly after: OrderCursor | null;
  readonly limit: number;
}

const SORTED = {
  date: { column: 'placed_at', type: 'timestamptz', form: /^\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z$/ },
  total: { column: 'grand_total', type: 'bigint', form: /^-?\d{1,18}$/ },
  number: { column: 'order_number', type: 'bigint', form: /^\d{1,18}$/ },
} as const;

/** Where the list goes on after this row. */
export function cursorAfter(row: OrderRow, { column }: OrderSorting): OrderCursor {
  const { id, placedAt, grandTotal, orderNumber } = row;
  const key = column === 'date' ? placedAt.toISOString() : String(column === 'total' ? grandTotal : orderNumber);
  return { key, id };
}

const NAME = sql<string>`coalesce(shipping_address->>'fullName', billing_address->>'fullName', '')`;
const ITEM_COUNT = sql<bigint>`(select coalesce(sum(quantity), 0) from order_line
  where order_line.website_id = sales_order.website_id and order_line.order_id = sales_order.id)`;

function orders(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('sales_order')
    .select(['id', 'order_number', 'placed_at', 'email', 'currency', 'grand_total'])
    .select(['payment_state', 'fulfillment_status', 'test_mode'])
    .select(['withdrawal_state', 'archived_at', 'tags'])
    .select([NAME.as('customer_name'), ITEM_COUNT.as('item_count'), HAS_NOTE.as('has_note')])
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
    withdrawal: row.withdrawal_state,
    hasNote: row.has_note,
    isArchived: row.archived_at !== null,
    tags: row.tags,
  };
}

export async function listOrders(
  trx: SiteTransaction,
  websiteId: string,
  { filter, sorting, after, limit }: OrderSearch,
): Promise<readonly OrderRow[]> {
  const { column, type, form } = SORTED[sorting.column];
  const isDown = sorting.direction === 'down';
  const order = isDown ? 'desc' : 'asc';
  let query = orders(trx, websiteId)
    .where(orderConditions(filter))
    .orderBy(column, order)
    .orderBy('id', order)
    .limit(limit);
  if (after !== null && form.test(after.key)) {
    const sign = sql.raw(isDown ? '<' : '>');
    query = query.where(
      sql<SqlBool>`(${sql.ref(column)}, id) ${sign} (${after.key}::${sql.raw(type)}, ${after.id}::uuid)`,
    );
  }
  return (await query.execute()).map(toOrderRow);
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
  /** To the owner's own questions at checkout. */
  readonly formAnswers: readonly { readonly label: string; readonly answer: string }[];
  readonly revision: number;
  readonly customerId: string | null;
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
    .select(['shipping_option_name', 'note', 'form_answers', 'revision', 'site_user_id'])
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
    formAnswers: row.form_answers.map(({ label, answer }) => ({ label, answer })),
    revision: row.revision,
    customerId: row.site_user_id,
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
  readonly additionalFields: string | null;
  readonly sent: number;
  readonly canceled: number;
  readonly withdrawn: number;
}

export async function listOrderLines(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<readonly OrderLineRow[]> {
  const rows = await trx
    .selectFrom('order_line')
    .select(['id', 'product_id', 'title', 'variant_description', 'sku', 'product_type', 'quantity', 'unit_price'])
    .select(['line_total', 'image_asset_id', 'additional_fields', 'sent', 'canceled', 'withdrawn'])
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
    additionalFields: row.additional_fields,
    sent: row.sent,
    canceled: row.canceled,
    withdrawn: row.withdrawn,
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
const SHOWN_PAYMENTS = ['requires_action', 'processing', 'succeeded', 'refunded', 'needs_review'] as const;

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
  readonly actorKind: EventActorKind;
  readonly actor: string;
}

export async function listOrderEvents(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<readonly OrderEventRow[]> {
  const rows = await trx
    .selectFrom('order_event')
    .select(['id', 'kind', 'data', 'created_at', 'actor_kind', 'actor'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    at: row.created_at,
    details: row.data,
    actorKind: row.actor_kind,
    actor: row.actor,
  }));
}

import type { Address, FulfillmentStatus, OrderPaymentState } from '@quoin/domain/orders';
import { sql } from 'kysely';
import type { SiteTransaction } from '../database/database.ts';
import type { JsonObject } from '../database/schema/columns.ts';
import { toAddress } from './checkouts.ts';

export interface OrderLine {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly title: string;
  readonly variantDescription: string;
  readonly productType: number;
  readonly quantity: number;
  readonly unitPrice: bigint;
  readonly imageId: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly additionalFields: string | null;
}

export interface NewOrder {
  readonly id: string;
  readonly checkoutId: string;
  readonly cartId: string;
  readonly tokenHash: Buffer;
  readonly email: string;
  readonly currency: string;
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly tax: bigint;
  readonly grandTotal: bigint;
  readonly shippingAddress: Address | null;
  readonly shippingOptionName: string | null;
  readonly isTest: boolean;
  readonly note: string;
  readonly lines: readonly OrderLine[];
}

export interface StoredOrder extends Omit<NewOrder, 'tokenHash' | 'lines'> {
  readonly number: number;
  readonly paymentState: OrderPaymentState;
  readonly fulfillmentStatus: FulfillmentStatus;
  readonly placedAt: Date;
}

/**
 * Writes an order with its number, lines and first event in one statement, the last of its transaction: the counter's
 * row is what all orders of a site wait for. Returns the number.
 */
export async function insertOrder(
  trx: SiteTransaction,
  websiteId: string,
  order: NewOrder,
  firstNumber: number,
): Promise<number> {
  const now = trx.now();
  const lines = order.lines.map((line, index) => ({
    id: line.id,
    product_id: line.productId,
    variant_id: line.variantId,
    sku: line.sku,
    title: line.title,
    variant_description: line.variantDescription,
    product_type: line.productType,
    quantity: line.quantity,
    unit_price: line.unitPrice.toString(),
    line_total: (line.unitPrice * BigInt(line.quantity)).toString(),
    image_asset_id: line.imageId,
    attributes: line.attributes,
    additional_fields: line.additionalFields,
    display_index: index,
  }));
  const address = order.shippingAddress === null ? null : JSON.stringify(order.shippingAddress);
  const { rows } = await sql<{ order_number: bigint }>`
    WITH counter AS (
      INSERT INTO order_counter AS c (website_id, last_number) VALUES (${websiteId}, ${firstNumber})
      ON CONFLICT (website_id) DO UPDATE SET last_number = greatest(c.last_number + 1, ${firstNumber}) RETURNING last_number
    ), placed AS (
      INSERT INTO sales_order (website_id, id, order_number, checkout_id, cart_id, token_hash, email, currency, subtotal, discount,
        shipping, tax, grand_total, shipping_address, billing_address, shipping_option_name, payment_state, test_mode, note, placed_at)
      SELECT ${websiteId}, ${order.id}, last_number, ${order.checkoutId}, ${order.cartId}, ${order.tokenHash}, ${order.email},
        ${order.currency}, ${order.subtotal}, ${order.discount}, ${order.shipping}, ${order.tax}, ${order.grandTotal},
        ${address}::jsonb, ${address}::jsonb, ${order.shippingOptionName}, 'paid', ${order.isTest}, ${order.note}, ${now}::timestamptz
      FROM counter RETURNING order_number
    ), lines AS (
      INSERT INTO order_line (website_id, id, order_id, product_id, variant_id, sku, title, variant_description, product_type,
        quantity, unit_price, line_total, image_asset_id, attributes, additional_fields, display_index)
      SELECT ${websiteId}, l.id, ${order.id}, l.product_id, l.variant_id, l.sku, l.title, l.variant_description, l.product_type,
        l.quantity, l.unit_price, l.line_total, l.image_asset_id, l.attributes, l.additional_fields, l.display_index
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS l(id uuid, product_id uuid, variant_id uuid, sku text,
        title text, variant_description text, product_type int, quantity int, unit_price bigint, line_total bigint,
        image_asset_id uuid, attributes jsonb, additional_fields text, display_index int)
    ), event AS (
      INSERT INTO order_event (website_id, id, order_id, kind, created_at)
      VALUES (${websiteId}, ${trx.newId()}, ${order.id}, 'placed', ${now}::timestamptz),
        (${websiteId}, ${trx.newId()}, ${order.id}, 'paid', ${now}::timestamptz)
    )
    SELECT order_number FROM placed`.execute(trx);
  return Number(rows[0]!.order_number);
}

/** One line of the order's timeline; never changed afterwards. */
export async function insertOrderEvent(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
  kind: string,
): Promise<void> {
  await trx
    .insertInto('order_event')
    .values({ website_id: websiteId, id: trx.newId(), order_id: orderId, kind, created_at: trx.now() })
    .execute();
}

interface OrderRow {
  readonly id: string;
  readonly order_number: bigint;
  readonly checkout_id: string;
  readonly cart_id: string;
  readonly email: string;
  readonly currency: string;
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly tax: bigint;
  readonly grand_total: bigint;
  readonly shipping_address: JsonObject | null;
  readonly shipping_option_name: string | null;
  readonly payment_state: OrderPaymentState;
  readonly fulfillment_status: FulfillmentStatus;
  readonly test_mode: boolean;
  readonly note: string;
  readonly placed_at: Date;
}

function toOrder(row: OrderRow): StoredOrder {
  return {
    id: row.id,
    number: Number(row.order_number),
    checkoutId: row.checkout_id,
    cartId: row.cart_id,
    email: row.email,
    currency: row.currency,
    subtotal: row.subtotal,
    discount: row.discount,
    shipping: row.shipping,
    tax: row.tax,
    grandTotal: row.grand_total,
    shippingAddress: row.shipping_address === null ? null : toAddress(row.shipping_address),
    shippingOptionName: row.shipping_option_name,
    paymentState: row.payment_state,
    fulfillmentStatus: row.fulfillment_status,
    isTest: row.test_mode,
    note: row.note,
    placedAt: row.placed_at,
  };
}

/** By the hash of the token in its status link (ORD-6). */
export async function findOrderByToken(
  trx: SiteTransaction,
  websiteId: string,
  tokenHash: Buffer,
): Promise<StoredOrder | null> {
  const query = trx
    .selectFrom('sales_order')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash);
  const row = await query.executeTakeFirst();
  return row ? toOrder(row) : null;
}

export async function findOrderById(trx: SiteTransaction, websiteId: string, id: string): Promise<StoredOrder | null> {
  const query = trx.selectFrom('sales_order').selectAll().where('website_id', '=', websiteId).where('id', '=', id);
  const row = await query.executeTakeFirst();
  return row ? toOrder(row) : null;
}

export async function listLinesOfOrder(trx: SiteTransaction, websiteId: string, orderId: string): Promise<OrderLine[]> {
  const rows = await trx
    .selectFrom('order_line')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('display_index')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    sku: row.sku,
    title: row.title,
    variantDescription: row.variant_description,
    productType: row.product_type,
    quantity: row.quantity,
    unitPrice: row.unit_price,
    imageId: row.image_asset_id,
    attributes: row.attributes,
    additionalFields: row.additional_fields,
  }));
}

import type { FulfillmentState, OrderPaymentState } from '@quoin/domain/orders';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** An order as programs read it; amounts in minor units of `currency`. */
export interface ApiOrderRow {
  readonly id: string;
  readonly number: bigint;
  readonly placedAt: Date;
  readonly modifiedAt: Date;
  readonly fulfilledAt: Date | null;
  readonly isTest: boolean;
  readonly email: string;
  readonly customerId: string | null;
  readonly billingAddress: Readonly<Record<string, unknown>> | null;
  readonly shippingAddress: Readonly<Record<string, unknown>> | null;
  readonly fulfillment: FulfillmentState;
  readonly payment: OrderPaymentState;
  readonly currency: string;
  readonly subtotal: bigint;
  readonly shipping: bigint;
  readonly discount: bigint;
  readonly tax: bigint;
  readonly grandTotal: bigint;
  readonly refunded: bigint;
  readonly priceTaxInterpretation: 'EXCLUSIVE' | 'INCLUSIVE';
  readonly shippingOptionName: string | null;
  readonly discounts: readonly { readonly name: string; readonly code: string | null; readonly amount: string }[];
  readonly answers: readonly { readonly label: string; readonly answer: string }[];
  readonly notes: readonly string[];
  /** Of an order that a program brought from another channel. */
  readonly channelName: string | null;
  readonly externalReference: string | null;
}

export interface ApiOrderSearch {
  readonly modified: { readonly after: Date; readonly before: Date } | null;
  /** Null: in any state. */
  readonly fulfillment: readonly FulfillmentState[] | null;
  readonly payment: readonly OrderPaymentState[] | null;
  readonly customerId: string | null;
  readonly after: { readonly placedAt: Date; readonly id: string } | null;
  readonly limit: number;
}

const MODIFIED = sql`greatest(o.placed_at, (SELECT max(e.created_at) FROM order_event e
  WHERE e.website_id = o.website_id AND e.order_id = o.id))`;

/** The newest first. */
export function searchApiOrders(
  trx: SiteTransaction,
  websiteId: string,
  { modified, fulfillment, payment, customerId, after, limit }: ApiOrderSearch,
): Promise<readonly ApiOrderRow[]> {
  return orders(trx, websiteId, limit, [
    ...(modified === null
      ? []
      : [sql`${MODIFIED} > ${modified.after}::timestamptz AND ${MODIFIED} < ${modified.before}::timestamptz`]),
    ...(fulfillment === null ? [] : [sql`o.fulfillment_status = ANY (${[...fulfillment]}::text[])`]),
    ...(payment === null ? [] : [sql`o.payment_state = ANY (${[...payment]}::text[])`]),
    ...(customerId === null ? [] : [sql`o.site_user_id = ${customerId}::uuid`]),
    ...(after === null ? [] : [sql`(o.placed_at, o.id) < (${after.placedAt}::timestamptz, ${after.id}::uuid)`]),
  ]);
}

export async function findApiOrder(trx: SiteTransaction, websiteId: string, id: string): Promise<ApiOrderRow | null> {
  return (await orders(trx, websiteId, 1, [sql`o.id = ${id}::uuid`]))[0] ?? null;
}

async function orders(
  trx: SiteTransaction,
  websiteId: string,
  limit: number,
  conditions: readonly RawBuilder<unknown>[],
): Promise<readonly ApiOrderRow[]> {
  const wanted = sql.join([sql`o.website_id = ${websiteId}`, ...conditions], sql` AND `);
  const { rows } = await sql<ApiOrderRow>`
    SELECT o.id, o.order_number AS number, o.placed_at AS "placedAt", ${MODIFIED} AS "modifiedAt",
      CASE WHEN o.fulfillment_status = 'FULFILLED' THEN coalesce(o.fulfilled_on, (SELECT max(e.created_at)
        FROM order_event e WHERE e.website_id = o.website_id AND e.order_id = o.id AND e.kind = 'fulfilled')) END AS "fulfilledAt",
      o.test_mode AS "isTest", o.email, o.site_user_id AS "customerId", o.billing_address AS "billingAddress",
      o.shipping_address AS "shippingAddress", o.fulfillment_status AS fulfillment, o.payment_state AS payment, o.currency,
      o.subtotal, o.shipping, o.discount, o.tax + o.tax_included AS tax, o.grand_total AS "grandTotal",
      (SELECT coalesce(sum(r.amount), 0)::bigint FROM order_refund r WHERE r.website_id = o.website_id
        AND r.order_id = o.id AND r.state <> 'failed') AS refunded,
      o.price_tax_interpretation AS "priceTaxInterpretation", o.shipping_option_name AS "shippingOptionName",
      o.applied_discounts AS discounts, o.form_answers AS answers,
      ARRAY(SELECT n.text FROM order_note n WHERE n.website_id = o.website_id AND n.order_id = o.id
        ORDER BY n.created_at, n.id) AS notes, o.channel_name AS "channelName", o.external_reference AS "externalReference"
    FROM sales_order o WHERE ${wanted} ORDER BY o.placed_at DESC, o.id DESC LIMIT ${limit}`.execute(trx);
  return rows;
}

export interface ApiOrderLine {
  readonly orderId: string;
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly title: string;
  readonly productType: number;
  readonly quantity: number;
  readonly unitPrice: bigint;
  readonly attributes: Readonly<Record<string, string>>;
  readonly additionalFields: string | null;
  readonly imageId: string | null;
  readonly imageFile: string | null;
  readonly weight: number;
  readonly width: number;
  readonly height: number;
  readonly length: number;
}

/** Lines of these orders, with the picture and the measures that their variants have now. */
export async function linesOfOrders(
  trx: SiteTransaction,
  websiteId: string,
  orderIds: readonly string[],
): Promise<readonly ApiOrderLine[]> {
  const { rows } = await sql<ApiOrderLine>`
    SELECT l.order_id AS "orderId", l.id, l.product_id AS "productId", l.variant_id AS "variantId", l.sku, l.title,
      l.product_type AS "productType", l.quantity, l.unit_price AS "unitPrice", l.attributes,
      l.additional_fields AS "additionalFields", a.id AS "imageId", a.filename AS "imageFile",
      coalesce(v.weight, 0)::float AS weight, coalesce(v.width, 0)::float AS width,
      coalesce(v.height, 0)::float AS height, coalesce(v.len, 0)::float AS length
    FROM order_line l
    LEFT JOIN variant v ON v.website_id = l.website_id AND v.id = l.variant_id
    LEFT JOIN asset a ON a.website_id = l.website_id AND a.id = l.image_asset_id
    WHERE l.website_id = ${websiteId} AND l.order_id = ANY (${[...orderIds]}::uuid[])
    ORDER BY l.order_id, l.display_index`.execute(trx);
  return rows;
}

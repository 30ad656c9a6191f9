import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isInDays } from './inDays.ts';
import type { InsightScope } from './insightScope.ts';

/** What was sold in a piece of time: orders in the site's currency that were neither cancelled nor voided. Minor units. */
export interface SoldRow {
  readonly bucket: string;
  readonly orders: number;
  readonly units: number;
  /** As the buyers owed it, with shipping and taxes. */
  readonly total: bigint;
  /** Paid back of these orders, whenever that was. */
  readonly refunds: bigint;
  readonly discounts: bigint;
}

const FORMATS = { hour: 'YYYY-MM-DD"T"HH24', day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;

function soldIn({ currency, timeZone, period }: InsightScope): RawBuilder<unknown> {
  return sql`o.currency = ${currency} AND o.fulfillment_status <> 'CANCELED' AND o.payment_state <> 'voided' AND o.in_reports
    AND ${isInDays(sql`o.placed_at`, period, timeZone)}`;
}

const REFUNDED = sql`coalesce((SELECT sum(r.amount) FROM order_refund r WHERE r.website_id = o.website_id
  AND r.order_id = o.id AND r.state <> 'failed'), 0)`;

/** By hour, day or month; pieces without an order are absent. */
export async function sumSold(
  trx: SiteTransaction,
  websiteId: string,
  scope: InsightScope & { readonly unit: keyof typeof FORMATS },
): Promise<readonly SoldRow[]> {
  const { rows } = await sql<Omit<SoldRow, 'orders' | 'units'> & { orders: bigint; units: bigint }>`
    SELECT to_char(o.placed_at AT TIME ZONE ${scope.timeZone}, ${FORMATS[scope.unit]}) AS bucket, count(*) AS orders,
      coalesce(sum((SELECT sum(l.quantity) FROM order_line l WHERE l.website_id = o.website_id AND l.order_id = o.id)), 0)::bigint AS units,
      sum(o.grand_total)::bigint AS total, sum(${REFUNDED})::bigint AS refunds, sum(o.discount)::bigint AS discounts
    FROM sales_order o WHERE o.website_id = ${websiteId} AND ${soldIn(scope)} GROUP BY 1`.execute(trx);
  return rows.map((row) => ({ ...row, orders: Number(row.orders), units: Number(row.units) }));
}

/** A row of a list of sales; `amount` in minor units. */
export interface SoldByRow {
  readonly key: string;
  readonly title: string;
  readonly amount: bigint;
  readonly units: number;
  readonly orders: number;
}

type RawSoldBy = Omit<SoldByRow, 'units' | 'orders'> & { readonly units: bigint; readonly orders: bigint };

const toSoldBy = ({ units, orders, ...row }: RawSoldBy): SoldByRow => ({
  ...row,
  units: Number(units),
  orders: Number(orders),
});

/** What was ordered, as ordered: after discounts, without shipping and taxes added on top. */
export async function listSoldItems(
  trx: SiteTransaction,
  websiteId: string,
  scope: InsightScope & { readonly by: 'product' | 'variant' },
): Promise<readonly SoldByRow[]> {
  const key = sql.ref(scope.by === 'product' ? 'l.product_id' : 'l.variant_id');
  const title =
    scope.by === 'product' ? sql`l.title` : sql`concat_ws(' · ', l.title, nullif(l.variant_description, ''))`;
  const { rows } = await sql<RawSoldBy>`
    SELECT ${key}::text AS key, (array_agg(${title} ORDER BY o.placed_at DESC, o.id))[1] AS title,
      sum(l.line_total - l.discount)::bigint AS amount, sum(l.quantity)::bigint AS units, count(DISTINCT o.id) AS orders
    FROM sales_order o JOIN order_line l ON l.website_id = o.website_id AND l.order_id = o.id
    WHERE o.website_id = ${websiteId} AND ${soldIn(scope)} GROUP BY 1
    ORDER BY amount DESC, title, key`.execute(trx);
  return rows.map(toSoldBy);
}

/** What discounts took off, each with the orders it was used in. */
export async function listGivenDiscounts(
  trx: SiteTransaction,
  websiteId: string,
  scope: InsightScope,
): Promise<readonly SoldByRow[]> {
  const { rows } = await sql<RawSoldBy>`
    SELECT d ->> 'id' AS key, (array_agg(d ->> 'name' ORDER BY o.placed_at DESC, o.id))[1] AS title,
      sum((d ->> 'amount')::bigint)::bigint AS amount, 0::bigint AS units, count(DISTINCT o.id) AS orders
    FROM sales_order o CROSS JOIN LATERAL jsonb_array_elements(o.applied_discounts) d
    WHERE o.website_id = ${websiteId} AND ${soldIn(scope)} GROUP BY 1 ORDER BY amount DESC, title, key`.execute(trx);
  return rows.map(toSoldBy);
}

/** What was sold, by how the visit it was paid in had come; '' where no visit is known. */
export async function listSoldByOrigin(
  trx: SiteTransaction,
  websiteId: string,
  scope: InsightScope & { readonly by: 'channel' | 'source' },
): Promise<readonly SoldByRow[]> {
  const key = sql.ref(`v.${scope.by}`);
  const { rows } = await sql<RawSoldBy>`
    SELECT coalesce(${key}, '') AS key, '' AS title, sum(o.grand_total - ${REFUNDED})::bigint AS amount, 0::bigint AS units,
      count(*) AS orders
    FROM sales_order o JOIN checkout k ON k.website_id = o.website_id AND k.id = o.checkout_id
    LEFT JOIN analytics_visit v ON v.website_id = k.website_id AND v.visit = k.visit
    WHERE o.website_id = ${websiteId} AND ${soldIn(scope)} GROUP BY 1 ORDER BY amount DESC, key`.execute(trx);
  return rows.map(toSoldBy);
}

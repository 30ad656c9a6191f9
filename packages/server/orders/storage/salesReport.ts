import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** What counts as sold: orders in the site's currency that were not cancelled or paid back whole. Minor units. */
export interface SalesRow {
  /** Hour, day or month in the time zone asked for. */
  readonly bucket: string;
  readonly total: bigint;
  readonly orderCount: number;
}

export interface SalesScope {
  readonly currency: string;
  readonly timeZone: string;
  /** From which moment on orders count. */
  readonly from: Date;
}

const FORMATS = { hour: 'YYYY-MM-DD"T"HH24', day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;

function soldSince({ currency, from }: SalesScope): RawBuilder<unknown> {
  return sql`o.placed_at >= ${from} AND o.currency = ${currency}
    AND o.fulfillment_status <> 'CANCELED' AND o.payment_state NOT IN ('refunded', 'voided') AND o.in_reports`;
}

/** Sales per hour, day or month; those without an order are absent. */
export async function sumSales(
  trx: SiteTransaction,
  websiteId: string,
  scope: SalesScope & { readonly unit: keyof typeof FORMATS },
): Promise<readonly SalesRow[]> {
  const { rows } = await sql<{ bucket: string; total: bigint; count: bigint }>`
    SELECT to_char(o.placed_at AT TIME ZONE ${scope.timeZone}, ${FORMATS[scope.unit]}) AS bucket, count(*) AS count,
      sum(o.grand_total - coalesce((SELECT sum(r.amount) FROM order_refund r WHERE r.website_id = ${websiteId}
        AND r.order_id = o.id AND r.state <> 'failed'), 0))::bigint AS total
    FROM sales_order o WHERE o.website_id = ${websiteId} AND ${soldSince(scope)} GROUP BY 1`.execute(trx);
  return rows.map(({ bucket, total, count }) => ({ bucket, total, orderCount: Number(count) }));
}

export interface TopProductRow {
  readonly productId: string;
  readonly title: string;
  readonly imageAssetId: string | null;
  readonly revenue: bigint;
  readonly units: number;
}

/** What was ordered most, as ordered: after discounts, without shipping. */
export async function listTopProducts(
  trx: SiteTransaction,
  websiteId: string,
  scope: SalesScope & { readonly by: 'revenue' | 'units'; readonly limit: number },
): Promise<readonly TopProductRow[]> {
  const { rows } = await sql<Omit<TopProductRow, 'units'> & { readonly units: bigint }>`
    SELECT l.product_id AS "productId", (array_agg(l.title ORDER BY o.placed_at DESC))[1] AS title,
      (array_agg(l.image_asset_id ORDER BY o.placed_at DESC))[1] AS "imageAssetId",
      sum(l.line_total - l.discount)::bigint AS revenue, sum(l.quantity)::bigint AS units
    FROM sales_order o JOIN order_line l ON l.website_id = o.website_id AND l.order_id = o.id
    WHERE o.website_id = ${websiteId} AND ${soldSince(scope)}
    GROUP BY l.product_id ORDER BY ${sql.ref(scope.by)} DESC, title, l.product_id LIMIT ${scope.limit}`.execute(trx);
  return rows.map(({ units, ...row }) => ({ ...row, units: Number(units) }));
}

export async function hasAnyOrder(trx: SiteTransaction, websiteId: string): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    SELECT EXISTS (SELECT 1 FROM sales_order WHERE website_id = ${websiteId}) AS any`.execute(trx);
  return rows[0]?.any === true;
}

export interface WaitingOrders {
  readonly count: number;
  readonly total: bigint;
}

/** Orders that nobody has put away and that wait for their money, or to be sent; as the list of orders filters them. */
export async function countWaiting(
  trx: SiteTransaction,
  websiteId: string,
  currency: string,
): Promise<{ readonly unpaid: WaitingOrders; readonly unfulfilled: WaitingOrders }> {
  const { rows } = await sql<{ unpaid: bigint; unpaid_total: bigint; open: bigint; open_total: bigint }>`
    WITH waiting AS (
      SELECT payment_state IN ('awaiting_payment', 'pending') AS is_unpaid,
        fulfillment_status = ANY(${[...OPEN_FULFILMENT]}::text[]) AND payment_state IN ('paid', 'partially_refunded') AS is_open,
        CASE WHEN currency = ${currency} THEN grand_total ELSE 0 END AS total
      FROM sales_order WHERE website_id = ${websiteId} AND archived_at IS NULL AND fulfillment_status <> 'CANCELED'
    )
    SELECT count(*) FILTER (WHERE is_unpaid) AS unpaid, count(*) FILTER (WHERE is_open) AS open,
      coalesce(sum(total) FILTER (WHERE is_unpaid), 0)::bigint AS unpaid_total,
      coalesce(sum(total) FILTER (WHERE is_open), 0)::bigint AS open_total FROM waiting`.execute(trx);
  const row = rows[0]!;
  return {
    unpaid: { count: Number(row.unpaid), total: row.unpaid_total },
    unfulfilled: { count: Number(row.open), total: row.open_total },
  };
}

const OPEN_FULFILMENT = ['PENDING', 'PARTIAL'] as const;

import type { ReportFilter } from '@quoin/domain/orders';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** What counts as sold, over sales_order, as the sales report has it (insightSales.ts). */
export function isSold(currency: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`currency = ${currency} AND fulfillment_status <> 'CANCELED' AND payment_state <> 'voided'
    AND in_reports`;
}

/** The condition over sales_order that an order is counted in a row of the report. */
export function soldBy(filter: ReportFilter): RawBuilder<SqlBool> {
  if (filter.by === 'all') return sql<SqlBool>`true`;
  const { by, key } = filter;
  if (by === 'discount') {
    return sql<SqlBool>`applied_discounts @> ${JSON.stringify([{ id: key }])}::jsonb`;
  }
  if (by === 'product' || by === 'variant') {
    return sql<SqlBool>`EXISTS (SELECT 1 FROM order_line l WHERE l.website_id = sales_order.website_id
      AND l.order_id = sales_order.id AND l.${sql.ref(`${by}_id`)} = ${key}::uuid)`;
  }
  return sql<SqlBool>`coalesce((SELECT v.${sql.ref(by)} FROM checkout k
    JOIN analytics_visit v ON v.website_id = k.website_id AND v.visit = k.visit
    WHERE k.website_id = sales_order.website_id AND k.id = sales_order.checkout_id), '') = ${key}`;
}

/** What a person calls the product, variant or discount: as the latest order has it; '' where none has, and for the rest. */
export async function soldTitle(trx: SiteTransaction, websiteId: string, filter: ReportFilter): Promise<string> {
  if (filter.by !== 'product' && filter.by !== 'variant' && filter.by !== 'discount') return '';
  const { by, key } = filter;
  const title = by === 'product' ? sql`l.title` : sql`concat_ws(' · ', l.title, nullif(l.variant_description, ''))`;
  const titles =
    by === 'discount'
      ? sql`SELECT d ->> 'name' AS title, o.placed_at, o.id FROM sales_order o
          CROSS JOIN LATERAL jsonb_array_elements(o.applied_discounts) d
          WHERE o.website_id = ${websiteId} AND o.applied_discounts @> ${JSON.stringify([{ id: key }])}::jsonb
            AND d ->> 'id' = ${key}`
      : sql`SELECT ${title} AS title, o.placed_at, o.id FROM order_line l
          JOIN sales_order o ON o.website_id = l.website_id AND o.id = l.order_id
          WHERE l.website_id = ${websiteId} AND l.${sql.ref(`${by}_id`)} = ${key}::uuid`;
  const { rows } = await sql<{ title: string }>`${titles} ORDER BY placed_at DESC, id LIMIT 1`.execute(trx);
  return rows[0]?.title ?? '';
}

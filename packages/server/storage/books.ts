import { sql } from 'kysely';
import type { SiteTransaction } from '../database/database.ts';

/** One broken promise: which rule, and what shows it. */
export interface Violation {
  readonly rule: string;
  readonly subject: string;
  readonly detail: string;
}

interface Check {
  readonly rule: string;
  /** Rows are violations: `subject` and `detail` as text. */
  readonly find: (trx: SiteTransaction, websiteId: string) => Promise<readonly { subject: string; detail: string }[]>;
}

type Row = { subject: string; detail: string };

/** What must hold after every commit (reliability 1.1 to 1.3); each query answers the rows that break it. */
const CHECKS: readonly Check[] = [
  {
    rule: 'MON-1 grand total = subtotal - discount + shipping + tax',
    find: async (trx, site) =>
      (
        await sql<Row>`select id::text as subject, grand_total::text as detail from sales_order
          where website_id = ${site} and grand_total <> subtotal - discount + shipping + tax`.execute(trx)
      ).rows,
  },
  {
    rule: 'MON-1 subtotal = sum of the lines',
    find: async (trx, site) =>
      (
        await sql<Row>`select o.id::text as subject, o.subtotal::text || ' <> ' || coalesce(sum(l.line_total), 0)::text as detail
          from sales_order o left join order_line l on l.website_id = o.website_id and l.order_id = o.id
          where o.website_id = ${site} group by o.id, o.subtotal having o.subtotal <> coalesce(sum(l.line_total), 0)`.execute(
          trx,
        )
      ).rows,
  },
  {
    rule: 'STK-1 stock is never below zero or below what is reserved',
    find: async (trx, site) =>
      (
        await sql<Row>`select sku as subject, on_hand || ' on hand, ' || reserved || ' reserved' as detail from variant
          where website_id = ${site} and not unlimited and (on_hand < 0 or reserved < 0 or reserved > on_hand)`.execute(
          trx,
        )
      ).rows,
  },
  {
    rule: 'STK-2 stock on hand = sum of its movements',
    find: async (trx, site) =>
      (
        await sql<Row>`select v.sku as subject, v.on_hand || ' on hand, movements ' || coalesce(sum(m.delta), 0) as detail
          from variant v left join stock_movement m on m.website_id = v.website_id and m.variant_id = v.id
          where v.website_id = ${site} and not v.unlimited
          group by v.id, v.sku, v.on_hand having v.on_hand <> coalesce(sum(m.delta), 0)`.execute(trx)
      ).rows,
  },
  {
    rule: 'STK-3 reserved = sum of live reservations',
    find: async (trx, site) =>
      (
        await sql<Row>`select v.sku as subject, v.reserved || ' reserved, held ' || coalesce(sum(r.quantity), 0) as detail
          from variant v left join stock_reservation r
            on r.website_id = v.website_id and r.variant_id = v.id and r.state = 'held'
          where v.website_id = ${site}
          group by v.id, v.sku, v.reserved having v.reserved <> coalesce(sum(r.quantity), 0)`.execute(trx)
      ).rows,
  },
  {
    rule: 'ORD-1 a paid order has exactly one succeeded payment of its amount',
    find: async (trx, site) =>
      (
        await sql<Row>`select o.id::text as subject, count(p.id) || ' payments' as detail
          from sales_order o left join payment_intent p on p.website_id = o.website_id and p.checkout_id = o.checkout_id
            and p.state = 'succeeded' and p.amount = o.grand_total and p.currency = o.currency
          where o.website_id = ${site} and o.payment_state = 'paid' and o.grand_total > 0
          group by o.id having count(p.id) <> 1`.execute(trx)
      ).rows,
  },
  {
    rule: 'ORD-5 a cart is bought once, by the order that names it',
    find: async (trx, site) =>
      (
        await sql<Row>`select o.id::text as subject, 'cart ' || o.cart_id || ' names ' || coalesce(c.order_id::text, 'no order') as detail
          from sales_order o join cart c on c.website_id = o.website_id and c.id = o.cart_id
          where o.website_id = ${site} and c.order_id is distinct from o.id`.execute(trx)
      ).rows,
  },
  {
    rule: 'ORD-6 no order number is above the counter, which gives out the next',
    find: async (trx, site) =>
      (
        await sql<Row>`select 'counter' as subject, coalesce(c.last_number, 0) || ' < ' || max(o.order_number) as detail
          from sales_order o left join order_counter c on c.website_id = o.website_id
          where o.website_id = ${site} group by c.last_number
          having max(o.order_number) > coalesce(c.last_number, 0)`.execute(trx)
      ).rows,
  },
];

/** Every broken promise of one site; empty when the books are right. */
export async function findViolations(trx: SiteTransaction, websiteId: string): Promise<readonly Violation[]> {
  const found: Violation[] = [];
  for (const { rule, find } of CHECKS) {
    for (const row of await find(trx, websiteId)) found.push({ rule, ...row });
  }
  return found;
}

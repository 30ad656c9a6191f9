import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

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
    rule: 'MON-3 discount, tax and total of an order = the sums of its parts',
    find: async (trx, site) =>
      (
        await sql<Row>`select o.id::text as subject, concat_ws(' ', o.discount, o.tax, o.tax_included, o.grand_total) || ' <> ' ||
            concat_ws(' ', l.discount, l.tax, l.tax_included, l.gross) as detail
          from sales_order o cross join lateral (
            select o.shipping_discount + coalesce(sum(discount), 0) as discount, o.shipping_tax + coalesce(sum(tax), 0) as tax,
              o.shipping_tax_included + coalesce(sum(tax_included), 0) as tax_included,
              o.shipping_gross + coalesce(sum(gross), 0) as gross
            from order_line where website_id = o.website_id and order_id = o.id) l
          where o.website_id = ${site}
            and (o.discount, o.tax, o.tax_included, o.grand_total) <> (l.discount, l.tax, l.tax_included, l.gross)`.execute(
          trx,
        )
      ).rows,
  },
  {
    rule: 'GFT-4 a discount is counted as often as it is used',
    find: async (trx, site) =>
      (
        await sql<Row>`select d.name as subject, d.times_used || ' counted, ' || count(u.checkout_id) || ' used' as detail
          from discount d left join discount_use u on u.website_id = d.website_id and u.discount_id = d.id
          where d.website_id = ${site} group by d.website_id, d.id
          having d.times_used <> count(u.checkout_id)`.execute(trx)
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
            and p.state = 'succeeded' and p.amount = o.amount_due and p.currency = o.currency
          where o.website_id = ${site} and o.payment_state = 'paid' and o.amount_due > 0
          group by o.id having count(p.id) <> 1`.execute(trx)
      ).rows,
  },
  {
    rule: 'MON-4 what was given back of a payment = sum of its refunds',
    find: async (trx, site) =>
      (
        await sql<Row>`select p.id::text as subject, p.refunded_amount || ' <> ' || coalesce(sum(r.amount), 0) as detail
          from payment_intent p left join payment_refund r
            on r.website_id = p.website_id and r.intent_id = p.id and r.state <> 'failed'
          where p.website_id = ${site} group by p.id, p.refunded_amount
          having p.refunded_amount <> coalesce(sum(r.amount), 0)`.execute(trx)
      ).rows,
  },
  {
    rule: 'ORD-3 a payment that brought money has an order',
    find: async (trx, site) =>
      (
        await sql<Row>`select p.id::text as subject, p.amount || ' ' || p.currency as detail
          from payment_intent p left join sales_order o on o.website_id = p.website_id and o.checkout_id = p.checkout_id
          where p.website_id = ${site} and p.state in ('processing', 'succeeded') and o.id is null`.execute(trx)
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
  {
    rule: 'ORD-2 sent + canceled never exceeds what was ordered',
    find: async (trx, site) =>
      (
        await sql<Row>`select id::text as subject, sent || ' sent, ' || canceled || ' canceled of ' || quantity as detail
          from order_line where website_id = ${site} and (sent < 0 or canceled < 0 or sent + canceled > quantity)`.execute(
          trx,
        )
      ).rows,
  },
  {
    rule: 'ORD-2 what a line has sent is in its parcels',
    find: async (trx, site) =>
      (
        await sql<Row>`select l.id::text as subject, l.sent || ' sent, in parcels ' || coalesce(p.sum, 0) as detail
          from order_line l left join (
            select sl.line_id, sum(sl.quantity) as sum from shipment_line sl
            join shipment s on s.website_id = sl.website_id and s.id = sl.shipment_id and s.recalled_at is null
            where sl.website_id = ${site} group by sl.line_id
          ) p on p.line_id = l.id
          where l.website_id = ${site} and l.sent <> coalesce(p.sum, 0)
            -- Sent before parcels were written down.
            and exists (select 1 from shipment s where s.website_id = l.website_id and s.order_id = l.order_id)`.execute(
          trx,
        )
      ).rows,
  },
  {
    rule: 'ORD-2 the fulfilment of an order follows from its lines',
    find: async (trx, site) =>
      (
        await sql<Row>`select o.id::text as subject, o.fulfillment_status || ', lines say ' || w.should as detail
          from sales_order o join (
            select order_id, case
              when bool_or(quantity > sent + canceled) then case when bool_or(sent > 0) then 'PARTIAL' else 'PENDING' end
              when bool_or(sent > 0) then 'FULFILLED' else 'CANCELED' end as should
            from order_line where website_id = ${site} group by order_id
          ) w on w.order_id = o.id
          where o.website_id = ${site} and o.fulfillment_status <> w.should`.execute(trx)
      ).rows,
  },
  {
    rule: 'MON-4 no order gives back more than was charged',
    find: async (trx, site) =>
      (
        await sql<Row>`select o.id::text as subject, sum(r.amount) || ' of ' || o.grand_total as detail
          from sales_order o join order_refund r on r.website_id = o.website_id and r.order_id = o.id
          left join payment_refund p on p.website_id = r.website_id and p.id = r.id
          where o.website_id = ${site} and r.state <> 'failed' and p.state is distinct from 'failed'
          group by o.id, o.grand_total having sum(r.amount) > o.grand_total`.execute(trx)
      ).rows,
  },
  {
    rule: 'MON-4 the money of a refund is what its parts say',
    find: async (trx, site) =>
      (
        await sql<Row>`select r.id::text as subject, p.amount || ' <> ' || r.to_payment as detail
          from order_refund r join payment_refund p on p.website_id = r.website_id and p.id = r.id
          where r.website_id = ${site} and p.amount <> r.to_payment`.execute(trx)
      ).rows,
  },
  {
    rule: 'MON-4 an order is refunded exactly when all of its payment is back',
    find: async (trx, site) =>
      (
        await sql<Row>`select o.id::text as subject, o.payment_state || ', back ' || b.sum || ' of ' || b.amount as detail
          from sales_order o join (
            select i.checkout_id, i.amount, sum(p.amount) as sum from payment_intent i
            join payment_refund p on p.website_id = i.website_id and p.intent_id = i.id and p.state = 'succeeded'
            where i.website_id = ${site} group by i.checkout_id, i.id, i.amount
          ) b on b.checkout_id = o.checkout_id
          where o.website_id = ${site} and (o.payment_state = 'refunded') <> (b.sum = b.amount)
            and o.payment_state in ('paid', 'refunded', 'partially_refunded')`.execute(trx)
      ).rows,
  },
  {
    rule: 'ORD-6 the numbers of invoices and credit notes have no gap',
    find: async (trx, site) =>
      (
        await sql<Row>`select kind || coalesce(' ' || year, '') as subject, count(*) || ' from ' || min(number) || ' to ' || max(number) as detail
          from order_document where website_id = ${site}
          group by kind, year having count(*) <> max(number) - min(number) + 1`.execute(trx)
      ).rows,
  },
  {
    rule: 'GFT-1 what is on a gift card, free or held = sum of its movements',
    find: async (trx, site) =>
      (
        await sql<Row>`select c.id::text as subject, (c.balance + c.held) || ' <> ' || coalesce(sum(m.delta), 0) as detail
          from gift_card c left join gift_card_movement m on m.website_id = c.website_id and m.gift_card_id = c.id
          where c.website_id = ${site} group by c.id, c.balance, c.held
          having c.balance + c.held <> coalesce(sum(m.delta), 0)`.execute(trx)
      ).rows,
  },
  {
    rule: 'GFT-1 a gift card was issued for what its issue and adjustments say',
    find: async (trx, site) =>
      (
        await sql<Row>`select c.id::text as subject, c.issued || ' <> ' || coalesce(sum(m.delta), 0) as detail
          from gift_card c left join gift_card_movement m
            on m.website_id = c.website_id and m.gift_card_id = c.id and m.kind in ('issue', 'adjust')
          where c.website_id = ${site} group by c.id, c.issued having c.issued <> coalesce(sum(m.delta), 0)`.execute(
          trx,
        )
      ).rows,
  },
  {
    rule: 'GFT-1 held of a gift card = sum of payments under way',
    find: async (trx, site) =>
      (
        await sql<Row>`select c.id::text as subject, c.held || ' <> ' || coalesce(sum(h.amount), 0) as detail
          from gift_card c left join gift_card_hold h on h.website_id = c.website_id and h.gift_card_id = c.id
          where c.website_id = ${site} group by c.id, c.held having c.held <> coalesce(sum(h.amount), 0)`.execute(trx)
      ).rows,
  },
  {
    rule: 'GIFT-03 an order took from each gift card what it says',
    find: async (trx, site) =>
      (
        await sql<Row>`select o.id::text as subject, o.gift_card_total || ' <> ' || coalesce(-sum(m.delta), 0) as detail
          from sales_order o left join gift_card_movement m
            on m.website_id = o.website_id and m.order_id = o.id and m.kind = 'redeem'
          where o.website_id = ${site} group by o.id, o.gift_card_total
          having o.gift_card_total <> coalesce(-sum(m.delta), 0)`.execute(trx)
      ).rows,
  },
  {
    rule: 'ORD-8 a paid period of a subscription has its own order, and the count of them is right',
    find: async (trx, site) =>
      (
        await sql<Row>`select s.id::text as subject,
            s.cycles_charged || ' charged, paid ' || count(c.id) || ', orders ' || count(distinct o.id) as detail
          from subscription s left join subscription_charge c
            on c.website_id = s.website_id and c.subscription_id = s.id and c.state = 'paid'
          left join sales_order o on o.website_id = c.website_id and o.id = c.order_id
          where s.website_id = ${site} group by s.id, s.cycles_charged, s.status
          having count(c.id) <> count(distinct o.id) or (s.status <> 'canceled' and s.cycles_charged <> count(c.id))`.execute(
          trx,
        )
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

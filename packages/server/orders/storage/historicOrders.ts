import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';

/** The wanted number where no order has it, else null. Locks the site's counter first, as all orders do. */
export async function lockFreeNumber(
  trx: SiteTransaction,
  websiteId: string,
  wanted: number | null,
): Promise<number | null> {
  await sql`INSERT INTO order_counter AS c (website_id, last_number) VALUES (${websiteId}, 0)
    ON CONFLICT (website_id) DO UPDATE SET last_number = c.last_number`.execute(trx);
  if (wanted === null) return null;
  const taken = await trx
    .selectFrom('sales_order')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('order_number', '=', BigInt(wanted))
    .executeTakeFirst();
  return taken === undefined ? wanted : null;
}

/** Products of the shop that have these SKUs, by SKU. */
export async function listProductsBySku(
  trx: SiteTransaction,
  websiteId: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = skus.filter((sku) => sku !== '');
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ sku: string; id: string }>`SELECT sku, product_id AS id FROM variant
    WHERE website_id = ${websiteId} AND sku = ANY(${wanted}::text[]) AND NOT archived`.execute(trx);
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

export interface HistoricRefund {
  readonly orderId: string;
  readonly checkoutId: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly parts: JsonObject;
}

/** Money that went back in another product: counted in every place where a refund is. */
export async function insertHistoricRefund(
  trx: SiteTransaction,
  websiteId: string,
  refund: HistoricRefund,
): Promise<void> {
  const { orderId, checkoutId, amount, currency, parts } = refund;
  const [id, now] = [trx.newId(), trx.now()];
  const ofIntent = sql`FROM payment_intent AS intent WHERE intent.website_id = ${websiteId} AND intent.checkout_id = ${checkoutId}`;
  await Promise.all([
    sql`INSERT INTO order_refund (website_id, id, order_id, currency, amount, to_payment, parts, state, created_at)
      VALUES (${websiteId}, ${id}, ${orderId}, ${currency}, ${amount}, ${amount}, ${JSON.stringify(parts)}::jsonb, 'done', ${now})`.execute(
      trx,
    ),
    sql`UPDATE payment_intent SET refunded_amount = ${amount}, updated_at = ${now},
        state = CASE WHEN amount = ${amount} THEN 'refunded' ELSE state END
      WHERE website_id = ${websiteId} AND checkout_id = ${checkoutId}`.execute(trx),
    sql`UPDATE manual_payment SET refunded = ${amount}, updated_at = ${now}
      WHERE website_id = ${websiteId} AND intent_id IN (SELECT intent.id ${ofIntent})`.execute(trx),
    sql`INSERT INTO payment_refund (website_id, id, intent_id, amount, currency, state, created_at, updated_at)
      SELECT intent.website_id, ${id}::uuid, intent.id, ${amount}::bigint, ${currency}, 'succeeded', ${now}::timestamptz, ${now}::timestamptz
      ${ofIntent}`.execute(trx),
  ]);
}

/** Deletes an order that an import created; false where it has to stay. */
export async function removeImportedOrder(trx: SiteTransaction, id: string): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`SELECT remove_imported_order(${id}) AS gone`.execute(trx);
  return rows[0]?.gone === true;
}

/** Of these orders those that are here: by their ids, or by number and moment. */
export async function listHeldOrders(
  trx: SiteTransaction,
  websiteId: string,
  wanted: { readonly ids: readonly string[]; readonly numbers: readonly number[] },
): Promise<readonly { readonly id: string; readonly number: number; readonly placedAt: Date }[]> {
  const { rows } = await sql<{ id: string; number: bigint; placedAt: Date }>`
    SELECT id, order_number AS number, placed_at AS "placedAt" FROM sales_order WHERE website_id = ${websiteId}
      AND (id = ANY(${[...wanted.ids]}::uuid[]) OR order_number = ANY(${[...wanted.numbers]}::bigint[]))`.execute(trx);
  return rows.map((row) => ({ ...row, number: Number(row.number) }));
}

import type { Address } from '@quoin/domain/orders';
import { sql } from 'kysely';
import type { StoredCheckout } from '../../cart/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';

/** What was paid for and became no order: enough of the checkout to make it one after all. */
export interface UnfulfilledSale {
  /** Of orders/placing/purchase.ts. */
  readonly payment: JsonObject;
  readonly email: string | null;
  readonly shippingAddress: Address | null;
  readonly shippingOptionId: string | null;
  readonly note: string;
}

export async function saveUnfulfilledSale(
  trx: SiteTransaction,
  websiteId: string,
  intentId: string,
  { payment, email, shippingAddress, shippingOptionId, note }: StoredCheckout,
): Promise<void> {
  const sale: UnfulfilledSale = { payment, email, shippingAddress, shippingOptionId, note };
  await trx
    .updateTable('payment_intent')
    .set({ parked_sale: JSON.stringify(sale) })
    .where('website_id', '=', websiteId)
    .where('id', '=', intentId)
    .execute();
}

/** Null: it can't be made an order, or not any more. */
export async function findUnfulfilledSale(
  trx: SiteTransaction,
  websiteId: string,
  intentId: string,
): Promise<UnfulfilledSale | null> {
  const row = await trx
    .selectFrom('payment_intent')
    .select('parked_sale')
    .where('website_id', '=', websiteId)
    .where('id', '=', intentId)
    .executeTakeFirst();
  // Only ever what `saveUnfulfilledSale` wrote.
  return (row?.parked_sale as unknown as UnfulfilledSale | null | undefined) ?? null;
}

/** From here on no order is made of it: its money goes back, or it is one. */
export async function removeUnfulfilledSale(trx: SiteTransaction, websiteId: string, intentId: string): Promise<void> {
  await trx
    .updateTable('payment_intent')
    .set({ parked_sale: null })
    .where('website_id', '=', websiteId)
    .where('id', '=', intentId)
    .execute();
}

/** When the money of a parked payment goes back by itself; null when nothing is planned. */
export async function findGiveBackTime(
  trx: SiteTransaction,
  websiteId: string,
  intentId: string,
  kind: string,
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`SELECT min(run_at) AS at FROM job
    WHERE website_id = ${websiteId} AND kind = ${kind} AND payload ->> 'intentId' = ${intentId}
      AND state NOT IN ('done', 'dead')`.execute(trx);
  return rows[0]?.at ?? null;
}

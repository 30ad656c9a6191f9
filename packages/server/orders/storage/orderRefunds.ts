import { REFUND_MOVES, type RefundState } from '@quoin/domain/orders';
import { movesTo } from '@quoin/domain/states';
import { type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';

export interface StoredOrderRefund {
  readonly id: string;
  readonly orderId: string;
  readonly currency: string;
  /** Minor units; amount = toPayment + toGiftCards. */
  readonly amount: bigint;
  readonly toPayment: bigint;
  readonly toGiftCards: bigint;
  /** See orders/refunds/refundParts.ts. */
  readonly parts: JsonObject;
  readonly state: RefundState;
  readonly reason: string;
  readonly actor: string;
  readonly createdAt: Date;
}

/** What goes back is counted from here on, whatever becomes of the call to the provider (MON-4). */
export async function insertOrderRefund(
  trx: SiteTransaction,
  websiteId: string,
  refund: Omit<StoredOrderRefund, 'createdAt' | 'state'> & { readonly accountId: string | null },
): Promise<void> {
  await trx
    .insertInto('order_refund')
    .values({
      website_id: websiteId,
      id: refund.id,
      order_id: refund.orderId,
      currency: refund.currency,
      amount: refund.amount,
      to_payment: refund.toPayment,
      to_gift_cards: refund.toGiftCards,
      parts: JSON.stringify(refund.parts),
      state: refund.toPayment === 0n ? 'done' : 'begun',
      reason: refund.reason,
      account_id: refund.accountId,
      actor: refund.actor,
      created_at: trx.now(),
    })
    .execute();
}

/** Under which names the table has them. */
const STORED = { pending: 'begun', succeeded: 'done', failed: 'failed' } as const;
const STATE = sql<RefundState>`CASE r.state WHEN 'done' THEN 'succeeded' WHEN 'begun' THEN 'pending' ELSE r.state END`;

function select(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('order_refund as r')
    .select(['r.id', 'r.order_id as orderId', 'r.currency', 'r.amount', 'r.to_payment as toPayment'])
    .select(['r.to_gift_cards as toGiftCards', 'r.parts', 'r.reason', 'r.actor', 'r.created_at as createdAt'])
    .select(STATE.as('state'))
    .where('r.website_id', '=', websiteId);
}

/** Oldest first; failed ones too. */
export function listOrderRefunds(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<StoredOrderRefund[]> {
  return select(trx, websiteId).where('r.order_id', '=', orderId).orderBy('r.created_at').orderBy('r.id').execute();
}

export async function findOrderRefund(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredOrderRefund | null> {
  return (await select(trx, websiteId).where('r.id', '=', id).executeTakeFirst()) ?? null;
}

/**
 * Records the outcome of a refund, once. `failed`: the money never left, and the parts may be refunded again. A refund
 * made at the provider itself has no row here.
 */
export async function endOrderRefund(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  state: 'succeeded' | 'failed',
): Promise<void> {
  await trx
    .updateTable('order_refund')
    .set({ state: STORED[state] })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where(
      'state',
      'in',
      movesTo(REFUND_MOVES, state).map((before) => STORED[before]),
    )
    .execute();
}

/** False: they were given back before. */
export async function forgetTakenGiftCards(trx: SiteTransaction, websiteId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('order_refund')
    .set({ parts: sql`parts - 'takenGiftCards'` as never })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where(sql<SqlBool>`parts ? 'takenGiftCards'`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

import { REFUND_MOVES, type RefundState } from '@quoin/domain/orders';
import { movesTo } from '@quoin/domain/states';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface StoredRefund {
  readonly id: string;
  readonly intentId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: string;
  readonly state: RefundState;
  readonly reason: string;
  readonly providerRefundId: string | null;
  readonly createdAt: Date;
}

const COLUMNS = [
  'id',
  'intent_id as intentId',
  'amount',
  'currency',
  'state',
  'reason',
  'provider_refund_id as providerRefundId',
  'created_at as createdAt',
] as const;

export async function findRefund(trx: SiteTransaction, websiteId: string, id: string): Promise<StoredRefund | null> {
  const query = trx.selectFrom('payment_refund').select(COLUMNS).where('website_id', '=', websiteId);
  return (await query.where('id', '=', id).executeTakeFirst()) ?? null;
}

export function listRefundsOfIntent(
  trx: SiteTransaction,
  websiteId: string,
  intentId: string,
): Promise<StoredRefund[]> {
  return trx
    .selectFrom('payment_refund')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('intent_id', '=', intentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Takes a part of what is left of a payment, in one conditional statement: two at once never take too much (MON-4). */
export async function takeForRefund(
  trx: SiteTransaction,
  websiteId: string,
  intentId: string,
  amount: bigint,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE payment_intent SET refunded_amount = refunded_amount + ${amount}, updated_at = ${trx.now()}::timestamptz
    WHERE website_id = ${websiteId} AND id = ${intentId} AND state = 'succeeded'
      AND refunded_amount + ${amount} <= amount`.execute(trx);
  return numAffectedRows === 1n;
}

/** The provider refused: the part is there again. */
export async function returnFromRefund(
  trx: SiteTransaction,
  websiteId: string,
  intentId: string,
  amount: bigint,
): Promise<void> {
  await sql`UPDATE payment_intent SET refunded_amount = refunded_amount - ${amount}, updated_at = ${trx.now()}::timestamptz
    WHERE website_id = ${websiteId} AND id = ${intentId}`.execute(trx);
}

/** Inserts the row that is committed before the provider is called (ORD-3). Returns false when it exists already. */
export async function insertRefund(
  trx: SiteTransaction,
  websiteId: string,
  refund: Omit<StoredRefund, 'createdAt'>,
): Promise<boolean> {
  const now = trx.now();
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('payment_refund')
    .values({
      website_id: websiteId,
      id: refund.id,
      intent_id: refund.intentId,
      amount: refund.amount,
      currency: refund.currency,
      state: refund.state,
      reason: refund.reason,
      provider_refund_id: refund.providerRefundId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A refund ends once. */
export async function endRefund(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  to: { readonly state: 'succeeded' | 'failed'; readonly providerRefundId: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_refund')
    .set({ state: to.state, provider_refund_id: to.providerRefundId, updated_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('state', 'in', movesTo(REFUND_MOVES, to.state))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

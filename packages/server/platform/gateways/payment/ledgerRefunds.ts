import { movesTo } from '@quoin/domain/states';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../database/database.ts';
import { type KnownPayment, type ProviderRefund, ProviderRefusal, type RefundRequest } from './paymentGateway.ts';
import { TEST_PAYMENT_MOVES } from './paymentMoves.ts';

type LedgerProvider = 'test' | 'manual';

/**
 * Records at a built-in provider that money went back: once per refund of ours, never more than came (MON-4).
 * @throws ProviderRefusal when less is left than asked.
 */
export async function recordLedgerRefund(
  trx: SiteTransaction,
  refund: { readonly provider: LedgerProvider } & RefundRequest,
): Promise<ProviderRefund> {
  const { provider, payment, refundId } = refund;
  // Two calls with the same reference wait for each other here: the second one finds what the first one wrote.
  await sql`SELECT 1 FROM ${sql.table(`${provider}_payment`)}
    WHERE website_id = ${payment.websiteId} AND intent_id = ${payment.intentId} FOR UPDATE`.execute(trx);
  const held = (await listLedgerRefunds(trx, provider, payment)).find((each) => each.refundId === refundId);
  if (held !== undefined) return held;
  const amount = await takeBack(trx, refund);
  if (amount === null) throw new ProviderRefusal(`There is not that much left to give back of ${payment.intentId}`);
  await trx
    .insertInto('provider_refund')
    .values({
      website_id: payment.websiteId,
      provider,
      refund_id: refundId,
      intent_id: payment.intentId,
      amount,
      created_at: trx.now(),
    })
    .execute();
  return bookRefund({ refund_id: refundId, amount }, payment);
}

/** What is given back; null when too little is left. The row's lock makes refunds of one payment wait for each other. */
async function takeBack(
  trx: SiteTransaction,
  { provider, payment, amount }: { readonly provider: LedgerProvider } & RefundRequest,
): Promise<bigint | null> {
  const table = sql.table(`${provider}_payment`);
  const whole =
    provider === 'test'
      ? sql`CASE WHEN b.refunded + w.amount = b.amount AND b.status = ANY (${movesTo(TEST_PAYMENT_MOVES, 'refunded')})
          THEN 'refunded' ELSE b.status END`
      : sql`b.status`;
  const { rows } = await sql<{ taken: bigint }>`
    WITH locked AS (
      SELECT amount - refunded AS rest FROM ${table}
      WHERE website_id = ${payment.websiteId} AND intent_id = ${payment.intentId} AND status = 'succeeded' FOR UPDATE
    ), w AS (SELECT coalesce(${amount}::bigint, rest) AS amount FROM locked)
    UPDATE ${table} AS b SET refunded = b.refunded + w.amount, status = ${whole}, updated_at = ${trx.now()}::timestamptz
    FROM w
    WHERE b.website_id = ${payment.websiteId} AND b.intent_id = ${payment.intentId} AND b.status = 'succeeded'
      AND w.amount > 0 AND b.refunded + w.amount <= b.amount
    RETURNING w.amount AS taken`.execute(trx);
  return rows[0]?.taken ?? null;
}

export async function listLedgerRefunds(
  trx: SiteTransaction,
  provider: LedgerProvider,
  payment: KnownPayment,
): Promise<readonly ProviderRefund[]> {
  const rows = await trx
    .selectFrom('provider_refund')
    .select(['refund_id', 'amount'])
    .where('website_id', '=', payment.websiteId)
    .where('provider', '=', provider)
    .where('intent_id', '=', payment.intentId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => bookRefund(row, payment));
}

function bookRefund(
  row: { readonly refund_id: string; readonly amount: bigint },
  { currency }: KnownPayment,
): ProviderRefund {
  const { refund_id: refundId, amount } = row;
  return { providerRefundId: `book_${refundId}`, refundId, amount, currency, status: 'succeeded' };
}

import type { LineQuantity, WithdrawalReceipt, WithdrawalStatement } from '@quoin/domain/orders';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface StoredWithdrawal extends WithdrawalStatement {
  readonly id: string;
  readonly receipt: WithdrawalReceipt;
  readonly submittedAt: Date;
}

export async function insertWithdrawal(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
  withdrawal: StoredWithdrawal,
): Promise<void> {
  await trx
    .insertInto('order_withdrawal')
    .values({
      website_id: websiteId,
      id: withdrawal.id,
      order_id: orderId,
      name: withdrawal.name,
      email: withdrawal.email,
      lines: JSON.stringify(withdrawal.lines),
      receipt: JSON.stringify(withdrawal.receipt),
      submitted_at: withdrawal.submittedAt,
    })
    .execute();
}

/** Oldest first. */
export async function listWithdrawals(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<StoredWithdrawal[]> {
  const rows = await trx
    .selectFrom('order_withdrawal')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('submitted_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    // Only ever what `insertWithdrawal` wrote.
    lines: row.lines as unknown as readonly LineQuantity[],
    receipt: row.receipt as unknown as WithdrawalReceipt,
    submittedAt: row.submitted_at,
  }));
}

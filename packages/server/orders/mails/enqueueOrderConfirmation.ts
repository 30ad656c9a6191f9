import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

export const ORDER_CONFIRMATION_JOB = 'mail.orderConfirmation';

export interface ConfirmedOrder {
  readonly websiteId: string;
  readonly orderId: string;
}

/** In the transaction that makes the order: the mail is enqueued if and only if the order exists (ORD-7). Once per order. */
export async function enqueueOrderConfirmation(
  trx: SiteTransaction,
  { websiteId, orderId }: ConfirmedOrder,
): Promise<void> {
  await enqueue(trx, { websiteId, kind: ORDER_CONFIRMATION_JOB, payload: { orderId }, dedupeKey: orderId });
}

import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

export const ORDER_NOTICE_JOB = 'mail.orderNotice';

/** Mails about an order after its confirmation. */
export const ORDER_NOTICES = [
  'shipped',
  'refunded',
  'canceled',
  'withdrawalReceipt',
  'paymentReceived',
  'confirmationAgain',
] as const;
export type OrderNotice = (typeof ORDER_NOTICES)[number];

export interface EnqueuedNotice {
  readonly notice: OrderNotice;
  readonly orderId: string;
  /** What it is about (parcel, refund, event): the same one is mailed once. */
  readonly subjectId: string;
}

/** In the transaction of what it tells about: the mail is enqueued if and only if that happened (ORD-7). Once per subject. */
export async function enqueueOrderNotice(trx: SiteTransaction, websiteId: string, owed: EnqueuedNotice): Promise<void> {
  const { notice, subjectId } = owed;
  await enqueue(trx, {
    websiteId,
    kind: ORDER_NOTICE_JOB,
    payload: { ...owed },
    dedupeKey: `${notice}:${subjectId}`,
  });
}

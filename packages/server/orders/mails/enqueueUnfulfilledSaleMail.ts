import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

export const UNFULFILLED_SALE_MAIL_JOB = 'mail.parkedPayment';

/** Money came for what could not be sold. Notifies the owner at once and the buyer when it has gone back (STK-5). */
export async function enqueueUnfulfilledSaleMail(
  trx: SiteTransaction,
  websiteId: string,
  owed: { readonly intentId: string; readonly to: 'owner' | 'buyer' },
): Promise<void> {
  const dedupeKey = `${owed.to}:${owed.intentId}`;
  await enqueue(trx, { websiteId, kind: UNFULFILLED_SALE_MAIL_JOB, payload: { ...owed }, dedupeKey });
}

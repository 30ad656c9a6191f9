import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

export const DRAFT_LINK_JOB = 'mail.draftLink';

/** In the transaction that gives the link: one mail for each. */
export async function enqueueDraftLink(
  trx: SiteTransaction,
  websiteId: string,
  owed: { readonly draftId: string; readonly linkNumber: number },
): Promise<void> {
  const dedupeKey = `${owed.draftId}:${owed.linkNumber}`;
  await enqueue(trx, { websiteId, kind: DRAFT_LINK_JOB, payload: { ...owed }, dedupeKey });
}

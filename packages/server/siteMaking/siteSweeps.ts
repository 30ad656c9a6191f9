import { planInsightSweep, planMonthSweep } from '../analytics/intake/intakeJobs.ts';
import { planRecordingSweep } from '../analytics/recordings/sweepRecordings.ts';
import { planCartSweep } from '../customers/abandonedCarts.ts';
import type { Deps } from '../deps.ts';
import { planFormSweep } from '../forms/formJobs.ts';
import { planMediaSweep } from '../media/files/sweepMedia.ts';
import { planMotionLook } from '../media/measureMotion.ts';
import { planUnpaidLook } from '../orders/refunds/cancelUnpaid.ts';
import { planDocumentSweep } from '../pages/documents/sweepDocument.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { planReviewSweep } from '../reviews/askForReviews.ts';

/** What a site is looked after for, hourly or daily. Each look plans its next one: the first must come from somewhere. */
const SWEEPS = [
  ...[planFormSweep, planUnpaidLook, planDocumentSweep, planMediaSweep],
  ...[planMotionLook, planRecordingSweep, planCartSweep, planInsightSweep, planReviewSweep],
] as const;

/** Whoever makes a site calls this, so that nothing in it waits for the next start. Inside `inSite` of that site. */
export async function planSweeps(trx: SiteTransaction, websiteId: string): Promise<void> {
  for (const plan of SWEEPS) await plan(trx, websiteId);
}

/** At the start of the product, for sites of earlier versions and for looks that were given up. */
export async function scheduleSweeps({ db }: Pick<Deps, 'db'>): Promise<void> {
  const sites = await db.acrossSites(async (trx) => {
    await planMonthSweep(trx);
    return trx.selectFrom('website').select('id').execute();
  });
  for (const { id } of sites) await db.inSite({ websiteId: id }, (trx) => planSweeps(trx, id));
}

import type { SiteTransaction } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { planCartSweep } from '../customers/abandonedCarts.ts';
import { planDocumentSweep } from '../document/sweepDocument.ts';
import { planFormSweep } from '../forms/formJobs.ts';
import { planInsightSweep, planMonthSweep } from '../intake/intakeJobs.ts';
import { planMotionLook } from '../media/measureMotion.ts';
import { planMediaSweep } from '../media/sweepMedia.ts';
import { planUnpaidLook } from '../orders/cancelUnpaid.ts';
import { planRecordingSweep } from '../recordings/sweepRecordings.ts';
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

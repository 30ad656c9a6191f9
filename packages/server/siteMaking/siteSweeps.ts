import { planInsightSweep, planMonthSweep, planRecordingSweep } from '../analytics/index.ts';
import { planCartSweep } from '../customers/index.ts';
import type { Deps } from '../deps.ts';
import { planFormSweep } from '../forms/index.ts';
import { planMediaSweep, planMotionLook } from '../media/index.ts';
import { planUnpaidLook } from '../orders/index.ts';
import { planDocumentSweep } from '../pages/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { planReviewSweep } from '../reviews/index.ts';

/** What a site is looked after for, hourly or daily. Each look plans its next one: the first must come from somewhere. */
const SWEEPS = [
  ...[planFormSweep, planUnpaidLook, planDocumentSweep, planMediaSweep],
  ...[planMotionLook, planRecordingSweep, planCartSweep, planInsightSweep, planReviewSweep],
] as const;

/** Called when a site is created, so that nothing in it waits for the next start. Inside `inSite` of that site. */
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

import type { CheckoutDeps } from '../../checkout/index.ts';
import { hasAccountOf } from '../../payments/index.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';
import { listSiteIdentifiers, loadSiteById, loadSiteByIdentifier } from '../../sites/index.ts';
import { OUTSIDE_PROVIDERS, reconcilePayments } from './reconcilePayments.ts';

/** One site's day at its providers. */
export const RECONCILE_JOB = 'payment.reconcile';
/** Schedules the job above for every site, once a day, and itself for the day after. */
export const RECONCILE_ALL_JOB = 'payment.reconcileAll';

const DAY_MS = 86_400_000;
/** Two days and a bit: a day that was missed is made up for. */
const WINDOW_MS = 2.5 * DAY_MS;
const ALL_SITES = 1_000_000;

export function reconcileJobs(deps: CheckoutDeps): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [RECONCILE_ALL_JOB, () => scheduleAll(deps)],
    [RECONCILE_JOB, (job) => reconcileSite(deps, job.websiteId)],
  ]);
}

/** At each start; the day's key keeps it to one a day, however often the product starts. */
export async function scheduleReconciliation({ db, now }: Pick<CheckoutDeps, 'db' | 'now'>): Promise<void> {
  await db.acrossSites((trx) => enqueue(trx, { websiteId: null, kind: RECONCILE_ALL_JOB, dedupeKey: dayOf(now()) }));
}

async function scheduleAll(deps: CheckoutDeps): Promise<void> {
  const day = dayOf(deps.now());
  const identifiers = await deps.db.acrossSites((trx) => listSiteIdentifiers(trx, ALL_SITES));
  for (const identifier of identifiers) {
    const site = await deps.db.acrossSites((trx) => loadSiteByIdentifier(trx, identifier));
    if (site === null) continue;
    await deps.db.inSite({ websiteId: site.id }, async (trx) => {
      if (await hasAccountOf(trx, site.id, OUTSIDE_PROVIDERS)) {
        await enqueue(trx, { websiteId: site.id, kind: RECONCILE_JOB, dedupeKey: day });
      }
    });
  }
  const next = deps.now() + DAY_MS;
  await deps.db.acrossSites((trx) =>
    enqueue(trx, { websiteId: null, kind: RECONCILE_ALL_JOB, dedupeKey: dayOf(next), runAt: new Date(next) }),
  );
}

async function reconcileSite(deps: CheckoutDeps, websiteId: string): Promise<void> {
  const site = await deps.db.inSite({ websiteId }, (trx) => loadSiteById(trx, websiteId));
  if (site === null) return;
  const until = new Date(deps.now());
  await reconcilePayments(deps, site, { from: new Date(until.getTime() - WINDOW_MS), until });
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

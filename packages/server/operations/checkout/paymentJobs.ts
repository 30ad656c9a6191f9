import { enqueue } from '../../jobs/enqueue.ts';
import type { Job, JobHandler } from '../../jobs/job.ts';
import { findIntent, moveIntent } from '../../storage/payments.ts';
import { loadSiteById } from '../../storage/sites.ts';
import type { CheckoutDeps } from './checkoutDeps.ts';
import { isUnderWay, RECOVER_JOB, REFUND_JOB } from './paymentWork.ts';
import { recoverPayment } from './recoverPayment.ts';

const LOOK_AGAIN_MS = 60_000;

/** What is owed to payments: their end, and money that must go back. Both may run again without harm. */
export function paymentJobs(deps: CheckoutDeps): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [RECOVER_JOB, (job) => recover(deps, job)],
    [REFUND_JOB, (job) => refund(deps, job)],
  ]);
}

async function recover(deps: CheckoutDeps, job: Job): Promise<void> {
  const { websiteId } = job;
  const intentId = intentIdOf(job);
  const site = await deps.db.inSite({ websiteId }, (trx) => loadSiteById(trx, websiteId));
  if (site === null) return;
  await recoverPayment(deps, site, intentId);
  await deps.db.inSite({ websiteId }, async (trx) => {
    const intent = await findIntent(trx, websiteId, intentId);
    if (intent === null || !isUnderWay(intent)) return;
    const runAt = new Date(trx.now().getTime() + LOOK_AGAIN_MS);
    await enqueue(trx, { websiteId, kind: RECOVER_JOB, payload: { intentId }, runAt, maxAttempts: job.maxAttempts });
  });
}

async function refund(deps: CheckoutDeps, job: Job): Promise<void> {
  const { websiteId } = job;
  const intentId = intentIdOf(job);
  await deps.payment.refund(websiteId, intentId);
  await deps.db.inSite({ websiteId }, async (trx) => {
    const intent = await findIntent(trx, websiteId, intentId);
    if (intent?.state === 'needs_review') await moveIntent(trx, websiteId, intent, { state: 'refunded' });
  });
}

function intentIdOf(job: Job): string {
  if (typeof job.payload.intentId !== 'string') throw new Error('The job names no payment.');
  return job.payload.intentId;
}

import type { CheckoutDeps } from '../../checkout/index.ts';
import {
  findIntent,
  knownPayment,
  lockIntent,
  moveIntent,
  NO_PROVIDER,
  removeUnfulfilledSale,
} from '../../payments/index.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Job, JobHandler } from '../../platform/jobs/job.ts';
import { loadSiteById, type Site } from '../../sites/index.ts';
import { enqueueUnfulfilledSaleMail } from '../mails/enqueueUnfulfilledSaleMail.ts';
import { sendRefund } from '../refunds/refundPayment.ts';
import { isUnderWay, NEWS_JOB, RECOVER_JOB, REFUND_JOB, SEND_REFUND_JOB } from './paymentWork.ts';
import { handlePaymentEvent } from './settlement/handlePaymentEvent.ts';
import { recoverPayment } from './settlement/recoverPayment.ts';

const LOOK_AGAIN_MS = 60_000;

/** Jobs of payments: their end, and money that must go back. All may run again without harm. */
export function paymentJobs(deps: CheckoutDeps): ReadonlyMap<string, JobHandler> {
  const ofSite = (act: (job: Job, site: Site) => Promise<void>): JobHandler => {
    return async (job) => {
      const { websiteId } = job;
      const site = await deps.db.inSite({ websiteId }, (trx) => loadSiteById(trx, websiteId));
      if (site !== null) await act(job, site);
    };
  };
  return new Map<string, JobHandler>([
    [RECOVER_JOB, ofSite((job, site) => recover(deps, job, site))],
    [REFUND_JOB, ofSite((job, site) => giveBack(deps, job, site))],
    [NEWS_JOB, ofSite((job, site) => hear(deps, job, site))],
    [SEND_REFUND_JOB, ofSite((job, site) => sendRefund(deps, site, textOf(job, 'refundId')))],
  ]);
}

async function recover(deps: CheckoutDeps, job: Job, site: Site): Promise<void> {
  const { websiteId } = job;
  const intentId = textOf(job, 'intentId');
  await recoverPayment(deps, site, intentId);
  await deps.db.inSite({ websiteId }, async (trx) => {
    const intent = await findIntent(trx, websiteId, intentId);
    if (intent === null || !isUnderWay(intent)) return;
    const runAt = new Date(trx.now().getTime() + LOOK_AGAIN_MS);
    await enqueue(trx, { websiteId, kind: RECOVER_JOB, payload: { intentId }, runAt, maxAttempts: job.maxAttempts });
  });
}

function hear(deps: CheckoutDeps, job: Job, site: Site): Promise<void> {
  const { captureId } = job.payload;
  const intentId = textOf(job, 'intentId');
  return handlePaymentEvent(deps, site, { intentId, captureId: typeof captureId === 'string' ? captureId : null });
}

/** All of it: it came for nothing. */
async function giveBack(deps: CheckoutDeps, job: Job, site: Site): Promise<void> {
  const { websiteId } = job;
  const intentId = textOf(job, 'intentId');
  const intent = await deps.db.inSite({ websiteId }, async (trx) => {
    const locked = await lockIntent(trx, websiteId, intentId);
    // From now on nobody can make an order of it; one that was made keeps its money.
    if (locked?.state === 'needs_review') await removeUnfulfilledSale(trx, websiteId, intentId);
    return locked;
  });
  if (intent === null || intent.provider === NO_PROVIDER || intent.state === 'succeeded') return;
  const gateway = await deps.payments.gatewayOf(site.id, intent);
  const payment = knownPayment(site.id, intent);
  const held = await gateway.find(payment);
  if (held?.status === 'succeeded') await gateway.refund({ payment, refundId: intentId, amount: null });
  await deps.db.inSite({ websiteId }, async (trx) => {
    const now = await findIntent(trx, websiteId, intentId);
    if (now?.state !== 'needs_review') return;
    await moveIntent(trx, websiteId, now, { state: 'refunded' });
    await enqueueUnfulfilledSaleMail(trx, websiteId, { intentId, to: 'buyer' });
  });
}

function textOf(job: Job, name: 'intentId' | 'refundId'): string {
  const value = job.payload[name];
  if (typeof value !== 'string') throw new Error(`The job names no ${name}.`);
  return value;
}

import type { Job, JobHandler } from '../platform/jobs/job.ts';
import { loadSiteById, type Site } from '../sites/index.ts';
import type { OrderDeps } from './actOnOrder.ts';
import { BEGIN_REFUND_JOB, CANCEL_UNPAID_JOB, STOP_WAITING_JOB } from './orderJobNames.ts';
import { stopWaiting } from './placing/settlement/manualMoney.ts';
import { lookAtUnpaid } from './refunds/cancelUnpaid.ts';
import { sendOrderRefund } from './refunds/refundOrder.ts';

/** Jobs to run after an act on an order, should its request have died. All may run again without harm. */
export function orderJobs(deps: OrderDeps): ReadonlyMap<string, JobHandler> {
  const ofSite = (act: (job: Job, site: Site) => Promise<unknown>): JobHandler => {
    return async (job) => {
      const { websiteId } = job;
      const site = await deps.db.inSite({ websiteId }, (trx) => loadSiteById(trx, websiteId));
      if (site !== null) await act(job, site);
    };
  };
  return new Map<string, JobHandler>([
    [BEGIN_REFUND_JOB, ofSite((job, site) => sendOrderRefund(deps, site, textOf(job, 'refundId')))],
    [CANCEL_UNPAID_JOB, ({ websiteId }) => lookAtUnpaid(deps, websiteId)],
    [STOP_WAITING_JOB, ofSite((job, site) => stopWaiting(deps, site, textOf(job, 'orderId')))],
  ]);
}

function textOf(job: Job, name: 'refundId' | 'orderId'): string {
  const value = job.payload[name];
  if (typeof value !== 'string') throw new Error(`The job names no ${name}.`);
  return value;
}

import type { Subscription, SubscriptionStep } from '@quoin/domain/orders';
import type { SubscriptionFailure } from '@quoin/rendering/mail';
import type { CheckoutDeps } from '../checkout/index.ts';
import type { MailWriterDeps } from '../mail/index.ts';
import type { Job, JobHandler } from '../platform/jobs/job.ts';
import { loadSiteById } from '../sites/index.ts';
import { RENEW_JOB } from './moveSubscription.ts';
import { renewSubscription } from './renewSubscription.ts';
import { findSubscription } from './storage/subscriptions.ts';
import { mailStep, SUBSCRIPTION_MAIL_JOB } from './subscriptionMails.ts';

export interface SubscriptionJobDeps extends CheckoutDeps, MailWriterDeps {}

export function subscriptionJobs(deps: SubscriptionJobDeps): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [RENEW_JOB, (job) => renewSubscription(deps, job.websiteId, subscriptionIdOf(job))],
    [SUBSCRIPTION_MAIL_JOB, (job) => writeMails(deps, job)],
  ]);
}

/** The payload is what `noteStep` wrote. */
async function writeMails(deps: SubscriptionJobDeps, job: Job): Promise<void> {
  const { websiteId } = job;
  const { step, eventId, failure, rule } = job.payload as {
    readonly step: SubscriptionStep;
    readonly eventId: string;
    /** Left out by versions that wrote a sentence here. */
    readonly failure?: SubscriptionFailure | null;
    readonly rule: Subscription;
  };
  await deps.db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    const one = await findSubscription(trx, websiteId, subscriptionIdOf(job));
    if (site !== null && one !== null)
      await mailStep(deps, trx, site, { ...one, rule }, { step, eventId, failure: failure ?? null });
  });
}

function subscriptionIdOf({ payload }: Job): string {
  const { subscriptionId } = payload;
  if (typeof subscriptionId !== 'string') throw new Error('The job names no subscription.');
  return subscriptionId;
}

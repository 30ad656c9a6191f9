import { nextAttempt } from '@quoin/domain/access';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { JsonObject } from '../platform/database/schema/columns.ts';
import type { PostOutside } from '../platform/gateways/outside/safeFetch.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Job, JobHandler } from '../platform/jobs/job.ts';
import { notificationData } from './notificationData.ts';
import { isTaken, type Posted, postNotification, postOf } from './postNotification.ts';
import { firstWaiting, type StoredDelivery, saveAttempt } from './storage/deliveries.ts';
import { deleteSubscription, lockSender, type Sender, saveSender } from './storage/subscriptions.ts';

/** As migration 0126 names it. */
export const DELIVER_JOB = 'webhook.deliver';

/** Longer than one request may take: whoever holds it so long without a word is dead. */
const LEASE_MS = 30_000;
/** Then another site has its turn. */
const MOST_AT_ONCE = 50;

export type DeliverDeps = Pick<Deps, 'db' | 'keyFor'> & { readonly post: PostOutside };

/** Sends what waits. Each event brings a job; the first that comes sends everything, the others find it at work and end. */
export function webhookJobs(
  deps: Pick<Deps, 'db' | 'keyFor' | 'config'>,
  post: PostOutside = postOf(deps),
): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([[DELIVER_JOB, (job, signal) => deliverAll({ ...deps, post }, job, signal)]]);
}

export function enqueueDelivery(
  trx: SiteTransaction,
  websiteId: string,
  subscriptionId: string,
  runAt = trx.now(),
): Promise<boolean> {
  return enqueue(trx, { websiteId, kind: DELIVER_JOB, payload: { subscriptionId }, runAt });
}

async function deliverAll(deps: DeliverDeps, job: Job, signal: AbortSignal): Promise<void> {
  const subscriptionId = String(job.payload.subscriptionId);
  for (let sent = 0; sent < MOST_AT_ONCE; sent += 1) {
    const next = await takeNext(deps, job, subscriptionId);
    if (next === null) return;
    const { delivery, sender, data } = next;
    const { notificationId: id, topic, occurredAt } = delivery;
    const notification = { id, websiteId: job.websiteId, subscriptionId, topic, data, occurredAt };
    const posted = await postNotification(deps, sender, notification, signal);
    await settle(deps, job, delivery, posted);
    if (!isTaken(posted)) return;
  }
  await deps.db.inSite({ websiteId: job.websiteId }, (trx) => enqueueDelivery(trx, job.websiteId, subscriptionId));
}

interface Next {
  readonly delivery: StoredDelivery;
  readonly data: JsonObject;
  readonly sender: Sender;
}

/**
 * What is to be sent now, and nobody else's until it is settled. Whoever finds another at work may end: that one looks again
 * under this same lock before it stops, and sees what was committed until then.
 */
function takeNext({ db }: DeliverDeps, { websiteId, id: jobId }: Job, subscriptionId: string): Promise<Next | null> {
  return db.inSite({ websiteId }, async (trx) => {
    const sender = await lockSender(trx, websiteId, subscriptionId);
    if (sender === null || isElsewhere(sender, jobId, trx.now())) return null;
    const delivery = await firstWaiting(trx, websiteId, subscriptionId);
    if (delivery === null && sender.isEnded) {
      await deleteSubscription(trx, websiteId, subscriptionId);
      return null;
    }
    const isDue = delivery !== null && delivery.nextAttemptAt.getTime() <= trx.now().getTime();
    const until = new Date(trx.now().getTime() + LEASE_MS);
    await saveSender(trx, websiteId, subscriptionId, isDue ? { jobId, until } : null);
    return isDue ? { delivery, sender, data: await notificationData(trx, websiteId, delivery) } : null;
  });
}

function isElsewhere({ jobId, until }: Sender, own: string, now: Date): boolean {
  return jobId !== null && jobId !== own && until !== null && until > now;
}

/** A word that comes after the lease has run out changes nothing: somebody else has sent it by then, or does. */
async function settle(
  { db }: DeliverDeps,
  { websiteId, id: jobId }: Job,
  { id, subscriptionId, attempts, queuedAt }: StoredDelivery,
  posted: Posted,
): Promise<void> {
  await db.inSite({ websiteId }, async (trx) => {
    const sender = await lockSender(trx, websiteId, subscriptionId);
    if (sender?.jobId !== jobId) return;
    if (isTaken(posted)) return saveAttempt(trx, websiteId, id, { ...posted, state: 'delivered' });
    const next = nextAttempt(attempts + 1, queuedAt.getTime(), trx.now().getTime());
    const at = next === null ? trx.now() : new Date(next);
    const state = next === null ? 'failed' : 'waiting';
    await saveAttempt(trx, websiteId, id, { ...posted, state, nextAttemptAt: at });
    await saveSender(trx, websiteId, subscriptionId, null);
    // What lies behind one that is given up is tried at once.
    await enqueueDelivery(trx, websiteId, subscriptionId, at);
  });
}

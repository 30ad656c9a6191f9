import { nextAttempt } from '@quoin/domain/access';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { JsonObject } from '../platform/database/schema/columns.ts';
import type { PostOutside } from '../platform/gateways/outside/safeFetch.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { type Job, type JobHandler, jobTopic } from '../platform/jobs/job.ts';
import { notificationData } from './notificationData.ts';
import { isTaken, type Posted, postNotification, postOf } from './postNotification.ts';
import { queueNotifications } from './storage/announcements.ts';
import { firstWaiting, type StoredDelivery, saveAttempt } from './storage/deliveries.ts';
import { deleteSubscription, lockSender, type Sender, saveLease } from './storage/subscriptions.ts';

/** As migration 0126 names it. */
export const DELIVER_JOB = 'webhook.deliver';

/** Longer than one request may take. A job that holds the lease this long without an update is dead. */
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

/** Notifies only the extension of its own end. Changes to orders, customers and addresses announce themselves. */
export async function announceUninstall(trx: SiteTransaction, websiteId: string, clientId: string): Promise<void> {
  await queueNotifications(trx, websiteId, { topic: 'extension.uninstall', data: { clientId }, clientId });
  trx.announce(jobTopic(DELIVER_JOB));
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
  await handOver(deps, job, subscriptionId);
}

async function handOver({ db }: DeliverDeps, { websiteId }: Job, subscriptionId: string): Promise<void> {
  await db.inSite({ websiteId }, async (trx) => {
    await saveLease(trx, websiteId, subscriptionId, null);
    await enqueueDelivery(trx, websiteId, subscriptionId);
  });
}

interface Next {
  readonly delivery: StoredDelivery;
  readonly data: JsonObject;
  readonly sender: Sender;
}

/**
 * Takes the next delivery, which no other job gets until it is settled. A job that finds another at work may end: the
 * other looks again under this same lock before it stops, and sees what was committed until then.
 */
function takeNext({ db }: DeliverDeps, job: Job, subscriptionId: string): Promise<Next | null> {
  const { websiteId, id: jobId, attempt } = job;
  return db.inSite({ websiteId }, async (trx) => {
    const sender = await lockSender(trx, websiteId, subscriptionId);
    if (sender === null || isElsewhere(sender, job, trx.now())) return null;
    const delivery = await firstWaiting(trx, websiteId, subscriptionId);
    if (delivery === null && sender.isEnded) {
      await deleteSubscription(trx, websiteId, subscriptionId);
      return null;
    }
    const isDue = delivery !== null && delivery.nextAttemptAt.getTime() <= trx.now().getTime();
    const until = new Date(trx.now().getTime() + LEASE_MS);
    await saveLease(trx, websiteId, subscriptionId, isDue ? { jobId, attempt, until } : null);
    return isDue ? { delivery, sender, data: await notificationData(trx, websiteId, delivery) } : null;
  });
}

/** A job whose worker died goes on where that one stopped, without waiting for its lease to run out. */
function isElsewhere({ lease }: Sender, { id, attempt }: Job, now: Date): boolean {
  if (lease === null) return false;
  return lease.jobId === id ? lease.attempt > attempt : lease.until > now;
}

/**
 * Records the result of a delivery. One that comes after another job has taken over changes nothing: that job has sent
 * it by then, or does.
 */
async function settle(
  { db }: DeliverDeps,
  { websiteId, id: jobId, attempt }: Job,
  { id, subscriptionId, attempts, queuedAt }: StoredDelivery,
  posted: Posted,
): Promise<void> {
  await db.inSite({ websiteId }, async (trx) => {
    const lease = (await lockSender(trx, websiteId, subscriptionId))?.lease ?? null;
    if (lease?.jobId !== jobId || lease.attempt !== attempt) return;
    if (isTaken(posted)) return saveAttempt(trx, websiteId, id, { ...posted, state: 'delivered' });
    const next = nextAttempt(attempts + 1, queuedAt.getTime(), trx.now().getTime());
    const at = next === null ? trx.now() : new Date(next);
    const state = next === null ? 'failed' : 'waiting';
    await saveAttempt(trx, websiteId, id, { ...posted, state, nextAttemptAt: at });
    await saveLease(trx, websiteId, subscriptionId, null);
    // The deliveries after one that is given up are tried at once.
    await enqueueDelivery(trx, websiteId, subscriptionId, at);
  });
}

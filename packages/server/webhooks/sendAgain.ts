import { WEBHOOK_LIMITS, type WebhookTopic } from '@quoin/domain/access';
import { accept } from '@quoin/domain/problem';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { type Holder, testData, WEBHOOK_UNKNOWN, type WebhookOutcome } from './changeWebhooks.ts';
import { type DeliverDeps, enqueueDelivery } from './deliverNotifications.ts';
import { notificationData } from './notificationData.ts';
import { isTaken, type Posted, postNotification } from './postNotification.ts';
import {
  deleteDeliveries,
  findDelivery,
  hurryDelivery,
  insertDelivery,
  listDeliveries,
  type StoredDelivery,
  saveAttempt,
} from './storage/deliveries.ts';
import { listSubscriptions, lockSubscription } from './storage/subscriptions.ts';

const LISTED = 50;
const DAY_MS = 86_400_000;

/** The last notifications of a subscription, newest first; null: there is no such subscription. */
export function loadDeliveries(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  subscriptionId: string,
): Promise<readonly StoredDelivery[] | null> {
  return db.inSite({ websiteId }, async (trx) => {
    const isKnown = (await listSubscriptions(trx, websiteId)).some(({ id }) => id === subscriptionId);
    return isKnown ? listDeliveries(trx, websiteId, { subscriptionId, limit: LISTED }) : null;
  });
}

/** The same notification once more, behind those that wait; one that waits itself is sent now. */
export async function sendAgain(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { subscriptionId, id }: { readonly subscriptionId: string; readonly id: string },
): Promise<WebhookOutcome<null>> {
  return db.inSite({ websiteId }, async (trx): Promise<WebhookOutcome<null>> => {
    if ((await lockSubscription(trx, websiteId, subscriptionId)) === null) return WEBHOOK_UNKNOWN;
    const found = await findDelivery(trx, websiteId, { id, subscriptionId });
    if (found === null) return { ok: false, problems: [{ code: 'webhookDeliveryUnknown' }] };
    if (found.state === 'waiting') await hurryDelivery(trx, websiteId, id);
    else await insertDelivery(trx, websiteId, { ...found, id: trx.newId() });
    await enqueueDelivery(trx, websiteId, subscriptionId);
    return accept(null);
  });
}

/** Sends a made-up notification at once, past what waits, and answers what came back. */
export async function sendTest(
  deps: DeliverDeps & Pick<Deps, 'newId'>,
  { websiteId, clientId }: Holder,
  { id: subscriptionId, topic }: { readonly id: string; readonly topic: WebhookTopic },
): Promise<WebhookOutcome<Posted>> {
  const prepared = await deps.db.inSite({ websiteId }, async (trx) => {
    const found = await lockSubscription(trx, websiteId, subscriptionId);
    if (found === null || found.clientId !== clientId) return null;
    const told = {
      topic,
      data: testData(topic, { newId: deps.newId, clientId: clientId ?? '' }),
      occurredAt: trx.now(),
    };
    return { found, told, data: await notificationData(trx, websiteId, told) };
  });
  if (prepared === null) return WEBHOOK_UNKNOWN;
  const { found, told, data } = prepared;
  const id = deps.newId();
  const posted = await postNotification(deps, found, { ...told, data, id, websiteId, subscriptionId });
  await deps.db.inSite({ websiteId }, async (trx) => {
    if ((await lockSubscription(trx, websiteId, subscriptionId)) === null) return;
    await insertDelivery(trx, websiteId, { ...told, id, notificationId: id, subscriptionId, isTest: true });
    await saveAttempt(trx, websiteId, id, { ...posted, state: isTaken(posted) ? 'delivered' : 'failed' });
  });
  return accept(posted);
}

/** What is older than the days that the screen promises. */
export async function clearDeliveries(trx: SiteTransaction, websiteId: string): Promise<void> {
  await deleteDeliveries(trx, websiteId, new Date(trx.now().getTime() - WEBHOOK_LIMITS.keptDays * DAY_MS));
}

import type { SubscriptionStep } from '@quoin/domain/orders';
import type { SubscriptionFailure } from '@quoin/rendering/mail';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { JsonObject } from '../platform/database/schema/columns.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import {
  insertSubscriptionEvent,
  type StoredSubscription,
  type SubscriptionActorName,
} from './storage/subscriptions.ts';
import { SUBSCRIPTION_MAIL_JOB } from './subscriptionMails.ts';

export interface NotedStep {
  readonly step: SubscriptionStep;
  readonly actor?: SubscriptionActorName;
  readonly data?: JsonObject;
  /** Why a payment failed, where it was not the card. */
  readonly failure?: SubscriptionFailure;
}

/** The line in the timeline and the mails that are enqueued with it, in the transaction of the step (ORD-7). */
export async function noteStep(
  trx: SiteTransaction,
  websiteId: string,
  one: StoredSubscription,
  { step, actor, data, failure }: NotedStep,
): Promise<void> {
  const eventId = await insertSubscriptionEvent(trx, websiteId, {
    subscriptionId: one.id,
    kind: step,
    ...(actor === undefined ? {} : { actor }),
    ...(data === undefined ? {} : { data }),
  });
  // The mail tells of the subscription as it is now, whenever it is written.
  await enqueue(trx, {
    websiteId,
    kind: SUBSCRIPTION_MAIL_JOB,
    payload: { subscriptionId: one.id, step, eventId, failure: failure ?? null, rule: { ...one.rule } },
    dedupeKey: eventId,
    maxAttempts: 30,
  });
}

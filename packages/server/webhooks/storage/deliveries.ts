import type { WebhookTopic } from '@quoin/domain/access';
import { type Moves, movesTo } from '@quoin/domain/states';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';
import type { DeliveryState } from '../../platform/database/schema/webhooks.ts';

/** `waiting` again: it was refused and is tried later. */
export const DELIVERY_MOVES: Moves<DeliveryState> = {
  waiting: ['waiting', 'delivered', 'failed'],
  delivered: [],
  failed: [],
};

export interface StoredDelivery {
  readonly id: string;
  readonly subscriptionId: string;
  readonly notificationId: string;
  readonly topic: WebhookTopic;
  readonly data: JsonObject;
  readonly occurredAt: Date;
  readonly queuedAt: Date;
  readonly isTest: boolean;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  readonly attemptedAt: Date | null;
  /** Of the last answer; null: there was none. */
  readonly status: number | null;
  readonly answer: string;
}

function select(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('webhook_delivery')
    .select(['id', 'subscription_id as subscriptionId', 'notification_id as notificationId', 'topic', 'data'])
    .select(['occurred_at as occurredAt', 'queued_at as queuedAt', 'is_test as isTest', 'state', 'attempts'])
    .select(['next_attempt_at as nextAttemptAt', 'attempted_at as attemptedAt', 'status', 'answer'])
    .where('website_id', '=', websiteId);
}

/** Returns the first waiting delivery of its subscription. Later ones are not considered until it is settled. */
export async function firstWaiting(
  trx: SiteTransaction,
  websiteId: string,
  subscriptionId: string,
): Promise<StoredDelivery | null> {
  const waiting = select(trx, websiteId).where('subscription_id', '=', subscriptionId).where('state', '=', 'waiting');
  return (await waiting.orderBy('position').limit(1).executeTakeFirst()) ?? null;
}

/** The last ones of a subscription, newest first. */
export function listDeliveries(
  trx: SiteTransaction,
  websiteId: string,
  { subscriptionId, limit }: { readonly subscriptionId: string; readonly limit: number },
): Promise<StoredDelivery[]> {
  const all = select(trx, websiteId).where('subscription_id', '=', subscriptionId);
  return all.orderBy('position', 'desc').limit(limit).execute();
}

export async function findDelivery(
  trx: SiteTransaction,
  websiteId: string,
  { id, subscriptionId }: { readonly id: string; readonly subscriptionId: string },
): Promise<StoredDelivery | null> {
  const one = select(trx, websiteId).where('id', '=', id).where('subscription_id', '=', subscriptionId);
  return (await one.executeTakeFirst()) ?? null;
}

export type NewDelivery = Pick<
  StoredDelivery,
  'id' | 'subscriptionId' | 'notificationId' | 'topic' | 'data' | 'occurredAt' | 'isTest'
>;

/** Behind those that wait. */
export async function insertDelivery(trx: SiteTransaction, websiteId: string, made: NewDelivery): Promise<void> {
  const now = trx.now();
  await trx
    .insertInto('webhook_delivery')
    .values({
      ...{ website_id: websiteId, id: made.id, subscription_id: made.subscriptionId },
      ...{ notification_id: made.notificationId, topic: made.topic, data: JSON.stringify(made.data) },
      ...{ occurred_at: made.occurredAt, queued_at: now, next_attempt_at: now, is_test: made.isTest },
    })
    .execute();
}

/** One attempt and what came of it. */
export interface Attempted {
  readonly state: DeliveryState;
  readonly status: number | null;
  readonly answer: string;
  /** Of one that waits again. */
  readonly nextAttemptAt?: Date;
}

export async function saveAttempt(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  { state, status, answer, nextAttemptAt }: Attempted,
): Promise<void> {
  await trx
    .updateTable('webhook_delivery')
    .set({
      ...{ state, status, answer, attempted_at: trx.now(), attempts: sql<number>`attempts + 1` },
      ...(nextAttemptAt === undefined ? {} : { next_attempt_at: nextAttemptAt }),
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('state', 'in', movesTo(DELIVERY_MOVES, state))
    .execute();
}

/** It is sent as soon as those before it are. */
export async function hurryDelivery(trx: SiteTransaction, websiteId: string, id: string): Promise<void> {
  await trx
    .updateTable('webhook_delivery')
    .set({ next_attempt_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Those that were settled, or given up, a while ago. */
export async function deleteDeliveries(trx: SiteTransaction, websiteId: string, before: Date): Promise<void> {
  await trx
    .deleteFrom('webhook_delivery')
    .where('website_id', '=', websiteId)
    .where('queued_at', '<', before)
    .where('state', '<>', 'waiting')
    .execute();
}

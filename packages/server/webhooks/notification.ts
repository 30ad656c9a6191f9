import { createHmac } from 'node:crypto';
import type { WebhookTopic } from '@quoin/domain/access';
import type { JsonObject } from '../platform/database/schema/columns.ts';

/** What another server receives. */
export interface Notification {
  readonly id: string;
  readonly websiteId: string;
  readonly subscriptionId: string;
  readonly topic: WebhookTopic;
  readonly occurredAt: Date;
  readonly data: JsonObject;
}

/** As it is sent: the same bytes each time. Some clients read `subscriptionsId`. */
export function notificationText({ id, websiteId, subscriptionId, topic, occurredAt, data }: Notification): string {
  const createdOn = occurredAt.toISOString();
  const about = /^(?:contact|address)\./.test(topic) ? { subscriptionsId: subscriptionId } : {};
  return JSON.stringify({ id, websiteId, subscriptionId, ...about, topic, createdOn, data });
}

/** HMAC-SHA256 of the bytes that are sent, in hex; `secret`: 64 hex digits, whose bytes are the key. */
export function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(text, 'utf8').digest('hex');
}

import type { WireWebhook, WireWebhookDelivery } from '@quoin/contract/endpoints/running';
import type { WebhookTopic } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/webhookTexts';
import type { BadgeLook } from '../../../parts/badgeLook.ts';

export const TOPIC_TEXTS: Readonly<Record<WebhookTopic, string>> = {
  'order.create': texts.orderPlaced,
  'order.update': texts.orderUpdated,
  'extension.uninstall': texts.extensionDisconnected,
  'contact.create': texts.customerAdded,
  'contact.update': texts.customerUpdated,
  'contact.delete': texts.customerDeleted,
  'address.create': texts.addressAdded,
  'address.update': texts.addressUpdated,
  'address.delete': texts.addressDeleted,
};

/** `Order placed, Order updated` */
export function topicsText(topics: readonly WebhookTopic[]): string {
  return topics.map((topic) => TOPIC_TEXTS[topic]).join(', ');
}

type Attempt = Pick<WireWebhookDelivery, 'state' | 'status' | 'attemptedAt'>;

/** How the last notification of a webhook went. */
export function webhookLook({ last, waiting }: Pick<WireWebhook, 'last' | 'waiting'>): BadgeLook {
  if (last === null) return { text: waiting > 0 ? texts.sending : texts.notUsedYet, tone: 'plain', hollow: true };
  return last.state === 'delivered' ? { text: texts.working, tone: 'good' } : { text: texts.failing, tone: 'bad' };
}

export function deliveryLook({ state, attemptedAt }: Attempt): BadgeLook {
  if (state === 'delivered') return { text: texts.delivered, tone: 'good' };
  if (state === 'failed') return { text: texts.failed, tone: 'bad' };
  return attemptedAt === null
    ? { text: texts.waiting, tone: 'plain', hollow: true }
    : { text: texts.retrying, tone: 'warn', hollow: true };
}

/** `Status 500`, or that there was no answer. */
export function statusText({ status, attemptedAt }: Attempt): string {
  if (attemptedAt === null) return texts.notSentYet;
  return status === null ? texts.noResponse : texts.statusOf(status);
}

import type { WireWebhook, WireWebhookDelivery } from '@quoin/contract/endpoints/running';
import type { WebhookTopic } from '@quoin/domain/access';
import type { BadgeLook } from '../../../parts/badgeLook.ts';

export const TOPIC_TEXTS: Readonly<Record<WebhookTopic, string>> = {
  'order.create': 'Order placed',
  'order.update': 'Order updated',
  'extension.uninstall': 'Extension disconnected',
  'contact.create': 'Customer added',
  'contact.update': 'Customer updated',
  'contact.delete': 'Customer deleted',
  'address.create': 'Address added',
  'address.update': 'Address updated',
  'address.delete': 'Address deleted',
};

/** `Order placed, Order updated` */
export function topicsText(topics: readonly WebhookTopic[]): string {
  return topics.map((topic) => TOPIC_TEXTS[topic]).join(', ');
}

type Attempt = Pick<WireWebhookDelivery, 'state' | 'status' | 'attemptedAt'>;

/** How the last notification of a webhook went. */
export function webhookLook({ last, waiting }: Pick<WireWebhook, 'last' | 'waiting'>): BadgeLook {
  if (last === null) return { text: waiting > 0 ? 'Sending' : 'Not used yet', tone: 'plain', hollow: true };
  return last.state === 'delivered' ? { text: 'Working', tone: 'good' } : { text: 'Failing', tone: 'bad' };
}

export function deliveryLook({ state, attemptedAt }: Attempt): BadgeLook {
  if (state === 'delivered') return { text: 'Delivered', tone: 'good' };
  if (state === 'failed') return { text: 'Failed', tone: 'bad' };
  return attemptedAt === null
    ? { text: 'Waiting', tone: 'plain', hollow: true }
    : { text: 'Retrying', tone: 'warn', hollow: true };
}

/** `Status 500`, or that there was no answer. */
export function statusText({ status, attemptedAt }: Attempt): string {
  if (attemptedAt === null) return 'Not sent yet';
  return status === null ? 'No response' : `Status ${status}`;
}

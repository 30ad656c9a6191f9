import type { Problem } from '@quoin/domain/problem';
import type { ApiScope } from '../apiKey.ts';

/** Events that a store reports to other servers, each with the scope that a token needs for it. Null: none. */
const TOPIC_SCOPES = {
  'order.create': 'website.orders.read',
  'order.update': 'website.orders.read',
  'extension.uninstall': null,
  'contact.create': 'website.profiles.read',
  'contact.update': 'website.profiles.read',
  'contact.delete': 'website.profiles.read',
  'address.create': 'website.profiles.read',
  'address.update': 'website.profiles.read',
  'address.delete': 'website.profiles.read',
} as const satisfies Record<string, ApiScope | null>;

export type WebhookTopic = keyof typeof TOPIC_SCOPES;

export const WEBHOOK_TOPICS = Object.keys(TOPIC_SCOPES) as readonly WebhookTopic[];

/** Topics for owners. Those left out concern and notify an extension alone. */
export const OWNER_TOPICS = WEBHOOK_TOPICS.filter((topic) => topic !== 'extension.uninstall');

export function scopeOfTopic(topic: WebhookTopic): ApiScope | null {
  return TOPIC_SCOPES[topic];
}

/** `subscriptions`: of the owner, and of each extension. `answer`: characters that are kept of a receiver's answer. */
export const WEBHOOK_LIMITS = { subscriptions: 25, endpointUrl: 2000, answer: 1000, keptDays: 30 } as const;

export interface WebhookDraft {
  readonly endpointUrl: string;
  readonly topics: readonly WebhookTopic[];
}

export type WebhookCode =
  | 'webhookUrlInvalid'
  | 'webhookUrlTooLong'
  | 'webhookTopicsMissing'
  | 'webhookUnknown'
  | 'webhooksTooMany'
  | 'webhookDeliveryUnknown';

/** Each topic once, in the order of the list. */
export function tidyWebhook({ endpointUrl, topics }: WebhookDraft): WebhookDraft {
  return { endpointUrl: endpointUrl.trim(), topics: WEBHOOK_TOPICS.filter((topic) => topics.includes(topic)) };
}

/**
 * Returns every problem that prevents saving a tidied subscription. `isLocal`: this machine may also be an endpoint, on
 * any port and without TLS.
 */
export function webhookProblems(
  { endpointUrl, topics }: WebhookDraft,
  { isLocal }: { readonly isLocal: boolean },
): readonly Problem<WebhookCode>[] {
  const { endpointUrl: max } = WEBHOOK_LIMITS;
  const found: Problem<WebhookCode>[] = [];
  if (endpointUrl.length > max) found.push({ code: 'webhookUrlTooLong', field: 'endpointUrl', values: { max } });
  else if (!isEndpoint(endpointUrl, isLocal)) found.push({ code: 'webhookUrlInvalid', field: 'endpointUrl' });
  if (topics.length === 0) found.push({ code: 'webhookTopicsMissing', field: 'topics' });
  return found;
}

/** A name, or an address in brackets; nothing in front of it, such as `name:password@`. */
export const HOST = String.raw`(?:\[[0-9a-f:.]+\]|[^\s/?#@:\\[\]%<>"^\x60{|}]+)`;
const PUBLIC_ENDPOINT = new RegExp(`^https://${HOST}(?::443)?(?:[/?]\\S*)?$`, 'i');
const LOCAL_ENDPOINT = new RegExp(`^https?://${HOST}(?::\\d{1,5})?(?:[/?]\\S*)?$`, 'i');

function isEndpoint(text: string, isLocal: boolean): boolean {
  return (isLocal ? LOCAL_ENDPOINT : PUBLIC_ENDPOINT).test(text);
}

const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 1_800_000;
const TRIED_FOR_MS = 48 * 3_600_000;

/**
 * When a notification that was refused is sent again: 10 s later, then after twice as long each time, half an hour at most.
 * The last time is 48 hours after it was queued; null: it is given up. `attempts`: how often it was sent. Milliseconds.
 */
export function nextAttempt(attempts: number, queuedAt: number, now: number): number | null {
  const deadline = queuedAt + TRIED_FOR_MS;
  if (now >= deadline) return null;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_MS);
  return Math.min(now + pause, deadline);
}

import type { WebhookDraft, WebhookTopic } from '@quoin/domain/access';
import { appSitePath } from '../appSites.ts';

/** A subscription that notifies another server of events in the store. Its secret is shown once, when it is created. */
export interface WireWebhook {
  readonly id: string;
  readonly endpointUrl: string;
  readonly topics: readonly WebhookTopic[];
  /** The extension that asked for it, which alone changes it; null: the owner's own. */
  readonly extensionName: string | null;
  /** Milliseconds, as all moments here. */
  readonly createdAt: number;
  /** Notifications that are not sent yet. */
  readonly waiting: number;
  readonly last: Pick<WireWebhookDelivery, 'state' | 'status' | 'attemptedAt'> | null;
}

export interface WireWebhookDelivery {
  readonly id: string;
  readonly topic: WebhookTopic;
  readonly isTest: boolean;
  readonly occurredAt: number;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly attemptedAt: number | null;
  /** Of one that waits. */
  readonly nextAttemptAt: number | null;
  /** HTTP; null: there was no answer. */
  readonly status: number | null;
  /** The beginning of the answer, or why there was none. */
  readonly answer: string;
}

/** GET. Newest first. */
export interface AppWebhooksResponse {
  readonly webhooks: readonly WireWebhook[];
}

export type SaveWebhookRequest = WebhookDraft;

/** What POST and a rotation answer: the only time that anybody sees the secret. */
export interface ShownWebhookResponse extends AppWebhooksResponse {
  readonly secret: string;
}

/** GET. Newest first. */
export interface AppWebhookDeliveriesResponse {
  readonly deliveries: readonly WireWebhookDelivery[];
}

export interface TestWebhookRequest {
  readonly topic: WebhookTopic;
}

/** GET; POST a `SaveWebhookRequest`. */
export function appWebhooksPath(site: string): string {
  return appSitePath(site, '/settings/webhooks');
}

/** PUT a `SaveWebhookRequest`, DELETE; both answer with all webhooks. */
export function appWebhookPath(site: string, id: string): string {
  return `${appWebhooksPath(site)}/${encodeURIComponent(id)}`;
}

/** POST: another secret, at once. */
export function appWebhookRotationPath(site: string, id: string): string {
  return `${appWebhookPath(site, id)}/rotation`;
}

/** POST a `TestWebhookRequest`; answers with the deliveries. */
export function appWebhookTestPath(site: string, id: string): string {
  return `${appWebhookPath(site, id)}/test`;
}

/** GET. */
export function appWebhookDeliveriesPath(site: string, id: string): string {
  return `${appWebhookPath(site, id)}/deliveries`;
}

/** POST: sends it again; answers with the deliveries. */
export function appWebhookDeliveryPath(site: string, id: string, delivery: string): string {
  return `${appWebhookDeliveriesPath(site, id)}/${encodeURIComponent(delivery)}`;
}

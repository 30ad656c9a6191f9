import type { WebhookTopic } from '@quoin/domain/access';
import type { Defaulted, Fixed, Json, JsonObject, Nullable } from './columns.ts';

export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** Endpoints on other servers for notifications (migration 0126). */
export interface WebhookSubscriptionTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  client_id: Fixed<string | null>;
  endpoint_url: string;
  topics: WebhookTopic[];
  sealed_secret: string;
  created_at: Fixed<Date>;
  updated_at: Date;
  ended_at: Nullable<Date>;
  lease_job: Nullable<string>;
  lease_attempt: Nullable<number>;
  leased_until: Nullable<Date>;
}

export interface WebhookDeliveryTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  subscription_id: Fixed<string>;
  position: Defaulted<bigint>;
  notification_id: Fixed<string>;
  topic: Fixed<WebhookTopic>;
  data: Json<JsonObject>;
  occurred_at: Fixed<Date>;
  queued_at: Fixed<Date>;
  is_test: Defaulted<boolean>;
  state: Defaulted<DeliveryState>;
  attempts: Defaulted<number>;
  next_attempt_at: Date;
  attempted_at: Nullable<Date>;
  status: Nullable<number>;
  answer: Defaulted<string>;
}

import type { WebhookTopic } from '@quoin/domain/access';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { JsonObject } from '../platform/database/schema/columns.ts';
import { JOBS_TOPIC } from '../platform/jobs/job.ts';

/**
 * Queues a notification in this transaction, for those who want it. What happens to orders, customers and addresses tells of
 * itself (migration 0126). `clientId`: for the subscriptions of that extension alone.
 */
export async function announce(
  trx: SiteTransaction,
  websiteId: string,
  topic: WebhookTopic,
  { data, clientId }: { readonly data: JsonObject; readonly clientId: string },
): Promise<void> {
  await sql`SELECT announce_webhook(${websiteId}::uuid, ${topic}, ${JSON.stringify(data)}::jsonb, ${clientId},
    ${trx.now()}::timestamptz)`.execute(trx);
  trx.announce(JOBS_TOPIC);
}

/** Nobody is told of what this transaction makes up, or takes away again. */
export async function silenceWebhooks(trx: SiteTransaction): Promise<void> {
  await sql`SELECT set_config('app.webhooks', 'off', true)`.execute(trx);
}

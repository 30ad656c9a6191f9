import type { WebhookTopic } from '@quoin/domain/access';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';

/** Queues a notification that no trigger of migration 0126 announces. `clientId`: only for that extension. */
export async function queueNotifications(
  trx: SiteTransaction,
  websiteId: string,
  { topic, data, clientId }: { readonly topic: WebhookTopic; readonly data: JsonObject; readonly clientId: string },
): Promise<void> {
  await sql`SELECT announce_webhook(${websiteId}::uuid, ${topic}, ${JSON.stringify(data)}::jsonb, ${clientId},
    ${trx.now()}::timestamptz)`.execute(trx);
}

/** Suppresses notifications of what this transaction invents, or removes again. */
export async function silenceWebhooks(trx: SiteTransaction): Promise<void> {
  await sql`SET LOCAL app.webhooks = 'off'`.execute(trx);
}

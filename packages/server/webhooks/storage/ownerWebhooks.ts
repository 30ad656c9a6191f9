import type { WebhookTopic } from '@quoin/domain/access';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { DeliveryState } from '../../platform/database/schema/webhooks.ts';

export interface OwnerWebhook {
  readonly id: string;
  /** Of the extension that asked for it; null: the owner's own. */
  readonly extensionName: string | null;
  readonly endpointUrl: string;
  readonly topics: readonly WebhookTopic[];
  readonly createdAt: Date;
  readonly waiting: number;
  /** Of the last notification that was sent; null: none was. */
  readonly lastState: DeliveryState | null;
  readonly lastStatus: number | null;
  readonly lastAt: Date | null;
}

/** Newest first. */
export async function listOwnerWebhooks(trx: SiteTransaction, websiteId: string): Promise<readonly OwnerWebhook[]> {
  const { rows } = await sql<OwnerWebhook>`
    SELECT s.id, coalesce(e.name, s.client_id) AS "extensionName", s.endpoint_url AS "endpointUrl", s.topics, s.created_at AS "createdAt",
      (SELECT count(*)::int FROM webhook_delivery d WHERE d.website_id = s.website_id AND d.subscription_id = s.id
        AND d.state = 'waiting') AS waiting,
      last.state AS "lastState", last.status AS "lastStatus", last.attempted_at AS "lastAt"
    FROM webhook_subscription s
    LEFT JOIN extension e ON e.website_id = s.website_id AND e.client_id = s.client_id
    LEFT JOIN LATERAL (SELECT state, status, attempted_at FROM webhook_delivery d
      WHERE d.website_id = s.website_id AND d.subscription_id = s.id AND d.attempted_at IS NOT NULL
      ORDER BY d.attempted_at DESC LIMIT 1) last ON true
    WHERE s.website_id = ${websiteId} AND s.ended_at IS NULL
    ORDER BY s.created_at DESC, s.id`.execute(trx);
  return rows;
}

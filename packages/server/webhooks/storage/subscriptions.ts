import type { WebhookTopic } from '@quoin/domain/access';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface StoredSubscription {
  readonly id: string;
  /** The extension that asked for it; null: the owner's own. */
  readonly clientId: string | null;
  readonly endpointUrl: string;
  readonly topics: readonly WebhookTopic[];
  readonly sealedSecret: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

function select(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('webhook_subscription')
    .select(['id', 'client_id as clientId', 'endpoint_url as endpointUrl', 'topics', 'sealed_secret as sealedSecret'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('website_id', '=', websiteId)
    .where('ended_at', 'is', null);
}

/** Newest first. */
export function listSubscriptions(trx: SiteTransaction, websiteId: string): Promise<StoredSubscription[]> {
  return select(trx, websiteId).orderBy('created_at', 'desc').orderBy('id').execute();
}

/** Its row held, against everybody else who changes it. */
export async function lockSubscription(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredSubscription | null> {
  return (await select(trx, websiteId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? null;
}

export async function insertSubscription(
  trx: SiteTransaction,
  websiteId: string,
  made: Omit<StoredSubscription, 'createdAt' | 'updatedAt'>,
): Promise<void> {
  const now = trx.now();
  await trx
    .insertInto('webhook_subscription')
    .values({
      ...{ website_id: websiteId, id: made.id, client_id: made.clientId, endpoint_url: made.endpointUrl },
      ...{ topics: [...made.topics], sealed_secret: made.sealedSecret, created_at: now, updated_at: now },
    })
    .execute();
}

export async function updateSubscription(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  changes: Partial<Pick<StoredSubscription, 'endpointUrl' | 'topics' | 'sealedSecret'>>,
): Promise<void> {
  const { endpointUrl, topics, sealedSecret } = changes;
  await trx
    .updateTable('webhook_subscription')
    .set({
      updated_at: trx.now(),
      ...(endpointUrl === undefined ? {} : { endpoint_url: endpointUrl }),
      ...(topics === undefined ? {} : { topics: [...topics] }),
      ...(sealedSecret === undefined ? {} : { sealed_secret: sealedSecret }),
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

/** With everything that was to be sent, and was. */
export async function deleteSubscription(trx: SiteTransaction, websiteId: string, id: string): Promise<void> {
  await trx.deleteFrom('webhook_subscription').where('website_id', '=', websiteId).where('id', '=', id).execute();
}

/** Ends the subscriptions of an extension without access. Waiting notifications are still sent. */
export async function endSubscriptions(trx: SiteTransaction, websiteId: string, clientId: string): Promise<void> {
  await trx
    .updateTable('webhook_subscription')
    .set({ ended_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('client_id', '=', clientId)
    .where('ended_at', 'is', null)
    .execute();
}

/** A job in one of its attempts: one that was thought dead is another than its successor. */
export interface Lease {
  readonly jobId: string;
  readonly attempt: number;
}

/** Who sends for a subscription, and what with. */
export interface Sender {
  readonly lease: (Lease & { readonly until: Date }) | null;
  readonly isEnded: boolean;
  readonly endpointUrl: string;
  readonly sealedSecret: string;
}

/**
 * Locks a subscription until the end of the transaction, so only one job at a time looks for something to send. Null:
 * it is deleted.
 */
export async function lockSender(trx: SiteTransaction, websiteId: string, id: string): Promise<Sender | null> {
  const row = await trx
    .selectFrom('webhook_subscription')
    .select(['lease_job', 'lease_attempt', 'leased_until', 'ended_at', 'endpoint_url', 'sealed_secret'])
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { lease_job: jobId, lease_attempt: attempt, leased_until: until } = row;
  const lease = jobId === null || attempt === null || until === null ? null : { jobId, attempt, until };
  const { endpoint_url: endpointUrl, sealed_secret: sealedSecret } = row;
  return { lease, isEnded: row.ended_at !== null, endpointUrl, sealedSecret };
}

/** Null: nobody sends. */
export async function saveLease(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  lease: (Lease & { readonly until: Date }) | null,
): Promise<void> {
  await trx
    .updateTable('webhook_subscription')
    .set({
      ...{ lease_job: lease?.jobId ?? null, lease_attempt: lease?.attempt ?? null },
      leased_until: lease?.until ?? null,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

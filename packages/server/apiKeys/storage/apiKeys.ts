import type { ApiScope } from '@quoin/domain/access';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface StoredApiKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly ending: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly rotatedAt: Date | null;
  readonly lastUsedAt: Date | null;
}

/** What a key is recognised by. */
export interface KeySecret {
  readonly hash: Buffer;
  readonly ending: string;
}

/** Newest first. */
export function listApiKeys(trx: SiteTransaction, websiteId: string): Promise<StoredApiKey[]> {
  return trx
    .selectFrom('api_key')
    .select(['id', 'name', 'scopes', 'ending', 'created_by as createdBy', 'created_at as createdAt'])
    .select(['rotated_at as rotatedAt', 'last_used_at as lastUsedAt'])
    .where('website_id', '=', websiteId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertApiKey(
  trx: SiteTransaction,
  websiteId: string,
  key: {
    readonly id: string;
    readonly name: string;
    readonly scopes: readonly ApiScope[];
    readonly secret: KeySecret;
    readonly createdBy: string;
  },
): Promise<void> {
  await trx
    .insertInto('api_key')
    .values({
      ...{ website_id: websiteId, id: key.id, name: key.name, scopes: [...key.scopes] },
      ...{ secret_hash: key.secret.hash, ending: key.secret.ending },
      ...{ created_by: key.createdBy, created_at: trx.now() },
    })
    .execute();
}

export interface NamedKey {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
}

/** What the key was before, its row held; null when it is gone. */
export async function lockApiKey(trx: SiteTransaction, websiteId: string, id: string): Promise<NamedKey | null> {
  const row = await trx
    .selectFrom('api_key')
    .select(['name', 'scopes'])
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateApiKey(
  trx: SiteTransaction,
  websiteId: string,
  { id, name, scopes }: NamedKey & { readonly id: string },
): Promise<void> {
  await trx
    .updateTable('api_key')
    .set({ name, scopes: [...scopes] })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

export async function replaceSecret(
  trx: SiteTransaction,
  websiteId: string,
  { id, secret }: { readonly id: string; readonly secret: KeySecret },
): Promise<void> {
  await trx
    .updateTable('api_key')
    .set({ secret_hash: secret.hash, ending: secret.ending, rotated_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

export async function deleteApiKey(trx: SiteTransaction, websiteId: string, id: string): Promise<void> {
  await trx.deleteFrom('api_key').where('website_id', '=', websiteId).where('id', '=', id).execute();
}

export interface FoundKey extends NamedKey {
  readonly id: string;
}

/** How exact the time of the last use is: a key in use is not written with every request. */
const USE_NOTED_EVERY = '1 minute';

/** By the hash of the whole key; null when it is none of this site. */
export async function findApiKey(trx: SiteTransaction, websiteId: string, hash: Buffer): Promise<FoundKey | null> {
  const row = await trx
    .selectFrom('api_key')
    .select(['id', 'name', 'scopes'])
    .where('website_id', '=', websiteId)
    .where('secret_hash', '=', hash)
    .executeTakeFirst();
  return row ?? null;
}

export async function noteKeyUse(trx: SiteTransaction, websiteId: string, id: string): Promise<void> {
  await sql`UPDATE api_key SET last_used_at = ${trx.now()}::timestamptz WHERE website_id = ${websiteId} AND id = ${id}
    AND (last_used_at IS NULL OR last_used_at < ${trx.now()}::timestamptz - ${USE_NOTED_EVERY}::interval)`.execute(trx);
}

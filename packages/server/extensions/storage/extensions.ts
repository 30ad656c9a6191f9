import type { ApiScope } from '@quoin/domain/access';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface StoredExtension {
  readonly id: string;
  readonly name: string;
  readonly clientId: string;
  readonly redirectUrls: readonly string[];
  readonly secretHash: Buffer;
  readonly ending: string;
  readonly createdBy: string;
  readonly createdAt: Date;
}

function select(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('extension')
    .select(['id', 'name', 'client_id as clientId', 'redirect_urls as redirectUrls', 'secret_hash as secretHash'])
    .select(['ending', 'created_by as createdBy', 'created_at as createdAt'])
    .where('website_id', '=', websiteId);
}

export async function findExtension(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredExtension | null> {
  return (await select(trx, websiteId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Its row held. */
export async function lockExtension(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredExtension | null> {
  return (await select(trx, websiteId).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** What the newest grant of an extension lets it do; its fields are null where there is none. */
export interface ListedExtension extends Omit<StoredExtension, 'secretHash'> {
  readonly scopes: readonly ApiScope[] | null;
  readonly grantedBy: string | null;
  readonly grantedAt: Date | null;
  readonly lastUsedAt: Date | null;
}

/** Newest first. */
export async function listExtensions(trx: SiteTransaction, websiteId: string): Promise<readonly ListedExtension[]> {
  const { rows } = await sql<ListedExtension>`
    SELECT e.id, e.name, e.client_id AS "clientId", e.redirect_urls AS "redirectUrls", e.ending, e.created_by AS "createdBy",
      e.created_at AS "createdAt", g.scopes, g.granted_by AS "grantedBy", g.granted_at AS "grantedAt",
      (SELECT max(last_used_at) FROM extension_grant u WHERE u.website_id = ${websiteId} AND u.extension_id = e.id) AS "lastUsedAt"
    FROM extension e
    LEFT JOIN LATERAL (SELECT scopes, granted_by, granted_at FROM extension_grant g
      WHERE g.website_id = ${websiteId} AND g.extension_id = e.id ORDER BY g.granted_at DESC, g.id LIMIT 1) g ON true
    WHERE e.website_id = ${websiteId} ORDER BY e.created_at DESC, e.id`.execute(trx);
  return rows;
}

export async function insertExtension(
  trx: SiteTransaction,
  websiteId: string,
  made: Omit<StoredExtension, 'createdAt'>,
): Promise<void> {
  await trx
    .insertInto('extension')
    .values({
      ...{ website_id: websiteId, id: made.id, name: made.name, client_id: made.clientId },
      ...{ redirect_urls: [...made.redirectUrls], secret_hash: made.secretHash, ending: made.ending },
      ...{ created_by: made.createdBy, created_at: trx.now() },
    })
    .execute();
}

export async function updateExtension(
  trx: SiteTransaction,
  websiteId: string,
  { id, name, redirectUrls }: Pick<StoredExtension, 'id' | 'name' | 'redirectUrls'>,
): Promise<void> {
  await trx
    .updateTable('extension')
    .set({ name, redirect_urls: [...redirectUrls] })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

export async function replaceClientSecret(
  trx: SiteTransaction,
  websiteId: string,
  { id, secretHash, ending }: Pick<StoredExtension, 'id' | 'secretHash' | 'ending'>,
): Promise<void> {
  await trx
    .updateTable('extension')
    .set({ secret_hash: secretHash, ending, rotated_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

/** With everything it was given. */
export async function deleteExtension(trx: SiteTransaction, websiteId: string, id: string): Promise<void> {
  await trx.deleteFrom('extension').where('website_id', '=', websiteId).where('id', '=', id).execute();
}

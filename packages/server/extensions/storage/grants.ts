import type { ApiScope } from '@quoin/domain/access';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { TokenKind } from '../tokenText.ts';

export interface NewGrant {
  readonly id: string;
  readonly extensionId: string;
  readonly scopes: readonly ApiScope[];
  readonly isOffline: boolean;
  readonly accountId: string;
  readonly grantedBy: string;
}

export async function insertGrant(trx: SiteTransaction, websiteId: string, grant: NewGrant): Promise<void> {
  await trx
    .insertInto('extension_grant')
    .values({
      ...{ website_id: websiteId, id: grant.id, extension_id: grant.extensionId, scopes: [...grant.scopes] },
      ...{ is_offline: grant.isOffline, account_id: grant.accountId, granted_by: grant.grantedBy },
      granted_at: trx.now(),
    })
    .execute();
}

/** Everything that was given for it opens nothing any more. */
export async function deleteGrant(trx: SiteTransaction, websiteId: string, id: string): Promise<void> {
  await trx.deleteFrom('extension_grant').where('website_id', '=', websiteId).where('id', '=', id).execute();
}

export async function hasGrant(trx: SiteTransaction, websiteId: string, extensionId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('extension_grant')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('extension_id', '=', extensionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Answers whether there were any. */
export async function deleteGrantsOf(trx: SiteTransaction, websiteId: string, extensionId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('extension_grant')
    .where('website_id', '=', websiteId)
    .where('extension_id', '=', extensionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface NewToken {
  readonly hash: Buffer;
  readonly grantId: string;
  readonly kind: TokenKind;
  readonly expiresAt: Date;
  readonly redirectUrl?: string;
  readonly codeChallenge?: string;
}

export async function insertToken(trx: SiteTransaction, websiteId: string, token: NewToken): Promise<void> {
  await trx
    .insertInto('extension_token')
    .values({
      ...{ website_id: websiteId, token_hash: token.hash, grant_id: token.grantId, kind: token.kind },
      ...{ expires_at: token.expiresAt, redirect_url: token.redirectUrl, code_challenge: token.codeChallenge },
    })
    .execute();
}

/** A code or token with what it was given for. */
export interface FoundToken extends Omit<NewGrant, 'id'> {
  readonly grantId: string;
  readonly kind: TokenKind;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly redirectUrl: string;
  readonly codeChallenge: string;
  readonly clientId: string;
  readonly extensionName: string;
}

/** Null: nobody was given it. Held, with what it was given for: two that show it at once are one after the other. */
export async function findToken(
  trx: SiteTransaction,
  websiteId: string,
  hash: Buffer,
  { isHeld = false } = {},
): Promise<FoundToken | null> {
  const { rows } = await sql<FoundToken>`
    SELECT t.grant_id AS "grantId", t.kind, t.expires_at AS "expiresAt", t.used_at AS "usedAt", t.redirect_url AS "redirectUrl",
      t.code_challenge AS "codeChallenge", g.extension_id AS "extensionId", g.scopes, g.is_offline AS "isOffline",
      g.account_id AS "accountId", g.granted_by AS "grantedBy", e.client_id AS "clientId", e.name AS "extensionName"
    FROM extension_token t
    JOIN extension_grant g ON g.website_id = t.website_id AND g.id = t.grant_id
    JOIN extension e ON e.website_id = g.website_id AND e.id = g.extension_id
    WHERE t.website_id = ${websiteId} AND t.token_hash = ${hash} ${isHeld ? sql`FOR UPDATE OF t, g` : sql``}`.execute(
    trx,
  );
  return rows[0] ?? null;
}

export async function markUsed(trx: SiteTransaction, websiteId: string, hash: Buffer): Promise<void> {
  await trx
    .updateTable('extension_token')
    .set({ used_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', hash)
    .execute();
}

export async function deleteToken(trx: SiteTransaction, websiteId: string, hash: Buffer): Promise<void> {
  await trx.deleteFrom('extension_token').where('website_id', '=', websiteId).where('token_hash', '=', hash).execute();
}

/** How long a used code is remembered, in case it is presented again. */
const KEPT_MS = 86_400_000;

/**
 * Deletes what has expired. Also deletes a grant without tokens, unless it is the one by which its extension is
 * connected: that one stays until a user ends it.
 */
export async function deleteExpired(trx: SiteTransaction, websiteId: string): Promise<void> {
  await trx
    .deleteFrom('extension_token')
    .where('website_id', '=', websiteId)
    .where('expires_at', '<', new Date(trx.now().getTime() - KEPT_MS))
    .execute();
  await sql`DELETE FROM extension_grant g WHERE g.website_id = ${websiteId}
    AND NOT EXISTS (SELECT 1 FROM extension_token t WHERE t.website_id = ${websiteId} AND t.grant_id = g.id)
    AND (NOT g.is_offline OR EXISTS (SELECT 1 FROM extension_grant n WHERE n.website_id = ${websiteId}
      AND n.extension_id = g.extension_id AND n.granted_at > g.granted_at))`.execute(trx);
}

/** How exact the time of the last use is: a token in use is not written with every request. */
const USE_NOTED_EVERY = '1 minute';

export async function noteGrantUse(trx: SiteTransaction, websiteId: string, id: string): Promise<void> {
  await sql`UPDATE extension_grant SET last_used_at = ${trx.now()}::timestamptz WHERE website_id = ${websiteId} AND id = ${id}
    AND (last_used_at IS NULL OR last_used_at < ${trx.now()}::timestamptz - ${USE_NOTED_EVERY}::interval)`.execute(trx);
}

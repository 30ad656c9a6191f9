import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** An invitation to work on a site that is not answered yet. */
export interface StoredInvite {
  readonly id: string;
  readonly email: string;
  readonly roles: readonly number[];
  readonly inviter: string;
  readonly invitedBy: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const COLUMNS = [
  'id',
  'email',
  'roles',
  'inviter',
  'invited_by as invitedBy',
  'created_at as createdAt',
  'expires_at as expiresAt',
] as const;

/** Newest first, those that ran out included: they can be sent again. */
export function listInvites(trx: SiteTransaction, websiteId: string): Promise<StoredInvite[]> {
  return trx
    .selectFrom('contributor_invite')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export interface NewInvite extends Omit<StoredInvite, 'id' | 'createdAt'> {
  readonly tokenHash: Buffer;
}

/** One per address: a second invitation replaces the first, whose link dies. Answers its id. */
export async function saveInvite(trx: SiteTransaction, websiteId: string, invite: NewInvite): Promise<string> {
  const values = {
    roles: [...invite.roles],
    token_hash: invite.tokenHash,
    invited_by: invite.invitedBy,
    inviter: invite.inviter,
    created_at: trx.now(),
    expires_at: invite.expiresAt,
  };
  const row = await trx
    .insertInto('contributor_invite')
    .values({ website_id: websiteId, id: trx.newId(), email: invite.email, ...values })
    .onConflict((conflict) => conflict.expression(sql`website_id, lower(email)`).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function findInviteById(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredInvite | null> {
  const row = await trx
    .selectFrom('contributor_invite')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The invitation of a link, while it counts. */
export async function findInviteByToken(
  trx: SiteTransaction,
  websiteId: string,
  tokenHash: Buffer,
): Promise<StoredInvite | null> {
  const row = await trx
    .selectFrom('contributor_invite')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', trx.now())
    .executeTakeFirst();
  return row ?? null;
}

/** False if another request was first: an invitation is used once. */
export async function deleteInvite(trx: SiteTransaction, websiteId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('contributor_invite')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

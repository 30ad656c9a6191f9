import type { SiteTransaction } from '../../platform/database/database.ts';

/** A member's sign-in on one browser; only the SHA-256 of its cookie's value is kept (SES-1). */
export interface MemberSession {
  readonly siteUserId: string;
  readonly email: string;
  readonly fullName: string;
  readonly cartGeneration: number;
  readonly isRemembered: boolean;
  readonly device: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

export interface NewMemberSession {
  readonly idHash: Buffer;
  readonly siteUserId: string;
  /** The member's at sign-in; a session of an older one is dead (SES-3). */
  readonly epoch: number;
  readonly isRemembered: boolean;
  /** Of the browser, at most 60 characters. */
  readonly device: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertMemberSession(
  trx: SiteTransaction,
  websiteId: string,
  session: NewMemberSession,
): Promise<void> {
  const now = trx.now();
  await trx
    .insertInto('site_user_session')
    .values({
      website_id: websiteId,
      id_hash: session.idHash,
      site_user_id: session.siteUserId,
      epoch: session.epoch,
      remember_me: session.isRemembered,
      device: session.device,
      created_at: session.createdAt,
      seen_at: now,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** The session and whose it is, while it is neither expired nor older than the last change of password or address. */
export async function findMemberSession(
  trx: SiteTransaction,
  websiteId: string,
  idHash: Buffer,
): Promise<MemberSession | null> {
  const row = await trx
    .selectFrom('site_user_session as s')
    .innerJoin('site_user as u', (join) =>
      join
        .onRef('u.website_id', '=', 's.website_id')
        .onRef('u.id', '=', 's.site_user_id')
        .onRef('u.epoch', '=', 's.epoch'),
    )
    .select(['u.id', 'u.email', 'u.full_name', 'u.cart_generation'])
    .select(['s.remember_me', 's.device', 's.created_at', 's.seen_at'])
    .where('s.website_id', '=', websiteId)
    .where('s.id_hash', '=', idHash)
    .where('s.expires_at', '>', trx.now())
    .where('u.password_hash', 'is not', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    siteUserId: row.id,
    email: row.email,
    fullName: row.full_name,
    cartGeneration: row.cart_generation,
    isRemembered: row.remember_me,
    device: row.device,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  };
}

export async function touchMemberSession(
  trx: SiteTransaction,
  websiteId: string,
  session: { readonly idHash: Buffer; readonly siteUserId: string; readonly expiresAt: Date },
): Promise<void> {
  const now = trx.now();
  await trx
    .updateTable('site_user_session')
    .set({ seen_at: now, expires_at: session.expiresAt })
    .where('website_id', '=', websiteId)
    .where('id_hash', '=', session.idHash)
    .execute();
  await trx
    .updateTable('site_user')
    .set({ last_seen_at: now })
    .where('website_id', '=', websiteId)
    .where('id', '=', session.siteUserId)
    .execute();
}

/** Whose it was; null when there was none. */
export async function deleteMemberSession(
  trx: SiteTransaction,
  websiteId: string,
  idHash: Buffer,
): Promise<string | null> {
  const row = await trx
    .deleteFrom('site_user_session')
    .where('website_id', '=', websiteId)
    .where('id_hash', '=', idHash)
    .returning('site_user_id')
    .executeTakeFirst();
  return row?.site_user_id ?? null;
}

export async function deleteSessionsOf(trx: SiteTransaction, websiteId: string, siteUserId: string): Promise<void> {
  await trx
    .deleteFrom('site_user_session')
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .execute();
}

/** One sign-in of a person, as that person sees it. */
export interface OwnMemberSession {
  readonly idHash: Buffer;
  readonly device: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

/** Those that are still good, the one seen last first. */
export async function listMemberSessions(
  trx: SiteTransaction,
  websiteId: string,
  siteUserId: string,
): Promise<readonly OwnMemberSession[]> {
  return liveSessions(trx, websiteId, siteUserId)
    .select(['s.id_hash as idHash', 's.device', 's.created_at as createdAt', 's.seen_at as seenAt'])
    .orderBy('s.seen_at', 'desc')
    .orderBy('s.id_hash')
    .execute();
}

/** Ends one session of a member; another's stays. */
export async function deleteOwnMemberSession(
  trx: SiteTransaction,
  websiteId: string,
  { siteUserId, idHash }: { readonly siteUserId: string; readonly idHash: Buffer },
): Promise<void> {
  await trx
    .deleteFrom('site_user_session')
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .where('id_hash', '=', idHash)
    .execute();
}

export async function countLiveSessions(trx: SiteTransaction, websiteId: string, siteUserId: string): Promise<number> {
  const row = await liveSessions(trx, websiteId, siteUserId)
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

function liveSessions(trx: SiteTransaction, websiteId: string, siteUserId: string) {
  return trx
    .selectFrom('site_user_session as s')
    .innerJoin('site_user as u', (join) =>
      join
        .onRef('u.website_id', '=', 's.website_id')
        .onRef('u.id', '=', 's.site_user_id')
        .onRef('u.epoch', '=', 's.epoch'),
    )
    .where('s.website_id', '=', websiteId)
    .where('s.site_user_id', '=', siteUserId)
    .where('s.expires_at', '>', trx.now());
}

/** Housekeeping: what has ended by itself. */
export async function deleteEndedSessions(trx: SiteTransaction, websiteId: string): Promise<void> {
  const now = trx.now();
  await trx
    .deleteFrom('site_user_session')
    .where('website_id', '=', websiteId)
    .where('expires_at', '<=', now)
    .execute();
  await trx.deleteFrom('site_user_token').where('website_id', '=', websiteId).where('expires_at', '<=', now).execute();
}

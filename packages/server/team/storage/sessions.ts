import type { SiteTransaction } from '../../platform/database/database.ts';

/** A login of a person to the app; only the SHA-256 of its cookie's value is kept (SES-1). */
export interface Session {
  readonly idHash: Buffer;
  readonly accountId: string;
  readonly email: string;
  readonly displayName: string;
  /** The account's; null: the browser's. */
  readonly language: string | null;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly expiresAt: Date;
  /** Both steps were taken. */
  readonly isTwoStep: boolean;
}

export interface NewSession {
  readonly idHash: Buffer;
  readonly accountId: string;
  /** The account's at sign-in; a session of an older one is dead (SES-3). */
  readonly epoch: number;
  readonly createdAt: Date;
  readonly seenAt?: Date;
  readonly expiresAt: Date;
  /** What the browser called itself; at most 300 characters. */
  readonly device: string;
  /** Where it was opened from: an IP address. */
  readonly address: string;
  readonly isTwoStep: boolean;
}

export async function insertSession(trx: SiteTransaction, session: NewSession): Promise<void> {
  await trx
    .insertInto('account_session')
    .values({
      id_hash: session.idHash,
      account_id: session.accountId,
      epoch: session.epoch,
      created_at: session.createdAt,
      seen_at: session.seenAt ?? session.createdAt,
      expires_at: session.expiresAt,
      device: session.device,
      address: session.address,
      is_two_step: session.isTwoStep,
    })
    .execute();
}

/** The session and whose it is, while it is neither expired nor older than the account's last change of password. */
export async function findLiveSession(trx: SiteTransaction, idHash: Buffer, now: Date): Promise<Session | null> {
  const row = await trx
    .selectFrom('account_session')
    .innerJoin('account', (join) =>
      join.onRef('account.id', '=', 'account_session.account_id').onRef('account.epoch', '=', 'account_session.epoch'),
    )
    .select(['account_id', 'email', 'display_name', 'language', 'seen_at', 'expires_at', 'account_session.created_at'])
    .select('is_two_step')
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    idHash,
    accountId: row.account_id,
    email: row.email,
    displayName: row.display_name,
    language: row.language,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    expiresAt: row.expires_at,
    isTwoStep: row.is_two_step,
  };
}

export async function touchSession(
  trx: SiteTransaction,
  idHash: Buffer,
  times: { readonly seenAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await trx
    .updateTable('account_session')
    .set({ seen_at: times.seenAt, expires_at: times.expiresAt })
    .where('id_hash', '=', idHash)
    .execute();
}

export async function deleteSession(trx: SiteTransaction, idHash: Buffer): Promise<void> {
  await trx.deleteFrom('account_session').where('id_hash', '=', idHash).execute();
}

/** One session of a user, as shown to that user. */
export interface OwnSession {
  readonly idHash: Buffer;
  readonly device: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

/** Those that are still good, the one seen last first. */
export async function listLiveSessions(
  trx: SiteTransaction,
  accountId: string,
  now: Date,
): Promise<readonly OwnSession[]> {
  return trx
    .selectFrom('account_session')
    .innerJoin('account', (join) =>
      join.onRef('account.id', '=', 'account_session.account_id').onRef('account.epoch', '=', 'account_session.epoch'),
    )
    .select(['id_hash as idHash', 'device', 'address', 'account_session.created_at as createdAt', 'seen_at as seenAt'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id_hash')
    .execute();
}

/** Ends one session of an account; whether there was one. */
export async function deleteOwnSession(trx: SiteTransaction, accountId: string, idHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('account_session')
    .where('account_id', '=', accountId)
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends every session of an account, one caller after the other, if `own` is still among them. Answers what they were. */
export async function deleteSessionsOf(
  trx: SiteTransaction,
  accountId: string,
  own: Buffer,
): Promise<readonly Pick<NewSession, 'idHash' | 'epoch' | 'createdAt' | 'device' | 'address' | 'isTwoStep'>[]> {
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const found = await trx.selectFrom('account_session').select('id_hash').where('id_hash', '=', own).executeTakeFirst();
  if (found === undefined) return [];
  return trx
    .deleteFrom('account_session')
    .where('account_id', '=', accountId)
    .returning([
      'id_hash as idHash',
      'epoch',
      'created_at as createdAt',
      'device',
      'address',
      'is_two_step as isTwoStep',
    ])
    .execute();
}

/** This one has taken both steps; the account's others, which have not, end. */
export async function keepTwoStepSession(trx: SiteTransaction, accountId: string, own: Buffer): Promise<void> {
  await trx.deleteFrom('account_session').where('account_id', '=', accountId).where('id_hash', '<>', own).execute();
  await trx.updateTable('account_session').set({ is_two_step: true }).where('id_hash', '=', own).execute();
}

/** The account has no second step any more: none of its sessions has taken it. */
export async function forgetTwoStep(trx: SiteTransaction, accountId: string): Promise<void> {
  await trx.updateTable('account_session').set({ is_two_step: false }).where('account_id', '=', accountId).execute();
}

/** Housekeeping: what has expired. */
export async function deleteExpiredSessions(trx: SiteTransaction, now: Date): Promise<void> {
  await trx.deleteFrom('account_session').where('expires_at', '<=', now).execute();
}

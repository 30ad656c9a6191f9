import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Staff } from '../platform/http/route.ts';
import type { AccountDeps } from './accountDeps.ts';
import { hashSessionToken, newSessionToken, sessionExpiry } from './signIn/sessionToken.ts';
import { saveLanguage } from './storage/accounts.ts';
import { deleteOwnSession, deleteSessionsOf, insertSession, listLiveSessions } from './storage/sessions.ts';

/** One of one's own logins. Its id is the hash that is kept of it: nobody gets in with that. */
export interface ListedSession {
  readonly id: string;
  readonly device: string;
  /** Where it was opened from: an IP address, or empty. */
  readonly address: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly isThisOne: boolean;
}

const SESSION_ID = /^[0-9a-f]{64}$/;

/** Where this person is signed in. */
export async function listOwnSessions(
  { db, now }: Pick<AccountDeps, 'db' | 'now'>,
  { accountId, sessionId }: Staff,
): Promise<readonly ListedSession[]> {
  const sessions = await db.acrossSites((trx) => listLiveSessions(trx, accountId, new Date(now())));
  return sessions.map(({ idHash, ...same }) => {
    const id = idHash.toString('hex');
    return { ...same, id, isThisOne: id === sessionId };
  });
}

/** In which language the app speaks to this person, wherever they sign in; null: the browser's. */
export async function chooseLanguage(
  { db }: Pick<AccountDeps, 'db'>,
  { accountId }: Staff,
  language: string | null,
): Promise<void> {
  await db.acrossSites((trx) => saveLanguage(trx, accountId, language));
}

/** Ends one of one's own; another's is unknown. */
export async function endOwnSession(
  { db }: Pick<AccountDeps, 'db'>,
  { accountId }: Staff,
  id: string,
): Promise<Outcome<null, 'notFound'>> {
  if (!SESSION_ID.test(id)) return refuse('notFound');
  const only = Buffer.from(id, 'hex');
  const isEnded = await db.acrossSites((trx) => deleteOwnSession(trx, accountId, only));
  return isEnded ? accept(null) : refuse('notFound');
}

/**
 * Signs out everywhere: every session ends, and this browser gets a new one under a new id (SES-1), so that a copy of its
 * cookie is dead as well. It is no new sign-in: nobody has shown a password, so it is as old as the one before and counts
 * neither as fresh nor as later than a change of roles. Of two that do this at once the second is out: null. Answers the
 * new token and how many others there were.
 */
export async function signOutEverywhere(
  { db, now, randomBytes }: Pick<AccountDeps, 'db' | 'now' | 'randomBytes'>,
  { accountId, sessionId }: Staff,
): Promise<{ readonly token: string; readonly others: number } | null> {
  const token = newSessionToken(randomBytes);
  const seenAt = new Date(now());
  return db.acrossSites(async (trx) => {
    const ended = await deleteSessionsOf(trx, accountId, Buffer.from(sessionId, 'hex'));
    const own = ended.find(({ idHash }) => idHash.toString('hex') === sessionId);
    if (own === undefined) return null;
    const expiresAt = sessionExpiry(own.createdAt.getTime(), seenAt.getTime());
    await insertSession(trx, { ...own, idHash: hashSessionToken(token)!, accountId, seenAt, expiresAt });
    return { token, others: ended.length - 1 };
  });
}

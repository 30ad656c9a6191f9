import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Staff } from '../../http/route.ts';
import { findAccount } from '../../storage/accounts.ts';
import { deleteOwnSessions, listLiveSessions } from '../../storage/sessions.ts';
import type { AccountDeps } from './accountDeps.ts';
import { openSession } from './signIn.ts';

/** One of one's own logins. Its id is the hash that is kept of it: nobody gets in with that. */
export interface ListedSession {
  readonly id: string;
  readonly device: string;
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

/** Ends one of one's own; another's is unknown. */
export async function endOwnSession(
  { db }: Pick<AccountDeps, 'db'>,
  { accountId }: Staff,
  id: string,
): Promise<Outcome<null, 'notFound'>> {
  if (!SESSION_ID.test(id)) return refuse('notFound');
  const only = Buffer.from(id, 'hex');
  const ended = await db.acrossSites((trx) => deleteOwnSessions(trx, accountId, { only }));
  return ended === 1 ? accept(null) : refuse('notFound');
}

/**
 * Signs out everywhere: every session ends, and this browser gets a new one under a new id (SES-1), so that a copy of its
 * cookie is dead as well. Answers the new token and how many others there were.
 */
export async function signOutEverywhere(
  deps: Pick<AccountDeps, 'db' | 'now' | 'randomBytes'>,
  staff: Staff,
  browser: { readonly previousToken: string | null; readonly device: string },
): Promise<{ readonly token: string; readonly others: number }> {
  const { accountId } = staff;
  const except = Buffer.from(staff.sessionId, 'hex');
  const others = await deps.db.acrossSites((trx) => deleteOwnSessions(trx, accountId, { except }));
  const account = await deps.db.acrossSites((trx) => findAccount(trx, accountId));
  if (account === null) throw new Error('The account is gone.');
  return { token: await openSession(deps, account, browser), others };
}

import { typedCode } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { QueueFull } from '../../platform/background/workQueue.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { type Account, findAccountByEmail, replacePasswordHash } from '../storage/accounts.ts';
import { deleteExpiredSessions, deleteSession, insertSession } from '../storage/sessions.ts';
import { hashSessionToken, newSessionToken, sessionExpiry } from './sessionToken.ts';

export interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  /** The session this browser held before: it ends, so that no id survives a sign-in (SES-1, SC-30). */
  readonly previousToken: string | null;
  /** What the browser calls itself, for the person's own list of sessions. */
  readonly device?: string;
}

/** `signInTooOften` carries `values.seconds`: how long to wait. */
export type SignInCode = 'signInFailed' | 'signInTooOften';

/** Longer than any password may be; refused like a wrong one, unhashed. */
const MAX_PASSWORD_CHARACTERS = 1024;
const BUSY_SECONDS = 5;
const MAX_DEVICE_CHARACTERS = 300;

/** Answers a new session token, or one and the same refusal for an unknown address and a wrong password (SES-5). */
export async function signIn(deps: AccountDeps, attempt: SignInAttempt): Promise<Outcome<string, SignInCode>> {
  const wait = await deps.delays.begin(attempt.email);
  if (wait !== null) return refuse('signInTooOften', { values: { seconds: wait } });
  try {
    const account = await findProven(deps, attempt);
    if (account === null) return refuse('signInFailed');
    await deps.delays.succeeded(attempt.email);
    return accept(await openSession(deps, account, attempt));
  } catch (fault) {
    if (fault instanceof QueueFull) return refuse('signInTooOften', { values: { seconds: BUSY_SECONDS } });
    throw fault;
  }
}

async function findProven(deps: AccountDeps, { email, password }: SignInAttempt): Promise<Account | null> {
  if (password.length > MAX_PASSWORD_CHARACTERS) return null;
  const account = await deps.db.acrossSites((trx) => findAccountByEmail(trx, typedCode(email)));
  const isProven = account
    ? await deps.passwords.isCorrect(account.passwordHash, password)
    : await deps.passwords.refuseSlowly(password);
  if (!account || !isProven) return null;
  if (deps.passwords.isOutdated(account.passwordHash)) await renewHash(deps, account, password);
  return account;
}

async function renewHash(deps: AccountDeps, account: Account, password: string): Promise<void> {
  const renewed = await deps.passwords.hash(password);
  await deps.db.acrossSites((trx) => replacePasswordHash(trx, account.id, renewed));
}

/** A new session; the one this browser held before ends. Answers its token. */
export async function openSession(
  deps: Pick<AccountDeps, 'db' | 'now' | 'randomBytes'>,
  account: Pick<Account, 'id' | 'epoch'>,
  { previousToken, device = '' }: Pick<SignInAttempt, 'previousToken' | 'device'>,
): Promise<string> {
  const token = newSessionToken(deps.randomBytes);
  const idHash = hashSessionToken(token)!;
  const previous = previousToken === null ? null : hashSessionToken(previousToken);
  const now = deps.now();
  await deps.db.acrossSites(async (trx) => {
    await deleteExpiredSessions(trx, new Date(now));
    if (previous !== null) await deleteSession(trx, previous);
    await insertSession(trx, {
      idHash,
      accountId: account.id,
      epoch: account.epoch,
      createdAt: new Date(now),
      expiresAt: sessionExpiry(now, now),
      device: device.slice(0, MAX_DEVICE_CHARACTERS),
    });
  });
  return token;
}

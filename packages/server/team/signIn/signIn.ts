import { typedCode } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { QueueFull } from '../../platform/background/workQueue.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { type Account, findAccountByEmail, replacePasswordHash } from '../storage/accounts.ts';
import { type Entry, enterOrAskForCode, type StaffBrowser } from './enter.ts';

export interface SignInAttempt extends StaffBrowser {
  readonly email: string;
  readonly password: string;
}

/** `signInTooOften` carries `values.seconds`: how long to wait. */
export type SignInCode = 'signInFailed' | 'signInTooOften';

/** Longer than any password may be; refused like a wrong one, unhashed. */
const MAX_PASSWORD_CHARACTERS = 1024;
const BUSY_SECONDS = 5;

/** Answers a session or the question for a code, or one and the same refusal for an unknown address and a wrong password (SES-5). */
export async function signIn(deps: AccountDeps, attempt: SignInAttempt): Promise<Outcome<Entry, SignInCode>> {
  const wait = await deps.delays.begin(attempt.email);
  if (wait !== null) return refuse('signInTooOften', { values: { seconds: wait } });
  try {
    const account = await findProven(deps, attempt);
    if (account === null) return refuse('signInFailed');
    await deps.delays.succeeded(attempt.email);
    return accept(await enterOrAskForCode(deps, account, attempt));
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

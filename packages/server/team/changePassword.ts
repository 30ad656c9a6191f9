import type { AccessCode, PasswordCode } from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { QueueFull } from '../platform/background/workQueue.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { AccountDeps } from './accountDeps.ts';
import { beginSession, type StaffBrowser } from './signIn/enter.ts';
import { decideNewPassword } from './signIn/newPassword.ts';
import { changePasswordHash, findAccount, findAccountByEmail } from './storage/accounts.ts';
import { deleteAccountLinks } from './storage/accountTokens.ts';

export interface PasswordChange extends StaffBrowser {
  readonly accountId: string;
  readonly currentPassword: string;
  readonly password: string;
  /** Of the session that goes on. */
  readonly isTwoStep: boolean;
}

export type ChangePasswordCode = Extract<AccessCode, 'passwordWrong' | 'signInTooOften'> | PasswordCode;

export const PASSWORD_CHANGED_JOB = 'staff.passwordChangedMail';
const MAX_PASSWORD_CHARACTERS = 1024;
const BUSY_SECONDS = 5;

/** Another password, by who knows the one before: all sessions end, this browser gets a new one (SES-3). Answers its token. */
export async function changePassword(
  deps: AccountDeps,
  change: PasswordChange,
): Promise<Outcome<string, ChangePasswordCode>> {
  const account = await deps.db.acrossSites((trx) => findAccount(trx, change.accountId));
  if (account === null) return refuse('passwordWrong', { field: 'currentPassword' });
  const password = await decideNewPassword(change.password, [account.email, account.displayName]);
  if (!password.ok) return password;
  const wait = await deps.delays.begin(account.email);
  if (wait !== null) return refuse('signInTooOften', { values: { seconds: wait } });
  try {
    const current = change.currentPassword.slice(0, MAX_PASSWORD_CHARACTERS);
    if (!(await deps.passwords.isCorrect(account.passwordHash, current)))
      return refuse('passwordWrong', { field: 'currentPassword' });
    await deps.delays.succeeded(account.email);
    await keep(deps, account.id, await deps.passwords.hash(password.value));
  } catch (fault) {
    if (fault instanceof QueueFull) return refuse('signInTooOften', { values: { seconds: BUSY_SECONDS } });
    throw fault;
  }
  const changed = { id: account.id, epoch: account.epoch + 1 };
  return accept(await deps.db.acrossSites((trx) => beginSession(deps, trx, changed, change)));
}

/** Sets a password from the command line (`quoin password`), for servers without mail. Ends every session. */
export async function setPassword(
  deps: AccountDeps,
  email: string,
  entered: string,
): Promise<Outcome<null, PasswordCode | 'accountUnknown'>> {
  const account = await deps.db.acrossSites((trx) => findAccountByEmail(trx, typedCode(email)));
  if (account === null) return refuse('accountUnknown', { field: 'email' });
  const password = await decideNewPassword(entered, [account.email, account.displayName]);
  if (!password.ok) return password;
  await keep(deps, account.id, await deps.passwords.hash(password.value));
  return accept(null);
}

async function keep(deps: Pick<AccountDeps, 'db' | 'now'>, accountId: string, passwordHash: string): Promise<void> {
  await deps.db.acrossSites((trx) => keepPassword(trx, accountId, passwordHash, new Date(deps.now())));
}

/** Ends every session and every link with it, and enqueues a mail that says so. */
export async function keepPassword(
  trx: SiteTransaction,
  accountId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await changePasswordHash(trx, accountId, passwordHash);
  await deleteAccountLinks(trx, accountId, now);
  await enqueue(trx, { websiteId: null, kind: PASSWORD_CHANGED_JOB, payload: { accountId } });
}

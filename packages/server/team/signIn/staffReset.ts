import { type AccessCode, isEmailAddress, type PasswordCode, STAFF_LINK_MS } from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { staffResetMail } from '@quoin/rendering/mail';
import type { Deps } from '../../deps.ts';
import { QueueFull } from '../../platform/background/workQueue.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { keepPassword } from '../changePassword.ts';
import { mailStaff } from '../mailStaff.ts';
import { findAccount, findAccountByEmail } from '../storage/accounts.ts';
import { countAccountLinks, findAccountLink, insertAccountLink, takeAccountLink } from '../storage/accountTokens.ts';
import { decideNewPassword } from './newPassword.ts';
import { hashSessionToken, newSessionToken } from './sessionToken.ts';

export const STAFF_RESET_JOB = 'staff.resetMail';
/** Mails with links that one account gets in an hour. */
const MAX_LINKS = 5;
const BUSY_SECONDS = 5;

/** Enqueues a mail to the account with this address, if any. Time and answer are the same for every address (SES-5). */
export async function askForStaffReset(
  deps: Pick<Deps, 'db'>,
  entered: string,
): Promise<Outcome<null, 'emailInvalid'>> {
  const email = typedCode(entered);
  if (!isEmailAddress(email)) return refuse('emailInvalid', { field: 'email' });
  await deps.db.acrossSites((trx) => enqueue(trx, { websiteId: null, kind: STAFF_RESET_JOB, payload: { email } }));
  return accept(null);
}

/** The job behind it: finds out whether there is an account, where nobody can see how long that takes. */
export async function writeStaffResetMail(
  deps: Pick<Deps, 'db' | 'now' | 'randomBytes' | 'config'>,
  { id, payload }: Pick<Job, 'id' | 'payload'>,
): Promise<void> {
  const email = typeof payload.email === 'string' ? payload.email : '';
  const token = newSessionToken(deps.randomBytes);
  const account = await deps.db.acrossSites(async (trx) => {
    const found = await findAccountByEmail(trx, email);
    if (found === null) return null;
    const now = deps.now();
    if ((await countAccountLinks(trx, found.id, new Date(now - STAFF_LINK_MS))) >= MAX_LINKS) return null;
    const times = { createdAt: new Date(now), expiresAt: new Date(now + STAFF_LINK_MS) };
    const link = { tokenHash: hashSessionToken(token)!, accountId: found.id, epoch: found.epoch };
    await insertAccountLink(trx, { ...link, ...times });
    return found;
  });
  if (account === null) return;
  await mailStaff(deps, account, {
    kind: staffResetMail,
    facts: () => ({ url: `${deps.config.appOrigin}/reset-password#${token}` }),
    // However often this job runs, one mail.
    dedupeKey: `staffReset:${id}`,
    secret: token,
  });
}

export interface ResetEntered {
  readonly token: string;
  readonly password: string;
}

export type ResetCode = Extract<AccessCode, 'resetLinkDead' | 'signInTooOften'> | PasswordCode;

/** Sets the password a link allows to set; every session and every other link of the account ends (SC-54, SES-3). */
export async function resetStaffPassword(
  deps: AccountDeps,
  entered: ResetEntered,
): Promise<Outcome<{ readonly accountId: string; readonly email: string }, ResetCode>> {
  const tokenHash = hashSessionToken(entered.token);
  const holder = tokenHash === null ? null : await findHolder(deps, tokenHash);
  if (tokenHash === null || holder === null) return refuse('resetLinkDead');
  const password = await decideNewPassword(entered.password, [holder.email, holder.displayName]);
  if (!password.ok) return password;
  const passwordHash = await deps.passwords.hash(password.value).catch(nullWhenBusy);
  if (passwordHash === null) return refuse('signInTooOften', { values: { seconds: BUSY_SECONDS } });
  const isDone = await deps.db.acrossSites(async (trx) => {
    const now = new Date(deps.now());
    const link = await takeAccountLink(trx, tokenHash, now);
    const account = link && (await findAccount(trx, link.accountId));
    if (!link || !account || account.epoch !== link.epoch) return false;
    await keepPassword(trx, account.id, passwordHash, now);
    return true;
  });
  if (!isDone) return refuse('resetLinkDead');
  await deps.delays.succeeded(holder.email);
  return accept({ accountId: holder.id, email: holder.email });
}

async function findHolder(deps: Pick<AccountDeps, 'db' | 'now'>, tokenHash: Buffer) {
  return deps.db.acrossSites(async (trx) => {
    const link = await findAccountLink(trx, tokenHash, new Date(deps.now()));
    const account = link && (await findAccount(trx, link.accountId));
    return account?.epoch === link?.epoch ? account : null;
  });
}

function nullWhenBusy(fault: unknown): null {
  if (fault instanceof QueueFull) return null;
  throw fault;
}

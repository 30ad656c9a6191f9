import { MEMBER_LINK_MS, type MemberCode, type PasswordCode } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { Site } from '../sites/index.ts';
import { decideNewPassword, hashSessionToken } from '../team/index.ts';
import { enqueueLinkMail, newMailedLink, writeEnqueuedLinkMail } from './mailedLinks.ts';
import { delayKey, type MemberDeps } from './memberDeps.ts';
import { mailPasswordChanged, mailReset } from './memberMails.ts';
import { changeMember, findSiteUser, findSiteUserByEmail, lockSiteUser, type SiteUser } from './storage/siteUsers.ts';
import { deleteLinksTo, findLink, takeLink } from './storage/siteUserTokens.ts';

export const RESET_MAIL_JOB = 'member.resetMail';

export function askForReset(deps: Pick<MemberDeps, 'db'>, site: Site, entered: string) {
  return enqueueLinkMail(deps, site, RESET_MAIL_JOB, entered);
}

export function writeResetMail(deps: MemberDeps, job: Job): Promise<void> {
  return writeEnqueuedLinkMail(deps, job, (trx, site, email) => sendResetLink(deps, trx, site, email));
}

/** Answers false where there is no account, or where enough links went out this hour. */
export async function sendResetLink(
  deps: Pick<MemberDeps, 'config' | 'randomBytes'>,
  trx: SiteTransaction,
  site: Site,
  email: string,
): Promise<boolean> {
  const user = await findSiteUserByEmail(trx, site.id, email);
  if (user === null || user.passwordHash === null) return false;
  const link = { kind: 'reset', siteUserId: user.id, email: user.email, epoch: user.epoch, payload: {} } as const;
  const token = await newMailedLink(deps, trx, site.id, { ...link, lifeMs: MEMBER_LINK_MS });
  if (token !== null) await mailReset(deps, trx, site, user, token);
  return token !== null;
}

/** Whether a reset link still works; it is not used up by looking. */
export async function isResetLinkLive(deps: Pick<MemberDeps, 'db'>, site: Site, token: string): Promise<boolean> {
  return (await findResetting(deps, site, token)) !== null;
}

async function findResetting(deps: Pick<MemberDeps, 'db'>, site: Site, token: string): Promise<SiteUser | null> {
  const tokenHash = hashSessionToken(token);
  if (tokenHash === null) return null;
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const link = await findLink(trx, site.id, tokenHash);
    const user = link?.kind === 'reset' ? await findSiteUser(trx, site.id, link.siteUserId ?? '') : null;
    return user?.epoch === link?.epoch ? user : null;
  });
}

/** Sets the password a link allows to set; every session and every other link of the account ends (SC-54, SES-3). */
export async function resetPassword(
  deps: MemberDeps,
  site: Site,
  entered: { readonly token: string; readonly password: string },
): Promise<Outcome<{ readonly memberId: string }, MemberCode | PasswordCode>> {
  const tokenHash = hashSessionToken(entered.token);
  const holder = await findResetting(deps, site, entered.token);
  const known = [site.title, holder?.email ?? '', holder?.fullName ?? ''];
  const password = await decideNewPassword(entered.password, known);
  if (!password.ok) return password;
  if (tokenHash === null || holder === null) return refuse('memberLinkDead');
  const passwordHash = await deps.passwords.hash(password.value);
  const user = await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const link = await takeLink(trx, site.id, tokenHash);
    const found = link?.kind === 'reset' ? await lockSiteUser(trx, site.id, link.siteUserId ?? '') : null;
    if (found === null || found.epoch !== link?.epoch) return null;
    await changeMember(trx, site.id, found.id, { passwordHash, endsSessions: true });
    await deleteLinksTo(trx, site.id, found.email);
    await mailPasswordChanged(deps, trx, site, found);
    return found;
  });
  if (user === null) return refuse('memberLinkDead');
  await deps.delays.succeeded(delayKey(site, user.email));
  return accept({ memberId: user.id });
}

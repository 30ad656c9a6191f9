import { SIGN_IN_LINK_MS } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Job } from '../platform/jobs/job.ts';
import type { Site } from '../sites/index.ts';
import { hashSessionToken } from '../team/index.ts';
import { enqueueLinkMail, newMailedLink, writeEnqueuedLinkMail } from './mailedLinks.ts';
import type { MemberDeps } from './memberDeps.ts';
import { mailSignInLink } from './memberMails.ts';
import { type MemberBrowser, type SignedIn, signInProven } from './signInMember.ts';
import { findSiteUser, findSiteUserByEmail } from './storage/siteUsers.ts';
import { findLink, takeLink } from './storage/siteUserTokens.ts';

export const SIGN_IN_MAIL_JOB = 'member.signInMail';

export function askForSignInLink(deps: Pick<MemberDeps, 'db'>, site: Site, entered: string) {
  return enqueueLinkMail(deps, site, SIGN_IN_MAIL_JOB, entered);
}

export function writeSignInMail(deps: MemberDeps, job: Job): Promise<void> {
  return writeEnqueuedLinkMail(deps, job, async (trx, site, email) => {
    const user = await findSiteUserByEmail(trx, site.id, email);
    // Without a password nobody has made an account of the customer yet.
    if (user === null || user.passwordHash === null) return;
    const link = { kind: 'signIn', siteUserId: user.id, email: user.email, epoch: user.epoch, payload: {} } as const;
    const token = await newMailedLink(deps, trx, site.id, { ...link, lifeMs: SIGN_IN_LINK_MS });
    if (token !== null) await mailSignInLink(deps, trx, site, user, token);
  });
}

/** Whose link it is, while it works; it is not used up by looking, because programs that look through mails do. */
export async function lookAtSignInLink(
  deps: Pick<MemberDeps, 'db'>,
  site: Site,
  token: string,
): Promise<{ readonly email: string } | null> {
  const tokenHash = hashSessionToken(token);
  if (tokenHash === null) return null;
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const link = await findLink(trx, site.id, tokenHash);
    const user = link?.kind === 'signIn' ? await findSiteUser(trx, site.id, link.siteUserId ?? '') : null;
    return user !== null && user.epoch === link?.epoch ? { email: user.email } : null;
  });
}

/** Signs in once; of two at the same moment only one is. A link from before a new password is dead (SES-3). */
export async function signInByLink(
  deps: MemberDeps,
  site: Site,
  token: string,
  browser: MemberBrowser,
): Promise<Outcome<SignedIn, 'memberLinkDead'>> {
  const tokenHash = hashSessionToken(token);
  const proven =
    tokenHash &&
    (await deps.db.inSite({ websiteId: site.id }, async (trx) => {
      const link = await takeLink(trx, site.id, tokenHash);
      const user = link?.kind === 'signIn' ? await findSiteUser(trx, site.id, link.siteUserId ?? '') : null;
      return user !== null && user.epoch === link?.epoch ? { memberId: user.id, epoch: user.epoch } : null;
    }));
  const signedIn = proven ? await signInProven(deps, site, proven, browser) : null;
  return signedIn === null ? refuse('memberLinkDead') : accept(signedIn);
}

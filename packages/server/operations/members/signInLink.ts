import { isEmailAddress, MEMBER_LINK_MS, SIGN_IN_LINK_MS } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job.ts';
import { loadSiteById, type Site } from '../../storage/sites.ts';
import { findSiteUser, findSiteUserByEmail } from '../../storage/siteUsers.ts';
import { countLinksTo, findLink, insertLink, takeLink } from '../../storage/siteUserTokens.ts';
import { hashSessionToken, newSessionToken } from '../accounts/sessionToken.ts';
import type { MemberDeps } from './memberDeps.ts';
import { mailSignInLink } from './memberMails.ts';
import { type MemberBrowser, type SignedIn, signInProven } from './signInMember.ts';

export const SIGN_IN_MAIL_JOB = 'member.signInMail';
/** Mails with links that one address gets in an hour. */
const MAX_LINKS = 5;

/** Owes a mail to whoever has an account under this address. Asking costs the same for every address (SES-5). */
export async function askForSignInLink(
  deps: Pick<MemberDeps, 'db'>,
  site: Site,
  entered: string,
): Promise<Outcome<null, 'emailInvalid'>> {
  const email = entered.trim();
  if (!isEmailAddress(email)) return refuse('emailInvalid', { field: 'email' });
  await deps.db.inSite({ websiteId: site.id }, (trx) =>
    enqueue(trx, { websiteId: site.id, kind: SIGN_IN_MAIL_JOB, payload: { email } }),
  );
  return accept(null);
}

/** The job behind it: finds out whether there is an account, where nobody can see how long that takes. */
export async function writeSignInMail(deps: MemberDeps, { websiteId, payload }: Job): Promise<void> {
  const email = typeof payload.email === 'string' ? payload.email : '';
  await deps.db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    const user = site && (await findSiteUserByEmail(trx, site.id, email));
    // Without a password nobody has made an account of the customer yet.
    if (site === null || user === null || user.passwordHash === null) return;
    const now = trx.now().getTime();
    if ((await countLinksTo(trx, site.id, email, new Date(now - MEMBER_LINK_MS))) >= MAX_LINKS) return;
    const token = newSessionToken(deps.randomBytes);
    const link = { kind: 'signIn', siteUserId: user.id, email: user.email, epoch: user.epoch, payload: {} } as const;
    const expiresAt = new Date(now + SIGN_IN_LINK_MS);
    await insertLink(trx, site.id, { ...link, tokenHash: hashSessionToken(token)!, expiresAt });
    await mailSignInLink(deps, trx, site, user, token);
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
  const memberId =
    tokenHash &&
    (await deps.db.inSite({ websiteId: site.id }, async (trx) => {
      const link = await takeLink(trx, site.id, tokenHash);
      const user = link?.kind === 'signIn' ? await findSiteUser(trx, site.id, link.siteUserId ?? '') : null;
      return user !== null && user.epoch === link?.epoch ? user.id : null;
    }));
  const signedIn = memberId ? await signInProven(deps, site, memberId, browser) : null;
  return signedIn === null ? refuse('memberLinkDead') : accept(signedIn);
}

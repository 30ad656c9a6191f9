import { isEmailAddress, MEMBER_LINK_MS } from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { SiteTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Job } from '../platform/jobs/job.ts';
import { loadSiteById, type Site } from '../sites/index.ts';
import { hashSessionToken, newSessionToken } from '../team/index.ts';
import type { MemberDeps } from './memberDeps.ts';
import { countLinksTo, insertLink, type MemberLink } from './storage/siteUserTokens.ts';

/** Mails with links that one address gets in an hour. */
const MAX_LINKS = 5;

/**
 * Enqueues a mail to the account under this address, if there is one. A request costs the same for every address
 * (SES-5).
 */
export async function enqueueLinkMail(
  deps: Pick<MemberDeps, 'db'>,
  site: Site,
  kind: string,
  entered: string,
): Promise<Outcome<null, 'emailInvalid'>> {
  const email = typedCode(entered);
  if (!isEmailAddress(email)) return refuse('emailInvalid', { field: 'email' });
  await deps.db.inSite({ websiteId: site.id }, (trx) => enqueue(trx, { websiteId: site.id, kind, payload: { email } }));
  return accept(null);
}

/** The job behind it: finds out whether there is an account, where nobody can see how long that takes. */
export async function writeEnqueuedLinkMail(
  deps: Pick<MemberDeps, 'db'>,
  { websiteId, payload }: Job,
  write: (trx: SiteTransaction, site: Site, email: string) => Promise<unknown>,
): Promise<void> {
  const email = typeof payload.email === 'string' ? payload.email : '';
  await deps.db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    if (site !== null) await write(trx, site, email);
  });
}

/** Keeps a new link and answers its token, which only the mail will know; null where enough went out this hour. */
export async function newMailedLink(
  deps: Pick<MemberDeps, 'randomBytes'>,
  trx: SiteTransaction,
  websiteId: string,
  link: MemberLink & { readonly lifeMs: number },
): Promise<string | null> {
  const { lifeMs, ...kept } = link;
  const now = trx.now().getTime();
  if ((await countLinksTo(trx, websiteId, kept.email, new Date(now - MEMBER_LINK_MS))) >= MAX_LINKS) return null;
  const token = newSessionToken(deps.randomBytes);
  await insertLink(trx, websiteId, {
    ...kept,
    tokenHash: hashSessionToken(token)!,
    expiresAt: new Date(now + lifeMs),
  });
  return token;
}

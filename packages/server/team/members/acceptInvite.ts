import type { ContributorCode, PasswordCode } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { isId } from '../../platform/database/ids.ts';
import type { Staff } from '../../platform/http/route.ts';
import { loadSiteByIdentifier, type Site } from '../../sites/index.ts';
import type { Accounts } from '../accounts.ts';
import type { Entry, StaffBrowser } from '../signIn/enter.ts';
import { hashSessionToken } from '../signIn/sessionToken.ts';
import type { SignInCode } from '../signIn/signIn.ts';
import { findAccountByEmail } from '../storage/accounts.ts';
import { deleteInvite, findInviteByToken, type StoredInvite } from '../storage/contributorInvites.ts';
import { insertMember } from '../storage/contributors.ts';

export interface InviteAnswerDeps extends Pick<Deps, 'db'> {
  readonly accounts: Pick<Accounts, 'createAccount' | 'signIn'>;
}

export interface InviteLink {
  /** The site's identifier. */
  readonly site: string;
  readonly token: string;
}

/** What the holder of a link must do: nothing but agree, enter his password, or choose one. */
export type InviteStep = 'agree' | 'signIn' | 'signUp' | 'otherAccount';

export interface OpenInvite {
  readonly site: Site;
  readonly invite: StoredInvite;
  readonly step: InviteStep;
}

/** The invitation of a link; unknown, used, withdrawn and outdated ones are one and the same. */
export async function openInvite(
  { db }: Pick<Deps, 'db'>,
  link: InviteLink,
  staff: Staff | null,
): Promise<Outcome<OpenInvite, ContributorCode>> {
  const tokenHash = hashSessionToken(link.token);
  const site = isId(link.site) ? null : await db.acrossSites((trx) => loadSiteByIdentifier(trx, link.site));
  if (tokenHash === null || site === null) return refuse('inviteUnknown');
  const found = await db.inSite({ websiteId: site.id }, (trx) => findInviteByToken(trx, site.id, tokenHash));
  if (found === null) return refuse('inviteUnknown');
  if (staff !== null) {
    const isOwn = staff.email.toLowerCase() === found.email.toLowerCase();
    return accept({ site, invite: found, step: isOwn ? 'agree' : 'otherAccount' });
  }
  const account = await db.acrossSites((trx) => findAccountByEmail(trx, found.email));
  return accept({ site, invite: found, step: account === null ? 'signUp' : 'signIn' });
}

export interface InviteAnswer extends StaffBrowser {
  readonly displayName: string;
  readonly password: string;
}

export interface Accepted {
  readonly site: Site;
  /** What the browser gets; null for who was signed in before. */
  readonly entry: Entry | null;
}

export type AcceptCode = ContributorCode | PasswordCode | SignInCode | 'emailInvalid' | 'emailTaken';

/** Makes the holder of a link a contributor, once. Who has no account gets one with the invited address. */
export async function acceptInvite(
  deps: InviteAnswerDeps,
  link: InviteLink,
  staff: Staff | null,
  answer: InviteAnswer,
): Promise<Outcome<Accepted, AcceptCode>> {
  const open = await openInvite(deps, link, staff);
  if (!open.ok) return open;
  const { site, invite, step } = open.value;
  if (step === 'otherAccount') return refuse('inviteForOther');
  const { email } = invite;
  const { password, displayName, ...browser } = answer;
  if (step === 'signUp') {
    const created = await deps.accounts.createAccount({ email, password, displayName });
    if (!created.ok) return created;
  }
  const session = step === 'agree' ? null : await deps.accounts.signIn({ email, password, ...browser });
  if (session !== null && !session.ok) return session;
  const account = await deps.db.acrossSites((trx) => findAccountByEmail(trx, email));
  if (account === null) return refuse('inviteUnknown');
  const { id: accountId, displayName: name } = account;
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    if (!(await deleteInvite(trx, site.id, invite.id))) return refuse('inviteUnknown');
    await insertMember(trx, site.id, { accountId, roles: invite.roles });
    await recordAudit(trx, {
      ...{ websiteId: site.id, actor: { accountId, name }, action: 'contributor.accept' },
      ...{ subjectId: accountId, subjectTitle: email, details: { roles: invite.roles, inviter: invite.inviter } },
    });
    return accept({ site, entry: session === null ? null : session.value });
  });
}

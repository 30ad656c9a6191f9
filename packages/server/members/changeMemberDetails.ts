import {
  isEmailAddress,
  MEMBER_LINK_MS,
  type MemberCode,
  type PasswordCode,
  tidyCustomerName,
} from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { QueueFull } from '../platform/background/workQueue.ts';
import type { Site } from '../sites/index.ts';
import { decideNewPassword, hashSessionToken } from '../team/index.ts';
import { newMailedLink } from './mailedLinks.ts';
import { delayKey, type MemberDeps, type MemberOf, type SignedInMember } from './memberDeps.ts';
import { mailConfirmEmail, mailPasswordChanged } from './memberMails.ts';
import { openMemberSession } from './memberSessions.ts';
import type { SignedIn } from './signInMember.ts';
import { findMemberSession } from './storage/siteUserSessions.ts';
import { changeMember, findSiteUser, lockSiteUser, type SiteUser } from './storage/siteUsers.ts';

/** What the details page shows and changes. */
export interface MemberDetails {
  readonly fullName: string;
  readonly acceptsMarketing: boolean;
}

export async function saveMemberDetails(
  deps: Pick<MemberDeps, 'db'>,
  site: Site,
  { id }: MemberOf,
  entered: MemberDetails,
): Promise<Outcome<null, MemberCode>> {
  const fullName = tidyCustomerName(entered.fullName);
  if (fullName === null) return refuse('customerNameTooLong', { field: 'fullName' });
  const { acceptsMarketing } = entered;
  await deps.db.inSite({ websiteId: site.id }, (trx) => changeMember(trx, site.id, id, { fullName, acceptsMarketing }));
  return accept(null);
}

export async function loadMemberDetails(
  deps: Pick<MemberDeps, 'db'>,
  site: Site,
  { id }: MemberOf,
): Promise<SiteUser | null> {
  return deps.db.inSite({ websiteId: site.id }, (trx) => findSiteUser(trx, site.id, id));
}

/** Returns when a person became known here, in milliseconds, or null for a deleted one. */
export async function memberSince(
  deps: Pick<MemberDeps, 'db'>,
  websiteId: string,
  { id }: MemberOf,
): Promise<number | null> {
  const user = await deps.db.inSite({ websiteId }, (trx) => findSiteUser(trx, websiteId, id));
  return user?.createdAt.getTime() ?? null;
}

export type ProofCode = 'memberPasswordWrong' | 'signInTooOften';
const BUSY_SECONDS = 5;

/** Verifies a person again before they change what opens the account. Wrong attempts count like wrong sign-ins. */
export async function proveMember(
  deps: MemberDeps,
  site: Site,
  { id }: MemberOf,
  password: string,
): Promise<Outcome<SiteUser, ProofCode>> {
  const user = await deps.db.inSite({ websiteId: site.id }, (trx) => findSiteUser(trx, site.id, id));
  if (user === null || user.passwordHash === null) return refuse('memberPasswordWrong', { field: 'currentPassword' });
  const key = delayKey(site, user.email);
  const wait = await deps.delays.begin(key);
  if (wait !== null) return refuse('signInTooOften', { values: { seconds: wait } });
  try {
    if (!(await deps.passwords.isCorrect(user.passwordHash, password.slice(0, 1024))))
      return refuse('memberPasswordWrong', { field: 'currentPassword' });
  } catch (fault) {
    if (fault instanceof QueueFull) return refuse('signInTooOften', { values: { seconds: BUSY_SECONDS } });
    throw fault;
  }
  await deps.delays.succeeded(key);
  return accept(user);
}

/** Another password ends every session; this browser gets a new one (SES-3). */
export async function changeMemberPassword(
  deps: MemberDeps,
  site: Site,
  member: SignedInMember,
  entered: { readonly currentPassword: string; readonly password: string },
): Promise<Outcome<SignedIn, ProofCode | PasswordCode>> {
  const { email, fullName } = member;
  const password = await decideNewPassword(entered.password, [email, fullName, site.title]);
  if (!password.ok) return password;
  const proven = await proveMember(deps, site, member, entered.currentPassword);
  if (!proven.ok) return proven;
  const passwordHash = await deps.passwords.hash(password.value);
  const signedIn = await endSessions(deps, site, member, { passwordHash });
  // Another request has changed it meanwhile: what was proven is no longer the current password.
  return signedIn === null ? refuse('memberPasswordWrong', { field: 'currentPassword' }) : accept(signedIn);
}

/** Ends every session but this browser's, which gets a new id; null when this one had been ended just before. */
export function signOutElsewhere(deps: MemberDeps, site: Site, member: SignedInMember): Promise<SignedIn | null> {
  return endSessions(deps, site, member, {});
}

/** Under the member's lock: of two browsers that end each other's session one stays signed in, never both. */
async function endSessions(
  deps: MemberDeps,
  site: Site,
  { id, sessionToken }: SignedInMember,
  { passwordHash }: { readonly passwordHash?: string },
): Promise<SignedIn | null> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const user = await lockSiteUser(trx, site.id, id);
    const idHash = hashSessionToken(sessionToken);
    const own = idHash && (await findMemberSession(trx, site.id, idHash));
    if (user === null || !own) return null;
    const isChanged = passwordHash !== undefined;
    await changeMember(trx, site.id, id, { ...(isChanged ? { passwordHash } : {}), endsSessions: true });
    if (isChanged) await mailPasswordChanged(deps, trx, site, user);
    const { isRemembered, device } = own;
    const token = await openMemberSession(
      deps,
      trx,
      site.id,
      { id, epoch: user.epoch + 1 },
      {
        ...{ isRemembered, device, previousToken: sessionToken },
        // The password is as good as a sign-in; without one the session goes on and ends when it would have ended.
        ...(isChanged ? {} : { createdAt: own.createdAt }),
      },
    );
    return { sessionToken: token, memberId: id, isRemembered, language: user.language };
  });
}

/** Writes to the new address; it counts when the link there is opened. The answer is the same for every address. */
export async function askForEmail(
  deps: MemberDeps,
  site: Site,
  member: MemberOf,
  entered: { readonly currentPassword: string; readonly email: string },
): Promise<Outcome<null, ProofCode | 'emailInvalid' | 'memberEmailSame'>> {
  const email = typedCode(entered.email);
  if (!isEmailAddress(email)) return refuse('emailInvalid', { field: 'email' });
  const proven = await proveMember(deps, site, member, entered.currentPassword);
  if (!proven.ok) return proven;
  const user = proven.value;
  if (email.toLowerCase() === user.email.toLowerCase()) return refuse('memberEmailSame', { field: 'email' });
  await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const link = { kind: 'email', siteUserId: user.id, email, epoch: user.epoch, payload: {} } as const;
    const token = await newMailedLink(deps, trx, site.id, { ...link, lifeMs: MEMBER_LINK_MS });
    if (token === null) return;
    await mailConfirmEmail(deps, trx, site, { email, fullName: user.fullName, language: user.language }, token);
  });
  return accept(null);
}

/** The language a member reads (USER-03), a BCP 47 tag. */
export async function setMemberLanguage(
  deps: Pick<MemberDeps, 'db'>,
  site: Site,
  { id }: MemberOf,
  language: string,
): Promise<void> {
  await deps.db.inSite({ websiteId: site.id }, (trx) => changeMember(trx, site.id, id, { language }));
}

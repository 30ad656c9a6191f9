import {
  isEmailAddress,
  MEMBER_LINK_MS,
  type MemberCode,
  type PasswordCode,
  tidyCustomerName,
} from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import { type Address, addAddress, tidyAddress, validateAddress } from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { toAddress } from '../cart/index.ts';
import { mergeCustomerRows } from '../orders/index.ts';
import { QueueFull } from '../platform/background/workQueue.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { JsonObject } from '../platform/database/schema/columns.ts';
import type { Site } from '../sites/index.ts';
import { decideNewPassword, hashSessionToken, newSessionToken } from '../team/index.ts';
import { newMailedLink } from './mailedLinks.ts';
import { delayKey, type MemberDeps } from './memberDeps.ts';
import { mailConfirmSignUp, mailEmailChanged, mailKnownAddress, mailWelcome } from './memberMails.ts';
import { listSavedAddresses, replaceSavedAddresses } from './storage/siteUserAddresses.ts';
import { changeMember, findSiteUserByEmail, linkGuestOrders, lockSiteUser, saveMember } from './storage/siteUsers.ts';
import { findLink, insertLink, type MemberLink, takeLink } from './storage/siteUserTokens.ts';

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  readonly acceptsMarketing: boolean;
  /** Random, of the browser: who opens the link in another one has not chosen the password. */
  readonly browserKey: string;
  /** Goes into the address book: where the order just paid is sent. */
  readonly address?: Address | null;
  /** Where they came from, a path of this site: the link in the mail leads back there (SC-29). */
  readonly next?: string;
}

export type SignUpCode = PasswordCode | 'emailInvalid' | 'customerNameTooLong' | 'signInTooOften';
const BUSY_SECONDS = 5;

/**
 * Begins an account: the address is written to, and only the link in that mail makes it one. Known and unknown addresses
 * get the same answer after the same work (SES-5); what differs is in the mail.
 */
export async function signUpMember(deps: MemberDeps, site: Site, entered: SignUp): Promise<Outcome<null, SignUpCode>> {
  const email = typedCode(entered.email);
  if (!isEmailAddress(email)) return refuse('emailInvalid', { field: 'email' });
  const fullName = tidyCustomerName(entered.fullName);
  if (fullName === null) return refuse('customerNameTooLong', { field: 'fullName' });
  const password = await decideNewPassword(entered.password, [email, fullName, site.title]);
  if (!password.ok) return password;
  const wait = await deps.delays.begin(`signUp|${delayKey(site, email)}`);
  if (wait !== null) return refuse('signInTooOften', { values: { seconds: wait } });
  try {
    const passwordHash = await deps.passwords.hash(password.value);
    await writeLink(deps, site, { ...entered, email, fullName, passwordHash });
    return accept(null);
  } catch (fault) {
    if (fault instanceof QueueFull) return refuse('signInTooOften', { values: { seconds: BUSY_SECONDS } });
    throw fault;
  }
}

async function writeLink(
  deps: MemberDeps,
  site: Site,
  {
    email,
    fullName,
    passwordHash,
    acceptsMarketing,
    address,
    browserKey,
    next = '',
  }: Omit<SignUp, 'password'> & { passwordHash: string },
): Promise<void> {
  const token = newSessionToken(deps.randomBytes);
  const isSavable = address != null && validateAddress(address).length === 0;
  const chosen = { fullName, passwordHash, acceptsMarketing, address: isSavable ? tidyAddress(address) : null };
  const payload = { ...chosen, next, browser: browserHash(browserKey) };
  await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const known = await findSiteUserByEmail(trx, site.id, email);
    const expiresAt = new Date(trx.now().getTime() + MEMBER_LINK_MS);
    const link = { tokenHash: hashSessionToken(token)!, kind: 'signUp', siteUserId: null, email, epoch: 0 } as const;
    // Also for a known address, where nobody ever learns the token: the same work.
    await insertLink(trx, site.id, { ...link, payload: known?.passwordHash == null ? payload : {}, expiresAt });
    const isKnown = known !== null && known.passwordHash !== null;
    if (isKnown) await mailKnownAddress(deps, trx, site, { email, fullName: known.fullName, language: known.language });
    else await mailConfirmSignUp(deps, trx, site, { email, fullName }, token);
  });
}

export interface LinkSeen {
  readonly kind: 'signUp' | 'email';
  readonly email: string;
}

/** What the page behind a link says before anything happens; null for a dead one. */
export async function lookAtLink(deps: Pick<MemberDeps, 'db'>, site: Site, token: string): Promise<LinkSeen | null> {
  const tokenHash = hashSessionToken(token);
  if (tokenHash === null) return null;
  const link = await deps.db.inSite({ websiteId: site.id }, (trx) => findLink(trx, site.id, tokenHash));
  return link?.kind === 'signUp' || link?.kind === 'email' ? { kind: link.kind, email: link.email } : null;
}

export interface Confirmed {
  readonly memberId: string;
  readonly kind: LinkSeen['kind'];
  /**
   * Where a sign-up began; '' for nowhere. Stored unchanged: the code that redirects there checks that it belongs to
   * this site.
   */
  readonly next: string;
  /** Sets a password of the owner's, where the one entered at sign-up was not taken over. */
  readonly resetToken: string | null;
}

export interface OpenedLink {
  readonly token: string;
  readonly browserKey: string;
}

function browserHash(key: string): string {
  return hashSessionToken(key)?.toString('base64url') ?? '';
}

/**
 * Whether somebody else may have entered what a link is about: the first proof of an address then takes over neither
 * password nor name nor address, or who signs up with another person's address could enter that person's account.
 */
async function isOfAnotherBrowser(
  deps: Pick<MemberDeps, 'db'>,
  site: Site,
  tokenHash: Buffer,
  browserKey: string,
): Promise<boolean> {
  const link = await deps.db.inSite({ websiteId: site.id }, (trx) => findLink(trx, site.id, tokenHash));
  if (link?.kind !== 'signUp') return false;
  const { browser } = link.payload;
  return typeof browser !== 'string' || browser === '' || browser !== browserHash(browserKey);
}

async function randomPassword({ passwords, randomBytes }: MemberDeps): Promise<string> {
  return passwords.hash(Buffer.from(randomBytes(32)).toString('base64url'));
}

/** Uses a link up: the account begins, or its address changes. */
export async function confirmLink(
  deps: MemberDeps,
  site: Site,
  { token, browserKey }: OpenedLink,
): Promise<Outcome<Confirmed, MemberCode>> {
  const tokenHash = hashSessionToken(token);
  if (tokenHash === null) return refuse('memberLinkDead');
  const isForeign = await isOfAnotherBrowser(deps, site, tokenHash, browserKey);
  const passwordHash = isForeign ? await randomPassword(deps) : null;
  const done = await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const link = await takeLink(trx, site.id, tokenHash);
    if (link?.kind === 'signUp') {
      return passwordHash === null
        ? beginAccount(deps, trx, site, link)
        : beginAccountOfOwner(deps, trx, site, { link, passwordHash });
    }
    return link?.kind === 'email' ? changeAddressOf(deps, trx, site, link) : null;
  });
  return done === null ? refuse('memberLinkDead') : accept(done);
}

async function beginAccount(deps: MemberDeps, trx: SiteTransaction, site: Site, { email, payload }: MemberLink) {
  const { passwordHash, fullName, acceptsMarketing } = payload;
  if (typeof passwordHash !== 'string') return null;
  const name = typeof fullName === 'string' ? fullName : '';
  const member = { email, fullName: name, passwordHash, acceptsMarketing: acceptsMarketing === true, language: '' };
  const user = await saveMember(trx, site.id, member);
  if (user === null) return null;
  await linkGuestOrders(trx, site.id, user);
  await saveFirstAddress(trx, site.id, user.id, payload);
  await mailWelcome(deps, trx, site, user);
  const next = typeof payload.next === 'string' ? payload.next : '';
  return { memberId: user.id, kind: 'signUp' as const, next, resetToken: null };
}

/** Of what was entered only the address is proven: its owner chooses a password at once. */
async function beginAccountOfOwner(
  deps: MemberDeps,
  trx: SiteTransaction,
  site: Site,
  { link: { email }, passwordHash }: { readonly link: MemberLink; readonly passwordHash: string },
) {
  const member = { email, fullName: '', passwordHash, isPasswordRandom: true, acceptsMarketing: false, language: '' };
  const user = await saveMember(trx, site.id, member);
  if (user === null) return null;
  await linkGuestOrders(trx, site.id, user);
  await mailWelcome(deps, trx, site, user);
  const reset = { kind: 'reset', siteUserId: user.id, email, epoch: user.epoch, payload: {} } as const;
  const resetToken = await newMailedLink(deps, trx, site.id, { ...reset, lifeMs: MEMBER_LINK_MS });
  return { memberId: user.id, kind: 'signUp' as const, next: '', resetToken };
}

async function saveFirstAddress(
  trx: SiteTransaction,
  websiteId: string,
  memberId: string,
  { address }: JsonObject,
): Promise<void> {
  if (typeof address !== 'object' || address === null) return;
  const book = await listSavedAddresses(trx, websiteId, memberId);
  const added = addAddress(book, toAddress(address as JsonObject), trx.newId());
  if (added.ok) await replaceSavedAddresses(trx, websiteId, memberId, added.value);
}

/**
 * Changes the address. The link is dead when another member has taken the address meanwhile or the password has
 * changed.
 */
async function changeAddressOf(
  deps: MemberDeps,
  trx: SiteTransaction,
  site: Site,
  { email, siteUserId, epoch }: MemberLink,
) {
  const user = siteUserId === null ? null : await lockSiteUser(trx, site.id, siteUserId);
  if (user === null || user.epoch !== epoch) return null;
  const other = await findSiteUserByEmail(trx, site.id, email);
  if (other !== null && other.id !== user.id) {
    if (other.passwordHash !== null) return null;
    await mergeCustomerRows(trx, site.id, { from: other.id, into: user.id });
  }
  await deps.areas.moveMembershipStatuses(trx, site.id, { from: user.email, to: email });
  await changeMember(trx, site.id, user.id, { email, endsSessions: true });
  await linkGuestOrders(trx, site.id, { id: user.id, email });
  await mailEmailChanged(deps, trx, site, user, email);
  return { memberId: user.id, kind: 'email' as const, next: '', resetToken: null };
}

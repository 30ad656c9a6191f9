import { typedCode } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { QueueFull } from '../platform/background/workQueue.ts';
import type { Site } from '../sites/index.ts';
import { mergeVisitorCart } from './memberCart.ts';
import { delayKey, type MemberDeps } from './memberDeps.ts';
import { openMemberSession } from './memberSessions.ts';
import {
  findSiteUser,
  findSiteUserByEmail,
  lockSiteUser,
  replaceMemberHash,
  type SiteUser,
} from './storage/siteUsers.ts';

/** The browser that asks: what it held before, none of which survives (SES-1). */
export interface MemberBrowser {
  readonly sessionToken: string | null;
  /** Of the visitor's own cart, as the cookie names it. */
  readonly cartToken: string | null;
  /** What it is called, for the member's own list of devices. */
  readonly device: string;
}

export interface MemberSignIn extends MemberBrowser {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** `signInTooOften` carries `values.seconds`: how long to wait. */
export type MemberSignInCode = 'signInFailed' | 'signInTooOften';

export interface SignedIn {
  readonly sessionToken: string;
  readonly memberId: string;
  readonly isRemembered: boolean;
  /** The one the member chose (USER-03); empty: none. */
  readonly language: string;
}

/** Longer than any password may be; refused like a wrong one. */
const MAX_PASSWORD_CHARACTERS = 1024;
const BUSY_SECONDS = 5;

/** A new session and one cart, or one and the same refusal for an unknown address and a wrong password (SES-5). */
export async function signInMember(
  deps: MemberDeps,
  site: Site,
  attempt: MemberSignIn,
): Promise<Outcome<SignedIn, MemberSignInCode>> {
  const key = delayKey(site, attempt.email);
  const wait = await deps.delays.begin(key);
  if (wait !== null) return refuse('signInTooOften', { values: { seconds: wait } });
  try {
    const user = await findProven(deps, site.id, attempt.email, attempt.password);
    const signedIn = user && (await beginSession(deps, site, user, attempt));
    if (signedIn === null) return refuse('signInFailed');
    await deps.delays.succeeded(key);
    return accept(signedIn);
  } catch (fault) {
    if (fault instanceof QueueFull) return refuse('signInTooOften', { values: { seconds: BUSY_SECONDS } });
    throw fault;
  }
}

async function findProven(
  deps: MemberDeps,
  websiteId: string,
  email: string,
  entered: string,
): Promise<SiteUser | null> {
  // PostgreSQL text holds no NUL; no address has one either.
  const address = typedCode(email);
  const password = entered.length > MAX_PASSWORD_CHARACTERS ? '' : entered;
  const user = await deps.db.inSite({ websiteId }, (trx) => findSiteUserByEmail(trx, websiteId, address));
  const passwordHash = user?.passwordHash ?? null;
  const isProven =
    passwordHash === null
      ? await deps.passwords.refuseSlowly(password)
      : await deps.passwords.isCorrect(passwordHash, password);
  if (!user || passwordHash === null || !isProven) return null;
  if (deps.passwords.isOutdated(passwordHash)) await renewHash(deps, websiteId, user.id, password);
  return user;
}

async function renewHash(deps: MemberDeps, websiteId: string, id: string, password: string): Promise<void> {
  const renewed = await deps.passwords.hash(password);
  await deps.db.inSite({ websiteId }, (trx) => replaceMemberHash(trx, websiteId, id, renewed));
}

/** Session and merge of the carts in one transaction. Null when the password was changed meanwhile. */
async function beginSession(
  deps: MemberDeps,
  site: Site,
  proven: Pick<SiteUser, 'id' | 'epoch'>,
  browser: MemberBrowser & { readonly rememberMe: boolean },
): Promise<SignedIn | null> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const user = await lockSiteUser(trx, site.id, proven.id);
    if (user === null || user.epoch !== proven.epoch) return null;
    await mergeVisitorCart(deps, trx, site, user, browser.cartToken);
    const { rememberMe: isRemembered, sessionToken: previousToken, device } = browser;
    const how = { isRemembered, previousToken, device };
    const sessionToken = await openMemberSession(deps, trx, site.id, user, how);
    return { sessionToken, memberId: user.id, isRemembered: browser.rememberMe, language: user.language };
  });
}

/**
 * Signs in a member proven without the password: by a link to the address, or by a device. With `epoch`, only as long
 * as nothing has ended the sessions since the proof (SES-3). Returns null when the member is deleted or the sessions
 * have ended.
 */
export async function signInProven(
  deps: MemberDeps,
  site: Site,
  proven: { readonly memberId: string; readonly epoch?: number },
  browser: MemberBrowser & { readonly rememberMe?: boolean },
): Promise<SignedIn | null> {
  const user = await deps.db.inSite({ websiteId: site.id }, (trx) => findSiteUser(trx, site.id, proven.memberId));
  if (user === null) return null;
  return beginSession(deps, site, { ...user, ...proven }, { rememberMe: false, ...browser });
}

import { MEMBER_SESSION } from '@quoin/domain/access';
import { LOCALE_COOKIE, MAY_EDIT_COOKIE, mayEditPages, STAFF_VISIT_SECONDS } from '@quoin/domain/analytics';
import { newCartToken, tokenCookie } from '../../cart/index.ts';
import type { Cookie } from '../../platform/http/replies/reply.ts';
import { SESSION_COOKIE } from '../../platform/http/sitePipeline.ts';
import type { SignedIn } from '../signInMember.ts';

/** For the pages' scripts only: nothing on the server reads it back (SES-2, SC-31). */
const SITE_USER_INFO = 'SiteUserInfo';
const HAS_CART = 'hasCart';
const SIXTY_DAYS = 60 * 86_400;

/** A year, like the choice of a visitor without an account. */
const LOCALE_SECONDS = 31_536_000;

/** The language that a person reads, for the pages' scripts (USER-03, TRACK-01). */
export function localeCookie(language: string): Cookie {
  return { name: LOCALE_COOKIE, value: language, httpOnly: false, maxAge: LOCALE_SECONDS };
}

/** The session, who that is for display, and the language chosen. A remembered one outlives the browser. */
export function signedInCookies({ sessionToken, memberId, isRemembered, language }: SignedIn): Cookie[] {
  const life = isRemembered ? { maxAge: MEMBER_SESSION.absoluteMs / 1000 } : {};
  const info = JSON.stringify({ authenticated: true, siteUserId: memberId });
  return [
    { name: SESSION_COOKIE, value: sessionToken, httpOnly: true, ...life },
    { name: SITE_USER_INFO, value: info, httpOnly: false, ...life },
    ...(language === '' ? [] : [localeCookie(language)]),
  ];
}

/** For pages that may not count who works on the site (VISIT-04). A member who does stays who that is there. */
export function staffVisitCookies(siteUserId: string, roles: readonly number[]): Cookie[] {
  const info = JSON.stringify({ authenticated: true, siteUserId, roles });
  const life = { httpOnly: false, maxAge: STAFF_VISIT_SECONDS };
  const known = { name: SITE_USER_INFO, value: info, ...life };
  return mayEditPages(roles) ? [known, { name: MAY_EDIT_COOKIE, value: '1', ...life }] : [known];
}

/** Ends the session here and hands out another cart: the copy that stays, or an empty one (SES-1, SES-4). */
export function signedOutCookies(cartToken: string | null, randomBytes: (count: number) => Uint8Array): Cookie[] {
  const hint = cartToken === null ? { value: '', maxAge: 0 } : { value: '1', maxAge: SIXTY_DAYS };
  return [
    { name: SESSION_COOKIE, value: '', httpOnly: true, maxAge: 0 },
    { name: SITE_USER_INFO, value: '', httpOnly: false, maxAge: 0 },
    { name: HAS_CART, httpOnly: false, ...hint },
    tokenCookie(cartToken ?? newCartToken(randomBytes)),
  ];
}

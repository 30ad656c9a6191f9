import type { SiteUserSignInResponse } from '@quoin/contract/endpoints/site';
import { SITE_USER_LOCALE_PATH, SITE_USER_SESSION_PATH } from '@quoin/contract/endpoints/site';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import { parseSiteUserLocale, parseSiteUserSignIn } from '@quoin/contract/requests';
import { CRUMB_COOKIE, sentence } from '@quoin/domain/access';
import { browserName } from '@quoin/domain/analytics';
import type { Problem } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import type { Crumbs } from '../../platform/http/protection/crumbs.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { CART_COOKIE, SESSION_COOKIE } from '../../platform/http/sitePipeline.ts';
import { setMemberLanguage } from '../changeMemberDetails.ts';
import { signOutMember } from '../memberSessions.ts';
import type { Members } from '../members.ts';
import { type MemberBrowser, type MemberSignInCode, signInMember } from '../signInMember.ts';
import { localeCookie, signedInCookies, signedOutCookies } from './memberCookies.ts';

export interface SiteUserDeps {
  readonly members: Members;
  readonly crumbs: Pick<Crumbs, 'forVisitor'>;
}

/** Members sign in and out for scripts (USER-01, USER-02), and choose their language (USER-03). */
export function siteUserSessionRoutes(deps: SiteUserDeps): SiteRoute[] {
  const path = SITE_USER_SESSION_PATH;
  return [
    // Same origin only: nobody can be signed in to another person's account from outside (SC-27).
    { method: 'POST', path, rate: 'signIn', forgery: 'origin', handle: (request) => signIn(deps, request) },
    { method: 'DELETE', path, rate: 'write', forgery: 'crumb', handle: (request) => signOut(deps, request) },
    {
      method: 'POST',
      path: SITE_USER_LOCALE_PATH,
      rate: 'write',
      forgery: 'crumb',
      handle: (request) => chooseLanguage(deps, request),
    },
  ];
}

/** What this browser held before, and what it is called. */
export function browserOf(request: SiteRequest): MemberBrowser {
  const sessionToken = request.cookies.get(SESSION_COOKIE) ?? null;
  const device = browserName(request.headers['user-agent'] ?? '');
  return { sessionToken, cartToken: request.cookies.get(CART_COOKIE) ?? null, device };
}

async function signIn(deps: SiteUserDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseSiteUserSignIn(request.body);
  // What cannot be an address and a password is a failed sign-in like any other: one answer for all (SES-5).
  if (!parsed.ok) return signInRefusal(request, { code: 'signInFailed' });
  const outcome = await signInMember(deps.members, request.site, { ...parsed.value, ...browserOf(request) });
  if (!outcome.ok) return signInRefusal(request, outcome.problem);
  const xsrfToken = deps.crumbs.forVisitor(request.site.id, outcome.value.sessionToken);
  const answer: SiteUserSignInResponse = { xsrfToken };
  const cookies = signedInCookies(outcome.value);
  return json(answer, { cookies: [...cookies, { name: CRUMB_COOKIE, value: xsrfToken, httpOnly: false }] });
}

function signInRefusal({ site }: SiteRequest, problem: Problem<MemberSignInCode>): Reply {
  const wait = problem.values?.seconds;
  return json(
    toWireProblem(problem, (one) => sentence(one, site.language)),
    {
      status: statusOf(problem.code),
      headers: wait === undefined ? {} : { 'retry-after': String(wait) },
    },
  );
}

async function signOut(deps: SiteUserDeps, request: SiteRequest): Promise<Reply> {
  const cloneCart = queryText(request.query, 'cloneCart') === 'true';
  return json({}, { cookies: await signOutCookies(deps, request, cloneCart) });
}

/** Nobody signed in: nothing to end, and the visitor's cart stays where it is. */
export async function signOutCookies(
  { members }: Pick<SiteUserDeps, 'members'>,
  request: SiteRequest,
  cloneCart: boolean,
) {
  if (request.member === null) return [];
  const { cartToken } = await signOutMember(members, request.site, request.member.sessionToken, { cloneCart });
  return signedOutCookies(cartToken, members.randomBytes);
}

async function chooseLanguage({ members }: SiteUserDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseSiteUserLocale(request.body);
  if (!parsed.ok) return badRequest(request);
  const { language } = parsed.value;
  if (request.member !== null) await setMemberLanguage(members, request.site, request.member, language);
  return json({ language }, { cookies: [localeCookie(language)] });
}

import type { AppSessionResponse, SignInResponse } from '@quoin/contract/endpoints/running';
import { APP_SESSION_PATH, signInLinkPath } from '@quoin/contract/endpoints/running';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import { parseSignIn } from '@quoin/contract/requests';
import { CRUMB_COOKIE, sentence } from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import type { Config } from '../../platform/config.ts';
import { STAFF_COOKIE } from '../../platform/http/appPipeline.ts';
import type { Crumbs } from '../../platform/http/protection/crumbs.ts';
import { json, noContent, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute, Staff } from '../../platform/http/route.ts';
import type { Accounts } from '../accounts.ts';
import type { SignInCode } from '../signIn/signIn.ts';
import { staffBrowser, staffCookies } from './staffCookies.ts';

export interface SessionRouteDeps {
  readonly accounts: Pick<Accounts, 'signIn' | 'signInByLink' | 'signOut'>;
  readonly crumbs: Pick<Crumbs, 'forStaff'>;
  readonly config: Pick<Config, 'singleSignOn'>;
}

/** Sign in, sign out, who am I (USER-01 and USER-02 shapes, for staff). Signing in carries no crumb: nobody is known yet. */
export function appSessionRoutes(deps: SessionRouteDeps): AppRoute[] {
  const path = APP_SESSION_PATH;
  return [
    {
      method: 'GET',
      path,
      rate: 'read',
      forgery: 'none',
      access: 'public',
      handle: async (request) => whoAmI(deps, request),
    },
    // Same origin only: no other site can sign a user in to another account (SC-27).
    {
      method: 'POST',
      path,
      rate: 'signIn',
      forgery: 'origin',
      access: 'public',
      handle: (request) => signIn(deps, request),
    },
    {
      ...{ method: 'GET', path: signInLinkPath(':token').replace('%3A', ':'), rate: 'account', forgery: 'none' },
      access: 'public',
      handle: (request) => signInByLink(deps, request),
    },
    {
      method: 'DELETE',
      path,
      rate: 'write',
      forgery: 'crumb',
      access: 'signedIn',
      handle: (request) => signOut(deps, request),
    },
  ];
}

function whoAmI({ config }: SessionRouteDeps, { staff }: AppRequest): Reply {
  const answer: AppSessionResponse = {
    staff: staff && wireOf(staff),
    singleSignOn: config.singleSignOn?.name ?? null,
  };
  return json(answer);
}

function wireOf({ accountId, email, displayName, language }: Staff): AppSessionResponse['staff'] {
  return { accountId, email, displayName, language };
}

async function signIn(deps: SessionRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseSignIn(request.body);
  // What cannot be an address and a password is a failed sign-in like any other: one answer for all (SES-5).
  if (!parsed.ok) return refusal({ code: 'signInFailed' });
  const outcome = await deps.accounts.signIn({ ...parsed.value, ...staffBrowser(request) });
  if (!outcome.ok) return refusal(outcome.problem);
  const cookies = staffCookies(deps.crumbs, outcome.value);
  const answer: SignInResponse = { xsrfToken: cookies[1]?.value ?? '' };
  return json(answer, { cookies });
}

/** An expired link redirects to the form with a message. A user who is already signed in continues. */
async function signInByLink(deps: SessionRouteDeps, request: AppRequest): Promise<Reply> {
  if (request.staff !== null) return redirect('/');
  const outcome = await deps.accounts.signInByLink({ token: request.params.token ?? '', ...staffBrowser(request) });
  if (!outcome.ok) return redirect(`/sign-in?problem=${outcome.problem.code}`);
  return redirect('/', { cookies: staffCookies(deps.crumbs, outcome.value) });
}

function refusal(problem: Problem<SignInCode>): Reply {
  const wait = problem.values?.seconds;
  return json(toWireProblem(problem, sentence), {
    status: statusOf(problem.code),
    headers: wait === undefined ? {} : { 'retry-after': String(wait) },
  });
}

async function signOut(deps: SessionRouteDeps, request: AppRequest): Promise<Reply> {
  const token = request.cookies.get(STAFF_COOKIE);
  if (token !== undefined) await deps.accounts.signOut(token);
  return noContent({
    headers: { 'cache-control': 'no-store' },
    cookies: [
      { name: STAFF_COOKIE, value: '', httpOnly: true, maxAge: 0 },
      { name: CRUMB_COOKIE, value: '', httpOnly: false, maxAge: 0 },
    ],
  });
}

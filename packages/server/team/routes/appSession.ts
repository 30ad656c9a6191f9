import type { AppSessionResponse } from '@quoin/contract/endpoints/running';
import { APP_CODE_STEP_PATH, APP_SESSION_PATH, signInLinkPath } from '@quoin/contract/endpoints/running';
import { parseSignIn, parseSignInCode } from '@quoin/contract/requests';
import { CRUMB_COOKIE } from '@quoin/domain/access';
import type { Config } from '../../platform/config.ts';
import { STAFF_COOKIE } from '../../platform/http/appPipeline.ts';
import type { Crumbs } from '../../platform/http/protection/crumbs.ts';
import { json, noContent, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute, Staff } from '../../platform/http/route.ts';
import type { Accounts } from '../accounts.ts';
import { accountRefusal } from './accountReplies.ts';
import { CODE_STEP_COOKIE, entered, entryCookies, staffBrowser } from './staffCookies.ts';

export interface SessionRouteDeps {
  readonly accounts: Pick<Accounts, 'finishCodeStep' | 'signIn' | 'signInByLink' | 'signOut'>;
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
      method: 'POST',
      path: APP_CODE_STEP_PATH,
      rate: 'signIn',
      forgery: 'origin',
      access: 'public',
      handle: (request) => enterCode(deps, request),
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
  if (!parsed.ok) return accountRefusal({ code: 'signInFailed' });
  const outcome = await deps.accounts.signIn({ ...parsed.value, ...staffBrowser(request) });
  if (!outcome.ok) return accountRefusal(outcome.problem);
  return entered(deps.crumbs, outcome.value);
}

/** The second step of who has entered the password, or has come back from single sign-on. */
async function enterCode(deps: SessionRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseSignInCode(request.body);
  if (!parsed.ok) return accountRefusal({ code: 'codeWrong', field: 'code' });
  const sealed = request.cookies.get(CODE_STEP_COOKIE) ?? '';
  const outcome = await deps.accounts.finishCodeStep({ sealed, ...parsed.value, ...staffBrowser(request) });
  return outcome.ok ? entered(deps.crumbs, outcome.value) : accountRefusal(outcome.problem);
}

/** An expired link redirects to the form with a message. A user who is already signed in continues. */
async function signInByLink(deps: SessionRouteDeps, request: AppRequest): Promise<Reply> {
  if (request.staff !== null) return redirect('/');
  const outcome = await deps.accounts.signInByLink({ token: request.params.token ?? '', ...staffBrowser(request) });
  if (!outcome.ok) return redirect(`/sign-in?problem=${outcome.problem.code}`);
  return redirect('/', { cookies: entryCookies(deps.crumbs, outcome.value) });
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

import {
  APP_ACCOUNT_PATH,
  APP_FORGOT_PATH,
  APP_LANGUAGE_PATH,
  APP_PASSWORD_PATH,
  APP_RESET_PATH,
  APP_SESSIONS_PATH,
  type AppAccountResponse,
  type SignInResponse,
  type SignOutEverywhereResponse,
} from '@quoin/contract/endpoints/running';
import { parseChangePassword, parseChooseLanguage, parseForgot, parseReset } from '@quoin/contract/requests';
import { sentence } from '@quoin/domain/access';
import type { Deps } from '../../deps.ts';
import type { Crumbs } from '../../platform/http/protection/crumbs.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, denied, notFound } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import type { Accounts } from '../accounts.ts';
import { removeContributor } from '../members/changeTeam.ts';
import { accountRefusal, staffOf } from './accountReplies.ts';
import { entered, staffBrowser, staffCookies } from './staffCookies.ts';

export interface AccountRouteDeps extends Pick<Deps, 'db'> {
  readonly accounts: Pick<
    Accounts,
    | 'askForReset'
    | 'changePassword'
    | 'chooseLanguage'
    | 'endSession'
    | 'loadTwoStep'
    | 'resetPassword'
    | 'sessionsOf'
    | 'signIn'
    | 'signOutEverywhere'
  >;
  readonly crumbs: Pick<Crumbs, 'forStaff'>;
}

/** Only our own pages may ask (SC-27, SC-54). */
const PUBLIC = { method: 'POST', rate: 'account', forgery: 'origin', access: 'public' } as const;
const OWN = { rate: 'write', forgery: 'crumb', access: 'signedIn' } as const;

/** A user's own account in the app. Users neither see nor change another's account. */
export function appAccountRoutes(deps: AccountRouteDeps): AppRoute[] {
  const read = { method: 'GET', rate: 'read', forgery: 'none', access: 'signedIn' } as const;
  return [
    { ...read, path: APP_ACCOUNT_PATH, handle: (request) => show(deps, request) },
    { ...OWN, method: 'PUT', path: APP_PASSWORD_PATH, handle: (request) => changePassword(deps, request) },
    { ...OWN, method: 'PUT', path: APP_LANGUAGE_PATH, handle: (request) => chooseLanguage(deps, request) },
    { ...OWN, method: 'DELETE', path: APP_SESSIONS_PATH, handle: (request) => endOthers(deps, request) },
    { ...OWN, method: 'DELETE', path: `${APP_SESSIONS_PATH}/:sessionId`, handle: (request) => endOne(deps, request) },
    { ...PUBLIC, path: APP_FORGOT_PATH, handle: (request) => forgot(deps, request) },
    { ...PUBLIC, path: APP_RESET_PATH, handle: (request) => reset(deps, request) },
    {
      ...{ ...OWN, method: 'DELETE', path: '/api/app/sites/:site/membership', freshSignIn: true },
      handle: (request) => leave(deps, request),
    },
  ];
}

async function show({ accounts }: AccountRouteDeps, request: AppRequest): Promise<Reply> {
  const staff = staffOf(request);
  const [sessions, twoStep] = await Promise.all([accounts.sessionsOf(staff), accounts.loadTwoStep(staff)]);
  const answer: AppAccountResponse = {
    email: staff.email,
    displayName: staff.displayName,
    sessions: sessions.map(({ createdAt, seenAt, ...same }) => ({
      ...{ ...same, createdAt: createdAt.getTime(), seenAt: seenAt.getTime() },
    })),
    twoStep,
  };
  return json(answer);
}

async function changePassword(deps: AccountRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseChangePassword(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const { accountId, isTwoStep } = staffOf(request);
  const change = { accountId, isTwoStep, ...parsed.value, ...staffBrowser(request) };
  const outcome = await deps.accounts.changePassword(change);
  return outcome.ok ? signedIn(deps, outcome.value) : accountRefusal(outcome.problem);
}

async function chooseLanguage({ accounts }: AccountRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseChooseLanguage(request.body);
  if (!parsed.ok) return badRequest(request.path);
  await accounts.chooseLanguage(staffOf(request), parsed.value.language);
  return noContent();
}

async function endOthers(deps: AccountRouteDeps, request: AppRequest): Promise<Reply> {
  const done = await deps.accounts.signOutEverywhere(staffOf(request));
  if (done === null) return denied(request.path, 401, sentence({ code: 'signInNeeded' }), 'signInNeeded');
  const answer: SignOutEverywhereResponse = { ended: done.others };
  return json(answer, { cookies: staffCookies(deps.crumbs, done.token) });
}

async function endOne({ accounts }: AccountRouteDeps, request: AppRequest): Promise<Reply> {
  const outcome = await accounts.endSession(staffOf(request), request.params.sessionId ?? '');
  return outcome.ok ? noContent() : notFound(request.path);
}

/** The same answer for every address, and for what cannot be one (SES-5). */
async function forgot({ accounts }: AccountRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseForgot(request.body);
  if (!parsed.ok) return refuseWith({ code: 'emailInvalid', field: 'email' }, sentence);
  const outcome = await accounts.askForReset(parsed.value.email);
  return outcome.ok ? noContent() : refuseWith(outcome.problem, sentence);
}

async function reset(deps: AccountRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseReset(request.body);
  if (!parsed.ok) return refuseWith({ code: 'resetLinkDead' }, sentence);
  const done = await deps.accounts.resetPassword(parsed.value);
  if (!done.ok) return accountRefusal(done.problem);
  const { password } = parsed.value;
  const session = await deps.accounts.signIn({ email: done.value.email, password, ...staffBrowser(request) });
  return session.ok ? entered(deps.crumbs, session.value) : accountRefusal(session.problem);
}

async function leave({ db }: AccountRouteDeps, request: AppRequest): Promise<Reply> {
  const { accountId } = staffOf(request);
  const actor = { ...actorOf(request), accountId };
  const outcome = await removeContributor({ db }, { websiteId: siteOf(request).id, actor, accountId });
  return outcome.ok ? noContent() : refuseWith(outcome.problem, sentence);
}

function signedIn({ crumbs }: AccountRouteDeps, token: string): Reply {
  const cookies = staffCookies(crumbs, token);
  const answer: SignInResponse = { xsrfToken: cookies[1]?.value ?? '' };
  return json(answer, { cookies });
}

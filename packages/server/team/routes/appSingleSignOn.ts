import { SINGLE_SIGN_ON_PATH, SINGLE_SIGN_ON_RETURN_PATH } from '@quoin/contract/endpoints/running';
import type { SingleSignOnCode } from '@quoin/domain/access';
import { isLocalPath, queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import type { Config } from '../../platform/config.ts';
import { createOpenIdProvider } from '../../platform/gateways/identity/openIdProvider.ts';
import { directCalls } from '../../platform/gateways/identity/providerCalls.ts';
import { JOURNEY_SECONDS } from '../../platform/gateways/identity/signInJourney.ts';
import type { Crumbs } from '../../platform/http/protection/crumbs.ts';
import { type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { beginSingleSignOn, finishSingleSignOn, type SingleSignOnDeps } from '../signIn/singleSignOn.ts';
import { entryCookies, staffBrowser } from './staffCookies.ts';

export type SingleSignOnRouteDeps = Pick<Deps, 'db' | 'now' | 'randomBytes' | 'keyFor'> & {
  readonly config: Pick<Config, 'appOrigin' | 'singleSignOn'>;
  readonly crumbs: Pick<Crumbs, 'forStaff'>;
};

const COOKIE = 'single-sign-on';

/** Single sign-on by an organization's identity provider. Without configuration there are no such routes. */
export function appSingleSignOnRoutes(deps: SingleSignOnRouteDeps): AppRoute[] {
  const { singleSignOn, appOrigin } = deps.config;
  if (!singleSignOn) return [];
  const redirectUri = appOrigin + SINGLE_SIGN_ON_RETURN_PATH;
  const provider = createOpenIdProvider({ ...singleSignOn, redirectUri }, { calls: directCalls(fetch), now: deps.now });
  const common = { method: 'GET', rate: 'account', forgery: 'none', access: 'public' } as const;
  return [
    { ...common, path: SINGLE_SIGN_ON_PATH, handle: (request) => begin({ ...deps, provider }, request) },
    { ...common, path: SINGLE_SIGN_ON_RETURN_PATH, handle: (request) => finish({ ...deps, provider }, request) },
  ];
}

async function begin(deps: SingleSignOnDeps, { query }: AppRequest): Promise<Reply> {
  const wanted = queryText(query, 'returnTo') ?? '/';
  const begun = await beginSingleSignOn(deps, isLocalPath(wanted) ? wanted : '/');
  if (!begun.ok) return refused(begun.problem.code);
  const { address, sealed } = begun.value;
  return redirect(address, { cookies: [{ name: COOKIE, value: sealed, httpOnly: true, maxAge: JOURNEY_SECONDS }] });
}

async function finish(
  deps: SingleSignOnDeps & Pick<SingleSignOnRouteDeps, 'crumbs'>,
  request: AppRequest,
): Promise<Reply> {
  const text = (name: string) => queryText(request.query, name) ?? '';
  const done = await finishSingleSignOn(deps, {
    ...{ code: text('code'), state: text('state'), sealed: request.cookies.get(COOKIE) ?? '' },
    ...staffBrowser(request),
  });
  if (!done.ok) return refused(done.problem.code);
  const { entry, returnTo } = done.value;
  const next = entry.step === 'code' ? `/sign-in?${new URLSearchParams({ step: 'code', returnTo })}` : returnTo;
  return redirect(next, { cookies: [...entryCookies(deps.crumbs, entry), FORGET] });
}

/** What was taken along counts once. */
const FORGET = { name: COOKIE, value: '', httpOnly: true, maxAge: 0 } as const;

function refused(code: SingleSignOnCode): Reply {
  return redirect(`/sign-in?problem=${code}`, { cookies: [FORGET] });
}

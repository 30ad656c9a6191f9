import { queryText } from '@quoin/domain/site';
import { isId } from '../../platform/database/ids.ts';
import type { ProviderCalls } from '../../platform/gateways/identity/providerCalls.ts';
import { JOURNEY_SECONDS } from '../../platform/gateways/identity/signInJourney.ts';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { siteAddress } from '../../sites/index.ts';
import {
  beginServiceSignIn,
  finishServiceSignIn,
  SERVICE_RETURN_PATH,
  type ServiceDeps,
} from '../services/signInByService.ts';
import { servicePath } from '../signInPage.ts';
import { safePlace } from './accountReply.ts';
import { signedInCookies } from './memberCookies.ts';
import { browserOf, type SiteUserDeps } from './siteUserSession.ts';

const COOKIE = 'member-sign-in';
/** What was taken along counts once. */
const FORGET = { name: COOKIE, value: '', httpOnly: true, maxAge: 0 } as const;

/** Members sign in by services that the site names (29.7). */
export function serviceRoutes({ members, calls }: SiteUserDeps & { readonly calls: ProviderCalls }): SiteRoute[] {
  const deps: ServiceDeps = { ...members, calls };
  const common = { rate: 'account', forgery: 'none' } as const;
  return [
    {
      ...{ ...common, method: 'GET', path: servicePath(':service') },
      handle: (request) => begin(deps, request),
    },
    { ...common, method: 'GET', path: SERVICE_RETURN_PATH, handle: (request) => finish(deps, request) },
    // A form from another site brings no cookie; the browser brings it where we send it from here (Apple).
    { ...common, method: 'POST', path: SERVICE_RETURN_PATH, handle: async (request) => redirect(answerIn(request)) },
  ];
}

async function begin(deps: ServiceDeps, request: SiteRequest): Promise<Reply> {
  const { site, params, query, origin, url } = request;
  const own = siteAddress(deps.config, site);
  // The service leads back to the site's own address; what is taken along must be there.
  if (origin !== own) return redirect(own + url);
  const id = params.service ?? '';
  const next = safePlace(queryText(query, 'next') ?? '');
  const begun = isId(id) ? await beginServiceSignIn(deps, site, { id, next }) : null;
  if (begun === null) return notFound(request.path);
  if (!begun.ok) return refused(begun.problem.code);
  const { address, sealed } = begun.value;
  return redirect(address, { cookies: [{ name: COOKIE, value: sealed, httpOnly: true, maxAge: JOURNEY_SECONDS }] });
}

function answerIn(request: SiteRequest): string {
  const fields = formFields(request);
  const said = { code: fields.text('code'), state: fields.text('state') };
  return `${SERVICE_RETURN_PATH}?${new URLSearchParams(said)}`;
}

async function finish(deps: ServiceDeps, request: SiteRequest): Promise<Reply> {
  const text = (name: string) => queryText(request.query, name) ?? '';
  const done = await finishServiceSignIn(deps, request.site, {
    ...{ code: text('code'), state: text('state'), sealed: request.cookies.get(COOKIE) ?? '' },
    ...browserOf(request),
  });
  if (!done.ok) return refused(done.problem.code);
  const { signedIn, next } = done.value;
  return redirect(safePlace(next), { cookies: [...signedInCookies(signedIn), FORGET] });
}

function refused(problem: string): Reply {
  return redirect(`/account/sign-in?${new URLSearchParams({ problem })}`, { cookies: [FORGET] });
}

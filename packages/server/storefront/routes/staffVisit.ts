import { STAFF_VISIT_PATH, visitPath } from '@quoin/contract/endpoints/running';
import { rolesOnPages } from '@quoin/domain/analytics';
import { isLocalPath, queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { staffVisitCookies } from '../../members/index.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute, SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { siteAddress } from '../../sites/index.ts';
import { openStaffPass, STAFF_PASS_MS, sealStaffPass, visitorIdOf } from '../staffPass.ts';
import { teamCookies } from './closedSite.ts';

const PURPOSE = 'staff-visit';
const GET = { method: 'GET', rate: 'page', forgery: 'none' } as const;

/** Redirects contributors from the app to a page of a site and passes their roles to it (VISIT-04). */
export function staffVisitAppRoutes(deps: Pick<Deps, 'config' | 'keyFor' | 'now'>): AppRoute[] {
  const path = visitPath(':site').replace('%3A', ':');
  return [{ ...GET, path, access: 'signedIn', handle: async (request) => lead(deps, request) }];
}

function lead(deps: Pick<Deps, 'config' | 'keyFor' | 'now'>, request: AppRequest): Reply {
  const site = siteOf(request);
  const key = deps.keyFor(PURPOSE);
  const visitorId = visitorIdOf(key, site.id, request.staff?.accountId ?? '');
  const roles = request.member === null ? [] : rolesOnPages(request.member);
  const pass = sealStaffPass(key, site.id, { visitorId, roles }, deps.now() + STAFF_PASS_MS);
  const query = new URLSearchParams({ pass, path: wantedPath(request) });
  return redirect(`${siteAddress(deps.config, site)}${STAFF_VISIT_PATH}?${query}`);
}

/** The site's side: who comes with a pass is remembered, and all go where they wanted to. */
export function staffVisitRoutes(deps: Pick<Deps, 'keyFor' | 'now'>): SiteRoute[] {
  return [{ ...GET, path: STAFF_VISIT_PATH, handle: async (request) => welcome(deps, request) }];
}

function welcome(deps: Pick<Deps, 'keyFor' | 'now'>, request: SiteRequest): Reply {
  const given = queryText(request.query, 'pass') ?? '';
  const pass = openStaffPass(deps.keyFor(PURPOSE), request.site.id, given, deps.now());
  const to = wantedPath(request);
  if (pass === null) return redirect(to);
  const known = staffVisitCookies(request.member?.id ?? pass.visitorId, pass.roles);
  return redirect(to, { cookies: [...known, ...teamCookies(deps, request, pass)] });
}

/** Read as browsers will read it, so that it leads to this site and no other; what does not leads to the start page. */
export function wantedPath({ query }: Pick<AppRequest, 'query'>): string {
  const wanted = queryText(query, 'path') ?? '/';
  if (!isLocalPath(wanted)) return '/';
  const { pathname, search, hash } = new URL(wanted, 'http://site.invalid');
  // `/.//evil.example` is a path until its dots are taken out.
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}

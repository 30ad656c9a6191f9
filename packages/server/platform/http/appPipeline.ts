import { CRUMB_COOKIE, type Member, sentence } from '@quoin/domain/access';
import { queryText } from '@quoin/domain/site';
import type { Site } from '../../sites/index.ts';
import { actAs, MemberChanged } from '../database/actingMember.ts';
import { noteRoute } from '../tracing/tracer.ts';
import type { Crumbs } from './protection/crumbs.ts';
import { isForeign, isForged } from './protection/forgery.ts';
import type { RateLimits } from './protection/limits.ts';
import type { BodyKind } from './reading/body.ts';
import type { RequestHead } from './reading/readRequest.ts';
import type { Request } from './reading/request.ts';
import { crumbFailure, denied, methodNotAllowed, notFound, tooManyRequests } from './replies/refusals.ts';
import { isShared, type Reply, redirect } from './replies/reply.ts';
import type { AppRequest, AppRoute, Staff } from './route.ts';
import type { Router } from './router.ts';

export const STAFF_COOKIE = 'staff';
/** Longer than any token of Quoin. A made-up cookie takes no more memory. */
const MAX_TOKEN = 64;
const FRESH_NEEDED = 'freshSignInNeeded';

/** A user's place on a site. */
export interface StaffPlace {
  readonly site: Site;
  readonly member: Member;
  /** Of the membership; raised with every change of it. */
  readonly epoch: number;
  /** The roles were changed after this session began: it is not good for this site any more (SES-3). */
  readonly isOutdated: boolean;
  /** The site requires two-step sign-in of this person, and this session has not taken it (29.7). */
  readonly isTwoStepMissing: boolean;
  readonly isAllowed: (access: AppRoute['access']) => boolean;
}

/** What the pipeline asks about people: who holds a session, and what they may do on a site. */
export interface StaffSessions {
  currentStaff(sessionToken: string): Promise<Staff | null>;
  /** The site by its identifier, or by its id, when this person is a member of it. */
  siteFor(staff: Staff, site: string): Promise<StaffPlace | null>;
  /** Whether the password was entered a short time ago. */
  isFresh(staff: Staff): boolean;
}

export interface AppPipeline {
  readonly routes: Router<AppRoute>;
  readonly limits: RateLimits;
  readonly crumbs: Crumbs;
  readonly sessions: StaffSessions;
}

type ReadBody = (kind: BodyKind) => Promise<Pick<Request, 'body' | 'bodyType'>>;

/** One request to the app: find the route, check limits, who asks, what they may do, forgery; then handle. */
export async function answerApp(pipeline: AppPipeline, head: RequestHead, readBody: ReadBody): Promise<Reply> {
  const method = head.method === 'HEAD' ? 'GET' : head.method;
  const match = pipeline.routes.find(method, head.path);
  if (!match) {
    const methods = pipeline.routes.methodsOf(head.path);
    return methods.length > 0 ? methodNotAllowed(head.path, methods) : notFound(head.path);
  }
  const { route, params } = match;
  noteRoute(head.method, route.path);
  const token = head.cookies.get(STAFF_COOKIE) ?? null;
  const asker = { place: 'app', address: head.ip, visitor: token?.slice(0, MAX_TOKEN) ?? null };
  const wait = pipeline.limits.take(route.rate, asker);
  if (wait !== null) return tooManyRequests(head.path, wait);
  const staff = token === null ? null : await pipeline.sessions.currentStaff(token);
  const entry = await admit(pipeline, route, staff, params, head);
  if ('refusal' in entry) return entry.refusal;
  const refuseForged = () => {
    const crumb = staff && token !== null ? pipeline.crumbs.forStaff(token) : '';
    return crumbFailure(head.path, crumb);
  };
  if (isForeign(head, route.forgery)) return refuseForged();
  const body =
    method === 'GET' ? ({ body: undefined, bodyType: 'none' } as const) : await readBody(route.takes ?? 'text');
  const { place } = entry;
  const request: AppRequest = {
    ...head,
    ...body,
    ...{ params, staff, site: place?.site ?? null, member: place?.member ?? null },
  };
  const sessionToken = staff ? token : null;
  const isValid = (crumb: string) => sessionToken !== null && pipeline.crumbs.isForStaff(sessionToken, crumb);
  if (isForged(request, route.forgery, isValid)) return refuseForged();
  const reply = await handleAs(route, request, place).catch(async (thrown: unknown) => {
    if (!(thrown instanceof MemberChanged)) throw thrown;
    const again = await admit(pipeline, route, staff, params, head);
    return 'refusal' in again ? again.refusal : signInFirst(head.path, head.url);
  });
  pipeline.limits.settle(route.rate, asker, reply.status);
  return withFreshCrumb(pipeline, request, sessionToken, reply);
}

/** What changes something is written while the member's place is as it was seen, or not at all (RC-13). */
function handleAs(route: AppRoute, request: AppRequest, place: StaffPlace | null): Promise<Reply> {
  if (place === null || request.staff === null || route.method === 'GET') return route.handle(request);
  const member = { websiteId: place.site.id, accountId: request.staff.accountId, epoch: place.epoch };
  return actAs(member, () => route.handle(request));
}

/** Deny by default (AUT-1, AUT-2): a foreign site is not found, a missing capability is refused. */
async function admit(
  pipeline: AppPipeline,
  route: AppRoute,
  staff: Staff | null,
  params: Readonly<Record<string, string>>,
  { path, url, query }: RequestHead,
): Promise<{ readonly place: StaffPlace | null } | { readonly refusal: Reply }> {
  if (route.access === 'public') return { place: null };
  if (!staff) return { refusal: signInFirst(path, url) };
  // Quoin's paths contain the site's name, those of older clients its id. PREF-01 has neither and takes it from the
  // query.
  const named =
    params.site ?? params.websiteId ?? (route.access === 'signedIn' ? undefined : queryText(query, 'websiteId'));
  if (named === undefined) {
    const code = route.access !== 'signedIn' ? 'notAllowed' : isTooOld(pipeline, route, staff) ? FRESH_NEEDED : null;
    return code === null ? { place: null } : { refusal: denied(path, 403, sentence({ code }), code) };
  }
  const found = await pipeline.sessions.siteFor(staff, named);
  if (!found) return { refusal: notFound(path) };
  if (found.isOutdated) return { refusal: signInFirst(path, url) };
  if (found.isTwoStepMissing) return { refusal: secondStepFirst(path, url) };
  const code = !found.isAllowed(route.access) ? 'notAllowed' : isTooOld(pipeline, route, staff) ? FRESH_NEEDED : null;
  return code === null ? { place: found } : { refusal: denied(path, 403, sentence({ code }), code) };
}

function isTooOld({ sessions }: AppPipeline, route: AppRoute, staff: Staff): boolean {
  return route.freshSignIn === true && !sessions.isFresh(staff);
}

function signInFirst(path: string, url: string): Reply {
  if (path.startsWith('/api/')) return denied(path, 401, sentence({ code: 'signInNeeded' }), 'signInNeeded');
  return redirect(`/sign-in?returnTo=${encodeURIComponent(url)}`);
}

/** Nothing of a site opens before; documents lead to where it is set up. */
function secondStepFirst(path: string, url: string): Reply {
  if (path.startsWith('/api/')) return denied(path, 403, sentence({ code: 'twoStepNeeded' }), 'twoStepNeeded');
  return redirect(`/two-step?returnTo=${encodeURIComponent(url)}`);
}

function withFreshCrumb(pipeline: AppPipeline, request: AppRequest, sessionToken: string | null, reply: Reply): Reply {
  if (sessionToken === null || isShared(reply)) return reply;
  const held = request.cookies.get(CRUMB_COOKIE);
  const isChanged = reply.cookies?.some((cookie) => cookie.name === CRUMB_COOKIE || cookie.name === STAFF_COOKIE);
  if (isChanged || (held !== undefined && pipeline.crumbs.isForStaff(sessionToken, held))) return reply;
  const fresh = { name: CRUMB_COOKIE, value: pipeline.crumbs.forStaff(sessionToken), httpOnly: false };
  return { ...reply, cookies: [...(reply.cookies ?? []), fresh] };
}

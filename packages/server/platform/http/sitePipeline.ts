import { CRUMB_COOKIE } from '@quoin/domain/access';
import type { SignedInMember } from '../../members/index.ts';
import type { Site } from '../../sites/index.ts';
import { noteRoute } from '../tracing/tracer.ts';
import type { Crumbs } from './protection/crumbs.ts';
import { isForeign, isForged } from './protection/forgery.ts';
import { type LimitProofs, takeOrProve } from './protection/limitProof.ts';
import type { RateLimits } from './protection/limits.ts';
import type { BodyKind } from './reading/body.ts';
import type { RequestHead } from './reading/readRequest.ts';
import type { Request } from './reading/request.ts';
import { type Asked, crumbFailure, methodNotAllowed, notFound, tooManyRequests } from './replies/refusals.ts';
import { type Cookie, isShared, type Reply } from './replies/reply.ts';
import type { SiteRequest, SiteRoute } from './route.ts';
import type { Router } from './router.ts';

export const CART_COOKIE = 'CART';
/** The session of a member. The only cookie that identifies a person (reliability 3.2). */
export const SESSION_COOKIE = 'sid';
const CART_TOKEN = /^[A-Za-z0-9_-]{22,43}$/;

export interface SitePipeline {
  readonly routes: Router<SiteRoute>;
  readonly limits: RateLimits;
  /** Left out: who has reached a limit waits. */
  readonly proofs?: LimitProofs;
  readonly crumbs: Crumbs;
  /** Who holds a session of a site; left out, nobody does. */
  readonly members?: MemberSessions;
}

export interface MemberSessions {
  currentMember(websiteId: string, sessionToken: string): Promise<SignedInMember | null>;
}

type ReadBody = (kind?: BodyKind) => Promise<Pick<Request, 'body' | 'bodyType'>>;

/** One request to a published site: find the route, check limits and forgery, handle, keep the crumb cookie fresh. */
export async function answerSite(
  pipeline: SitePipeline,
  site: Site,
  head: RequestHead,
  readBody: ReadBody,
): Promise<Reply> {
  const method = head.method === 'HEAD' ? 'GET' : head.method;
  const match = pipeline.routes.find(method, head.path);
  const asked = { path: head.path, site };
  if (!match) {
    const methods = pipeline.routes.methodsOf(head.path);
    return methods.length > 0 ? methodNotAllowed(asked, methods) : notFound(asked);
  }
  const { route, params } = match;
  noteRoute(head.method, route.path);
  const asker = { place: site.id, address: head.ip, visitor: visitorKey(head) };
  const taken = await takeOrProve(pipeline, route.rate, asker, head);
  if (taken.wait !== null) return tooManyRequests(asked, taken.wait, taken.work);
  const known = route.isAnonymous ? NOBODY : await visitorOf(pipeline, site, head);
  if (isForeign(head, route.forgery)) return refuseForged(asked, known);
  const body = method === 'GET' ? ({ body: undefined, bodyType: 'none' } as const) : await readBody(route.body);
  const request: SiteRequest = { ...head, ...body, params, site, ...known };
  if (isForged(request, route.forgery, (crumb) => isCrumbOf(pipeline, request, crumb))) {
    return refuseForged(asked, known);
  }
  const reply = await route.handle(request);
  pipeline.limits.settle(route.rate, taken.asker, reply.status);
  return route.isAnonymous ? reply : withFreshCrumb(pipeline, request, reply);
}

type KnownVisitor = Pick<SiteRequest, 'visitor' | 'member' | 'crumb'>;

/** The visitor as routes see him that do not ask who it is. */
export const NOBODY: KnownVisitor = { visitor: { cartToken: null }, member: null, crumb: null };

async function visitorOf(pipeline: SitePipeline, site: Site, request: RequestHead): Promise<KnownVisitor> {
  const session = request.cookies.get(SESSION_COOKIE);
  const member = session === undefined ? null : ((await pipeline.members?.currentMember(site.id, session)) ?? null);
  const token = request.cookies.get(CART_COOKIE);
  const anonymous = token !== undefined && CART_TOKEN.test(token) ? token : null;
  const visitor = { cartToken: member?.cartToken ?? anonymous };
  const secret = secretOf({ visitor, member });
  const held = request.cookies.get(CRUMB_COOKIE);
  const isHeldValid = secret !== null && held !== undefined && pipeline.crumbs.isForVisitor(site.id, secret, held);
  const crumb = secret === null ? null : isHeldValid ? held : pipeline.crumbs.forVisitor(site.id, secret);
  return { visitor, member, crumb };
}

/** Before anybody is looked up: a made-up cookie counts for itself, and its address for all of them. */
function visitorKey({ cookies }: RequestHead): string | null {
  const token = cookies.get(SESSION_COOKIE) ?? cookies.get(CART_COOKIE);
  return token !== undefined && CART_TOKEN.test(token) ? token : null;
}

/** What the crumb is bound to: the session of a member, so that each sign-in makes a new one; else the cart cookie. */
function secretOf({ visitor, member }: Pick<SiteRequest, 'visitor' | 'member'>): string | null {
  return member?.sessionToken ?? visitor.cartToken;
}

function isCrumbOf(pipeline: SitePipeline, request: SiteRequest, crumb: string): boolean {
  const secret = secretOf(request);
  return secret !== null && pipeline.crumbs.isForVisitor(request.site.id, secret, crumb);
}

/** The session ends with this answer. */
function isLeaving(reply: Reply): boolean {
  return reply.cookies?.some((cookie) => cookie.name === SESSION_COOKIE && cookie.value === '') === true;
}

export function refuseForged(asked: Asked, { visitor, crumb }: KnownVisitor): Reply {
  const code = visitor.cartToken === null ? 'crumbFailWithoutCookies' : 'crumbFail';
  return crumbFailure(asked, crumb ?? '', code);
}

/**
 * Adds to private answers the crumb of the visitor's cart cookie: the one just issued, or the held one when the browser
 * has lost or never had a matching crumb. Answers that a shared cache may keep never set a cookie.
 */
function withFreshCrumb(pipeline: SitePipeline, request: SiteRequest, reply: Reply): Reply {
  if (isShared(reply)) return reply;
  const issuedAs = (name: string) => reply.cookies?.find((cookie) => cookie.name === name)?.value;
  const issued = issuedAs(SESSION_COOKIE) || (request.member === null || isLeaving(reply) ? issuedAs(CART_COOKIE) : '');
  const crumb = issued ? pipeline.crumbs.forVisitor(request.site.id, issued) : request.crumb;
  if (crumb === null || (!issued && crumb === request.cookies.get(CRUMB_COOKIE))) return reply;
  if (reply.cookies?.some((cookie) => cookie.name === CRUMB_COOKIE)) return reply;
  const fresh: Cookie = { name: CRUMB_COOKIE, value: crumb, httpOnly: false };
  return { ...reply, cookies: [...(reply.cookies ?? []), fresh] };
}

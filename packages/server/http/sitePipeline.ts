import { CRUMB_COOKIE, sentence } from '@quoin/domain/access';
import type { Site } from '../storage/sites.ts';
import type { Crumbs } from './crumbs.ts';
import { isForeign, isForged } from './forgery.ts';
import type { RateLimits } from './limits.ts';
import type { RequestHead } from './readRequest.ts';
import { crumbFailure, methodNotAllowed, notFound, tooManyRequests } from './refusals.ts';
import { type Cookie, isShared, type Reply } from './reply.ts';
import type { Request } from './request.ts';
import type { SiteRequest, SiteRoute } from './route.ts';
import type { Router } from './router.ts';

export const CART_COOKIE = 'CART';
const CART_TOKEN = /^[A-Za-z0-9_-]{22,43}$/;

export interface SitePipeline {
  readonly routes: Router<SiteRoute>;
  readonly limits: RateLimits;
  readonly crumbs: Crumbs;
}

type ReadBody = () => Promise<Pick<Request, 'body' | 'bodyType'>>;

/** One request to a published site: find the route, check limits and forgery, handle, keep the crumb cookie fresh. */
export async function answerSite(
  pipeline: SitePipeline,
  site: Site,
  head: RequestHead,
  readBody: ReadBody,
): Promise<Reply> {
  const method = head.method === 'HEAD' ? 'GET' : head.method;
  const match = pipeline.routes.find(method, head.path);
  if (!match) {
    const methods = pipeline.routes.methodsOf(head.path);
    return methods.length > 0 ? methodNotAllowed(head.path, methods) : notFound(head.path);
  }
  const { route, params } = match;
  const wait = await pipeline.limits.take(route.rate, `${site.id}|${head.ip}`);
  if (wait !== null) return tooManyRequests(head.path, wait, sentence({ code: 'tooManyRequests' }));
  const known = visitorOf(pipeline, site, head);
  if (isForeign(head, route.forgery)) return refuseForged(head.path, known);
  const body = method === 'GET' ? ({ body: undefined, bodyType: 'none' } as const) : await readBody();
  const request: SiteRequest = { ...head, ...body, params, site, ...known };
  if (isForged(request, route.forgery, (crumb) => isCrumbOf(pipeline, request, crumb))) {
    return refuseForged(head.path, known);
  }
  return withFreshCrumb(pipeline, request, await route.handle(request));
}

type KnownVisitor = Pick<SiteRequest, 'visitor' | 'crumb'>;

function visitorOf(pipeline: SitePipeline, site: Site, request: RequestHead): KnownVisitor {
  const token = request.cookies.get(CART_COOKIE);
  const cartToken = token !== undefined && CART_TOKEN.test(token) ? token : null;
  const held = request.cookies.get(CRUMB_COOKIE);
  const isHeldValid =
    cartToken !== null && held !== undefined && pipeline.crumbs.isForVisitor(site.id, cartToken, held);
  const crumb = cartToken === null ? null : isHeldValid ? held : pipeline.crumbs.forVisitor(site.id, cartToken);
  return { visitor: { cartToken }, crumb };
}

function isCrumbOf(pipeline: SitePipeline, { site, visitor }: SiteRequest, crumb: string): boolean {
  return visitor.cartToken !== null && pipeline.crumbs.isForVisitor(site.id, visitor.cartToken, crumb);
}

function refuseForged(path: string, { visitor, crumb }: KnownVisitor): Reply {
  const code = visitor.cartToken === null ? 'crumbFailWithoutCookies' : 'crumbFail';
  return crumbFailure(path, crumb ?? '', sentence({ code }));
}

/**
 * Private answers hand out the crumb that belongs to the visitor's cart cookie: the one just issued, or the held one
 * when the browser has lost or never had a matching crumb. Answers a shared cache may keep never set a cookie.
 */
function withFreshCrumb(pipeline: SitePipeline, request: SiteRequest, reply: Reply): Reply {
  if (isShared(reply)) return reply;
  const issued = reply.cookies?.find((cookie) => cookie.name === CART_COOKIE)?.value;
  const crumb = issued ? pipeline.crumbs.forVisitor(request.site.id, issued) : request.crumb;
  if (crumb === null || (!issued && crumb === request.cookies.get(CRUMB_COOKIE))) return reply;
  if (reply.cookies?.some((cookie) => cookie.name === CRUMB_COOKIE)) return reply;
  const fresh: Cookie = { name: CRUMB_COOKIE, value: crumb, httpOnly: false };
  return { ...reply, cookies: [...(reply.cookies ?? []), fresh] };
}

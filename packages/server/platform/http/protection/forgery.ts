import { CRUMB_COOKIE, CRUMB_FIELD, CRUMB_HEADER, isFromOwnPages, XSRF_HEADER } from '@quoin/domain/access';
import type { Request } from '../reading/request.ts';
import type { Forgery } from '../route.ts';
import { isRepeatedCookie } from './cookies.ts';

/** Whether a request comes from somewhere else than this very origin. Needs no body, so none is read of such a request. */
export function isForeign(request: Pick<Request, 'headers' | 'origin'>, forgery: Forgery): boolean {
  if (forgery === 'none') return false;
  return !isFromOwnPages({
    secFetchSite: request.headers['sec-fetch-site'],
    origin: request.headers.origin,
    ownOrigin: request.origin,
  });
}

/**
 * Whether a request must be refused as forged (reliability 3.3, SC-26): it must come from this very origin and, for
 * `crumb`, carry a token that `isValid` accepts. Two crumb cookies are refused whatever they say (3.2).
 */
export function isForged(request: Request, forgery: Forgery, isValid: (crumb: string) => boolean): boolean {
  if (isForeign(request, forgery)) return true;
  if (forgery !== 'crumb') return false;
  return isRepeatedCookie(request.headers.cookie, CRUMB_COOKIE) || !isValid(crumbOf(request) ?? '');
}

function crumbOf(request: Request): string | undefined {
  const header = request.headers[CRUMB_HEADER] || request.headers[XSRF_HEADER];
  if (header) return header;
  if (request.bodyType !== 'form') return undefined;
  const field = (request.body as Record<string, unknown>)[CRUMB_FIELD];
  return typeof field === 'string' ? field : undefined;
}

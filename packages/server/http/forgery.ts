import { CRUMB_FIELD, CRUMB_HEADER, isFromOwnPages, XSRF_HEADER } from '@quoin/domain/access';
import type { Request } from './request.ts';
import type { Forgery } from './route.ts';

/**
 * Whether a request must be refused as forged (reliability 3.3, SC-26): it must come from this very origin and, for
 * `crumb`, carry a token that `isValid` accepts.
 */
export function isForged(request: Request, forgery: Forgery, isValid: (crumb: string) => boolean): boolean {
  if (forgery === 'none') return false;
  const isOwn = isFromOwnPages({
    secFetchSite: request.headers['sec-fetch-site'],
    origin: request.headers.origin,
    ownOrigin: request.origin,
  });
  return !isOwn || (forgery === 'crumb' && !isValid(crumbOf(request) ?? ''));
}

function crumbOf(request: Request): string | undefined {
  const header = request.headers[CRUMB_HEADER] || request.headers[XSRF_HEADER];
  if (header) return header;
  if (request.bodyType !== 'form') return undefined;
  const field = (request.body as Record<string, unknown>)[CRUMB_FIELD];
  return typeof field === 'string' ? field : undefined;
}

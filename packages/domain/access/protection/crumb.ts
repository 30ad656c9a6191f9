/** The readable cookie that holds the visitor's crumb; scripts copy it into the header (reliability 3.3). */
export const CRUMB_COOKIE = 'crumb';
export const CRUMB_HEADER = 'x-csrf-token';

/** Carries the token of a captcha that a limit asked for. */
export const PROOF_HEADER = 'x-captcha-token';
/** The same token under the name that sign-in's `xsrfToken` goes back with (USER-01). */
export const XSRF_HEADER = 'x-xsrf-token';
/** The hidden field of plain forms, which cannot send headers. */
export const CRUMB_FIELD = 'crumb';
export const CRUMB_VERSION = 'v1';

const CRUMB = /^v1\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22})$/;

/** `v1.<16 random bytes>.<first 16 bytes of the HMAC>`, both base64url; null when it is not of that form. */
export function parseCrumb(text: unknown): { readonly random: string; readonly signature: string } | null {
  if (typeof text !== 'string') return null;
  const match = CRUMB.exec(text);
  const [, random, signature] = match ?? [];
  return random === undefined || signature === undefined ? null : { random, signature };
}

export function crumbText(random: string, signature: string): string {
  return `${CRUMB_VERSION}.${random}.${signature}`;
}

/** What the HMAC signs: bound to the site and to the visitor's session or anonymous id (its hash). */
export function crumbMessage(websiteId: string, visitorIdHash: string, random: string): string {
  return `crumb|${websiteId}|${visitorIdHash}|${random}`;
}

/** The first of the three proofs: `Sec-Fetch-Site` says same-origin or, in a browser without it, `Origin` is ours. */
export function isFromOwnPages(request: {
  readonly secFetchSite: string | undefined;
  readonly origin: string | undefined;
  readonly ownOrigin: string;
}): boolean {
  if (request.secFetchSite !== undefined) return request.secFetchSite === 'same-origin';
  return request.origin === request.ownOrigin;
}

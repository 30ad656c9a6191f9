import type { Problem } from '@quoin/domain/problem';
import { isNoticeUrl } from '../notices/readNotices.ts';
import { pathKey, plainFrom, plainPath } from './redirectPath.ts';
import type { RedirectCode } from './wording.ts';

/**
 * An address that leads elsewhere. `from` may end in `/*`: then all below it, put behind a `to` that ends so too; or in a query:
 * then only visitors who bring it.
 */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** Browsers ask again next time. */
  readonly isTemporary: boolean;
}

export const REDIRECT_LIMITS = { count: 2000, length: 500 } as const;

/** Stored redirects of any age, their old addresses in the form that paths are compared in; what is none is left out. */
export function readRedirects(stored: unknown): readonly Redirect[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, REDIRECT_LIMITS.count).flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) return [];
    const { from, to, isTemporary } = each as { readonly [name: string]: unknown };
    if (typeof from !== 'string' || typeof to !== 'string') return [];
    const redirect = { from: plainFrom(from), to, isTemporary: isTemporary === true };
    return isFrom(redirect.from) && isTo(to) ? [redirect] : [];
  });
}

/** The redirect as it is kept, of addresses as people and other tools write them. */
export function plainRedirect({ from, to, isTemporary }: Redirect): Redirect {
  return { from: plainFrom(from), to: to.trim().normalize('NFC'), isTemporary };
}

/** Returns why a redirect, as stored, cannot be added to those before it. Null if it can. */
export function checkRedirect({ from, to }: Redirect, known: readonly Redirect[]): Problem<RedirectCode> | null {
  const values = { value: `${from} ${to}`.slice(0, 100), max: REDIRECT_LIMITS.count };
  if (!isFrom(from)) return { code: 'redirectFromInvalid', values };
  if (!isTo(to)) return { code: 'redirectToInvalid', values };
  if (to.startsWith('/') && pathKey(from) === pathKey(plainPath(to))) return { code: 'redirectToItself', values };
  if (known.some((each) => pathKey(each.from) === pathKey(from))) return { code: 'redirectTwice', values };
  return known.length >= REDIRECT_LIMITS.count ? { code: 'tooManyRedirects', values } : null;
}

/** A path of the site, other than its home page. */
function isFrom(path: string): boolean {
  return (
    path.length <= REDIRECT_LIMITS.length &&
    /^\/(?:[^?#\\\r\n]+|[^?#\\\r\n]*[^?#\\\r\n*]\?[^?#\\\s]+)$/.test(path) &&
    isNoticeUrl(path) &&
    path !== '/*'
  );
}

function isTo(address: string): boolean {
  const isPlace = /^(?:\/|https?:)/i.test(address);
  return isPlace && address.length <= REDIRECT_LIMITS.length && isNoticeUrl(address) && !/\s/.test(address);
}

import type { Problem } from '@quoin/domain/problem';
import { isNoticeUrl } from '../notices/readNotices.ts';
import type { RedirectCode } from './wording.ts';

/** An address that leads elsewhere. `from` may end in `/*`: then all below it, put behind a `to` that ends so too. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** Browsers ask again next time. */
  readonly isTemporary: boolean;
}

export const REDIRECT_LIMITS = { count: 2000, length: 500 } as const;

/** Stored redirects of any age; what is none is left out. */
export function readRedirects(stored: unknown): readonly Redirect[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, REDIRECT_LIMITS.count).flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) return [];
    const { from, to, isTemporary } = each as { readonly [name: string]: unknown };
    if (typeof from !== 'string' || typeof to !== 'string' || !isFrom(from) || !isTo(to)) return [];
    return [{ from, to, isTemporary: isTemporary === true }];
  });
}

/** Where a path leads now; null where no redirect is meant. The most particular one wins. */
export function redirectFor(redirects: readonly Redirect[], path: string): Omit<Redirect, 'from'> | null {
  const exact = redirects.find(({ from }) => from === path);
  if (exact !== undefined) return exact;
  const below = redirects
    .filter(({ from }) => from.endsWith('/*') && path.startsWith(from.slice(0, -1)))
    .sort((a, b) => b.from.length - a.from.length)[0];
  if (below === undefined) return null;
  const { from, to, isTemporary } = below;
  const goal = to.endsWith('/*') ? to.slice(0, -1) + path.slice(from.length - 1) : to;
  return goal === path ? null : { to: goal, isTemporary };
}

/** A line of a list that cannot be kept, counted from 1. */
export interface RedirectProblem extends Problem<RedirectCode> {
  readonly line: number;
}

/** Reads `/old -> /new`, one to a line, with ` 302` behind it for one that is not for ever. Empty lines and `#` notes are passed. */
export function parseRedirects(text: string): {
  readonly redirects: readonly Redirect[];
  readonly problems: readonly RedirectProblem[];
} {
  const redirects: Redirect[] = [];
  const problems: RedirectProblem[] = [];
  for (const [index, whole] of text.split(/\r?\n/).entries()) {
    const written = whole.trim();
    if (written === '' || written.startsWith('#')) continue;
    const read = readLine(written, redirects);
    if ('code' in read) problems.push({ ...read, line: index + 1 });
    else redirects.push(read);
  }
  return { redirects, problems };
}

/** What stands between the two addresses of a line: an arrow, or what sheets write, a comma, a semicolon, a tab. */
const BETWEEN = /->|=>|[→,;\s]/;
const STATUS = /[\s,;](30[12])$/;

/** `/old -> /new 302` in its parts; empty ones where there is no second address. */
function partsOf(written: string): { readonly from: string; readonly to: string; readonly status: string } {
  const at = written.search(BETWEEN);
  if (at < 1) return { from: '', to: '', status: '' };
  const rest = written.slice(at).replace(/^[-=>→,;\s]+/, '');
  const status = STATUS.exec(rest)?.[1] ?? '';
  const to = status === '' ? rest : rest.slice(0, -status.length).replace(/(?<![\s,;])[\s,;]+$/, '');
  return { from: written.slice(0, at), to, status };
}

function readLine(written: string, known: readonly Redirect[]): Redirect | Problem<RedirectCode> {
  const { from, to, status } = partsOf(written);
  if (from === '') return { code: 'redirectUnreadable', values: { value: written.slice(0, 100) } };
  const redirect = { from, to, isTemporary: status === '302' };
  return checkRedirect(redirect, known) ?? redirect;
}

/** Why a redirect cannot join those that stand before it; null where it can. */
export function checkRedirect({ from, to }: Redirect, known: readonly Redirect[]): Problem<RedirectCode> | null {
  const values = { value: `${from} ${to}`.slice(0, 100), max: REDIRECT_LIMITS.count };
  if (!isFrom(from)) return { code: 'redirectFromInvalid', values };
  if (!isTo(to)) return { code: 'redirectToInvalid', values };
  if (from === to) return { code: 'redirectToItself', values };
  if (known.some((each) => each.from === from)) return { code: 'redirectTwice', values };
  return known.length >= REDIRECT_LIMITS.count ? { code: 'tooManyRedirects', values } : null;
}

/** A path of the site, other than its home page. */
function isFrom(path: string): boolean {
  return path.length <= REDIRECT_LIMITS.length && /^\/[^\s?#\\]+$/.test(path) && isNoticeUrl(path) && path !== '/*';
}

function isTo(address: string): boolean {
  const isPlace = /^(?:\/|https?:)/i.test(address);
  return isPlace && address.length <= REDIRECT_LIMITS.length && isNoticeUrl(address) && !/\s/.test(address);
}

/** The same redirects as text, to be read by `parseRedirects`. */
export function redirectsText(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, isTemporary }) => `${from} -> ${to}${isTemporary ? ' 302' : ''}`).join('\n');
}

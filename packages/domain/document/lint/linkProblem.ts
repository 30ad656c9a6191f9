import { isEmailAddress } from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import { isReservedAddress, pageAtAddress } from '../pageAddress.ts';
import { flagIn, textIn } from '../records/fields.ts';
import { recordKey, type SiteRecords } from '../records/record.ts';
import type { DocumentCode } from '../wording.ts';

/** What an address leads to, as far as its words and a site's records tell. */
export type LinkTarget =
  | { readonly kind: 'none' }
  | { readonly kind: 'email'; readonly address: string }
  | { readonly kind: 'phone'; readonly number: string }
  | { readonly kind: 'web'; readonly url: string }
  /** A page, or an item of it; `anchor` without its `#`. */
  | { readonly kind: 'page'; readonly page: string; readonly rest: string; readonly anchor: string }
  /** A place on the page that contains the link. */
  | { readonly kind: 'anchor'; readonly anchor: string }
  /** Something the product itself answers: cart, search, files. */
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'unknown'; readonly path: string }
  | { readonly kind: 'malformed'; readonly as: 'email' | 'phone' | 'web' };

/** What people see when they have to write an address in another way (EDIT-05). */
const EXAMPLES = { email: 'name@example.com', phone: '+49 30 1234567', host: 'example.com' } as const;
const HOST = /^(?:localhost|\[[\da-f:]+\]|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\.?)(?::\d{1,5})?$/iu;
const SECTION_ANCHOR = 'section-';

/** Reads an address as the parts of a page read it: in any spelling that they follow. */
export function linkTarget(records: SiteRecords, href: string): LinkTarget {
  const address = href.trim();
  if (address === '') return { kind: 'none' };
  const [, scheme, rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(address) ?? [];
  // `example.com:8080` has no scheme, though it looks like one.
  if (scheme !== undefined && !(scheme.includes('.') && /^\d/.test(rest)))
    return ofScheme(scheme.toLowerCase(), rest, address);
  if (address.startsWith('#')) return { kind: 'anchor', anchor: address.slice(1) };
  if (address.startsWith('//')) return { kind: 'malformed', as: 'web' };
  if (address.startsWith('/') || address.startsWith('?')) return ofPath(records, address);
  const [host = ''] = address.split(/[/?#]/);
  if (host.includes('@')) return { kind: 'malformed', as: 'email' };
  return HOST.test(host) ? { kind: 'web', url: `https://${address}` } : { kind: 'malformed', as: 'web' };
}

function ofScheme(scheme: string, rest: string, address: string): LinkTarget {
  if (scheme === 'mailto') {
    const to = decoded(rest.split('?')[0] ?? '');
    return to.split(',').every((each) => isEmailAddress(each.trim()))
      ? { kind: 'email', address: to }
      : { kind: 'malformed', as: 'email' };
  }
  if (scheme === 'tel' || scheme === 'sms') {
    return /^\+?[\d\s().-]{3,24}(?:[;?,].*)?$/.test(decoded(rest).trim()) && rest.replace(/\D/g, '').length >= 3
      ? { kind: 'phone', number: decoded(rest).trim() }
      : { kind: 'malformed', as: 'phone' };
  }
  if (scheme !== 'http' && scheme !== 'https') return { kind: 'malformed', as: 'web' };
  const [host = ''] = rest.replace(/^\/\//, '').split(/[/?#]/);
  return rest.startsWith('//') && HOST.test(host) ? { kind: 'web', url: address } : { kind: 'malformed', as: 'web' };
}

function ofPath(records: SiteRecords, address: string): LinkTarget {
  const [before = '', anchor = ''] = splitAt(address, '#');
  const path = decoded(before.split('?')[0] ?? '').replace(/^\/|\/$/g, '');
  const homepage = textIn(records.get('site:site') ?? {}, 'homepage');
  if (path === '') return { kind: 'page', page: homepage, rest: '', anchor };
  if (isReservedAddress(path) || path === 'account' || path.startsWith('account/')) return { kind: 'own', path };
  const parts = path.split('/');
  for (let count = parts.length; count > 0; count -= 1) {
    const page = pageAtAddress(records, parts.slice(0, count).join('/'));
    if (page !== null) return { kind: 'page', page, rest: parts.slice(count).join('/'), anchor };
  }
  return { kind: 'unknown', path: `/${path}` };
}

/**
 * Returns why a link leads nowhere, or null (ED-37). Items of a collection are trusted, because they are not in the
 * records. Only the draft is checked: a redirect may still answer an address that has moved.
 */
export function linkProblem(records: SiteRecords, href: string): Problem<DocumentCode> | null {
  const target = linkTarget(records, href);
  switch (target.kind) {
    case 'malformed':
      return formatProblem(target.as);
    case 'unknown':
      return { code: 'linkPageGone', values: { value: target.path } };
    case 'anchor':
      return anchorProblem(records, target.anchor);
    case 'page':
      return pageProblem(records, target);
    default:
      return null;
  }
}

function formatProblem(as: 'email' | 'phone' | 'web'): Problem<DocumentCode> {
  const { email, phone, host } = EXAMPLES;
  if (as === 'email') return { code: 'emailFormat', values: { email } };
  if (as === 'phone') return { code: 'phoneFormat', values: { phone } };
  return { code: 'linkFormat', values: { first: host, second: `https://${host}` } };
}

function pageProblem(
  records: SiteRecords,
  { page, rest, anchor }: LinkTarget & { readonly kind: 'page' },
): Problem<DocumentCode> | null {
  const record = records.get(recordKey('page', page));
  const path = [textIn(record ?? {}, 'urlId'), rest].filter((part) => part !== '').join('/');
  if (record === undefined || flagIn(record, 'isDeleted'))
    return { code: 'linkPageGone', values: { value: `/${path}` } };
  // Pages of sections have nothing below them.
  if (rest !== '' && textIn(record, 'typeName') === 'page')
    return { code: 'linkPageGone', values: { value: `/${path}` } };
  if (!flagIn(record, 'enabled', true)) return { code: 'linkPageOff', values: { title: textIn(record, 'title') } };
  return anchorProblem(records, anchor);
}

/** Only anchors of sections are known; others may be anything a page's code makes. */
function anchorProblem(records: SiteRecords, anchor: string): Problem<DocumentCode> | null {
  if (!anchor.startsWith(SECTION_ANCHOR)) return null;
  return records.has(recordKey('section', anchor.slice(SECTION_ANCHOR.length))) ? null : { code: 'linkSectionGone' };
}

function splitAt(text: string, sign: string): readonly [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

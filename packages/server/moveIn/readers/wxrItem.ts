import { momentOfLocal } from '@quoin/domain/formats';
import { COMMENT_LIMITS, type CommentState, type ItemStatus } from '@quoin/domain/site';
import type { FileComment } from '../contents.ts';
import { childrenNamed, textOf, type XmlElement } from './readXml.ts';

const STATUSES: Readonly<Record<string, ItemStatus>> = {
  publish: 'published',
  published: 'published',
  future: 'published',
  pending: 'needsReview',
  private: 'private',
};

/** A status nobody knows is a draft: nothing comes out that was not out. */
export function statusOf(status: string): ItemStatus {
  if (status === '') return 'published';
  return Object.hasOwn(STATUSES, status) ? STATUSES[status]! : 'draft';
}

/** When it came out; null where no date is one (`0000-00-00 00:00:00` of drafts). */
export function momentOf(element: XmlElement, timeZone: string): number | null {
  const global = sqlMoment(textOf(element, 'wp:post_date_gmt'), 'UTC');
  return global ?? sqlMoment(textOf(element, 'wp:post_date'), timeZone) ?? mailMoment(textOf(element, 'pubDate'));
}

function sqlMoment(text: string, timeZone: string): number | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)/.exec(text) ?? [];
  return day === undefined || day.startsWith('0000') ? null : momentOfLocal(`${day}T${time}`, timeZone);
}

function mailMoment(text: string): number | null {
  const moment = Date.parse(text);
  return Number.isNaN(moment) || moment <= 0 ? null : moment;
}

/** The path of its former address, decoded; '' of drafts (`/null`, `?p=12`). */
export function pathOf(link: string, base: string): string {
  const root = URL.canParse(base) ? base : 'http://file.invalid';
  if (link === '' || !URL.canParse(link, root)) return '';
  const { pathname, search } = new URL(link, root);
  const path = decoded(pathname)
    .replace(/(?<!\/)\/+$/, '')
    .normalize('NFC');
  return path === '' || path.endsWith('/null') || /[?&](?:p|page_id)=/.test(search) ? '' : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Names of categories or tags, each once. Squarespace writes `null - null` for none. */
export function termsOf(element: XmlElement, domains: readonly string[]): readonly string[] {
  const terms = childrenNamed(element, 'category')
    .filter(({ attributes }) => domains.includes(attributes.domain ?? ''))
    .map(({ text, attributes }) => text.trim() || (attributes.nicename ?? ''))
    .map((name) => name.replace(/\s+/g, ' ').replaceAll('&amp;', '&'))
    .filter((name) => name !== '' && !/^null(?: - null)?$/i.test(name) && name !== 'Uncategorized');
  return [...new Map(terms.map((name) => [name.toLowerCase(), name])).values()];
}

const STATES: Readonly<Record<string, CommentState>> = { '1': 'approved', approve: 'approved', '0': 'pending' };

/** What people wrote; spam and what other sites reported is left there. */
export function commentsOf(element: XmlElement): readonly FileComment[] {
  return childrenNamed(element, 'wp:comment').flatMap((comment) => {
    const state = STATES[textOf(comment, 'wp:comment_approved')];
    const type = textOf(comment, 'wp:comment_type');
    const body = plainWords(textOf(comment, 'wp:comment_content'));
    if (state === undefined || (type !== '' && type !== 'comment') || body === '') return [];
    return {
      id: textOf(comment, 'wp:comment_id'),
      parentId: textOf(comment, 'wp:comment_parent'),
      name: textOf(comment, 'wp:comment_author').slice(0, 100) || 'Anonymous',
      email: textOf(comment, 'wp:comment_author_email').slice(0, 200),
      body: body.slice(0, COMMENT_LIMITS.body),
      state,
      writtenAt:
        sqlMoment(textOf(comment, 'wp:comment_date_gmt'), 'UTC') ??
        sqlMoment(textOf(comment, 'wp:comment_date'), 'UTC'),
    };
  });
}

/** Comments are text here. */
function plainWords(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<[^<>]{0,2000}>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;/g, "'")
    .replace(/&amp;/g, '&')
    .trim();
}

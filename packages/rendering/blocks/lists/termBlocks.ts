import type {
  archiveDefinition,
  BlockTypeName,
  BlockValue,
  postsByTagDefinition,
  tagcloudDefinition,
} from '@quoin/domain/blocks';
import type { PageContent } from '../../page/content/pageContent.ts';
import { escapeHtml } from '../../page/escape.ts';
import type { TermsAnswer, TermsRequest } from '../../page/requests.ts';
import { type BlockContext, type BlockKind, blockKind } from '../block.ts';
import { heading, wordsOf } from '../texts.ts';

type Term = TermsAnswer['terms'][number];

interface Wanted {
  readonly collection: string;
  readonly limit: number;
}

function requestOf({ collection, limit }: Wanted, of: TermsRequest['of'], page: PageContent): TermsRequest | null {
  const isThere = page.frame.collections.some(({ id, isEnabled }) => id === collection && isEnabled);
  return isThere ? { kind: 'terms', collectionId: collection, of, limit } : null;
}

function needs(value: Wanted, of: TermsRequest['of'], page: PageContent): readonly TermsRequest[] {
  const request = requestOf(value, of, page);
  return request === null ? [] : [request];
}

function termsOf(value: Wanted, of: TermsRequest['of'], context: BlockContext): readonly Term[] {
  const request = requestOf(value, of, context.page);
  const answer = request === null ? null : (context.answer(request) as TermsAnswer | null);
  return answer?.terms ?? [];
}

/** `November 2026` of `2026-11`, in the page's language. */
function monthName(month: string, language: string): string {
  const [year = 2000, number = 1] = month.split('-').map(Number);
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, number - 1, 1),
  );
}

interface Group {
  readonly title: string;
  readonly terms: readonly Term[];
}

type Archive = BlockValue<typeof archiveDefinition>;

const OF: Readonly<Record<Archive['groupBy'], TermsRequest['of']>> = {
  ...{ month: 'month', year: 'month', category: 'category', tag: 'tag', author: 'author' },
};

export const archiveBlock = blockKind<Archive>({
  type: 'archive',
  needs: (value, page) => needs(value, OF[value.groupBy], page),
  render(value, context) {
    const { groupBy, layout, showCount, headerText } = value;
    const { language } = context.page.frame.site;
    const terms = named(termsOf(value, OF[groupBy], context), OF[groupBy], language);
    if (terms.length === 0) return '';
    const groups = groupBy === 'year' ? byYear(termsOf(value, 'month', context), language) : [{ title: '', terms }];
    const collection = context.page.frame.collections.find(({ id }) => id === value.collection);
    const own = context.apply('archive', {
      groups: groups.map(({ title, terms: held }) => ({ title, items: held.map(escaped) })),
      ...{ groupBy, layout, showCount, collectionUrlId: escapeHtml(collection?.urlId ?? '') },
    });
    return own ?? archiveHtml(groups, { layout, showCount, title: headerText }, context);
  },
});

function named(terms: readonly Term[], of: TermsRequest['of'], language: string): readonly Term[] {
  return of === 'month' ? terms.map((term) => ({ ...term, name: monthName(term.name, language) })) : terms;
}

function byYear(terms: readonly Term[], language: string): readonly Group[] {
  const years = [...new Set(terms.map(({ name }) => name.slice(0, 4)))];
  return years.map((title) => ({
    title,
    terms: named(
      terms.filter(({ name }) => name.startsWith(title)),
      'month',
      language,
    ),
  }));
}

function escaped({ name, url, count }: Term) {
  return { name: escapeHtml(name), title: escapeHtml(name), url: escapeHtml(url), fullUrl: escapeHtml(url), count };
}

interface Look {
  readonly layout: Archive['layout'];
  readonly showCount: boolean;
  readonly title: string;
}

function archiveHtml(groups: readonly Group[], { layout, showCount, title }: Look, context: BlockContext): string {
  const words = wordsOf(context);
  const lists = groups.map((group) => {
    const list = `<ul class="archive-list">${group.terms.map((term) => termHtml(term, showCount)).join('')}</ul>`;
    return group.title === '' ? list : `<h3 class="archive-group-title">${escapeHtml(group.title)}</h3>${list}`;
  });
  const body =
    layout === 'dropdown'
      ? `<details class="archive-folded"><summary>${escapeHtml(title || words.archive)}</summary>${lists.join('')}</details>`
      : `${heading('archive-title', title)}${lists.join('')}`;
  return `<nav class="archive archive--${layout}" aria-label="${escapeHtml(title || words.archive)}">${body}</nav>`;
}

function termHtml(term: Term, showCount: boolean): string {
  const count = showCount ? ` <span class="archive-count">(${term.count})</span>` : '';
  return `<li><a href="${escapeHtml(term.url)}">${escapeHtml(term.name)}</a>${count}</li>`;
}

type Posts = BlockValue<typeof postsByTagDefinition>;

/** Older blocks that list one kind of term: an archive in a list. */
function postsBy(type: BlockTypeName, of: TermsRequest['of']): BlockKind {
  return blockKind<Posts>({
    type,
    needs: (value, page) => needs(value, of, page),
    render(value, context) {
      const terms = named(termsOf(value, of, context), of, context.page.frame.site.language);
      const { showCount, headerText: title } = value;
      return terms.length === 0
        ? ''
        : archiveHtml([{ title: '', terms }], { layout: 'list', showCount, title }, context);
    },
  });
}

export const postsByAuthorBlock = postsBy('postsbyauthor', 'author');
export const postsByTagBlock = postsBy('postsbytag', 'tag');
export const postsByCategoryBlock = postsBy('postsbycategory', 'category');
export const postsByMonthBlock = postsBy('postsbymonth', 'month');

type Cloud = BlockValue<typeof tagcloudDefinition>;
const SIZES = 5;

export const tagcloudBlock = blockKind<Cloud>({
  type: 'tagcloud',
  needs: (value, page) => needs(value, cloudOf(value), page),
  render(value, context) {
    const found = termsOf(value, cloudOf(value), context);
    if (found.length === 0) return '';
    const { sortby, type, isSized, showCount } = value;
    const { language } = context.page.frame.site;
    const byName = (one: Term, other: Term): number => one.name.localeCompare(other.name, language);
    const terms = sortby === 'name' ? [...found].sort(byName) : found;
    const most = Math.max(...terms.map(({ count }) => count));
    const items = terms.map((term) => ({ ...escaped(term), weight: Math.ceil((term.count / most) * SIZES) }));
    const own = context.apply('tagcloud', { items, sortby, type });
    if (own !== null) return own;
    const words = wordsOf(context);
    const tags = items.map(({ name, url, weight, count }) => {
      const number = showCount ? ` <span class="tag-count">(${count})</span>` : '';
      return `<li${isSized ? ` class="tag-weight-${weight}"` : ''}><a href="${url}">${name}</a>${number}</li>`;
    });
    return `<nav class="tag-cloud" aria-label="${escapeHtml(words.topics)}"><ul>${tags.join('')}</ul></nav>`;
  },
});

function cloudOf({ type }: Cloud): TermsRequest['of'] {
  return type === 'tags' ? 'tag' : 'category';
}

import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { choice, flag, number, reference, text } from '../field.ts';

const collection = reference(words.collectionPage, 'collection');
const empty = words.selectACollectionPage;
const SMALL = { columns: 4, rows: 8 } as const;

/** Where everything of a page with entries is to be found, by month, year, category, tag or author. */
export const archiveDefinition = {
  type: 'archive',
  name: words.archive,
  group: 'collections',
  icon: 'archive',
  fields: {
    collection,
    groupBy: choice(words.by, 'month', {
      month: words.month,
      year: words.year,
      category: words.category,
      tag: words.tag,
      author: words.author,
    }),
    headerText: text(words.heading, '', 200),
    layout: choice(words.design, 'list', { list: words.list, columns: words.columns, dropdown: words.folded }),
    showCount: flag(words.showItemCount, true),
    limit: number(words.maximumItems, 50, { min: 1, max: 200 }),
  },
  design: ['layout', 'showCount'],
  size: SMALL,
  empty,
  also: 'months history blog',
} as const satisfies BlockDefinition;

export const tagcloudDefinition = {
  type: 'tagcloud',
  name: words.tagCloud,
  group: 'collections',
  icon: 'tags',
  fields: {
    collection,
    type: choice(words.of, 'tags', { tags: words.tags, categories: words.categories }),
    sortby: choice(words.order, 'name', { name: words.alphabetical, weight: words.mostUsed }),
    limit: number(words.maximumItems, 40, { min: 1, max: 200 }),
    isSized: flag(words.scaleByCount, true),
    showCount: flag(words.showItemCount, false),
  },
  design: ['sortby', 'isSized', 'showCount'],
  size: SMALL,
  empty,
  also: 'topics categories',
} as const satisfies BlockDefinition;

const posts = {
  group: 'collections',
  icon: 'list',
  fields: {
    collection,
    headerText: text(words.heading, '', 200),
    showCount: flag(words.showItemCount, true),
    limit: number(words.maximumItems, 20, { min: 1, max: 100 }),
  },
  design: ['showCount'],
  size: SMALL,
  empty,
  kept: words.replacedByTheArchiveBlock,
} as const;

export const postsByAuthorDefinition = {
  ...posts,
  type: 'postsbyauthor',
  name: words.itemsByAuthor,
} as const satisfies BlockDefinition;
export const postsByTagDefinition = {
  ...posts,
  type: 'postsbytag',
  name: words.itemsByTag,
} as const satisfies BlockDefinition;
export const postsByCategoryDefinition = {
  ...posts,
  type: 'postsbycategory',
  name: words.itemsByCategory,
} as const satisfies BlockDefinition;
export const postsByMonthDefinition = {
  ...posts,
  type: 'postsbymonth',
  name: words.itemsByMonth,
} as const satisfies BlockDefinition;

/** What was said last below entries of the site. */
export const commentsDefinition = {
  type: 'comments',
  name: words.latestComments,
  group: 'collections',
  icon: 'comments',
  fields: { headerText: text(words.heading, '', 200), limit: number(words.maximumItems, 5, { min: 1, max: 20 }) },
  size: SMALL,
  empty: words.noCommentsYet,
  also: 'discussion answers',
} as const satisfies BlockDefinition;

/** What another site publishes. The server fetches it now and then, never while a visitor waits. */
export const rssDefinition = {
  type: 'rss',
  name: words.rss,
  group: 'services',
  icon: 'feed',
  fields: {
    url: text(words.feedUrl, '', 2000),
    title: text(words.heading, '', 200),
    limit: number(words.maximumItems, 5, { min: 1, max: 20 }),
    showDate: flag(words.dates, true),
    showExcerpt: flag(words.excerpts, false),
  },
  design: ['showDate', 'showExcerpt'],
  size: { columns: 6, rows: 8 },
  empty: words.enterAFeedUrl,
  also: 'feed atom news podcast',
} as const satisfies BlockDefinition;

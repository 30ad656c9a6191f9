import type { BlockDefinition } from './definition.ts';
import { choice, flag, number, reference, text } from './field.ts';

const collection = reference('Page with entries', 'collection');
const empty = 'Choose a page with entries';
const SMALL = { columns: 4, rows: 8 } as const;

/** Where everything of a page with entries is to be found, by month, year, category, tag or author. */
export const archiveDefinition = {
  type: 'archive',
  name: 'Archive',
  group: 'collections',
  icon: 'archive',
  fields: {
    collection,
    groupBy: choice('By', 'month', {
      month: 'Month',
      year: 'Year',
      category: 'Category',
      tag: 'Tag',
      author: 'Author',
    }),
    headerText: text('Heading', '', 200),
    layout: choice('Design', 'list', { list: 'List', columns: 'Columns', dropdown: 'Folded' }),
    showCount: flag('Numbers of entries', true),
    limit: number('At most', 50, { min: 1, max: 200 }),
  },
  design: ['layout', 'showCount'],
  size: SMALL,
  empty,
  also: 'months history blog',
} as const satisfies BlockDefinition;

export const tagcloudDefinition = {
  type: 'tagcloud',
  name: 'Tag cloud',
  group: 'collections',
  icon: 'tags',
  fields: {
    collection,
    type: choice('Of', 'tags', { tags: 'Tags', categories: 'Categories' }),
    sortby: choice('Order', 'name', { name: 'By name', weight: 'Most used first' }),
    limit: number('At most', 40, { min: 1, max: 200 }),
    isSized: flag('Larger where there is more', true),
    showCount: flag('Numbers of entries', false),
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
    headerText: text('Heading', '', 200),
    showCount: flag('Numbers of entries', true),
    limit: number('At most', 20, { min: 1, max: 100 }),
  },
  design: ['showCount'],
  size: SMALL,
  empty,
  kept: 'An archive shows the same, and more ways of it.',
} as const;

export const postsByAuthorDefinition = {
  ...posts,
  type: 'postsbyauthor',
  name: 'Entries by author',
} as const satisfies BlockDefinition;
export const postsByTagDefinition = {
  ...posts,
  type: 'postsbytag',
  name: 'Entries by tag',
} as const satisfies BlockDefinition;
export const postsByCategoryDefinition = {
  ...posts,
  type: 'postsbycategory',
  name: 'Entries by category',
} as const satisfies BlockDefinition;
export const postsByMonthDefinition = {
  ...posts,
  type: 'postsbymonth',
  name: 'Entries by month',
} as const satisfies BlockDefinition;

/** What was said last below entries of the site. */
export const commentsDefinition = {
  type: 'comments',
  name: 'Latest comments',
  group: 'collections',
  icon: 'comments',
  fields: { headerText: text('Heading', '', 200), limit: number('At most', 5, { min: 1, max: 20 }) },
  size: SMALL,
  empty: 'Nobody has said anything yet',
  also: 'discussion answers',
} as const satisfies BlockDefinition;

/** What another site publishes; fetched by the server now and then, never while somebody waits. */
export const rssDefinition = {
  type: 'rss',
  name: 'RSS',
  group: 'services',
  icon: 'feed',
  fields: {
    url: text('Address of the feed', '', 2000),
    title: text('Heading', '', 200),
    limit: number('At most', 5, { min: 1, max: 20 }),
    showDate: flag('Dates', true),
    showExcerpt: flag('Excerpts', false),
  },
  design: ['showDate', 'showExcerpt'],
  size: { columns: 6, rows: 8 },
  empty: 'Enter the address of a feed',
  also: 'feed atom news podcast',
} as const satisfies BlockDefinition;

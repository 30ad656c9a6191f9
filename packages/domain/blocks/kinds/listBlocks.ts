import type { BlockDefinition } from '../definition.ts';
import { choice, flag, number, reference, text } from '../field.ts';

const collection = reference('Collection page', 'collection');
const empty = 'Select a collection page';
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
    showCount: flag('Show item count', true),
    limit: number('Maximum items', 50, { min: 1, max: 200 }),
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
    sortby: choice('Order', 'name', { name: 'Alphabetical', weight: 'Most used' }),
    limit: number('Maximum items', 40, { min: 1, max: 200 }),
    isSized: flag('Scale by count', true),
    showCount: flag('Show item count', false),
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
    showCount: flag('Show item count', true),
    limit: number('Maximum items', 20, { min: 1, max: 100 }),
  },
  design: ['showCount'],
  size: SMALL,
  empty,
  kept: 'Replaced by the Archive block, which has more options.',
} as const;

export const postsByAuthorDefinition = {
  ...posts,
  type: 'postsbyauthor',
  name: 'Items by author',
} as const satisfies BlockDefinition;
export const postsByTagDefinition = {
  ...posts,
  type: 'postsbytag',
  name: 'Items by tag',
} as const satisfies BlockDefinition;
export const postsByCategoryDefinition = {
  ...posts,
  type: 'postsbycategory',
  name: 'Items by category',
} as const satisfies BlockDefinition;
export const postsByMonthDefinition = {
  ...posts,
  type: 'postsbymonth',
  name: 'Items by month',
} as const satisfies BlockDefinition;

/** What was said last below entries of the site. */
export const commentsDefinition = {
  type: 'comments',
  name: 'Latest comments',
  group: 'collections',
  icon: 'comments',
  fields: { headerText: text('Heading', '', 200), limit: number('Maximum items', 5, { min: 1, max: 20 }) },
  size: SMALL,
  empty: 'No comments yet',
  also: 'discussion answers',
} as const satisfies BlockDefinition;

/** What another site publishes. The server fetches it now and then, never while a visitor waits. */
export const rssDefinition = {
  type: 'rss',
  name: 'RSS',
  group: 'services',
  icon: 'feed',
  fields: {
    url: text('Feed URL', '', 2000),
    title: text('Heading', '', 200),
    limit: number('Maximum items', 5, { min: 1, max: 20 }),
    showDate: flag('Dates', true),
    showExcerpt: flag('Excerpts', false),
  },
  design: ['showDate', 'showExcerpt'],
  size: { columns: 6, rows: 8 },
  empty: 'Enter a feed URL',
  also: 'feed atom news podcast',
} as const satisfies BlockDefinition;

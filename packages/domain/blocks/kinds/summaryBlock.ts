import type { BlockDefinition } from '../definition.ts';
import { choice, flag, number, reference, text } from '../field.ts';

/** Numbers that pages of existing sites store for the four designs of a summary (ENUM-06). */
const SUMMARY_DESIGNS = { autocolumns: 1005, carousel: 1006, list: 1007, autogrid: 1008 } as const;

export const summaryDefinition = {
  type: 'summary-v2',
  name: 'Summary',
  group: 'collections',
  icon: 'summary',
  fields: {
    collection: reference('Collection', 'collection'),
    design: choice(
      'Design',
      'autogrid',
      {
        autocolumns: 'Wall',
        carousel: 'Carousel',
        list: 'List',
        autogrid: 'Grid',
      },
      SUMMARY_DESIGNS,
    ),
    usesCards: flag('Same cards as on the theme’s pages', false),
    order: choice('Order', 'page', { page: 'Same as on its page', newest: 'Newest first' }),
    headerText: text('Heading', '', 200),
    pageSize: number('Entries', 6, { min: 1, max: 30 }),
    columns: number('Columns', 3, { min: 1, max: 6 }),
    imageAspectRatio: choice('Image aspect ratio', '3:2', { '1:1': '1:1', '3:2': '3:2', '4:5': '4:5', '16:9': '16:9' }),
    category: text('Filter by category', '', 100),
    tag: text('Filter by tag', '', 50),
    featured: flag('Featured items only', false),
    showThumbnail: flag('Pictures', true),
    showTitle: flag('Titles', true),
    showExcerpt: flag('Excerpts', true),
    showPrice: flag('Prices', true),
    showReadMoreLink: flag('“Read more” links', false),
    primaryMetadata: choice('Line below title', 'date', {
      none: 'Nothing',
      date: 'Date',
      author: 'Author',
      cats: 'Categories',
      tags: 'Tags',
    }),
  },
  design: [
    'design',
    'usesCards',
    'columns',
    'imageAspectRatio',
    'showThumbnail',
    'showTitle',
    'showExcerpt',
    'showPrice',
    'showReadMoreLink',
    'primaryMetadata',
  ],
  size: { columns: 12, rows: 8 },
  empty: 'Select a collection page',
  also: 'wall carousel list grid blog posts',
} as const satisfies BlockDefinition;

const kept = 'Replaced by the Summary block.';
/** Older types of pages that were brought here: the same block under their own numbers. */
export const oldSummaryDefinition = { ...summaryDefinition, type: 'summary', kept } as const satisfies BlockDefinition;
export const journalDefinition = {
  ...summaryDefinition,
  type: 'journal',
  name: 'Journal',
  kept,
} as const satisfies BlockDefinition;

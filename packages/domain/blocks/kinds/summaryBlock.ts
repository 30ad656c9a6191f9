import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { choice, flag, number, reference, text } from '../field.ts';

/** Numbers that pages of existing sites store for the four designs of a summary (ENUM-06). */
const SUMMARY_DESIGNS = { autocolumns: 1005, carousel: 1006, list: 1007, autogrid: 1008 } as const;

export const summaryDefinition = {
  type: 'summary-v2',
  name: words.summary,
  group: 'collections',
  icon: 'summary',
  fields: {
    collection: reference(words.collection, 'collection'),
    design: choice(
      words.design,
      'autogrid',
      {
        autocolumns: words.wall,
        carousel: words.carousel,
        list: words.list,
        autogrid: words.grid,
      },
      SUMMARY_DESIGNS,
    ),
    usesCards: flag(words.sameCardsAsOnThe, false),
    order: choice(words.order, 'page', { page: words.sameAsOnItsPage, newest: words.newestFirst }),
    headerText: text(words.heading, '', 200),
    pageSize: number(words.entries, 6, { min: 1, max: 30 }),
    columns: number(words.columns, 3, { min: 1, max: 6 }),
    imageAspectRatio: choice(words.imageAspectRatio, '3:2', {
      '1:1': '1:1',
      '3:2': '3:2',
      '4:5': '4:5',
      '16:9': '16:9',
    }),
    category: text(words.filterByCategory, '', 100),
    tag: text(words.filterByTag, '', 50),
    featured: flag(words.featuredItemsOnly, false),
    showThumbnail: flag(words.pictures, true),
    showTitle: flag(words.titles, true),
    showExcerpt: flag(words.excerpts, true),
    showPrice: flag(words.prices, true),
    showReadMoreLink: flag(words.readMoreLinks, false),
    primaryMetadata: choice(words.lineBelowTitle, 'date', {
      none: words.nothing,
      date: words.date,
      author: words.author,
      cats: words.categories,
      tags: words.tags,
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
  empty: words.selectACollectionPage,
  also: 'wall carousel list grid blog posts',
} as const satisfies BlockDefinition;

const kept = words.replacedByTheSummaryBlock;
/** Older types of pages that were brought here: the same block under their own numbers. */
export const oldSummaryDefinition = { ...summaryDefinition, type: 'summary', kept } as const satisfies BlockDefinition;
export const journalDefinition = {
  ...summaryDefinition,
  type: 'journal',
  name: words.journal,
  kept,
} as const satisfies BlockDefinition;

import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { choice, flag, html, list, text } from '../field.ts';

const MOST_ITEMS = 60;

/** Questions that open to their answers. */
export const accordionDefinition = {
  type: 'accordion',
  name: words.accordion,
  group: 'basic',
  icon: 'accordion',
  fields: {
    items: list(words.entries, { title: text(words.title, '', 300), body: html(words.text) }, MOST_ITEMS),
    /** Opening one closes the others. */
    isSingle: flag(words.keepOneOpenAtA, false),
    isFirstOpen: flag(words.openFirstItem, false),
    headingLevel: choice(words.titleHeadingLevel, '3', { '2': '2', '3': '3', '4': '4' }),
    icon: choice(words.mark, 'plus', { plus: words.plus, arrow: words.arrow, none: words.none }),
    hasDividers: flag(words.dividers, true),
  },
  inPlace: [
    { field: 'items.title', at: '.accordion-title', needs: 'title' },
    { field: 'items.body', at: '.accordion-text', needs: 'title' },
  ],
  design: ['headingLevel', 'icon', 'hasDividers'],
  size: { columns: 6, rows: 6 },
  empty: words.addAnItem,
  also: 'faq questions',
} as const satisfies BlockDefinition;

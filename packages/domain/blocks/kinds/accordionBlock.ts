import type { BlockDefinition } from '../definition.ts';
import { choice, flag, html, list, text } from '../field.ts';

const MOST_ITEMS = 60;

/** Questions that open to their answers. */
export const accordionDefinition = {
  type: 'accordion',
  name: 'Accordion',
  group: 'basic',
  icon: 'accordion',
  fields: {
    items: list('Entries', { title: text('Title', '', 300), body: html('Text') }, MOST_ITEMS),
    /** Opening one closes the others. */
    isSingle: flag('Keep one open at a time', false),
    isFirstOpen: flag('Open first item', false),
    headingLevel: choice('Title heading level', '3', { '2': '2', '3': '3', '4': '4' }),
    icon: choice('Mark', 'plus', { plus: 'Plus', arrow: 'Arrow', none: 'None' }),
    hasDividers: flag('Dividers', true),
  },
  inPlace: [
    { field: 'items.title', at: '.accordion-title', needs: 'title' },
    { field: 'items.body', at: '.accordion-text', needs: 'title' },
  ],
  design: ['headingLevel', 'icon', 'hasDividers'],
  size: { columns: 6, rows: 6 },
  empty: 'Add an item',
  also: 'faq questions',
} as const satisfies BlockDefinition;

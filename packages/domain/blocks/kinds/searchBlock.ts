import type { BlockDefinition } from '../definition.ts';
import { choice, flag, text } from '../field.ts';

/** A field that searches the whole site. What its owner leaves empty is said in the site's language. */
export const searchDefinition = {
  type: 'search',
  name: 'Search',
  group: 'forms',
  icon: 'search',
  fields: {
    label: text('Label', '', 100),
    placeholder: text('Placeholder', '', 100),
    searchPreview: flag('Show suggestions while typing', true),
    theme: choice('Style', 'light', { light: 'Light', dark: 'Dark' }),
  },
  design: ['theme'],
  size: { columns: 6, rows: 2 },
} as const satisfies BlockDefinition;

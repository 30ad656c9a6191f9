import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { choice, flag, text } from '../field.ts';

/** A field that searches the whole site. What its owner leaves empty is said in the site's language. */
export const searchDefinition = {
  type: 'search',
  name: words.search,
  group: 'forms',
  icon: 'search',
  fields: {
    label: text(words.label, '', 100),
    placeholder: text(words.placeholder, '', 100),
    searchPreview: flag(words.showSuggestionsWhileTyping, true),
    theme: choice(words.style, 'light', { light: words.light, dark: words.dark }),
  },
  design: ['theme'],
  size: { columns: 6, rows: 2 },
} as const satisfies BlockDefinition;

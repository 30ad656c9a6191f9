import type { BlockDefinition } from '../definition.ts';
import { longText, reference, text } from '../field.ts';

/** A form of the site; its fields and what becomes of its answers are the form's own. */
export const formDefinition = {
  type: 'form',
  name: 'Form',
  group: 'forms',
  icon: 'form',
  fields: {
    form: reference('Form', 'form'),
  },
  size: { columns: 8, rows: 12 },
  empty: 'Select a form',
  also: 'contact survey',
} as const satisfies BlockDefinition;

/** A newsletter form of the site, with its own words around it. */
export const newsletterDefinition = {
  type: 'newsletter',
  name: 'Newsletter',
  group: 'forms',
  icon: 'newsletter',
  fields: {
    form: { ...reference('Newsletter form', 'form'), of: 'newsletter' },
    title: text('Title', '', 200),
    description: longText('Description', '', 1000),
  },
  size: { columns: 12, rows: 4 },
  empty: 'Select a newsletter form',
  also: 'mailing list email sign up',
} as const satisfies BlockDefinition;

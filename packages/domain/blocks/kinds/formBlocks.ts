import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { longText, reference, text } from '../field.ts';

/** A form of the site; its fields and what becomes of its answers are the form's own. */
export const formDefinition = {
  type: 'form',
  name: words.form,
  group: 'forms',
  icon: 'form',
  fields: {
    form: reference(words.form, 'form'),
  },
  size: { columns: 8, rows: 12 },
  empty: words.selectAForm,
  also: 'contact survey',
} as const satisfies BlockDefinition;

/** A newsletter form of the site, with its own words around it. */
export const newsletterDefinition = {
  type: 'newsletter',
  name: words.newsletter,
  group: 'forms',
  icon: 'newsletter',
  fields: {
    form: { ...reference(words.newsletterForm, 'form'), of: 'newsletter' },
    title: text(words.title, '', 200),
    description: longText(words.description, '', 1000),
  },
  size: { columns: 12, rows: 4 },
  empty: words.selectANewsletterForm,
  also: 'mailing list email sign up',
} as const satisfies BlockDefinition;

import type { Page } from './entry.ts';
import { ERROR_GROUPS } from './errors.ts';
import { EXPRESSION_GROUPS } from './expressions.ts';
import { APPLY_ENTRIES } from './formatters/apply.ts';
import { COLOR_ENTRIES } from './formatters/colors.ts';
import { COMMENT_ENTRIES } from './formatters/comments.ts';
import { COMMERCE_ENTRIES } from './formatters/commerce.ts';
import { CONTENT_ENTRIES } from './formatters/content.ts';
import { DATE_ENTRIES } from './formatters/dates.ts';
import { ENCODING_ENTRIES } from './formatters/encoding.ts';
import { FORM_ENTRIES } from './formatters/forms.ts';
import { IMAGE_ENTRIES } from './formatters/image.ts';
import { JSON_ENTRIES } from './formatters/json.ts';
import { LOCALE_ENTRIES } from './formatters/locale.ts';
import { NUMBER_ENTRIES } from './formatters/numbers.ts';
import { SOCIAL_ENTRIES } from './formatters/social.ts';
import { STRUCTURE_ENTRIES } from './formatters/structure.ts';
import { TEXT_ENTRIES } from './formatters/text.ts';
import { INSTRUCTION_GROUPS } from './instructions.ts';
import { LIMIT_GROUPS } from './limits.ts';
import { MESSAGE_GROUPS } from './messages.ts';
import { COMMERCE_ENTRIES as COMMERCE_PREDICATES } from './predicates/commerce.ts';
import { COMPARE_ENTRIES } from './predicates/compare.ts';
import { BACKGROUND_ENTRIES, COLLECTION_ENTRIES, CONTENT_ENTRIES as CONTENT_PREDICATES } from './predicates/content.ts';
import { GALLERY_ENTRIES } from './predicates/galleries.ts';
import { NUMBER_ENTRIES as NUMBER_PREDICATES } from './predicates/numbers.ts';
import { PROMOTED_ENTRIES, RECORD_ENTRIES } from './predicates/records.ts';
import { SCOPE_GROUPS } from './scopes.ts';

/** The reference of the template language, in reading order. */
export const REFERENCE: readonly Page[] = [
  {
    file: 'instructions.md',
    title: 'Instructions',
    intro:
      'A template is text with tags in braces. Everything that is no tag is printed as it is, whitespace included.',
    groups: INSTRUCTION_GROUPS,
  },
  {
    file: 'scopes.md',
    title: 'Names and scopes',
    intro: 'How a name in a tag finds its value.',
    groups: SCOPE_GROUPS,
  },
  {
    file: 'formatters.md',
    title: 'Formatters',
    intro:
      'A formatter turns a value into another: `{value|name arguments}`. Those that print markup are replaced by a partial of the site named `formatter:<name>`, which gets the value as `@` and the arguments as `@args.0`, `@args.1`, …',
    groups: [
      APPLY_ENTRIES,
      TEXT_ENTRIES,
      ENCODING_ENTRIES,
      JSON_ENTRIES,
      NUMBER_ENTRIES,
      STRUCTURE_ENTRIES,
      DATE_ENTRIES,
      LOCALE_ENTRIES,
      IMAGE_ENTRIES,
      COLOR_ENTRIES,
      CONTENT_ENTRIES,
      COMMERCE_ENTRIES,
      COMMENT_ENTRIES,
      SOCIAL_ENTRIES,
      FORM_ENTRIES,
    ],
  },
  {
    file: 'predicates.md',
    title: 'Predicates',
    intro:
      'A predicate says yes or no to the current node: `{.name? arguments}yes{.or}no{.end}`. There is no “not”: use the part behind `.or`.',
    groups: [
      COMPARE_ENTRIES,
      NUMBER_PREDICATES,
      COMMERCE_PREDICATES,
      CONTENT_PREDICATES,
      COLLECTION_ENTRIES,
      RECORD_ENTRIES,
      PROMOTED_ENTRIES,
      BACKGROUND_ENTRIES,
      GALLERY_ENTRIES,
    ],
  },
  {
    file: 'expressions.md',
    title: 'Expressions',
    intro: 'What stands in `{.eval …}`, up to the first `}`. They print nothing unless the host allows them.',
    groups: EXPRESSION_GROUPS,
  },
  {
    file: 'messages.md',
    title: 'Messages',
    intro: 'The texts that `{text|message arguments}` and `{text|plural arguments}` fill in.',
    groups: MESSAGE_GROUPS,
  },
  {
    file: 'errors.md',
    title: 'Errors and warnings',
    intro:
      'Rendering never throws: what is wrong is collected with file, line and column, and the rest of the page is still printed.',
    groups: ERROR_GROUPS,
  },
  {
    file: 'limits.md',
    title: 'Limits',
    intro: 'What one template may use up. Lengths are in UTF-16 code units.',
    groups: LIMIT_GROUPS,
  },
];

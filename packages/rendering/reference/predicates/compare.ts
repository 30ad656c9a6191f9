import { type Group, whether } from '../entry.ts';

export const COMPARE_ENTRIES: Group = {
  title: 'Comparing',
  intro:
    'An argument that looks like JSON (`"text"`, a number, `true`, `null`, `[…]`, `{…`) is that value, any other is a reference. With one argument the current node is compared with it, with two the first with the second; without arguments the answer is no.',
  entries: [
    {
      name: 'equal?',
      usage: 'equal? [left] right',
      summary: 'Deep equality without casts; a missing value equals `null`.',
      notes: ['A text with a space needs another delimiter: `{.equal?:kind:"gift card"}`.', '`1` and `"1"` differ.'],
      examples: [
        whether('equal?', { kind: 'print' }, ' kind "print"'),
        { template: '{.section n}{.equal? 2}two{.or}other{.end}{.end}', data: { n: 2 }, output: 'two' },
      ],
    },
    {
      name: 'notEqual?',
      usage: 'notEqual? [left] right',
      summary: 'The opposite of `equal?`.',
      examples: [whether('notEqual?', { a: [1, 2], b: [1, 3] }, ' a b')],
    },
    {
      name: 'lessThan?',
      usage: 'lessThan? [left] right',
      summary:
        'Whether the left side is less; the right one is read as the type of the left one, texts go by their code units.',
      examples: [whether('lessThan?', { n: 3 }, ' n 4')],
    },
    {
      name: 'lessThanOrEqual?',
      usage: 'lessThanOrEqual? [left] right',
      summary: 'As `lessThan?`, or equal.',
      examples: [whether('lessThanOrEqual?', { n: 4 }, ' n 4')],
    },
    {
      name: 'greaterThan?',
      usage: 'greaterThan? [left] right',
      summary: 'Whether the left side is greater.',
      examples: [whether('greaterThan?', { n: 5, text: '4' }, ' n text')],
    },
    {
      name: 'greaterThanOrEqual?',
      usage: 'greaterThanOrEqual? [left] right',
      summary: 'As `greaterThan?`, or equal.',
      examples: [whether('greaterThanOrEqual?', { a: 'b', b: 'a' }, ' a b')],
    },
  ],
};

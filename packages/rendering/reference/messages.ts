import type { Entry, Example, Group } from './entry.ts';

interface Given {
  readonly args: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly locale?: string;
}

/** The message is data of the example, as in a page: there its braces are no tags. */
const says = (text: string, { args, data, locale = 'en-US' }: Given, output: string): Example => ({
  template: `{text|message ${args}}`,
  data: { text, ...data },
  options: { locale },
  output,
});

const entry = (name: string, summary: string, examples: readonly Example[], notes?: readonly string[]): Entry => ({
  name,
  summary,
  examples,
  ...(notes === undefined ? {} : { notes }),
});

export const MESSAGE_GROUPS: readonly Group[] = [
  {
    title: 'Arguments',
    entries: [
      entry('{0}', 'The first argument, `{1}` the second, and so on.', [
        says(
          '{0} by {1}',
          { args: 'title author.name', data: { title: 'Ridge', author: { name: 'Mia' } } },
          'Ridge by Mia',
        ),
      ]),
      entry('{name}', 'An argument by the name it was given; it has its number, too.', [
        says(
          '{who} has {n}, {1}',
          { args: 'who:user.name n=count', data: { user: { name: 'Ann' }, count: 2 } },
          'Ann has 2, 2',
        ),
      ]),
      entry('{-…}', 'A tag that is printed as it stands, without the minus: for texts that something else fills in.', [
        says('a{-0}b', { args: 'n', data: { n: 1 } }, 'a{0}b'),
      ]),
      entry("'…'", 'Text between apostrophes is printed as it is, braces too; two apostrophes are one.', [
        says("'{0}' it''s {0}", { args: 'n', data: { n: 1 } }, "{0} it's 1"),
      ]),
    ],
  },
  {
    title: 'Choices',
    intro:
      'Each choice is a key with a text in braces. `other` is taken when no key fits. A tag with a key the language does not know is dropped whole.',
    entries: [
      entry(
        'plural',
        'Chooses by the plural rules of the language: `zero`, `one`, `two`, `few`, `many`, `other`; `=3` is exactly 3. `#` is the number.',
        [
          says('{0 plural =0 {Nothing} one {# item} other {# items}}', { args: 'n', data: { n: 0 } }, 'Nothing'),
          says(
            '{0 plural one {# товар} few {# товара} many {# товаров} other {# товара}}',
            { args: 'n', data: { n: 5 }, locale: 'ru-RU' },
            '5 товаров',
          ),
        ],
        ['`offset:1` takes one away before the rules are asked; `=n` looks at the number itself.'],
      ),
      entry('plural offset', 'Counts the others, for instance.', [
        says(
          '{0 plural offset:1 =0 {Nobody} =1 {You} one {You and one more} other {You and # more}}',
          { args: 'n', data: { n: 4 } },
          'You and 3 more',
        ),
      ]),
      entry('selectordinal', 'Chooses by the rules for first, second, third.', [
        says('{0 selectordinal one {#st} two {#nd} few {#rd} other {#th}}', { args: 'n', data: { n: 23 } }, '23rd'),
      ]),
      entry('select', 'Chooses by the value as a text.', [
        says(
          '{0 select print {Printed} file {To download} other {Ready}}',
          { args: 'kind', data: { kind: 'file' } },
          'To download',
        ),
      ]),
    ],
  },
  {
    title: 'Values',
    intro: 'They take the options of the formatters of the same name.',
    entries: [
      entry('decimal', 'A number; `number` is another name for it.', [
        says('{0 decimal maxFrac:1}', { args: 'n', data: { n: '12345.678' }, locale: 'de-DE' }, '12.345,7'),
      ]),
      entry('money', 'An amount; `currency` is another name for it.', [
        says('Now {0 money}', { args: 'm', data: { m: { value: '24.00', currency: 'USD' } } }, 'Now $24.00'),
      ]),
      entry('datetime', 'A moment.', [
        says('On {0 datetime date:long}', { args: 't', data: { t: 1700000000000 } }, 'On November 14, 2023'),
      ]),
      entry(
        'datetime-interval',
        'The time between two moments: their numbers stand before the name, with a semicolon.',
        [
          says(
            '{0;1 datetime-interval}',
            { args: 'a b', data: { a: 1700000000000, b: 1700300000000 } },
            'Nov 14 – 18, 2023',
          ),
        ],
      ),
    ],
  },
];

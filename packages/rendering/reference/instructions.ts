import type { Group } from './entry.ts';

const SHOP = { items: [{ title: 'Ridge' }, { title: 'Night' }] };

export const INSTRUCTION_GROUPS: readonly Group[] = [
  {
    title: 'Values',
    entries: [
      {
        name: 'variable',
        usage: '{a.b, c|formatter arguments|…}',
        summary: 'Prints a value, through any number of formatters from left to right.',
        notes: [
          'A text is printed as it is, a number or boolean as JavaScript writes it, an array as its items with commas, an object or missing value as nothing.',
          'Nothing is escaped unless a formatter does it: `{title|html}`.',
          "The first character behind the formatter's name is the delimiter of its arguments: `|pluralize:child:children`, `|truncate 20`.",
          'Further names behind commas are for formatters that take more than one value.',
          'No whitespace behind `{` or before `}`: such a tag is text. So is one with an unknown formatter, which is also an error.',
        ],
        examples: [
          {
            template: '{title} costs {price|round}, {sizes}',
            data: { title: 'Ridge', price: 23.7, sizes: ['S', 'L'] },
            output: 'Ridge costs 24, S,L',
          },
          { template: 'a { color: red } {title }', data: { title: 'Ridge' }, output: 'a { color: red } {title }' },
        ],
      },
      {
        name: '.var',
        usage: '{.var @name a, b|formatter …}',
        summary: 'Gives a value a name of its own in the current scope. It prints nothing.',
        notes: [
          'The value is kept, not its text. It is gone when its section, turn of a loop or partial ends; `.if` and predicates keep it.',
        ],
        examples: [{ template: '{.var @n items|count}{@n} item{@n|pluralize}', data: SHOP, output: '2 items' }],
      },
      {
        name: '.ctx',
        usage: '{.ctx @name key=reference …}',
        summary: 'Gives a new object a name; a missing value becomes `null`.',
        examples: [
          {
            template: '{.ctx @p t=title by=author.name}{@p|json}',
            data: { title: 'Ridge', author: { name: 'Mia' } },
            output: '{"t":"Ridge","by":"Mia"}',
          },
        ],
      },
      {
        name: '.inject',
        usage: '{.inject @name path}',
        summary: 'Gives a value that the host program hands in under the path a name.',
        notes: ['A value that is not there, or is not truthy, is missing.'],
        examples: [
          {
            template: '{.inject @strings ./strings.json}{@strings.hello}',
            options: { injects: { './strings.json': { hello: 'Welcome' } } },
            output: 'Welcome',
          },
        ],
      },
      {
        name: '.eval',
        usage: '{.eval expression}',
        summary: 'Computes; see [expressions](expressions.md). Prints nothing unless the host allows it.',
        examples: [
          { template: '{.eval price * 2 + 1}', data: { price: 4 }, options: { allow: { eval: true } }, output: '9' },
        ],
      },
    ],
  },
  {
    title: 'Blocks',
    intro: 'Each ends with `{.end}` and may have a part behind `{.or}` that stands in for it.',
    entries: [
      {
        name: '.section',
        usage: '{.section reference} … {.or} … {.end}',
        summary: 'If the value is truthy, the block with the value as its `@`; else the part behind `.or`.',
        notes: [
          'The reference is looked for in the current node only, not further out.',
          'In the `.or` part, too, `@` is the value.',
        ],
        examples: [
          {
            template: '{.section author}by {name}{.or}anonymous{.end}',
            data: { author: { name: 'Mia' } },
            output: 'by Mia',
          },
          { template: '{.section author}by {name}{.or}anonymous{.end}', data: {}, output: 'anonymous' },
        ],
      },
      {
        name: '.repeated section',
        usage: '{.repeated section reference} … {.alternates with} … {.or} … {.end}',
        summary:
          'The block once for each item of an array, with the item as its `@`; without items the part behind `.or`.',
        notes: [
          '`{@index}` counts from 1 and `{@index0}` from 0, also inside sections and partials of the turn.',
          'What stands behind `{.alternates with}` is printed between two items, with the item before as its `@`.',
        ],
        examples: [
          {
            template: '{.repeated section items}{@index}. {title}{.alternates with}, {.or}empty{.end}',
            data: SHOP,
            output: '1. Ridge, 2. Night',
          },
          {
            template: '{.repeated section items}{title}{.or}Nothing here.{.end}',
            data: { items: [] },
            output: 'Nothing here.',
          },
        ],
      },
      {
        name: '.if',
        usage: '{.if a && b || c} … {.or} … {.end}',
        summary: 'The block if the values are truthy. `@` stays what it is.',
        notes: [
          'From left to right without precedence; the first true `||` or false `&&` ends it: `a && b || c` is false when `a` is.',
          'No `!` and no parentheses. Names are looked for further out, too.',
          '`{.if predicate? arguments}` is the same as `{.predicate? arguments}`.',
        ],
        examples: [
          { template: '{.if sale && stock}Buy{.or}Wait{.end}', data: { sale: true, stock: 2 }, output: 'Buy' },
        ],
      },
      {
        name: 'predicate',
        usage: '{.name? arguments} … {.or name2? arguments} … {.or} … {.end}',
        summary: 'The block if the predicate says yes to the current node; see [predicates](predicates.md).',
        notes: [
          'Parts behind `.or` with a predicate are tried in order; the bare `.or` must be the last.',
          'An unknown predicate is an error and says no.',
        ],
        examples: [
          {
            template: '{.equal? n 1}one{.or equal? n 2}two{.or}many{.end}',
            data: { n: 2 },
            output: 'two',
          },
        ],
      },
      {
        name: '.macro',
        usage: '{.macro name} … {.end}',
        summary: 'Defines a piece that `apply` runs as it runs a partial. It prints nothing where it stands.',
        notes: ['It must have been run before its use, and ends with the scope it stands in.'],
        examples: [
          {
            template: '{.macro row}<li>{title}</li>{.end}{.repeated section items}{@|apply row}{.end}',
            data: SHOP,
            output: '<li>Ridge</li><li>Night</li>',
          },
        ],
      },
      {
        name: '.include',
        usage: '{.include name [output]}',
        summary:
          'Runs a partial or macro in the current scope: names it sets stay. Its text is printed only with `output`. Prints nothing unless the host allows it.',
        examples: [
          {
            template: '{.include settings.html}{@color}',
            partials: { 'settings.html': 'ignored {.var @color theme.color}' },
            data: { theme: { color: 'red' } },
            options: { allow: { include: true } },
            output: 'red',
          },
        ],
      },
    ],
  },
  {
    title: 'Text and comments',
    entries: [
      {
        name: 'comment',
        usage: '{# … }',
        summary: 'Prints nothing. It ends at the first `}`.',
        notes: ['A `{` inside begins a tag, which is then run: for a comment around tags use `{## … ##}`.'],
        examples: [{ template: 'a{# not shown }b', output: 'ab' }],
      },
      {
        name: 'block comment',
        usage: '{## … ##}',
        summary: 'Prints nothing and may hold anything, tags too. Never closed, it swallows the rest.',
        examples: [{ template: 'a{## {title} { } ##}b', data: { title: 'Ridge' }, output: 'ab' }],
      },
      { name: '.space', usage: '{.space}', summary: 'A space.', examples: [{ template: 'a{.space}b', output: 'a b' }] },
      { name: '.tab', usage: '{.tab}', summary: 'A tab.', examples: [{ template: 'a{.tab}b', output: 'a\tb' }] },
      {
        name: '.newline',
        usage: '{.newline}',
        summary: 'A line feed.',
        examples: [{ template: 'a{.newline}b', output: 'a\nb' }],
      },
      {
        name: '.meta-left',
        usage: '{.meta-left}',
        summary: 'An opening brace.',
        examples: [{ template: '{.meta-left}title{.meta-right}', data: { title: 'Ridge' }, output: '{title}' }],
      },
      {
        name: '.meta-right',
        usage: '{.meta-right}',
        summary: 'A closing brace.',
        examples: [{ template: '{.meta-right}', output: '}' }],
      },
      {
        name: 'anything else',
        usage: '{ … }',
        summary: 'Braces that are no tag are text: style sheets and scripts pass as they are.',
        notes: ['The editor and `template check` warn about what looks like a tag and is none.'],
        examples: [{ template: 'p{margin:0} {{title}}', data: { title: 'Ridge' }, output: 'p{margin:0} {Ridge}' }],
      },
    ],
  },
];

import type { Group } from './entry.ts';

export const SCOPE_GROUPS: readonly Group[] = [
  {
    title: 'References',
    entries: [
      {
        name: 'names',
        usage: 'a.b.0.c',
        summary:
          'Names and indexes joined by dots. The first name is looked for in the current scope, then further out; from there on the path is followed strictly.',
        notes: [
          'A name: a letter, then letters, digits, `-` and `_`. Items of an array are reached by index only.',
          '`null`, an empty text, `0` and `false` are values: they end the search. Only a missing name is looked for further out.',
          'Own members of the data only: nothing is inherited.',
        ],
        examples: [
          {
            template: '{.section item}{title} of {shop.name}{.end}',
            data: { shop: { name: 'Prints' }, item: { title: 'Ridge' } },
            output: 'Ridge of Prints',
          },
          {
            template: '{.section item}[{title}]{.end}',
            data: { title: 'Outer', item: { title: null, id: 1 } },
            output: '[]',
          },
        ],
      },
      {
        name: '@',
        usage: '@',
        summary: 'The current node itself.',
        examples: [{ template: '{.repeated section list}<{@}>{.end}', data: { list: [1, 2] }, output: '<1><2>' }],
      },
      {
        name: '@index',
        usage: '@index, @index0',
        summary: 'The number of the turn of the nearest loop, from 1 or from 0.',
        examples: [
          {
            template: '{.repeated section list}{@index}/{@index0} {.end}',
            data: { list: ['a', 'b'] },
            output: '1/0 2/1 ',
          },
        ],
      },
      {
        name: '@name',
        usage: '@name',
        summary: 'A name set by `.var`, `.ctx`, `.inject` or an expression; `@args` holds the arguments of a partial.',
        examples: [
          {
            template: '{.var @who name}{.section item}{@who}{.end}',
            data: { name: 'Mia', item: { id: 1 } },
            output: 'Mia',
          },
        ],
      },
    ],
  },
  {
    title: 'Scopes',
    intro: 'A scope is a current node and the names set in it.',
    entries: [
      {
        name: 'what opens a scope',
        summary:
          '`.section`, each turn of `.repeated section`, and each use of a partial or macro. `.if`, predicates and `.include` do not.',
        examples: [
          {
            template: '{.var @x first}{.section item}{.var @x id}{.end}{@x}',
            data: { first: 'outer', item: { id: 'inner' } },
            output: 'outer',
          },
          { template: '{.if item}{.var @x item.id}{.end}{@x}', data: { item: { id: 'kept' } }, output: 'kept' },
        ],
      },
      {
        name: 'sections do not climb',
        summary: '`.section` and `.repeated section` look for their first name in the current node only.',
        examples: [
          {
            template: '{.section item}{.section shop}yes{.or}no{.end}{.end}',
            data: { shop: { id: 1 }, item: { id: 2 } },
            output: 'no',
          },
        ],
      },
      {
        name: 'private partials',
        summary: 'Names outside of a partial applied with `private` are not seen by it.',
        examples: [
          {
            template: '{item|apply p.html private}',
            data: { shop: 'Prints', item: { t: 'Ridge' } },
            partials: { 'p.html': '{t}{shop}' },
            output: 'Ridge',
          },
        ],
      },
      {
        name: 'truthy',
        summary:
          'A text that is not empty (`"0"` and `"false"` too), a number other than 0, `true`, and an array or object with members.',
        examples: [
          {
            template: '{.if a}a{.end}{.if b}b{.end}{.if c}c{.end}{.if d}d{.end}',
            data: { a: '0', b: 0, c: [], d: [0] },
            output: 'ad',
          },
        ],
      },
    ],
  },
];

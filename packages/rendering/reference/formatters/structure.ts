import type { Group } from '../entry.ts';

export const STRUCTURE_ENTRIES: Group = {
  title: 'Structure',
  intro: 'These give a value, not a text: another formatter, or `{.var …}`, goes on with it.',
  entries: [
    {
      name: 'prop',
      usage: 'prop path …',
      summary: 'What is found at a fixed path inside the value.',
      examples: [{ template: '{item|prop author.name}', data: { item: { author: { name: 'Mia' } } }, output: 'Mia' }],
    },
    {
      name: 'get',
      usage: 'get reference …',
      summary: 'What is found inside the value under the names that the references hold.',
      notes: ['A reference to an array of names is a path. Any name that is not there gives nothing.'],
      examples: [
        {
          template: '{prices|get color size}',
          data: { prices: { red: { s: 5 } }, color: 'red', size: 's' },
          output: '5',
        },
      ],
    },
    {
      name: 'lookup',
      usage: 'lookup reference',
      summary: 'Resolves the text found at the reference as a reference of its own.',
      examples: [
        { template: '{@|lookup which}', data: { which: 'titles.short', titles: { short: 'Ridge' } }, output: 'Ridge' },
      ],
    },
    {
      name: 'key-by',
      usage: 'key-by path',
      summary: 'An object of the items of an array by what each has at the path.',
      notes: ['Items without a text or number there are left out; of two with the same key the later one stays.'],
      examples: [
        {
          template: '{.var @byId items|key-by id}{@byId.x7.title}',
          data: { items: [{ id: 'x7', title: 'Ridge' }] },
          output: 'Ridge',
        },
      ],
    },
    {
      name: 'find-first',
      usage: 'find-first [path | table path]',
      summary: 'The first item of an array, or the first that has something truthy at the path.',
      notes: ['With a table, each item is a key of the table, and the path is looked at in what the table has there.'],
      examples: [
        {
          template: '{.var @main images|find-first isMain}{@main.file}',
          data: { images: [{ file: 'a.jpg' }, { file: 'b.jpg', isMain: true }] },
          output: 'b.jpg',
        },
        {
          template: '{ids|find-first people active}',
          data: { ids: ['a', 'b'], people: { a: { active: false }, b: { active: true } } },
          output: 'b',
        },
      ],
    },
    {
      name: 'find-last',
      usage: 'find-last [path | table path]',
      summary: 'As `find-first`, from the end.',
      examples: [{ template: '{list|find-last}', data: { list: ['a', 'b', 'c'] }, output: 'c' }],
    },
  ],
};

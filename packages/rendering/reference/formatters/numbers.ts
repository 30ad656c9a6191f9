import type { Group } from '../entry.ts';

export const NUMBER_ENTRIES: Group = {
  title: 'Numbers',
  entries: [
    {
      name: 'count',
      summary: 'How many items an array or members an object has, or how long a text is; 0 for anything else.',
      examples: [
        {
          template: '{list|count} {text|count} {n|count}',
          data: { list: [1, 2, 3], text: 'abcd', n: 9 },
          output: '3 4 0',
        },
      ],
    },
    {
      name: 'round',
      summary: 'The nearest integer; halves go up.',
      examples: [{ template: '{a|round} {b|round}', data: { a: 2.5, b: -2.5 }, output: '3 -2' }],
    },
    {
      name: 'mod',
      usage: 'mod [divisor=2]',
      summary: 'The remainder of a division.',
      examples: [{ template: '{n|mod 4} {n|mod}', data: { n: 11 }, output: '3 1' }],
    },
    {
      name: 'cycle',
      usage: 'cycle text …',
      summary: 'One of its arguments in turn: 1 is the first; beyond the last it begins again.',
      examples: [
        {
          template: '{.repeated section list}{@index|cycle odd even} {.end}',
          data: { list: [1, 2, 3] },
          output: 'odd even odd ',
        },
      ],
    },
    {
      name: 'pluralize',
      usage: 'pluralize [plural | singular plural]',
      summary: 'The singular for 1, else the plural; without arguments nothing or `s`.',
      notes: ['For languages with more forms than two use `message`.'],
      examples: [
        {
          template: '{n} item{n|pluralize}, {n} {n|pluralize:child:children}',
          data: { n: 3 },
          output: '3 items, 3 children',
        },
        { template: '{n} match{n|pluralize es}', data: { n: 1 }, output: '1 match' },
      ],
    },
  ],
};

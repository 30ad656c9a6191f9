import { type Group, whether } from '../entry.ts';

export const NUMBER_ENTRIES: Group = {
  title: 'Numbers',
  entries: [
    {
      name: 'even?',
      usage: 'even? [reference]',
      summary: 'The current node, or what the reference holds, is an even integer.',
      notes: ['Only a reference: `even? 4` asks for the member `4`.'],
      examples: [
        {
          template: '{.repeated section list}{.even? @index}even{.or}odd{.end} {.end}',
          data: { list: ['a', 'b', 'c'] },
          output: 'odd even odd ',
        },
      ],
    },
    {
      name: 'odd?',
      usage: 'odd? [reference]',
      summary: 'The current node, or what the reference holds, is an odd integer.',
      examples: [whether('odd?', { n: 3 }, ' n')],
    },
    {
      name: 'nth?',
      usage: 'nth? [number] step',
      summary: 'The current node, or the first argument, is a multiple of the step; both must be integers.',
      examples: [
        {
          template: '{.repeated section list}{@}{.nth? @index 2}<br>{.end}{.end}',
          data: { list: [1, 2, 3, 4] },
          output: '12<br>34<br>',
        },
      ],
    },
    {
      name: 'plural?',
      summary: 'The current node as a number is greater than 1.',
      examples: [
        {
          template: '{n} {.section n}{.plural?}items{.or singular?}item{.or}none{.end}{.end}',
          data: { n: 3 },
          output: '3 items',
        },
      ],
    },
    {
      name: 'singular?',
      summary: 'The current node as a number is 1.',
      examples: [{ template: '{.section n}{.singular?}one{.end}{.end}', data: { n: 1 }, output: 'one' }],
    },
    { name: 'debug?', summary: '`debug` in the scope is truthy.', examples: [whether('debug?', { debug: true })] },
  ],
};

import type { Limits } from '@quoin/template';
import type { Example, Group } from './entry.ts';

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

interface LimitEntry {
  readonly summary: string;
  readonly example: Example;
}

/** One for each limit, so that none is forgotten. */
const LIMITS: Readonly<Record<keyof Limits, LimitEntry>> = {
  steps: {
    summary:
      'Work of one rendering: each turn of a loop, each block, each partial and each formatter that walks through data costs. From then on blocks are empty; what stands around them is still printed.',
    example: {
      template: 'a{.repeated section list}{@}{.end}b',
      data: { list: TWENTY },
      options: { limits: { steps: 5 } },
      output: 'ab',
      errors: ['LimitError: Rendering needs more than 5 steps'],
    },
  },
  outputLength: {
    summary: 'Characters one rendering prints.',
    example: {
      template: '{.repeated section list}1234567890{.end}',
      data: { list: TWENTY },
      options: { limits: { outputLength: 25 } },
      output: '',
      errors: ['LimitError: The output exceeds the maximum of 25 characters'],
    },
  },
  partialDepth: {
    summary: 'How deep partials apply partials.',
    example: {
      template: '{@|apply again}',
      partials: { again: 'x{@|apply again}' },
      options: { limits: { partialDepth: 3 } },
      output: 'xxx',
      errors: ["RuntimeError: Attempt to apply partial 'again' exceeded maximum recursion depth of 3"],
    },
  },
  blockDepth: {
    summary: 'How deep blocks are nested in one source.',
    example: {
      template: '{.if a}{.if a}{.if a}x{.end}{.end}{.end}',
      data: { a: 1 },
      options: { limits: { blockDepth: 2 } },
      output: '',
      errors: ['LimitError: Blocks are nested more than 2 deep'],
    },
  },
  sourceLength: {
    summary: 'Characters of one source. A longer one prints nothing.',
    example: {
      template: 'too long for five',
      options: { limits: { sourceLength: 5 } },
      output: '',
      errors: ['LimitError: The source of 17 characters exceeds the maximum of 5'],
    },
  },
  totalSourceLength: {
    summary: 'Characters of the partials used so far by the sources of one engine.',
    example: {
      template: '{@|apply p}',
      partials: { p: 'too long for five' },
      options: { limits: { totalSourceLength: 5 } },
      output: '',
      errors: [
        'RuntimeError: Parse of partial "p" failed: LimitError: The source of 17 characters exceeds the maximum of 5',
      ],
    },
  },
  tokens: {
    summary: 'Tags and texts of one source. What is beyond is dropped.',
    example: {
      template: 'a{b}c{d}',
      options: { limits: { tokens: 2 } },
      output: 'a',
      errors: ['LimitError: The source has more than 2 tags and texts'],
    },
  },
  expressionTokens: {
    summary: 'Numbers, names, operators and marks of one expression.',
    example: {
      template: '{.eval 1 + 2 + 3}',
      options: { allow: { eval: true }, limits: { expressionTokens: 3 } },
      output: '',
      errors: [
        'RuntimeError: Error parsing expression: "1 + 2 + 3": Expression exceeds the maximum number of allowed tokens: 3',
      ],
    },
  },
  stringLength: {
    summary: 'Characters of a text an expression joins.',
    example: {
      template: '{.eval "abc" + "def"}',
      options: { allow: { eval: true }, limits: { stringLength: 5 } },
      output: '',
      errors: [
        'RuntimeError: Error reducing expression: "abc" + "def": Concatenation would exceed maximum string length 5',
      ],
    },
  },
  values: {
    summary: 'Values that `json`, `equal?` and their like walk through.',
    example: {
      template: '[{list|json}]',
      data: { list: TWENTY },
      options: { limits: { values: 10 } },
      output: '[]',
      errors: ["LimitError: The value given to 'json' is too large or too deep"],
    },
  },
  valueDepth: {
    summary: 'How deep they go.',
    example: {
      template: '[{a|json}]',
      data: { a: [[[1]]] },
      options: { limits: { valueDepth: 2 } },
      output: '[]',
      errors: ["LimitError: The value given to 'json' is too large or too deep"],
    },
  },
  diagnostics: {
    summary: 'Errors kept of one rendering; later ones are dropped.',
    example: {
      template: '{a|apply x}{a|apply y}',
      options: { limits: { diagnostics: 1 } },
      output: '',
      errors: ["RuntimeError: Attempt to apply partial 'x' which could not be found."],
    },
  },
};

export const LIMIT_GROUPS: readonly Group[] = [
  {
    title: 'Limits',
    entries: Object.entries(LIMITS).map(([name, { summary, example }]) => ({ name, summary, examples: [example] })),
  },
];

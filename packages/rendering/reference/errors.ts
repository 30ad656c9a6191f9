import { type DiagnosticCode, type FormatterDefinition, SENTENCES } from '@quoin/template';
import type { Entry, Example, Group } from './entry.ts';

interface Explained {
  readonly summary: string;
  readonly example: Example;
}

/** Formatters such as a host may bring; those of the set never throw. */
const BROKEN: FormatterDefinition = {
  name: 'broken',
  bind: () => () => {
    throw new TypeError('no list');
  },
};
const PICKY: FormatterDefinition = {
  name: 'picky',
  bind: () => (_value, context) => {
    context.report('FORMATTER_FAILED', { name: 'picky', message: 'not like this' });
    return '';
  },
};

const EVAL = { allow: { eval: true } } as const;

/** One for each code, so that none is forgotten. */
const CODES: Readonly<Record<DiagnosticCode, Explained>> = {
  FORMATTER_UNKNOWN: {
    summary: 'No formatter has that name. The tag is printed as text.',
    example: {
      template: '{title|hmtl}',
      data: { title: 'Ridge' },
      output: '{title|hmtl}',
      errors: ["SyntaxError: Formatter 'hmtl' is unknown"],
    },
  },
  PREDICATE_UNKNOWN: {
    summary: 'No predicate has that name. It says no.',
    example: {
      template: '{.onsale?}yes{.or}no{.end}',
      output: 'no',
      errors: ["SyntaxError: Predicate 'onsale?' is unknown"],
    },
  },
  DEAD_CODE_BLOCK: {
    summary: 'A part behind a bare `.or` can never run. Its content joins the part before.',
    example: {
      template: '{.if a}1{.or}2{.or}3{.end}',
      output: '23',
      errors: ['SyntaxError: This OR_PREDICATE block will never execute.'],
    },
  },
  EOF_IN_BLOCK: {
    summary: 'A block has no `{.end}`.',
    example: {
      template: '{.section a}text',
      data: { a: { b: 1 } },
      output: 'text',
      errors: ['SyntaxError: Reached EOF in the middle of SECTION'],
    },
  },
  NOT_ALLOWED_IN_BLOCK: {
    summary: 'An instruction stands in a block it is not for.',
    example: {
      template: '{.section a}{.alternates with}x{.end}',
      data: { a: 1 },
      output: 'x',
      errors: ['SyntaxError: ALTERNATES_WITH instruction is not allowed inside SECTION block.'],
    },
  },
  NOT_ALLOWED_AT_ROOT: {
    summary: 'An `{.end}`, `{.or}` or `{.alternates with}` has no block around it.',
    example: { template: 'a{.end}b', output: 'ab', errors: ['SyntaxError: Instruction END not allowed at root'] },
  },
  IF_EMPTY: {
    summary: 'An `{.if }` without names. It is never true.',
    example: {
      template: '{.if }yes{.or}no{.end}',
      output: 'no',
      errors: ['SyntaxError: IF instruction has no variables'],
    },
  },
  SOURCE_TOO_LONG: {
    summary: 'The source, or all partials together, are longer than allowed.',
    example: {
      template: 'too long for five',
      options: { limits: { sourceLength: 5 } },
      output: '',
      errors: ['LimitError: The source of 17 characters exceeds the maximum of 5'],
    },
  },
  TOO_MANY_TOKENS: {
    summary: 'The source has more tags and texts than allowed.',
    example: {
      template: 'a{b}c{d}',
      options: { limits: { tokens: 2 } },
      output: 'a',
      errors: ['LimitError: The source has more than 2 tags and texts'],
    },
  },
  BLOCKS_TOO_DEEP: {
    summary: 'Blocks are nested deeper than allowed.',
    example: {
      template: '{.if a}{.if a}x{.end}{.end}',
      data: { a: 1 },
      options: { limits: { blockDepth: 1 } },
      output: '',
      errors: ['LimitError: Blocks are nested more than 1 deep'],
    },
  },
  INVALID_INSTRUCTION: {
    summary: 'A point is followed by a word that is no instruction.',
    example: {
      template: '{.sectoin a}x',
      output: '{.sectoin a}x',
      warnings: ['{.sectoin a} was kept as text: there is no such instruction'],
    },
  },
  WHITESPACE_EXPECTED: {
    summary: 'The space behind the name of an instruction is missing.',
    example: {
      template: '{.section.a}x',
      output: '{.section.a}x',
      warnings: ['{.section.a} was kept as text: a space is missing behind the name of the instruction'],
    },
  },
  VARIABLE_EXPECTED: {
    summary: 'The name of a value is missing.',
    example: {
      template: '{.section}x',
      output: '{.section}x',
      warnings: ['{.section} was kept as text: the name of a value is missing'],
    },
  },
  EXTRA_CHARS: {
    summary: 'Something stands before the closing brace that does not belong there, often a space.',
    example: {
      template: '{title }',
      output: '{title }',
      warnings: ['{title } was kept as text: there are characters too many, perhaps a space, before its end'],
    },
  },
  FORMATTER_INVALID: {
    summary: 'Behind a `|` stands no name.',
    example: {
      template: '{title|}',
      output: '{title|}',
      warnings: ['{title|} was kept as text: what stands behind | is not the name of a formatter'],
    },
  },
  MISSING_SECTION_KEYWORD: {
    summary: '`.repeated` without `section`.',
    example: {
      template: '{.repeated items}x',
      output: '{.repeated items}x',
      warnings: ['{.repeated items} was kept as text: .repeated is followed by the word section, after one space'],
    },
  },
  MISSING_WITH_KEYWORD: {
    summary: '`.alternates` without `with`.',
    example: {
      template: '{.alternates}x',
      output: '{.alternates}x',
      warnings: ['{.alternates} was kept as text: .alternates is followed by the word with, after one space'],
    },
  },
  IF_EXPECTED_VAROP: {
    summary: 'The names of an `.if` are not joined as they should be.',
    example: {
      template: '{.if a b}x',
      output: '{.if a b}x',
      warnings: ['{.if a b} was kept as text: names in .if are joined by && or ||, there is no ! and no parenthesis'],
    },
  },
  OR_EXPECTED_PREDICATE: {
    summary: 'Behind `.or` stands something that is no predicate.',
    example: {
      template: '{.or else}x',
      output: '{.or else}x',
      warnings: ['{.or else} was kept as text: .or stands alone, or before a predicate after one space'],
    },
  },
  BINDVAR_EXPECTS_NAME: {
    summary: '`.var` without a name for its value.',
    example: {
      template: '{.var x a}',
      output: '{.var x a}',
      warnings: ['{.var x a} was kept as text: .var is followed by a name that begins with @, after one space'],
    },
  },
  MISSING_VARIABLE_NAME: {
    summary: '`.var` without a value for its name.',
    example: {
      template: '{.var @x}',
      output: '{.var @x}',
      warnings: ['{.var @x} was kept as text: .var says no value for its name'],
    },
  },
  CTXVAR_EXPECTS_NAME: {
    summary: '`.ctx` without a name for its object.',
    example: {
      template: '{.ctx x a=b}',
      output: '{.ctx x a=b}',
      warnings: ['{.ctx x a=b} was kept as text: .ctx is followed by a name that begins with @, after one space'],
    },
  },
  CTXVAR_EXPECTS_BINDINGS: {
    summary: '`.ctx` without members for its object.',
    example: {
      template: '{.ctx @x}',
      output: '{.ctx @x}',
      warnings: ['{.ctx @x} was kept as text: the name of .ctx is followed by pieces like key=value'],
    },
  },
  INJECT_EXPECTS_NAME: {
    summary: '`.inject` without a name for its value.',
    example: {
      template: '{.inject x ./a}',
      output: '{.inject x ./a}',
      warnings: ['{.inject x ./a} was kept as text: .inject is followed by a name that begins with @, after one space'],
    },
  },
  INJECT_EXPECTS_PATH: {
    summary: '`.inject` without the path of its value.',
    example: {
      template: '{.inject @x}',
      output: '{.inject @x}',
      warnings: ['{.inject @x} was kept as text: the name of .inject is followed by a path, after one space'],
    },
  },
  MACRO_EXPECTS_NAME: {
    summary: '`.macro` without a name.',
    example: {
      template: '{.macro}x',
      output: '{.macro}x',
      warnings: ['{.macro} was kept as text: .macro is followed by the name of the macro, after one space'],
    },
  },
  INCLUDE_EXPECTS_NAME: {
    summary: '`.include` without a name.',
    example: {
      template: '{.include}',
      output: '{.include}',
      warnings: ['{.include} was kept as text: .include is followed by the name of a partial, after one space'],
    },
  },
  EOF_IN_COMMENT: {
    summary: 'A warning: a `{##` has no `##}`.',
    example: {
      template: 'a{## b',
      output: 'a',
      warnings: ['The comment is never closed; everything after it is dropped'],
    },
  },
  APPLY_PARTIAL_MISSING: {
    summary: 'There is no partial or macro of that name.',
    example: {
      template: '[{@|apply card.html}]',
      output: '[]',
      errors: ["RuntimeError: Attempt to apply partial 'card.html' which could not be found."],
    },
  },
  APPLY_PARTIAL_SYNTAX: {
    summary: 'The partial has errors of its own, so it prints nothing. Said once per rendering.',
    example: {
      template: '[{@|apply p}]',
      partials: { p: '{.if a}x' },
      output: '[]',
      errors: ['RuntimeError: Parse of partial "p" failed: SyntaxError: Reached EOF in the middle of IF'],
    },
  },
  APPLY_PARTIAL_RECURSION_DEPTH: {
    summary: 'Partials apply partials deeper than allowed.',
    example: {
      template: '{@|apply p}',
      partials: { p: 'x{@|apply p}' },
      options: { limits: { partialDepth: 2 } },
      output: 'xx',
      errors: ["RuntimeError: Attempt to apply partial 'p' exceeded maximum recursion depth of 2"],
    },
  },
  INCLUDE_PARTIAL_MISSING: {
    summary: '`.include` names a partial or macro that is not there.',
    example: {
      template: '{.include p output}',
      options: { allow: { include: true } },
      output: '',
      errors: ["RuntimeError: Attempt to apply partial 'p' which could not be found."],
    },
  },
  EXPRESSION_PARSE: {
    summary: 'The expression cannot be read.',
    example: {
      template: '{.eval (1 + 2}',
      options: EVAL,
      output: '',
      errors: ['RuntimeError: Error parsing expression: "(1 + 2": Mismatched operator found: left paren'],
    },
  },
  EXPRESSION_REDUCE: {
    summary: 'The expression cannot be computed.',
    example: {
      template: '{.eval list + 1}',
      data: { list: [1] },
      options: EVAL,
      output: '',
      errors: ['RuntimeError: Error reducing expression: list + 1: Invalid arguments to operator add'],
    },
  },
  UNEXPECTED_ERROR: {
    summary:
      'A formatter or predicate of the host failed in a way it did not foresee. Its tag prints nothing, the rest goes on.',
    example: {
      template: 'a{x|broken}b',
      options: { formatters: [BROKEN] },
      output: 'ab',
      errors: ['RuntimeError: Unexpected TypeError error when executing VARIABLE: no list'],
    },
  },
  NOT_IMPLEMENTED: {
    summary: 'The name is known, but has no meaning yet.',
    example: {
      template: '{.units-metric?}m{.or}ft{.end}',
      output: 'ft',
      errors: ['"units-metric?" formatter is not yet implemented'],
    },
  },
  FORMATTER_FAILED: {
    summary: 'A formatter of the host says that it cannot do what it was asked for.',
    example: {
      template: 'a{x|picky}b',
      options: { formatters: [PICKY] },
      output: 'ab',
      errors: ["RuntimeError: Formatter 'picky': not like this"],
    },
  },
  STEPS_EXHAUSTED: {
    summary: 'The rendering did more work than allowed. What follows prints without its blocks.',
    example: {
      template: 'a{.repeated section list}{@}{.end}b',
      data: { list: [1, 2, 3, 4, 5, 6] },
      options: { limits: { steps: 3 } },
      output: 'ab',
      errors: ['LimitError: Rendering needs more than 3 steps'],
    },
  },
  TIME_EXHAUSTED: {
    summary: 'The host ended the rendering because it took too long.',
    example: {
      template: 'a{.repeated section list}.{.end}b',
      data: { list: Array.from({ length: 500 }, () => 1) },
      options: { isExpired: () => true },
      output: 'ab',
      errors: ['LimitError: Rendering took too long'],
    },
  },
  OUTPUT_TOO_LONG: {
    summary: 'The rendering printed more than allowed.',
    example: {
      template: '{.repeated section list}1234567890{.end}',
      data: { list: [1, 2, 3, 4] },
      options: { limits: { outputLength: 15 } },
      output: '',
      errors: ['LimitError: The output exceeds the maximum of 15 characters'],
    },
  },
  VALUE_TOO_LARGE: {
    summary: 'The value has more parts, or is deeper, than a formatter walks through.',
    example: {
      template: '[{list|json}]',
      data: { list: [1, 2, 3, 4] },
      options: { limits: { values: 3 } },
      output: '[]',
      errors: ["LimitError: The value given to 'json' is too large or too deep"],
    },
  },
};

const sentenceOf = (code: string): string => SENTENCES[code as DiagnosticCode] ?? '';

const entries: readonly Entry[] = Object.entries(CODES).map(([name, { summary, example }]) => ({
  name,
  summary,
  notes: [`“${sentenceOf(name)}”`],
  examples: [example],
}));

const isError = (entry: Entry): boolean => entry.examples.some(({ errors = [] }) => errors.length > 0);
const startsWith = (prefix: string) => (entry: Entry) => sentenceOf(entry.name).startsWith(prefix);
const isOfParsing = startsWith('SyntaxError');
const isOfLimits = startsWith('LimitError');

export const ERROR_GROUPS: readonly Group[] = [
  { title: 'While parsing', entries: entries.filter(isOfParsing) },
  {
    title: 'While rendering',
    entries: entries.filter((entry) => isError(entry) && !isOfParsing(entry) && !isOfLimits(entry)),
  },
  { title: 'Limits', entries: entries.filter(isOfLimits) },
  {
    title: 'Warnings',
    intro:
      'They change nothing: the editor and `template check` show them, a rendering does not report them. `{tag}` is the tag they are about.',
    entries: entries.filter((entry) => !isError(entry)),
  },
];

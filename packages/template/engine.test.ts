import { describe, expect, it } from 'vitest';
import { compile, createEngine, type EngineOptions } from './index.ts';
import { FORMATTERS, PREDICATES } from './samples/tables.ts';

function engineOf(options: Partial<EngineOptions> = {}) {
  return createEngine({
    formatters: FORMATTERS,
    predicates: PREDICATES,
    allow: { eval: true, include: true },
    ...options,
  });
}

function render(source: string, data: unknown = {}, options: Partial<EngineOptions> = {}) {
  return engineOf(options).compile(source, 'page.html').render(data, { now: 0 });
}

const partialsOf = (partials: Record<string, string>) => ({ partials: new Map(Object.entries(partials)) });

describe('diagnostics', () => {
  it('carry code, sentence, file, line and column (TPL-02)', () => {
    const { diagnostics } = engineOf().compile('one\ntwo {a|nope}', 'blog.list');
    expect(diagnostics).toEqual([
      {
        code: 'FORMATTER_UNKNOWN',
        message: "SyntaxError: Formatter 'nope' is unknown",
        file: 'blog.list',
        line: 2,
        column: 5,
        severity: 'error',
      },
    ]);
  });

  it.each([
    ['{a|nope}', 'FORMATTER_UNKNOWN'],
    ['{.nope?}{.end}', 'PREDICATE_UNKNOWN'],
    ['{.if a}1{.or}2{.or}3{.end}', 'DEAD_CODE_BLOCK'],
    ['{.section a}', 'EOF_IN_BLOCK'],
    ['{.end}', 'NOT_ALLOWED_AT_ROOT'],
    ['{.section a}{.alternates with}{.end}', 'NOT_ALLOWED_IN_BLOCK'],
    ['{.if }{.end}', 'IF_EMPTY'],
  ])('reports %s as %s (TPL-02)', (source, code) => {
    expect(
      engineOf()
        .compile(source)
        .diagnostics.map((diagnostic) => diagnostic.code),
    ).toEqual([code]);
  });

  it('warn about tags that silently became text, but not about styles and scripts', () => {
    const codes = (source: string) =>
      engineOf()
        .compile(source)
        .diagnostics.map(({ code, severity }) => `${severity} ${code}`);
    expect(codes('{.sectoin a}')).toEqual(['warning INVALID_INSTRUCTION']);
    expect(codes('{ title }')).toEqual(['warning VARIABLE_EXPECTED']);
    expect(codes('a{color: red} {"k": 1} function () { return a; }')).toEqual([]);
    expect(codes('{## open')).toEqual(['warning EOF_IN_COMMENT']);
  });

  it('are given with the rendering too, errors of parsing first', () => {
    const { errors, output } = render('{.nope?}{.end}{a|apply none}!');
    expect(errors.map((error) => error.code)).toEqual(['PREDICATE_UNKNOWN', 'APPLY_PARTIAL_MISSING']);
    expect(output).toBe('!');
  });

  it('name the place inside a partial', () => {
    const { errors } = render('{a|apply p}', {}, partialsOf({ p: '\n {a|apply q}' }));
    expect(errors).toMatchObject([{ code: 'APPLY_PARTIAL_MISSING', file: 'p', line: 2, column: 2 }]);
  });

  it('keep a failing formatter from failing the page', () => {
    const { errors, output } = render('a{x|fail}b{x|apply p}c', { x: 1 }, partialsOf({ p: '[{@|fail}]' }));
    expect(output).toBe('ab[]c');
    expect(errors.map((error) => error.message)).toEqual([
      'RuntimeError: Unexpected TypeError error when executing VARIABLE: on purpose',
      'RuntimeError: Unexpected TypeError error when executing VARIABLE: on purpose',
    ]);
  });
});

describe('partials', () => {
  it('nest 16 deep; deeper is an error (TPL-03)', () => {
    const { output, errors } = render('{@|apply p}', 1, partialsOf({ p: '*{@|apply p}' }));
    expect(output).toBe('*'.repeat(16));
    expect(errors.map((error) => error.code)).toEqual(['APPLY_PARTIAL_RECURSION_DEPTH']);
  });

  it('give nothing, and an error, when they are missing (TPL-03)', () => {
    expect(render('[{a|apply none}]').output).toBe('[]');
  });

  it('do not lose depth by failing', () => {
    const loop = '{.repeated section xs}{@|apply p}{.end}{@|apply q}';
    const { output } = render(loop, { xs: [1, 2, 3] }, partialsOf({ p: '{@|apply p}', q: 'q' }));
    expect(output).toBe('q');
  });

  it('give nothing when their source has errors', () => {
    expect(render('[{a|apply p}]', {}, partialsOf({ p: 'x{.section a}' }))).toMatchObject({
      output: '[]',
      errors: [{ code: 'APPLY_PARTIAL_SYNTAX' }],
    });
  });
});

describe('where the public engine slips', () => {
  it('keeps a block inside alternates between the items', () => {
    const source = '{.repeated section xs}{@}{.alternates with}{.if y},{.end};{.end}';
    expect(render(source, { xs: [1, 2, 3], y: 1 }).output).toBe('1,;2,;3');
  });

  it('hides the length of an array from its items', () => {
    expect(render('{.repeated section xs}{length}{.end}', { xs: [1, 2] }).output).toBe('');
  });

  it('gives all variables of a tag to its formatters', () => {
    expect(render('{a, b, c|last}', { a: 1, b: 2, c: 3 }).output).toBe('3');
  });
});

describe('limits', () => {
  const loop = '{.repeated section xs}{.repeated section xs}{.end}{.end}';
  const xs = Array.from({ length: 2000 }, () => ({ xs: Array.from({ length: 2000 }, () => 0) }));

  it('charge empty loops too', () => {
    const { errors, output } = render(`a${loop}b`, { xs });
    expect(errors.map((error) => error.code)).toEqual(['STEPS_EXHAUSTED']);
    expect(output).toBe('ab');
  });

  it('leave the block empty whose output is too long, and the page alive', () => {
    const source = '<p>{.repeated section xs}{.repeated section xs}0123456789{.end}{.end}</p>{t}';
    const { errors, output } = render(source, { xs, t: 'end' }, { limits: { outputLength: 10_000 } });
    expect(errors.map((error) => error.code)).toEqual(['OUTPUT_TOO_LONG']);
    expect(output).toBe('<p></p>end');
  });

  it('end a rendering whose time is over', () => {
    let looks = 0;
    const template = engineOf().compile('a{.repeated section xs}x{.end}b');
    const { errors, output } = template.render({ xs }, { now: 0, isExpired: () => ++looks > 2 });
    expect(errors.map((error) => error.code)).toEqual(['TIME_EXHAUSTED']);
    expect(output).toBe('ab');
  });

  it('refuse a source that is too long, has too many tags or nests too deep', () => {
    const codes = (source: string) =>
      engineOf()
        .compile(source)
        .diagnostics.map((diagnostic) => diagnostic.code);
    expect(codes('x'.repeat(512 * 1024 + 1))).toEqual(['SOURCE_TOO_LONG']);
    expect(codes('{a}'.repeat(100_001))).toEqual(['TOO_MANY_TOKENS']);
    expect(codes('{.section a}'.repeat(65) + '{.end}'.repeat(65))).toEqual(['BLOCKS_TOO_DEEP']);
  });

  it('hold for a chain of thirty thousand branches', () => {
    const { errors, output } = render(`{.equal? a 1}${'{.or equal? a 1}'.repeat(30_000)}{.or}z{.end}`, { a: 5 });
    expect(output).toBe('z');
    expect(errors).toEqual([]);
  });

  it('hold for braces without end, in linear time', () => {
    const source = '{'.repeat(500_000);
    expect(render(source).output).toBe(source);
  });

  it('stop the doubling of partials by partials', () => {
    const partials = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`p${index}`, `{@|apply p${index + 1}}`.repeat(10)]),
    );
    const { errors, output } = render('a{@|apply p0}b', 1, partialsOf({ ...partials, p12: '' }));
    expect(errors.map((error) => error.code)).toContain('STEPS_EXHAUSTED');
    expect(output).toBe('ab');
  });

  it('cap the strings and tokens of expressions (EXPR-01)', () => {
    const messages = (source: string, limits: EngineOptions['limits']) =>
      render(source, { s: 'abcdef' }, { limits }).errors.map((error) => error.message);
    expect(messages('{.eval s + s}', { stringLength: 10 })[0]).toContain(
      'Concatenation would exceed maximum string length 10',
    );
    expect(messages('{.eval 1+1+1}', { expressionTokens: 4 })[0]).toContain(
      'Expression exceeds the maximum number of allowed tokens: 4',
    );
  });
});

describe('expressions that cannot be evaluated (EXPR-02)', () => {
  it.each([
    ['max()', 'Error calling function max'],
    ['1 +', 'Invalid arguments to operator add'],
    ['foo(1)', 'Invalid function foo'],
    ["'a", 'Unterminated string'],
    ['1.2.3', 'Duplicate decimal point in number'],
    ['1e', 'Expected a digit after exponent in decimal number'],
    ['0x', 'Expected digits after start of hex number'],
    ['1e2.3', 'Unexpected decimal point in exponent'],
    ['"a\nb"', 'Illegal bare line feed character in string literal'],
    ['1 - max(max(abs())) - 1', 'Reduce error: unexpected token on stack'],
  ])('%s says %s', (expression, message) => {
    const { output, errors } = render(`{.eval ${expression}}`);
    expect(output).toBe('');
    expect(errors.some((error) => error.message.includes(message))).toBe(true);
  });
});

it('compile is the one-shot form', () => {
  const template = compile('{a}', { formatters: FORMATTERS, predicates: PREDICATES });
  expect(template.render({ a: 1 }, { now: 0 })).toEqual({ output: '1', errors: [] });
});

import { describe, expect, it } from 'vitest';
import { compile, SENTENCES } from '../index.ts';
import { FORMATTERS, PREDICATES } from '../samples/tables.ts';

const compileIn = (source: string) =>
  compile(source, { formatters: FORMATTERS, predicates: PREDICATES, file: 'blog.list' });

/** What became text, by the code that says why (template-language.md sections 1 and 5). */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  INVALID_INSTRUCTION: ['{.sectoin a}', '{.foo}', '{.eval1}', '{.equal a b}'],
  WHITESPACE_EXPECTED: ['{.section:a}', '{.if|a}', '{.eval}', '{.var:@x a}', '{.or:}'],
  VARIABLE_EXPECTED: [
    '{ title }',
    '{.section}',
    '{.section }',
    '{.repeated section}',
    '{.if}',
    '{.if !a}',
    '{.if (a)}',
    '{.if a &&}',
    '{.var @x !}',
  ],
  EXTRA_CHARS: [
    '{title }',
    '{.end }',
    '{.section a b}',
    '{.space }',
    '{.alternates with }',
    '{.macro a b}',
    '{.var @x a b}',
  ],
  FORMATTER_INVALID: ['{a|}', '{a|upper|1}', '{.var @x a|}'],
  MISSING_SECTION_KEYWORD: ['{.repeated}', '{.repeated  section a}'],
  MISSING_WITH_KEYWORD: ['{.alternates}', '{.alternates  with}'],
  IF_EXPECTED_VAROP: ['{.if a b}', '{.if a & b}', '{.if a == b}'],
  OR_EXPECTED_PREDICATE: ['{.or }', '{.or a}', '{.or  equal? a b}'],
  BINDVAR_EXPECTS_NAME: ['{.var}', '{.var x a}', '{.var  @x a}'],
  MISSING_VARIABLE_NAME: ['{.var @x}'],
  CTXVAR_EXPECTS_NAME: ['{.ctx}', '{.ctx x a=b}'],
  CTXVAR_EXPECTS_BINDINGS: ['{.ctx @x}', '{.ctx @x a}', '{.ctx @x a=}'],
  INJECT_EXPECTS_NAME: ['{.inject}', '{.inject x y}'],
  INJECT_EXPECTS_PATH: ['{.inject @x}', '{.inject @x }'],
  MACRO_EXPECTS_NAME: ['{.macro}', '{.macro }'],
  INCLUDE_EXPECTS_NAME: ['{.include}', '{.include }'],
};

const rows = Object.entries(REASONS).flatMap(([code, sources]) => sources.map((source) => [source, code] as const));

describe('a warning for what silently became text (TPL-02)', () => {
  it.each(rows)('%s is %s', (source, code) => {
    const template = compileIn(`one\n  ${source}`);
    expect(template.diagnostics).toEqual([
      { code, message: expect.stringContaining(source), file: 'blog.list', line: 2, column: 3, severity: 'warning' },
    ]);
    expect(template.render({}, { now: 0 })).toEqual({ output: `one\n  ${source}`, errors: [] });
  });

  it('is there for a comment that never ends, whose text is dropped', () => {
    const template = compileIn('a\n{## b');
    expect(template.diagnostics).toMatchObject([{ code: 'EOF_IN_COMMENT', severity: 'warning', line: 2, column: 1 }]);
    expect(template.render({}, { now: 0 })).toEqual({ output: 'a\n', errors: [] });
  });

  it('has a sentence without open slots for each reason', () => {
    for (const [source] of rows) expect(compileIn(source).diagnostics[0]?.message).not.toMatch(/\{tag\}/);
    expect(Object.keys(SENTENCES)).toEqual(expect.arrayContaining(Object.keys(REASONS)));
  });

  it('says nothing about styles, scripts and plain braces', () => {
    const source = 'a{color: red} {"k": 1} function f() { return a; } {a||b} {} { } {\n} {{x:1}} @media{a{b:c}}';
    expect(compileIn(source).diagnostics).toEqual([]);
  });
});

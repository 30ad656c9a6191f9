import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileLess } from './compileLess.ts';
import { endOfStatement } from './endOfStatement.ts';
import type { LessMath } from './lessMath.ts';
import { createStylesheetCompiler, type StylesheetCompiler } from './stylesheetCompiler.ts';

const compile = (source: string, math: LessMath = 'always') => compileLess({ source, math }, () => false);

describe('LESS that survives its errors (site-templates 6)', () => {
  it.each([
    ['an undefined variable', '.a{color:@nope;top:1px}', '.a{color:;top:1px}', 1],
    ['an undefined mixin', '.a{\n.nope();top:1px}', '.a{top:1px}', 2],
    ['a wrong argument', '.a{top:1px;\n\ncolor:darken(foo,1%)}', '.a{top:1px;color:darken(foo,1%)}', 3],
    ['JavaScript', '.a{top:`1+1`;left:1px}', '.a{left:1px}', 1],
    ['a plugin', '@plugin "evil";\n.a{left:1px}', '.a{left:1px}', 1],
    ['an import of a file', '@import "/etc/passwd";\n.a{left:1px}', '.a{left:1px}', 1],
    ['a brace too many', '.a{left:1px}\n}\n.b{left:1px}', '.a{left:1px}.b{left:1px}', 2],
    ['words that are no declaration', '.a{left:1px;\n  foo bar;top:2px}', '.a{left:1px;top:2px}', 2],
    ['a string that its line does not close', '.a{left:1px;\ncontent: "x;\ntop:2px}', '.a{left:1px;top:2px}', 2],
    ['an address that is never closed', '.a{left:1px}\n.b{background: url(x;top:2px}', '.a{left:1px}', 2],
    [
      'a last brace that is missing',
      '.a{left:1px}\n.b{top:1px;.c{top:2px}',
      '.a{left:1px}.b{top:1px}.b .c{top:2px}',
      2,
    ],
    ['a mixin that calls itself', '.m(){\n.m();left:1px}.a{.m();top:1px}', '.a{left:1px;top:1px}', 2],
    ['a name that every object has', '.a{left:1px;top:constructor(1)}', '.a{left:1px;top:constructor(1)}', null],
  ])('goes on after %s', (_name, source, css, line) => {
    const result = compile(source);
    expect(result.css).toBe(css);
    expect(result.problems.map((problem) => problem.line)).toEqual(line === null ? [] : [line]);
  });

  it('blames the definition whose value is wrong and who uses it, and no rule beside them', () => {
    const { problems } = compile('@x: 1px;\n  @ink: darken(foo, 1%);\n.a{top:1px}\n.b{color:@ink}');
    const message = 'Function darken arg 1 must be color, found foo.';
    expect(problems).toEqual([
      { line: 2, column: 3, message },
      { line: 4, column: 4, message },
    ]);
  });

  it('names line and column inside mixins and media queries', () => {
    const { problems } = compile('.m(){\n  color:@nope}\n@media print{\n  .a{.m();\n    left:@none}}');
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 9],
      [5, 10],
    ]);
  });

  it('keeps everything around many errors', () => {
    const rules = Array.from(
      { length: 40 },
      (_, index) => `.r${index}{color:@missing${index};top:${index}px;left:\`1\`}`,
    );
    const { css, problems } = compile(rules.join('\n'));
    expect(problems).toHaveLength(80);
    expect(css).toContain('top:39px}');
  });

  it('reads no file through data-uri()', () => {
    expect(compile('.a{background:data-uri("/etc/hostname")}').css).not.toContain('base64');
  });

  it('stops when time is up, also while mixins call each other', () => {
    expect(compileLess({ source: '.a{left:1px}', math: 'always' }, () => true).css).toBe('');
    const levels = Array.from({ length: 40 }, (_, at) => `.m${at}(){.m${at + 1}();.m${at + 1}();left:${at}px}`).join(
      '',
    );
    let looks = 0;
    const isExpired = () => {
      looks += 1;
      return looks > 4;
    };
    const { css, problems } = compileLess({ source: `${levels}.a{.m0()}`, math: 'always' }, isExpired);
    expect(css).toBe('');
    expect(problems.at(-1)?.message).toBe('The stylesheets took too long to compile.');
  });
});

describe('CSS that is newer than LESS', () => {
  it.each([
    ['@container card (min-width: 40em){.a{top:1px}}', '@container card (min-width: 40em){.a{top:1px}}'],
    ['@layer base, theme;.a{top:1px}', '@layer base, theme;.a{top:1px}'],
    ['@w: 3px;@layer base{.a{.b{top:@w}}}', '@layer base{.a .b{top:3px}}'],
    ['@media (width >= 40em){.a{top:1px}}', '@media (width >= 40em){.a{top:1px}}'],
    ['@property --x{syntax:"<length>";inherits:false}', '@property --x{syntax:"<length>";inherits:false}'],
    ['.a:is(:not(.b), .c){top:1px}', '.a:is(:not(.b), .c){top:1px}'],
    ['.x{&:has(:not(.b)){top:1px}.c:not(:is(.d)){left:1px}}', '.x:has(:not(.b)){top:1px}.x .c:not(:is(.d)){left:1px}'],
    ['.a{--Wide: { x: 1 };top:1px}', '.a{--Wide:{ x: 1 };top:1px}'],
    ['.a{grid-template-columns:[full] 1fr [end];top:1px}', '.a{grid-template-columns:[full] 1fr [end];top:1px}'],
    ['.a{top:1px;@container (width > 1em){left:1px}}', '.a{top:1px;@container (width > 1em){left:1px}}'],
  ])('%s', (source, css) => {
    expect(compile(source)).toEqual({ css, problems: [] });
  });

  it('is no way around: variables of LESS in it are a problem, not a declaration', () => {
    const { css, problems } = compile('@w: 1px;@container (width > @w){.a{top:1px}}.b{top:1px}');
    expect(css).toBe('.b{top:1px}');
    expect(problems).toHaveLength(1);
  });
});

describe('where LESS calculates', () => {
  it.each([
    ['@a: 30px;.a{width:@a/2;height:(@a / 2);left:30px/2}', '.a{width:15px;height:15px;left:15px}'],
    ['@a: 5px;.a{width:round(@a / 2);left:@a*2;top:-@a}', '.a{width:3px;left:10px;top:-5px}'],
    [`@q: 's';.a{content:"2's";quotes:'@{q}2'}`, `.a{content:"2's";quotes:'s2'}`],
    ['.a{grid-column:1 / -1}', '.a{grid-column:-1}'],
  ])('as the format does: %s', (source, css) => {
    expect(compile(source)).toEqual({ css, problems: [] });
  });

  it.each([
    ['@a: 30px;.a{width:(@a / 2);left:@a*2 + 1}', '.a{width:15px;left:61px}'],
    ['.a{grid-column:1 / -1;aspect-ratio:16 / 9}', '.a{grid-column:1 / -1;aspect-ratio:16 / 9}'],
    ['.a{font:italic 12px/1.5 Georgia}', '.a{font:italic 12px/1.5 Georgia}'],
    ['@a: 10px;.a{width:calc(100% - @a / (2 + 1))}', '.a{width:calc(100% - 10px / (2 + 1))}'],
    [
      '@a: 10px;.a{width:calc(100% - @{a});margin:0 min(1rem, 2vw)}',
      '.a{width:calc(100% - 10px);margin:0 min(1rem, 2vw)}',
    ],
    ['.a{font-size:clamp(1rem, 2vw + 1rem, 3rem)}', '.a{font-size:clamp(1rem, 2vw + 1rem, 3rem)}'],
    ['.a{width:calc(1px + 2px;left:1px}.b{top:1px}', '.b{top:1px}'],
    ['.a{color:rgb(0 0 0 / 50%);top:1px}', '.a{color:rgb(0 0 0 / 50%);top:1px}'],
    [
      '.a{color:rgba(var(--ink), .5);outline-color:rgb(1, 2, 3)}',
      '.a{color:rgba(var(--ink), .5);outline-color:#010203}',
    ],
    ['.a{color:#11223344;outline-color:#abcd;margin:#fff}', '.a{color:#11223344;outline-color:#abcd;margin:#ffffff}'],
  ])('only in parentheses in our themes: %s', (source, css) => {
    expect(compile(source, 'parens-division').css).toBe(css);
  });
});

describe('finding the end of a statement that cannot be read', () => {
  it.each([
    ['a declaration', 'd:e;f:g}', 'd:e;'],
    ['the last declaration', 'd:e} .b{}', 'd:e'],
    ['a rule', '.x{d:e;.y{f:g}}.z{}', '.x{d:e;.y{f:g}}'],
    ['strings and interpolation with braces', 'b:"{;}" ~"@{x}";d:e', 'b:"{;}" ~"@{x}";'],
    ['addresses with semicolons', 'b:url(data:image/svg+xml;x,y//z);c:d', 'b:url(data:image/svg+xml;x,y//z);'],
    ['comments with braces', '/* } */b:c;d:e', '/* } */b:c;'],
    ['a brace too many', '}.a{}', '}'],
  ])('%s', (_name, source, statement) => {
    expect(source.slice(0, endOfStatement(source, 0))).toBe(statement);
  });
});

describe('the compiler thread', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const outfile = join(folder, `.lessWorker-${process.pid}.mjs`);
  let compiler: StylesheetCompiler;

  beforeAll(async () => {
    await build({
      entryPoints: [join(folder, 'lessWorker.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
    });
    compiler = createStylesheetCompiler(pathToFileURL(outfile));
  });
  afterAll(async () => {
    await compiler.close();
    await rm(outfile, { force: true });
  });

  it('compiles several stylesheets asked for at once, with their problems', async () => {
    const results = await Promise.all(
      [1, 2, 3].map((size) => compiler.compile({ source: `.a{top:${size}px;left:@no}`, math: 'always' })),
    );
    expect(results.map(({ css }) => css)).toEqual(['.a{top:1px;left:}', '.a{top:2px;left:}', '.a{top:3px;left:}']);
    expect(results.every(({ problems }) => problems.length === 1)).toBe(true);
  });

  it('works again after it was closed', async () => {
    await compiler.close();
    expect((await compiler.compile({ source: '.a{top:1px}', math: 'always' })).css).toBe('.a{top:1px}');
  });
});

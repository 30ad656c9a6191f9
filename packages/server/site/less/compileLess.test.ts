import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileLess } from './compileLess.ts';
import { maskedLess, statementAt } from './statementAt.ts';
import { createStylesheetCompiler, type StylesheetCompiler } from './stylesheetCompiler.ts';

const never = () => false;

describe('LESS that survives its errors (site-templates 6)', () => {
  it.each([
    ['an undefined variable', '.a{color:@nope;top:1px}', 1],
    ['an undefined mixin', '.a{\n.nope();top:1px}', 2],
    ['a wrong argument', '.a{top:1px;\n\ncolor:darken(foo,1%)}', 3],
    ['JavaScript', '.a{top:`1+1`;left:1px}', 1],
    ['a plugin', '@plugin "evil";\n.a{left:1px}', 1],
    ['an import of a file', '@import "/etc/passwd";\n.a{left:1px}', 1],
    ['a brace too many', '.a{left:1px}\n}\n.b{left:1px}', 2],
  ])('drops %s and keeps the rest', async (_name, source, line) => {
    const { css, problems } = await compileLess(source, never);
    expect(css).toContain('1px');
    expect(css).not.toMatch(/nope|foo|passwd|evil|1\+1/);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.line).toBe(line);
  });

  it('drops a mixin whose guard asks for an unknown variable, and then the calls of it', async () => {
    const { css, problems } = await compileLess('.m() when (@nope = 1){left:1px}\n.a{.m();top:1px}.b{top:2px}', never);
    expect(css).toBe('.a{top:1px}.b{top:2px}');
    expect(problems).toHaveLength(2);
  });

  it('keeps everything around many errors', async () => {
    const rules = Array.from({ length: 40 }, (_, index) => `.r${index}{color:@missing${index};top:${index}px}`);
    const { css, problems } = await compileLess(rules.join('\n'), never);
    expect(problems).toHaveLength(40);
    expect(css).toContain('.r39{top:39px}');
  });

  it('gives what it can of a stylesheet whose last brace is missing', async () => {
    const { css } = await compileLess('.a{left:1px}\n.b{top:1px;\n.c{top:2px}', never);
    expect(css).toContain('.a{left:1px}');
  });

  it('reads no file through data-uri()', async () => {
    const { css } = await compileLess('.a{background:data-uri("/etc/hostname")}', never);
    expect(css).not.toContain('base64');
  });

  it('stops when time is up', async () => {
    expect((await compileLess('.a{left:1px}', () => true)).css).toBe('');
  });
});

describe('finding the statement to drop', () => {
  const at = (source: string, needle: string) => {
    const { start, end } = statementAt(maskedLess(source), source.indexOf(needle));
    return source.slice(start, end);
  };
  it.each([
    ['a declaration', '.a{b:c;d:e;f:g}', 'e', 'd:e;'],
    ['the last declaration', '.a{b:c;d:e}', 'e', 'd:e'],
    ['a rule by its selector', '.a{b:c}.x{d:e}.y{}', '.x', '.x{d:e}'],
    ['strings and interpolation with braces', '.a{b:"{;}";c:~"@{x}";d:e}', '"{', 'b:"{;}";'],
    ['addresses with semicolons', '.a{b:url(data:image/svg+xml;x,y);c:d}', 'image', 'b:url(data:image/svg+xml;x,y);'],
    ['comments with braces', '.a{/* } */b:c;d:e}', 'b:c', '/* } */b:c;'],
  ])('finds %s', (_name, source, needle, statement) => {
    expect(at(source, needle)).toBe(statement);
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
      external: ['less'],
    });
    compiler = createStylesheetCompiler(pathToFileURL(outfile));
  });
  afterAll(async () => {
    await compiler.close();
    await rm(outfile, { force: true });
  });

  it('compiles several stylesheets asked for at once, with their problems', async () => {
    const results = await Promise.all([1, 2, 3].map((size) => compiler.compile(`.a{top:${size}px;left:@no}`)));
    expect(results.map(({ css }) => css)).toEqual(['.a{top:1px}', '.a{top:2px}', '.a{top:3px}']);
    expect(results.every(({ problems }) => problems.length === 1)).toBe(true);
  });

  it('works again after it was closed', async () => {
    await compiler.close();
    expect((await compiler.compile('.a{top:1px}')).css).toBe('.a{top:1px}');
  });
});

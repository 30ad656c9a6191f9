import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileLess, type LessSource } from './compileLess.ts';
import { keptStylesheets } from './keptStylesheets.ts';

const SOURCE = '@ink: #123;\n.a{color:@ink;top:@nope}';

let parent: string;
let folder: string;
let compiled: string[];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'quoin-kept-'));
  folder = join(parent, 'stylesheets');
  compiled = [];
});
afterEach(() => rm(parent, { recursive: true }));

/** One start of the product. */
function start({ compiledBy = 'one', most = 200, patience = true } = {}) {
  const compiler = {
    compile(source: LessSource) {
      compiled.push(source.source);
      return Promise.resolve(compileLess(source, () => !patience));
    },
    close: () => Promise.resolve(),
  };
  return keptStylesheets(compiler, { folder, compiledBy, most });
}

async function compileIn(options: Parameters<typeof start>[0], ...sources: readonly string[]) {
  const { compile, close } = start(options);
  const results = [];
  for (const source of sources) results.push(await compile({ source, math: 'always' }));
  await close();
  return results;
}

describe('stylesheets from start to start (reliability 2)', () => {
  it('are compiled once, with what is wrong in them', async () => {
    const [first] = await compileIn({}, SOURCE);
    const [later] = await compileIn({}, SOURCE);
    expect(compiled).toEqual([SOURCE]);
    expect(first).toMatchObject({ css: '.a{color:#112233;top:}', problems: [{ line: 2 }] });
    expect(later).toEqual(first);
  });

  it('are compiled anew by another version, and from another source', async () => {
    await compileIn({}, SOURCE);
    await compileIn({ compiledBy: 'two' }, SOURCE);
    const [other] = await compileIn({}, '.b{top:1px}');
    expect(compiled).toHaveLength(3);
    expect(other?.css).toBe('.b{top:1px}');
  });

  it.each(['', '{"css":".x{', '{"problems":[]}', 'null'])('are compiled anew where %j is left of one', async (left) => {
    await compileIn({}, SOURCE);
    for (const name of await readdir(folder)) await writeFile(join(folder, name), left);
    const [again] = await compileIn({}, SOURCE);
    expect(again?.css).toBe('.a{color:#112233;top:}');
    expect(compiled).toHaveLength(2);
  });

  it('are not kept when they were given up', async () => {
    expect(await compileIn({ patience: false }, SOURCE)).toMatchObject([{ css: '' }]);
    expect(await compileIn({}, SOURCE)).toMatchObject([{ css: '.a{color:#112233;top:}' }]);
  });

  it('are no more than there is room for: the oldest go', async () => {
    await compileIn({ most: 3 }, ...[1, 2, 3, 4, 5].map((top) => `.a{top:${top}px}`));
    expect((await readdir(folder)).length).toBeLessThanOrEqual(3);
  });

  it('are compiled all the same where nothing can be written', async () => {
    await writeFile(folder, 'a file, no folder');
    expect(await compileIn({}, SOURCE, SOURCE)).toMatchObject([
      { css: '.a{color:#112233;top:}' },
      { css: '.a{color:#112233;top:}' },
    ]);
  });
});

import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BASIS_CONF, readTheme, stylesheetUnit } from '@quoin/rendering/theme';
import { LessCompiler } from '@squarespace/less-ts';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readThemeFolder } from '../installed/readThemeFolder.ts';
import { createStylesheetCompiler, type StylesheetCompiler } from './stylesheetCompiler.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const WORKER = join(HERE, `.lessWorker-format-${process.pid}.mjs`);

let compiler: StylesheetCompiler;
beforeAll(async () => {
  const entryPoints = [join(HERE, 'lessWorker.ts')];
  await build({ entryPoints, outfile: WORKER, bundle: true, platform: 'node', format: 'esm' });
  compiler = createStylesheetCompiler(pathToFileURL(WORKER));
});
afterAll(async () => {
  await compiler.close();
  await rm(WORKER, { force: true });
});

type ThemeFiles = ReadonlyMap<string, string>;

/** What a site gets, and what the format's own compiler makes of the same source by itself. */
async function compareTheme(files: ThemeFiles) {
  const unit = stylesheetUnit(readTheme(files), {});
  const [ours, theirs] = [await compiler.compile(unit), new LessCompiler({}).compile(unit.source)];
  const [own, format] = [declarations(ours.css), declarations(theirs.css)];
  const missing = format.filter((line) => !own.includes(line));
  const different = own.filter((line) => !format.includes(line));
  return {
    count: format.length,
    missing,
    different,
    inOrder: own.join('\n') === format.join('\n'),
    problems: ours.problems,
  };
}

/** `media | selector | declaration`, without spaces that say nothing. */
function declarations(css: string): readonly string[] {
  const lines: string[] = [];
  const around: string[] = [];
  let text = '';
  for (const piece of css.match(/\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\([^(){}]*\)|[\s\S]/g) ?? []) {
    if (piece.startsWith('/*')) continue;
    if (piece !== '{' && piece !== '}' && piece !== ';') text += piece;
    else {
      if (piece === '{') around.push(bare(text));
      else if (bare(text) !== '') lines.push([...around, bare(text)].join(' | '));
      if (piece === '}') around.pop();
      text = '';
    }
  }
  return bare(text) === '' ? lines : [...lines, bare(text)];
}

function bare(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?([,>+~:]) ?/g, '$1')
    .trim();
}

function sampleTheme(name: string, source: string): ThemeFiles {
  return new Map([
    ['template.conf', JSON.stringify({ stylesheets: [name] })],
    [`styles/${name}`, source],
  ]);
}

async function themeFiles(folder: string): Promise<ThemeFiles> {
  const { files } = await readThemeFolder(folder);
  if (!/"basedOn"/.test(files.get('template.conf') ?? '')) return files;
  const { files: house } = await readThemeFolder(join(ROOT, 'themes/quoin'));
  return new Map([...house, ...files, [BASIS_CONF, house.get('template.conf') ?? '']]);
}

async function foldersIn(path: string): Promise<readonly string[]> {
  const entries = await readdir(join(ROOT, path), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name));
}

const samples = (await readdir(join(HERE, 'samples'))).filter((name) => name.endsWith('.less'));
const themes = [...(await foldersIn('themes')), ...(await foldersIn('e2e/themes'))];

describe('stylesheets are as the format’s own compiler has them (site-templates 6)', () => {
  it.each(samples)('sample %s: nothing missing, nothing different', async (name) => {
    const { count, ...found } = await compareTheme(
      sampleTheme(name, await readFile(join(HERE, 'samples', name), 'utf8')),
    );
    expect(found).toEqual({ missing: [], different: [], inOrder: true, problems: [] });
    expect(count).toBeGreaterThan(20);
  });

  it.each(themes)('theme %s: nothing missing, nothing different', async (folder) => {
    const { count, missing, different, inOrder } = await compareTheme(await themeFiles(join(ROOT, folder)));
    expect({ missing, different, inOrder }).toEqual({ missing: [], different: [], inOrder: true });
    expect(count).toBeGreaterThan(0);
  });
});

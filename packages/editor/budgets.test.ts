import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { APP_LANGUAGES } from '@quoin/messages/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let outdir = '';
const files = new Map<
  string,
  { readonly imports: readonly string[]; readonly later: readonly string[]; readonly content: Buffer }
>();
const compressed = new Map<string, number>();

beforeAll(async () => {
  outdir = await mkdtemp(path.join(tmpdir(), 'quoin-app-budget-'));
  const { buildEditor } = await import(new URL('../../scripts/building/editor.mjs', import.meta.url).href);
  await buildEditor({ outdir });
  const assets = path.join(outdir, 'assets');
  for (const name of (await readdir(assets)).filter((each) => each.endsWith('.js'))) {
    const content = await readFile(path.join(assets, name));
    files.set(name, {
      imports: namesIn(content, /(?:from|import)\s*["`]\.\/([\w-]+\.js)["`]/g),
      later: namesIn(content, /import\(["`]\.\/([\w-]+\.js)["`]\)/g),
      content,
    });
  }
}, 120_000);

afterAll(() => rm(outdir, { recursive: true, force: true }));

function namesIn(content: Buffer, pattern: RegExp): readonly string[] {
  return [...content.toString().matchAll(pattern)].map(([, name = '']) => name);
}

/** Every screen by its file's name, with the layout around it where its routes have one. */
async function screens(): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = new URL('app/routes/', import.meta.url);
  const sources = await Promise.all((await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8')));
  const parts = sources.map((text) =>
    [...text.matchAll(/import\('[^']*\/(\w+)\.tsx'\)/g)].map(([, name = '']) => name),
  );
  return new Map(
    parts.flatMap((names) => {
      const layouts = names.filter((name) => name.endsWith('Layout'));
      return names.filter((name) => !layouts.includes(name)).map((name) => [name, [name, ...layouts]]);
    }),
  );
}

function bytesOf(name: string): number {
  const content = files.get(name)?.content;
  if (content === undefined) throw new Error(`There is no file ${name}.`);
  const bytes = compressed.get(name) ?? brotliCompressSync(content).length;
  compressed.set(name, bytes);
  return bytes;
}

/** All files that the page in a language may ever load. */
async function filesIn(language: string): Promise<readonly string[]> {
  const page = await readFile(path.join(outdir, `index.${language}.html`), 'utf8');
  const all = new Set(namesIn(Buffer.from(page), /src="\/assets\/app\/([\w-]+\.js)"/g));
  for (const name of all)
    for (const other of [...(files.get(name)?.imports ?? []), ...(files.get(name)?.later ?? [])]) all.add(other);
  return [...all];
}

/** Of all files that are needed before they show, with those of the app around them, compressed. */
function scriptBytes(all: readonly string[], parts: readonly string[]): number {
  const first = new RegExp(`^(?:start|app|${parts.join('|')})-`);
  const needed = new Set(all.filter((name) => first.test(name)));
  expect(needed.size).toBe(2 + parts.length);
  for (const name of needed) for (const imported of files.get(name)?.imports ?? []) needed.add(imported);
  return [...needed].reduce((sum, name) => sum + bytesOf(name), 0);
}

const BYTES = 250_000;
const EDITOR = 'EditorScreen';
const EDITOR_BYTES = 530_000;

describe('the scripts that are loaded before a screen shows', () => {
  it.each(APP_LANGUAGES)(
    `are at most ${BYTES} bytes for each screen but the site editor, in the language %s`,
    async (language) => {
      const files = await filesIn(language);
      const all = [...(await screens())].map(([name, parts]) => [name, scriptBytes(files, parts)] as const);
      expect(all.length).toBeGreaterThan(80);
      expect(all.filter(([name, bytes]) => name !== EDITOR && bytes > BYTES)).toEqual([]);
      expect(scriptBytes(files, [EDITOR])).toBeLessThanOrEqual(EDITOR_BYTES);
    },
    60_000,
  );
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let outdir = '';
const files = new Map<string, { readonly imports: readonly string[]; readonly bytes: number }>();

beforeAll(async () => {
  outdir = await mkdtemp(path.join(tmpdir(), 'quoin-app-budget-'));
  const { buildEditor } = await import(new URL('../../scripts/building/editor.mjs', import.meta.url).href);
  await buildEditor({ outdir });
  const assets = path.join(outdir, 'assets');
  for (const name of (await readdir(assets)).filter((each) => each.endsWith('.js'))) {
    const content = await readFile(path.join(assets, name));
    const imports = [...content.toString().matchAll(/(?:from|import)\s*["`]\.\/([\w-]+\.js)["`]/g)];
    files.set(name, {
      imports: imports.map(([, imported = '']) => imported),
      bytes: brotliCompressSync(content).length,
    });
  }
}, 120_000);

afterAll(() => rm(outdir, { recursive: true, force: true }));

/** Of all files that a screen needs before it shows, with those of the app around it, compressed. */
function scriptBytes(screen: string): number {
  const needed = new Set([...files.keys()].filter((name) => new RegExp(`^(start|app|${screen})-`).test(name)));
  expect(needed.size).toBe(3);
  for (const name of needed) for (const imported of files.get(name)?.imports ?? []) needed.add(imported);
  return [...needed].reduce((sum, name) => sum + (files.get(name)?.bytes ?? Number.NaN), 0);
}

describe('the scripts that are loaded before a screen shows', () => {
  it.each([
    ['SignInScreen', 210_000],
    ['HomeScreen', 275_000],
    ['OrdersScreen', 262_000],
    ['ProductsScreen', 270_000],
    ['EditorScreen', 565_000],
  ])('of %s are at most %i bytes', (screen, bound) => {
    expect(scriptBytes(screen)).toBeLessThanOrEqual(bound);
  });
});

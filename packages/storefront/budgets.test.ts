import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SPOKEN_LANGUAGES } from '@quoin/domain/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Sizes {
  readonly files: Readonly<Record<string, { readonly brotli: number }>>;
  readonly loader: number;
  readonly compat: number;
  readonly compatWidgets: number;
  readonly pages: Readonly<Record<string, number>>;
}
interface BuildModule {
  readonly BUDGETS: {
    readonly loader: number;
    readonly compat: number;
    readonly compatWidgets: number;
    readonly pages: Readonly<Record<string, number>>;
  };
  buildStorefront(options: { outdir: string }): Promise<{ sizes: Sizes }>;
}

let outdir = '';
let sizes: Sizes;
let budgets: BuildModule['BUDGETS'];

beforeAll(async () => {
  outdir = await mkdtemp(path.join(tmpdir(), 'quoin-budgets-'));
  const script: BuildModule = await import(new URL('../../scripts/building/storefront.mjs', import.meta.url).href);
  budgets = script.BUDGETS;
  ({ sizes } = await script.buildStorefront({ outdir }));
}, 60_000);

afterAll(() => rm(outdir, { recursive: true, force: true }));

const sources = async () => {
  const files = (await readdir(outdir)).filter((name) => name.endsWith('.js'));
  return Promise.all(files.map(async (name) => ({ name, text: await readFile(path.join(outdir, name), 'utf8') })));
};

describe('the scripts of a page', () => {
  it('begin with a loader of at most 6 KB (PF-01)', () => {
    expect(sizes.loader).toBeLessThanOrEqual(budgets.loader);
  });

  it.each([
    'content',
    'lively content',
    'content with cart',
    'product',
    'sold-out product',
    'product that asks',
    'list with quick view',
    'product in formatters',
    'cart',
    'checkout',
    'touched form',
  ])('stay within the budget of a %s page (PF-02)', (page) => {
    expect((sizes.pages[page] ?? Number.POSITIVE_INFINITY) / 1024).toBeLessThanOrEqual(budgets.pages[page] ?? 0);
  });

  it('measure speed for at most 4 KB, and record visits with a file that only recorded visits fetch (PF-13)', async () => {
    const sizeOf = (start: string) =>
      Object.entries(sizes.files).find(([name]) => name.startsWith(start))?.[1].brotli ?? Number.POSITIVE_INFINITY;
    expect(sizeOf('telemetry-')).toBeLessThanOrEqual(4 * 1024);
    expect(sizeOf('recorder-')).toBeLessThanOrEqual(45 * 1024);
    const naming = (await sources()).filter(({ text }) => text.includes('recorder-')).map(({ name }) => name);
    expect(naming).toEqual([expect.stringMatching(/^recording-/)]);
  });

  it('are compiled ahead where all of a file is run at once, and not where each byte counts (PF-10)', async () => {
    const files = await sources();
    const isAhead = ({ text }: { readonly text: string }) => text.startsWith('//# allFunctionsCalledOnLoad\n');
    const withReact = files.filter(({ text }) => text.includes('onUncaughtError') && text.length > 100_000);
    expect(withReact.map(isAhead)).toEqual([true]);
    const early = files.filter(({ name }) => /^(loader|telemetry|tracker|reporting|compat)/.test(name));
    expect(early.length).toBeGreaterThan(5);
    expect(early.filter(isAhead)).toEqual([]);
  });

  it.each(SPOKEN_LANGUAGES.filter((language) => language !== 'en'))(
    'stay within the same budgets where a page speaks %s (PF-02)',
    (language) => {
      const spoken = Object.keys(sizes.pages).filter((page) => page.endsWith(` in ${language}`));
      expect(spoken).toHaveLength(6);
      const tooLarge = spoken.filter((page) => (sizes.pages[page] ?? 0) / 1024 > (budgets.pages[page] ?? 0));
      expect(tooLarge).toEqual([]);
    },
  );

  it('count a visit with at most 4 KB, and leave 15 KB to pages that tell more, without what widgets bring (PF-01, PF-02)', () => {
    const { counting, 'told page': told } = sizes.pages;
    expect((counting ?? Number.POSITIVE_INFINITY) - sizes.loader).toBeLessThanOrEqual(4 * 1024);
    expect(told).toBeLessThanOrEqual(15_000);
  });

  it('run under a policy without inline scripts and without code from strings', async () => {
    for (const { name, text } of await sources()) {
      expect(`${name}: ${/\beval\(|new Function\(|\bFunction\("/.exec(text)?.[0] ?? 'none'}`).toBe(`${name}: none`);
    }
  });

  it('leave the server’s request parser at home', async () => {
    for (const { text } of await sources()) expect(text.includes('ZodError')).toBe(false);
  });

  it('bring the globals of existing templates in classic scripts of their own, which nothing else names (decision 0036)', async () => {
    expect(sizes.compat).toBeLessThanOrEqual(budgets.compat);
    expect(sizes.compatWidgets).toBeLessThanOrEqual(budgets.compatWidgets);
    // What such a page has before anybody does anything (PF-01).
    expect(sizes.loader + sizes.compat).toBeLessThanOrEqual(15 * 1024);
    const all = await sources();
    const classic = all.filter(({ name }) => name.startsWith('compat-'));
    expect(classic.map(({ name }) => name.replace(/[A-Z0-9]{8}/, '*')).sort()).toEqual([
      'compat-*.js',
      'compat-widgets-*.js',
    ]);
    for (const { text } of classic) {
      expect(text).toMatch(/^"use strict";\(\(\)=>\{|^\(\(\)=>\{/);
      expect(text).not.toMatch(/\bimport\(|\bexport\s*[{*]/);
    }
    const naming = (wanted: string) => all.filter(({ text }) => text.includes(wanted)).map(({ name }) => name);
    const [widgets, first] = [...classic].sort((left, right) => right.name.length - left.name.length);
    expect([naming(first?.name ?? 'compat-'), naming(widgets?.name ?? 'compat-')]).toEqual([[], [first?.name]]);
  });

  it('need no other file before the loader works', async () => {
    const loader = (await sources()).find(({ name }) => name === 'loader.js');
    expect(/^import\b|from"\.\//.test(loader?.text ?? 'import')).toBe(false);
  });
});

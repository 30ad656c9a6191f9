import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseBinding } from '@quoin/domain/document';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { createLog } from '../../platform/log.ts';
import type { Site } from '../../sites/storage/sites.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type OpenedDemo, openDemo } from '../testing/demoSite.ts';
import { createSitePages, type SitePages } from './sitePages.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const DEMOS = ['prints', 'studio', 'cafe'];
const FOREIGN = ['blog', 'shop', 'index', 'classic', 'plain-formatters'];
const FROM = /<!--from ([^\s>]+)-->|<!--\/from-->| data-from="([^"]*)"/g;

let database: TestDatabase;
let folder: string;
let pages: SitePages;
let prints: OpenedDemo;
const demos: OpenedDemo[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'quoin-marked-'));
  const themesFolder = join(folder, 'themes');
  cpSync(THEMES_FOLDER, themesFolder, { recursive: true });
  for (const name of FOREIGN) {
    const own = fileURLToPath(new URL(`../../../../e2e/themes/${name}`, import.meta.url));
    cpSync(own, join(themesFolder, name), { recursive: true });
  }
  pages = createSitePages({
    ...{ db: database.db, log: createLog('silent'), now: () => NOW, themesFolder },
    config: { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false },
    canvasScript: '/assets/canvas/frame-ABCDEFGH.js',
  });
  for (const name of DEMOS) demos.push(await openDemo({ db: database.db, folder, now: NOW }, name));
  prints = demos[0]!;
}, 300_000);
afterAll(async () => {
  await pages?.close();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function shown({ records }: OpenedDemo, site: Site, path: string, isCanvas = true): Promise<string> {
  const { html } = await pages.drafts.page(site, records, { path, parameters: {}, isCanvas });
  return html;
}

/** Where the marked page differs from one whose templates mark nothing. */
async function differing(demo: OpenedDemo, site: Site): Promise<readonly string[]> {
  const theme = await pages.themes.load(site);
  const found: string[] = [];
  for (const path of demo.paths) {
    const marked = await shown(demo, site, path);
    const spy = vi.spyOn(theme, 'marked').mockReturnValue(theme.compiled);
    const plain = await shown(demo, site, path);
    spy.mockRestore();
    const [seen, wanted] = [marked.replace(FROM, ''), plain.replace(FROM, '')];
    const at = [...seen].findIndex((_, index) => seen[index] !== wanted[index]);
    if (seen !== wanted) found.push(`${path}: …${seen.slice(Math.max(0, at - 80), at + 80)}…`);
    expect([...marked.matchAll(FROM)].filter(([, text]) => text !== undefined && parseBinding(text) === null)).toEqual(
      [],
    );
    expect([path, marked.match(/<!--from/g)?.length]).toEqual([path, marked.match(/<!--\/from/g)?.length]);
    expect([path, (await shown(demo, site, path, false)).match(/<!--\/?from|data-from|[\ufdd0-\ufdd2]/)]).toEqual([
      path,
      null,
    ]);
  }
  return found;
}

describe('marks of the canvas', () => {
  it.each(DEMOS)(
    'are on every page of the demo %s, change nothing else, and reach no visitor (ED-52)',
    async (name) => {
      const demo = demos.find((each) => each.name === name)!;
      expect(await differing(demo, demo.site)).toEqual([]);
    },
  );

  it.each(FOREIGN)('are put into pages of the theme %s, which knows nothing of them (ED-52)', async (theme) => {
    const site = { ...prints.site, theme, settings: { ...prints.site.settings, firstTheme: theme } };
    expect(await differing(prints, site)).toEqual([]);
    const fields = new Set<string>();
    for (const path of prints.paths) {
      for (const [, text, texts] of (await shown(prints, site, path)).matchAll(FROM)) {
        for (const each of [text, ...(texts ?? '').split(' ')]) {
          const binding = parseBinding(each ?? '');
          if (binding !== null) fields.add(`${binding.kind} ${binding.field}`);
        }
      }
    }
    expect([...fields]).toEqual(
      expect.arrayContaining(['item title', 'item price', 'item picture', 'page title', 'site title', 'link title']),
    );
  });
});

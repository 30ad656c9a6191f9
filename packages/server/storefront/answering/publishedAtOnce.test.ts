import { randomUUID } from 'node:crypto';
import { edit, recordKey, recordsOf, type SiteRecords } from '@quoin/domain/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDocument } from '../../pages/publication/publish.ts';
import { type OpenedSite, openTestSite, sectionOn, textIn } from '../../pages/testing/openedSite.ts';
import type { Config } from '../../platform/config.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { createLog } from '../../platform/log.ts';
import { mergeSettings } from '../../sites/storage/sites.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createSitePages, type SitePages } from './sitePages.ts';

/** A thousand take a busy machine minutes. */
const TIMEOUT_MS = 900_000;
/** 1,000 in a long run (QUOIN_PUBLICATIONS=1000); here enough to meet every moment of a publication. */
const PUBLICATIONS = Number(process.env.QUOIN_PUBLICATIONS ?? 60);
const READERS = 3;

let database: TestDatabase;
let pages: SitePages;
let own: OpenedSite;

beforeAll(async () => {
  database = await createTestDatabase();
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  const settings = { db: database.db, config, log: createLog('silent'), now: Date.now, themesFolder: THEMES_FOLDER };
  pages = createSitePages(settings);
  own = await openTestSite(database.db, 'at-once');
});
afterAll(async () => {
  await pages.close();
  await database.close();
});

const editing = () => ({ site: own.site, actor: { accountId: null, name: 'Ada' } });

/** Everything on the page says the same word: site, page, block, navigation. */
function sayingEdits(records: SiteRecords, about: string, block: string, word: string) {
  const link = recordsOf(records, 'link').find(([, each]) => each.page === about)![0];
  const change = (key: Parameters<typeof edit>[0], path: readonly string[], was: string) => edit(key, path, was, word);
  const textOf = (key: Parameters<typeof edit>[0], name: string) => String(records.get(key)?.[name] ?? '');
  const value = records.get(recordKey('block', block))?.value as { html: string };
  return [
    change('site:site', ['title'], textOf('site:site', 'title')),
    change(recordKey('page', about), ['title'], textOf(recordKey('page', about), 'title')),
    change(recordKey('link', link), ['title'], textOf(recordKey('link', link), 'title')),
    edit(recordKey('block', block), ['value', 'html'], value.html, `<p>${word}</p>`),
  ];
}

describe('publishing', () => {
  it(
    'shows every visitor the old site or the new one, never a mix (EDT-3, RC-10)',
    async () => {
      const about = await own.pageId('about');
      const [section, block] = [randomUUID(), randomUUID()];
      await own.save([sectionOn(about, section), textIn(section, block, '<p>start</p>')]);
      let isOver = false;
      const mixed: string[] = [];
      const seen = new Set<string>();
      async function read(): Promise<void> {
        while (!isOver) {
          const site = await own.shop.load();
          const { body } = await pages.renderSitePage(site, { path: '/about', query: {}, headers: {} });
          const words = new Set(String(body).match(/mark\d+x/g) ?? []);
          for (const word of words) seen.add(word);
          if (words.size > 1) mixed.push([...words].join(' and '));
        }
      }
      const readers = Array.from({ length: READERS }, read);
      for (let number = 1; number <= PUBLICATIONS; number += 1) {
        await own.save(sayingEdits(await own.records(), about, block, `mark${number}x`));
        const done = await publishDocument(own.deps, editing(), { pages: null, note: '' });
        if (!done.ok) throw new Error(done.problem.code);
      }
      isOver = true;
      await Promise.all(readers);
      expect(mixed).toEqual([]);
      expect(seen.size).toBeGreaterThan(PUBLICATIONS / 10);
      const last = await pages.renderSitePage(await own.shop.load(), { path: '/about', query: {}, headers: {} });
      const words = String(last.body).match(/mark\d+x/g) ?? [];
      expect(new Set(words)).toEqual(new Set([`mark${PUBLICATIONS}x`]));
      // Title of the site and of the page, the entry of the navigation, and the block.
      expect(words.length).toBeGreaterThanOrEqual(4);
    },
    TIMEOUT_MS,
  );

  it('lets in the owner’s code that stands in a page, also where the site’s row is still the one of before (EDT-3)', async () => {
    const before = await own.shop.load();
    const siteCode = { header: '', footer: '<script>document.title = "Owner"</script>' };
    await database.db.inSite({ websiteId: before.id }, (trx) => mergeSettings(trx, before.id, { siteCode }));
    // Nobody has asked for it before.
    const { body, guests } = await pages.renderSitePage(before, { path: '/', query: {}, headers: {} });
    expect(String(body)).toContain('document.title = "Owner"');
    expect(guests).toEqual([expect.stringMatching(/^script 'sha256-/)]);
  });
});

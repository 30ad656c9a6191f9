import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT_ITSELF } from '../../audit/storage/auditLog.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { siteInLanguage } from '../../platform/languages/siteInLanguage.ts';
import { createLog } from '../../platform/log.ts';
import type { Site } from '../../sites/storage/sites.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { changeLanguages } from '../../translations/siteLanguages.ts';
import { keepTranslations, showTexts } from '../../translations/translations.ts';
import { createSitePages, type SitePages } from '../answering/sitePages.ts';
import { addTestShop, type TestShop } from '../testing/shop.ts';

const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false };
/** What the owner wrote of the menu, and what she calls it in German. */
const GERMAN = {
  Explore: 'Entdecken',
  Read: 'Lesen',
  'Our paper': 'Unser Papier',
  'Ridge lines': 'Gratlinien',
  'Printed in autumn.': 'Im Herbst gedruckt.',
} as const;
let database: TestDatabase;
let shop: TestShop;
let pages: SitePages;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await addTestShop(database.db, 'wide');
  pages = createSitePages({
    ...{ db: database.db, config, log: createLog('silent'), now: () => Date.now(), themesFolder: THEMES_FOLDER },
  });
  await addWideMenu();
  const languages = [{ code: 'de', isVisible: true }];
  expect((await changeLanguages(deps(), await shop.load(), { languages, actor: PRODUCT_ITSELF })).ok).toBe(true);
  await translate(`page:${shop.shopId}`, { 'Shop <all>': 'Laden', Shop: 'Laden', shop: 'laden', Prints: 'Drucke' });
});
afterAll(async () => {
  await pages.close();
  await database.close();
});

const deps = () => ({ db: database.db });

async function addWideMenu(): Promise<void> {
  const entry = (parts: object) => ({
    collectionId: null,
    title: '',
    urlId: '',
    externalLink: null,
    items: [],
    ...parts,
  });
  const panel = { image: shop.imageIds[0]!, title: 'Ridge lines', text: 'Printed in autumn.', url: '/shop' };
  const items = [
    entry({ collectionId: shop.shopId }),
    entry({ title: 'Read' }),
    entry({ collectionId: shop.journalId }),
    entry({ title: 'Our paper', externalLink: { url: '/about', newWindow: false } }),
  ];
  await database.db.inSite({ websiteId: shop.siteId }, async (trx) => {
    const category = { website_id: shop.siteId, collection_id: shop.shopId, display_name: 'Prints', display_index: 1 };
    await trx
      .insertInto('category')
      .values({ ...category, id: shop.shopId, url_id: 'prints', path: 'prints' })
      .execute();
    await trx
      .updateTable('navigation')
      .set({ items: JSON.stringify([entry({ title: 'Explore', panel, items })]) })
      .where('id', '=', 'mainNav')
      .execute();
  });
}

/** Keeps translations of what these texts are in a group. */
async function translate(group: string, words: Readonly<Record<string, string>>): Promise<void> {
  const site = await shop.load();
  const texts = (await showTexts(deps(), site, { language: 'de', group })) ?? [];
  const written = texts.flatMap((text) => (text.source in words ? [{ ...text, value: words[text.source]! }] : []));
  expect(new Set(written.map(({ source }) => source))).toEqual(new Set(Object.keys(words)));
  await keepTranslations(deps(), site, { language: 'de', group, texts: written });
}

async function panelOf(site: Site, path = '/'): Promise<string> {
  const reply = await pages.renderSitePage(site, { path, query: {}, headers: {} });
  const html = Buffer.from(reply.body ?? '').toString();
  return /<details class="nav-folder nav-folder--wide">[\s\S]*?<\/details>/.exec(html)?.[0] ?? '';
}
const german = async () => siteInLanguage(await shop.load(), 'de');
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe('a folder that opens wide, in another language (product.md 1.4, PREF-03)', () => {
  it('is as its owner wrote it while nothing is translated, and leads to pages of the language', async () => {
    const panel = await panelOf(await german());
    for (const words of Object.keys(GERMAN)) expect(panel).toContain(words);
    expect(panel).toContain('>Laden</a>');
    expect(linksIn(panel)).toEqual([
      ...['/de/laden', '/de/laden?category=prints', '/de/laden?category=cards'],
      ...['/de/journal', '/de/about', '/de/laden'],
    ]);
  });

  it('says its name, its headings, its entries and what stands beside them in that language', async () => {
    await translate('menus', GERMAN);
    const panel = await panelOf(await german());
    for (const [words, translated] of Object.entries(GERMAN)) {
      expect(panel).toContain(translated);
      expect(panel).not.toContain(words);
    }
    expect(panel).toContain('<summary>Entdecken</summary>');
    expect(panel).toContain('<ul aria-label="Lesen">');
    expect(panel).toMatch(/<a href="\/de\/laden\?category=prints">Drucke<\/a>/);
    expect(panel).toMatch(/class="nav-panel__promo" href="\/de\/laden">.*<strong>Gratlinien<\/strong>/);
  });

  it('stays as it was in the language of the site', async () => {
    const panel = await panelOf(await shop.load());
    for (const [words, translated] of Object.entries(GERMAN)) {
      expect(panel).toContain(words);
      expect(panel).not.toContain(translated);
    }
    expect(linksIn(panel)).toEqual([
      ...['/shop', '/shop?category=prints', '/shop?category=cards'],
      ...['/journal', '/about', '/shop'],
    ]);
  });
});

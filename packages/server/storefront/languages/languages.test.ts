import { parseQueryString } from '@quoin/domain/site';
import { createTranslationSet, sourceHash } from '@quoin/domain/translations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT_ITSELF } from '../../audit/storage/auditLog.ts';
import { loadSiteMap } from '../../discovery/loadSiteMap.ts';
import { createProductFeeds } from '../../discovery/productFeeds.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import { siteInLanguage } from '../../platform/languages/siteInLanguage.ts';
import { listTranslations, saveTranslations } from '../../platform/languages/storage/translations.ts';
import { createLog } from '../../platform/log.ts';
import { searchSite } from '../../search/searchSite.ts';
import type { Site } from '../../sites/storage/sites.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { changeLanguages, showLanguageStatus } from '../../translations/siteLanguages.ts';
import { exportTranslations, importTranslations } from '../../translations/translationFiles.ts';
import { keepTranslations, showGroups, showTexts } from '../../translations/translations.ts';
import { createSitePages, type SitePages } from '../answering/sitePages.ts';
import { addTestShop, type TestShop } from '../testing/shop.ts';

let database: TestDatabase;
let shop: TestShop;
let pages: SitePages;
const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false };

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await addTestShop(database.db, 'salt');
  pages = createSitePages({
    ...{ db: database.db, config, log: createLog('silent'), now: () => Date.now(), themesFolder: THEMES_FOLDER },
  });
});
afterAll(async () => {
  await pages.close();
  await database.close();
});

const deps = () => ({ db: database.db });
const setLanguages = async (...languages: readonly { readonly code: string; readonly isVisible: boolean }[]) =>
  changeLanguages(deps(), await shop.load(), { languages, actor: PRODUCT_ITSELF });
const german = async (): Promise<Site> => siteInLanguage(await shop.load(), 'de');

/** Keeps translations of one group by their fields. */
async function translate(group: string, values: Readonly<Record<string, string>>) {
  const site = await shop.load();
  const texts = (await showTexts(deps(), site, { language: 'de', group })) ?? [];
  const written = texts.flatMap((text) => {
    const value = values[text.field];
    return value === undefined ? [] : [{ ...text, value }];
  });
  expect(written.map(({ field }) => field).sort()).toEqual(Object.keys(values).sort());
  return keepTranslations(deps(), site, { language: 'de', group, texts: written });
}

const get = async (site: Site, path: string): Promise<{ readonly status: number; readonly text: string }> => {
  const reply: Reply = await pages.renderSitePage(site, { path, query: {}, headers: {} });
  return { status: reply.status, text: Buffer.from(reply.body ?? '').toString() };
};
const alternates = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="http:\/\/[^/]+([^"]*)">/g)].map(
      ([, code = '', path = '']) => [code, path],
    ),
  );
const pathsTo = (html: string) =>
  [...html.matchAll(/<[^>]*\s(?:href|action)="(\/[^"]*)"[^>]*>/g)]
    .filter(([tag]) => !tag.includes('hreflang='))
    .map(([, path = '']) => path)
    .filter((path) => !/^\/(?:assets|s|favicon\.ico|static)\b/.test(path));

describe('a site in two languages', () => {
  beforeAll(async () => {
    expect((await setLanguages({ code: 'de', isVisible: true })).ok).toBe(true);
    await translate(`page:${shop.shopId}`, { title: 'Laden', urlId: 'laden' });
    await translate(`item:${shop.printId}`, { title: 'Druck', urlId: 'druck', 'option:Size': 'Größe' });
  });

  it('answers in the language with its own addresses, and the main one stays as it was (PREF-03)', async () => {
    const list = await get(await german(), '/laden');
    expect(list.status).toBe(200);
    expect(list.text).toContain('<html lang="de" dir="ltr" data-language-prefix="/de"');
    expect(list.text).toContain('<h1>Laden</h1>');
    expect(list.text).toContain('href="/de/laden/druck"');
    const item = await get(await german(), '/laden/druck');
    expect([item.status, item.text.includes('Größe')]).toEqual([200, true]);
    const main = await get(await shop.load(), '/shop');
    expect(main.text).not.toMatch(/Laden|druck/);
    expect((await get(await shop.load(), '/laden')).status).toBe(404);
  });

  it('every link of a page stays in its language (PREF-03)', async () => {
    for (const path of ['/', '/laden', '/laden/druck', '/journal', '/journal/post-3', '/about', '/nowhere']) {
      const links = pathsTo((await get(await german(), path)).text);
      expect(links.length, path).toBeGreaterThan(3);
      expect(
        links.filter((link) => link !== '/de' && !/^\/de[/?#]/.test(link)),
        path,
      ).toEqual([]);
    }
  });

  it('each page names the others, they name it back, and each is there (PREF-03)', async () => {
    const [main, translated] = [await shop.load(), await german()];
    for (const [own, other] of [
      ['/', '/'],
      ['/shop', '/laden'],
      ['/journal', '/journal'],
      ['/journal/post-3', '/journal/post-3'],
    ] as const) {
      const here = alternates((await get(main, own)).text);
      const there = await get(translated, other);
      expect([own, there.status]).toEqual([own, 200]);
      expect(alternates(there.text)).toEqual(here);
      const prefixed = other === '/' ? '/de' : `/de${other}`;
      expect(here).toEqual({ 'en-US': own, de: prefixed, 'x-default': own });
      expect(there.text).toMatch(new RegExp(`<link rel="canonical" href="http://[^/]+${prefixed}">`));
    }
  });

  it('what search engines read of a page names its addresses in its language, and each is there (PREF-03)', async () => {
    const { text } = await get(await german(), '/laden/druck');
    const things = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => json,
    );
    const paths = things
      .flatMap((json) => [...json.matchAll(/"(?:url|item|urlTemplate)":"http:\/\/[^/"]+([^"]*)"/g)])
      .map(([, path = '']) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['/de', '/de/laden', '/de/laden/druck', '/de/search?q={search_term_string}']),
    );
    expect(paths.filter((path) => !/^\/de(?:[/?#]|$)/.test(path))).toEqual([]);
    for (const path of paths.filter((each) => !each.includes('{'))) {
      const [own = '', query = ''] = path.replace(/^\/de/, '').split('?');
      const place = { path: own || '/', query: parseQueryString(query), headers: {} };
      expect([path, (await pages.renderSitePage(await german(), place)).status]).toEqual([path, 200]);
    }
  });

  it('a feed leads to what it tells of in its language, and so does what is written in it (PREF-03)', async () => {
    const feed = async (site: Site) => {
      const reply = await pages.renderSitePage(site, { path: '/journal', query: { format: 'rss' }, headers: {} });
      return Buffer.from(reply.body ?? '').toString();
    };
    const linksOf = (xml: string) =>
      [...xml.matchAll(/(?:<link>|rel="self"[^>]* href="|&lt;a href=&quot;)http:\/\/[^/<"&]+([^<"&]*)/g)].map(
        ([, path]) => path,
      );
    const [main, own] = [linksOf(await feed(await shop.load())), linksOf(await feed(await german()))];
    expect(main.length).toBeGreaterThan(3);
    expect(own).toEqual(main.map((path) => `/de${path}`));
  });

  it('products are offered to machines in their language, with addresses of it, whoever asked first (PREF-03)', async () => {
    const feeds = createProductFeeds({ db: database.db, pages, now: () => Date.now() });
    const read = async (site: Site) => {
      const file = await feeds.file(site, 'products.csv');
      return file.kind === 'held' ? file.body.identity.toString() : '';
    };
    const main = await read(await shop.load());
    const own = await read(await german());
    expect(main).toMatch(/http:\/\/[^/]+\/shop\//);
    expect(own).toContain('Druck');
    expect(own).toMatch(/http:\/\/[^/]+\/de\/laden\/druck/);
    expect(own).not.toMatch(/http:\/\/[^/]+\/(?:shop|laden)\//);
    expect(await read(await shop.load())).toBe(main);
  });

  it('the address of the main language leads to the same page, whose canonical is the translated one (PREF-03)', async () => {
    const old = await get(await german(), '/shop');
    expect(old.status).toBe(200);
    expect(old.text).toMatch(/rel="canonical" href="http:\/\/[^/]+\/de\/laden"/);
  });

  it('a page that is kept is of its language, and new once a translation changes (PREF-03)', async () => {
    await get(await german(), '/laden');
    await translate(`page:${shop.shopId}`, { title: 'Alle Drucke' });
    expect((await get(await german(), '/laden')).text).toContain('<h1>Alle Drucke</h1>');
    expect((await get(await shop.load(), '/shop')).text).not.toContain('Alle Drucke');
    await translate(`page:${shop.shopId}`, { title: 'Laden' });
  });

  it('redirects and answers for widgets lead on in the language (PREF-03)', async () => {
    const site = await german();
    const led = await pages.inLanguage(site, {
      status: 303,
      headers: { location: '/shop/dunes?variant=A' },
      body: null,
    });
    expect(led.headers?.location).toBe('/de/laden/dunes?variant=A');
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const body = JSON.stringify({ fullUrl: '/shop/dunes', assetUrl: '/s/a.png', title: '/shop' });
    const told = await pages.inLanguage(site, { status: 200, headers, body });
    expect(JSON.parse(String(told.body))).toEqual({ fullUrl: '/de/laden/dunes', assetUrl: '/s/a.png', title: '/shop' });
    const elsewhere = { status: 303, headers: { location: 'https://bank.example/pay' }, body: null };
    expect((await pages.inLanguage(site, elsewhere)).headers?.location).toBe('https://bank.example/pay');
  });

  it('the site map lists each address with those of the other languages (PREF-03)', async () => {
    const map = (await loadSiteMap({ db: database.db, pages }, await shop.load())) ?? '';
    const places = [...map.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(places).toEqual(expect.arrayContaining(['/shop', '/de/laden', '/shop/dunes', '/de/laden/druck']));
    const own = /<url><loc>[^<]*\/de\/laden\/druck<\/loc>.*<\/url>/.exec(map)?.[0] ?? '';
    const named = [...own.matchAll(/hreflang="([^"]+)" href="http:\/\/[^/]+([^"]+)"/g)].map(([, code, path]) => [
      code,
      path,
    ]);
    expect(named).toEqual([
      ['en-US', '/shop/dunes'],
      ['de', '/de/laden/druck'],
    ]);
  });

  const found = async (site: Site, typed: string) =>
    (await searchSite({ db: database.db }, site, await pages.frameOf(site), { typed, page: 1, size: 10 })).hits.map(
      ({ title, url }) => `${title.map(({ text }) => text).join('')} ${url}`,
    );

  it('is searched by the words of its readers, whatever stems they have (PREF-03)', async () => {
    await translate(`page:${await aboutId()}`, {
      mainContent: '<p>Drei Leute und zwei <b>Druckpressen</b> am Hafen.</p>',
    });
    expect(await found(await german(), 'Druck')).toEqual(expect.arrayContaining(['Druck /laden/druck']));
    expect(await found(await german(), 'druckpresse')).toEqual(['About /about']);
    expect(await found(await shop.load(), 'druckpresse')).toEqual([]);
    const main = await found(await shop.load(), 'dunes');
    expect(main.length).toBeGreaterThan(0);
    // What is not translated is found by the words it has.
    expect(await found(await german(), 'post')).not.toEqual([]);
    await translate(`page:${await aboutId()}`, { mainContent: '' });
  });

  it('is searched in a language that writes no spaces (PREF-03)', async () => {
    await setLanguages({ code: 'de', isVisible: true }, { code: 'ja', isVisible: true });
    const text = { kind: 'item', id: shop.printId, field: 'title', sourceHash: sourceHash('Dunes') } as const;
    await database.db.inSite({ websiteId: shop.siteId }, (trx) =>
      saveTranslations(trx, shop.siteId, [{ ...text, language: 'ja', value: '海辺の砂丘の版画' }]),
    );
    const japanese = siteInLanguage(await shop.load(), 'ja');
    expect(await found(japanese, '砂丘')).toEqual(['海辺の砂丘の版画 /shop/dunes']);
    expect(await found(japanese, '山')).toEqual([]);
    await setLanguages({ code: 'de', isVisible: true });
  });

  it('an entry of a menu that says what its page is called does so in each language, unless it has its own words (PREF-03)', async () => {
    const about = await aboutId();
    const call = (title: string) =>
      database.asOwner(`update navigation set items = jsonb_set(items, '{2,title}', $2::jsonb) where website_id = $1`, [
        ...[shop.siteId, JSON.stringify(title)],
      ]);
    const entry = async () =>
      /<a href="\/de\/about"[^>]*>([^<]*)<\/a>/.exec((await get(await german(), '/journal')).text)?.[1];
    await call('About');
    await translate(`page:${about}`, { title: 'Über uns' });
    expect(await entry()).toBe('Über uns');
    await translate('menus', { title: 'Wir' });
    expect(await entry()).toBe('Wir');
    await translate('menus', { title: '' });
    await translate(`page:${about}`, { title: '' });
    await call('');
  });

  it('tags are called as its readers call them, and stay what addresses say (PREF-03)', async () => {
    await translate('tags', { name: 'gerade' });
    const read = async (site: Site, query: string) => {
      const reply = await pages.renderSitePage(site, {
        path: '/journal',
        query: { format: 'json', tag: query },
        headers: {},
      });
      const { items } = JSON.parse(Buffer.from(reply.body ?? '').toString()) as { items: { tags: string[] }[] };
      return items.map((item) => item.tags.join());
    };
    expect(await read(await german(), 'even')).toEqual(['gerade', 'gerade']);
    // Templates link to what they show.
    expect(await read(await german(), 'gerade')).toEqual(['gerade', 'gerade']);
    expect(await read(await shop.load(), 'even')).toEqual(['even', 'even']);
    expect(await read(await shop.load(), 'gerade')).toEqual([]);
  });

  it('filters are called what most products call their options, and stay what addresses say (PREF-03)', async () => {
    const field = (name: string) => ({ kind: 'item', field: name, sourceHash: sourceHash('') }) as const;
    const others = await database.asOwner<{ id: string }>(
      `select id from item where collection_id = $1 and id <> $2 order by id`,
      [shop.shopId, shop.printId],
    );
    const call = (value: string, ids: readonly string[]) =>
      database.db.inSite({ websiteId: shop.siteId }, (trx) =>
        saveTranslations(
          trx,
          shop.siteId,
          ids.map((id) => ({ ...field('option:Size'), id, value, language: 'de' })),
        ),
      );
    await translate(`item:${shop.printId}`, { 'value:Size:L': 'Groß' });
    const list = async (site: Site, of: string, query: string) => {
      const reply = await pages.renderSitePage(site, { path: of, query: parseQueryString(query), headers: {} });
      const text = Buffer.from(reply.body ?? '').toString();
      const facet =
        /<a class="facet__value[^>]* href="([^"]*filter\[Size\]=L[^"]*)"[^>]*>.*?facet__label">([^<]*)</.exec(text);
      return { text, link: facet?.[1], label: facet?.[2] };
    };
    const narrowed = await list(await german(), '/laden', 'sale=yes');
    expect(narrowed).toMatchObject({ link: '/de/laden?filter[Size]=L&amp;sale=yes', label: 'Groß' });
    expect(narrowed.text).toContain('Größe');
    // Two call it otherwise: there is still one filter, under what most say.
    await call(
      'Format',
      others.slice(0, 2).map(({ id }) => id),
    );
    const chosen = await list(await german(), '/laden', 'filter[Size]=L');
    expect(chosen.text).toContain('Format: Groß');
    expect(chosen.text).not.toContain('>Größe<');
    const main = await list(await shop.load(), '/shop', 'filter[Size]=L');
    expect(main.text).toContain('Size: L');
    // What nobody can see has no say.
    await database.asOwner(`update item set deleted_at = now() where id = any($1)`, [others.map(({ id }) => id)]);
    await call(
      'Format',
      others.slice(0, 1).map(({ id }) => id),
    );
    expect((await list(await german(), '/laden', 'filter[Size]=L')).text).toContain('Größe: Groß');
    await database.asOwner(`update item set deleted_at = null where id = any($1)`, [others.map(({ id }) => id)]);
    await call(
      '',
      others.map(({ id }) => id),
    );
    await translate(`item:${shop.printId}`, { 'value:Size:L': '' });
  });

  it('asks for its questions in the language of who buys (PREF-03)', async () => {
    const field = { id: 'a', type: 'select', title: 'Paper', description: 'Of the print', isRequired: false };
    const form = { id: 'f', name: 'Yours', fields: [{ ...field, options: ['Smooth', 'Rough'] }] };
    await database.asOwner('update product set additional_fields_form = $1 where id = $2', [form, shop.printId]);
    await translate(`item:${shop.printId}`, {
      ...{ 'form.name': 'Deines', 'form.a.title': 'Papier', 'form.a.description': 'Des Drucks' },
      'form.a.option:Rough': 'Rau',
    });
    const page = await get(await german(), '/laden/druck');
    for (const text of ['Papier', 'Des Drucks', 'Smooth', 'Rau']) expect(page.text).toContain(text);
    expect(page.text).not.toMatch(/Rough|Of the print/);
    expect((await get(await shop.load(), '/shop/dunes')).text).toContain('Rough');
  });

  it('Arabic is written from right to left (PREF-03)', async () => {
    await setLanguages({ code: 'de', isVisible: true }, { code: 'ar', isVisible: true });
    const page = await get(siteInLanguage(await shop.load(), 'ar'), '/shop');
    expect(page.text).toContain('<html lang="ar" dir="rtl" data-language-prefix="/ar"');
    await setLanguages({ code: 'de', isVisible: true }, { code: 'ar', isVisible: false });
    expect(Object.keys(alternates((await get(await shop.load(), '/shop')).text))).toEqual(['en-US', 'de', 'x-default']);
  });
});

describe('translations', () => {
  it('are refused where something else has the address, and where there is no such text (PREF-03)', async () => {
    const taken = await translate(`page:${shop.shopId}`, { urlId: 'journal' });
    expect(taken).toMatchObject({ ok: false, problem: { code: 'translationAddressTaken' } });
    const gone = [{ kind: 'page', id: shop.shopId, field: 'nothing', value: 'x', sourceHash: sourceHash('') }];
    const wanted = { language: 'de', group: `page:${shop.shopId}`, texts: gone };
    const site = await shop.load();
    expect(await keepTranslations(deps(), site, wanted)).toMatchObject({ problem: { code: 'translationTextGone' } });
    expect(await keepTranslations(deps(), site, { ...wanted, language: 'fr' })).toMatchObject({
      problem: { code: 'languageNotThere' },
    });
  });

  it('lose what markup may not have (PREF-03, SC-40)', async () => {
    await translate(`page:${await aboutId()}`, { mainContent: '<p onclick="x()">Über <script>y()</script>uns</p>' });
    const { text } = await get(await german(), '/about');
    expect(text).toContain('<p>Über uns</p>');
  });

  it('count as outdated once the text was changed (PREF-03)', async () => {
    const outdated = async () => (await showLanguageStatus(deps(), await shop.load())).languages[0]?.outdated;
    expect(await outdated()).toBe(0);
    await database.asOwner(`update collection set title = 'Our shop' where id = $1`, [shop.shopId]);
    expect(await outdated()).toBe(1);
    await database.asOwner(`update collection set title = 'Shop' where id = $1`, [shop.shopId]);
  });

  it.each(['csv', 'xliff-1.2', 'xliff-2.0'] as const)(
    'come back from a file (%s) without a change (PREF-03)',
    async (format) => {
      const site = await shop.load();
      const text = (await exportTranslations(deps(), site, { language: 'de', format })) ?? '';
      for (const word of ['Laden', 'gerade', 'Papier']) expect(text).toContain(word);
      const back = await importTranslations(deps(), site, {
        language: 'de',
        text,
        apply: false,
        actor: PRODUCT_ITSELF,
      });
      expect(back).toMatchObject({ ok: true, value: { changed: 0, problemCount: 0 } });
      const changed = text.replace('Laden', '=Geschäft');
      const dry = await importTranslations(deps(), site, {
        language: 'de',
        text: changed,
        apply: false,
        actor: PRODUCT_ITSELF,
      });
      expect(dry).toMatchObject({
        value: { changed: 1, changes: [{ source: 'Shop', was: 'Laden', now: '=Geschäft' }] },
      });
      expect(await titleOf()).toBe('Laden');
      await importTranslations(deps(), site, { language: 'de', text: changed, apply: true, actor: PRODUCT_ITSELF });
      expect(await titleOf()).toBe('=Geschäft');
      const table = await exportTranslations(deps(), site, { language: 'de', format: 'csv' });
      expect(table).toContain("'=Geschäft");
      await translate(`page:${shop.shopId}`, { title: 'Laden' });
    },
  );

  it('a file says in which line something cannot be taken (PREF-03)', async () => {
    const text = `Kind,Id,Field,Translation\npage,${shop.shopId},title,Geschäft\npage,${shop.shopId},urlId,Nicht so\nitem,x,title,Weg\n`;
    const done = await importTranslations(deps(), await shop.load(), {
      ...{ language: 'de', text, apply: false, actor: PRODUCT_ITSELF },
    });
    expect(done).toMatchObject({ ok: true, value: { changed: 1, problemCount: 2 } });
    expect(done.ok && done.value.problems.map(({ line, message }) => [line, message.split(':')[0]])).toEqual([
      [3, 'Translation'],
      [4, 'Id'],
    ]);
  });

  it('go with their language (PREF-03)', async () => {
    const before = (await showGroups(deps(), await shop.load(), 'de'))?.groups ?? [];
    expect(before.some(({ progress }) => progress.done > 0)).toBe(true);
    const changed = await setLanguages();
    expect(changed.ok && changed.value.deleted).toBeGreaterThan(0);
    expect(await showGroups(deps(), await shop.load(), 'de')).toBeNull();
    expect((await get(await shop.load(), '/shop')).text).not.toContain('hreflang');
  });
});

async function aboutId(): Promise<string> {
  const [row] = await database.asOwner<{ id: string }>(
    `select id from collection where website_id = $1 and url_id = 'about'`,
    [shop.siteId],
  );
  return row?.id ?? '';
}

async function titleOf(): Promise<string | undefined> {
  const all = await database.db.inSite({ websiteId: shop.siteId }, (trx) => listTranslations(trx, shop.siteId, 'de'));
  return createTranslationSet(all).find('page', shop.shopId, 'title')?.value;
}

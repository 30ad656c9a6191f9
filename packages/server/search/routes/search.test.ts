import { randomBytes } from 'node:crypto';
import type { GeneralSearchResponse } from '@quoin/contract/endpoints/site';
import { parseQueryString } from '@quoin/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDocument } from '../../pages/storage/pageDocuments.ts';
import { newId, secureRoll } from '../../platform/database/ids.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { createCrumbs } from '../../platform/http/protection/crumbs.ts';
import { createRateLimits } from '../../platform/http/protection/limits.ts';
import { Router } from '../../platform/http/router.ts';
import { answerSite } from '../../platform/http/sitePipeline.ts';
import { createLog } from '../../platform/log.ts';
import type { Site } from '../../sites/storage/sites.ts';
import { createSitePages, type SitePages } from '../../storefront/answering/sitePages.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import { answerOf, headOf } from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { searchRoutes } from './search.ts';

let database: TestDatabase;
let shop: TestShop;
let other: TestShop;
let site: Site;
let otherSite: Site;
let pages: SitePages;
const id = () => newId(Date.now(), secureRoll);
const DAY = 86_400_000;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await addTestShop(database.db, 'finder');
  other = await addTestShop(database.db, 'stranger');
  await fill(shop, 'Ropewalk');
  await fill(other, 'Elsewhere');
  [site, otherSite] = [await shop.load(), await other.load()];
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false };
  const log = createLog('silent');
  pages = createSitePages({ db: database.db, config, log, now: Date.now, themesFolder: THEMES_FOLDER });
});
afterAll(async () => {
  await pages.close();
  await database.close();
});

/** A page of blocks, one of text, a hidden and a switched-off one, and posts that must not be found. */
async function fill(to: TestShop, place: string): Promise<void> {
  const base = { website_id: to.siteId };
  await database.db.inSite({ websiteId: to.siteId }, async (trx) => {
    const dates = { created_on: trx.now(), updated_on: trx.now() };
    const page = (title: string, more: object = {}) => ({
      ...{ ...base, ...dates, id: id(), type: 10, type_name: 'page', title, navigation_title: title },
      ...{ url_id: title.toLowerCase(), main_content: '<p>Lanterns everywhere</p>', ...more },
    });
    const studio = page('Studio', { main_content: '' });
    const hidden = JSON.stringify({ seoHidden: true });
    await trx
      .insertInto('collection')
      .values([studio, page('Lamps'), page('Secret', { seo: hidden }), page('Off', { enabled: false })])
      .execute();
    const block = (type: string, value: object) => ({ id: id(), type, value, place: {} });
    const blocks = [
      block('html', { html: `<p>We work at 3 ${place} Yard &amp; print <b>lanterns</b> by hand.</p>` }),
      block('button', { text: 'Visit', link: '/unreadable-address' }),
    ];
    const section = { id: id(), name: 'Words', blocks };
    await insertDocument(trx, to.siteId, studio.id, { sections: [section] } as never);
    const post = (title: string, more: object) => ({
      ...{
        ...base,
        id: id(),
        collection_id: to.journalId,
        record_type: 1,
        url_id: title.toLowerCase().replaceAll(' ', '-'),
      },
      ...{ title, body: '<p>A lantern festival.</p>', added_on: trx.now(), updated_on: trx.now(), ...more },
    });
    const past = new Date(Date.now() - DAY);
    await trx
      .insertInto('item')
      .values([
        post('Lantern night', { publish_on: past }),
        post('Lantern draft', { publish_on: past, workflow_state: 2 }),
        post('Lantern tomorrow', { publish_on: new Date(Date.now() + DAY) }),
        post('Lantern trash', { publish_on: past, deleted_at: past }),
        post('Lantern unlisted', { publish_on: past, seo: JSON.stringify({ seoHidden: true }) }),
      ])
      .execute();
  });
}

async function get(path: string, query: string, of = site) {
  const pipeline = {
    routes: new Router(searchRoutes({ db: database.db, pages })),
    limits: createRateLimits(1000),
    crumbs: createCrumbs(new Uint8Array(32).fill(3), randomBytes),
  };
  const head = { ...headOf({ method: 'GET', path }), query: parseQueryString(query) };
  return answerSite(pipeline, of, head, async () => ({ body: null, bodyType: 'none' }));
}

const found = async (q: string, of = site) =>
  answerOf<GeneralSearchResponse>(await get('/api/search/GeneralSearch', `q=${encodeURIComponent(q)}&size=10`, of));
const page = async (query: string, of = site) => {
  const reply = await get('/search', query, of);
  return { ...reply, text: String(reply.body) };
};

describe('the search of a site', () => {
  it('finds pages by their texts and blocks, posts and products; never what visitors may not see (SC-59)', async () => {
    const { items, totalCount } = await found('lantern');
    expect(items.map(({ url }) => url).sort()).toEqual(['/journal/lantern-night', '/lamps', '/studio']);
    expect(totalCount).toBe(3);
    expect((await found('dunes')).items[0]).toMatchObject({ url: '/shop/dunes', kind: 'item', label: 'Shop <all>' });
    expect((await found('secret')).items).toEqual([]);
    expect((await found('unreadable')).items).toEqual([]);
  });

  it('knows nothing of other sites (TEN-4)', async () => {
    expect((await found('ropewalk')).items.map(({ url }) => url)).toEqual(['/studio']);
    expect((await found('ropewalk', otherSite)).items).toEqual([]);
    expect((await found('elsewhere')).items).toEqual([]);
  });

  it('follows an edit of a page at once', async () => {
    await database.db.inSite({ websiteId: shop.siteId }, (trx) =>
      trx
        .updateTable('collection')
        .set({ main_content: '<p>Only candles</p>' })
        .where('url_id', '=', 'lamps')
        .execute(),
    );
    expect((await found('candles')).items.map(({ url }) => url)).toEqual(['/lamps']);
    expect((await found('everywhere')).items).toEqual([]);
  });

  it('takes a mistyped word for the nearest and says so', async () => {
    const { corrected, items } = await found('lantren');
    expect(corrected).toBe('lantern');
    expect(items.length).toBeGreaterThan(0);
    expect((await page('q=lantren')).text).toContain('These are the results for “lantern”');
  });

  it('is page type 102, out of search engines, with words marked in their passage (ENUM-01)', async () => {
    const { text, headers, status } = await page('q=lanterns');
    expect(status).toBe(200);
    expect(headers?.['x-robots-tag']).toBe('noindex');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('Results for “lanterns”');
    expect(text).toContain('Ropewalk Yard &amp; print <mark>lanterns</mark> by hand.');
  });

  it('is the same for everybody: kept for going back, no cookie, until the site is published anew (PF-11, PF-12)', async () => {
    const first = await page('q=dunes');
    expect(first.headers?.['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(first.cookies ?? []).toEqual([]);
    const rename = (title: string) =>
      database.db.inSite({ websiteId: shop.siteId }, (trx) =>
        trx.updateTable('item').set({ title }).where('url_id', '=', 'dunes').execute(),
      );
    const before = /found__title"><a[^>]*>(.*?)<\/a>/.exec(first.text)?.[1] ?? '';
    expect(before).toContain('unes');
    await rename('Dunes at night');
    expect((await page('q=dunes%20')).text).toBe(first.text);
    const anew = { ...site, publishedVersion: site.publishedVersion + 1 };
    expect((await page('q=dunes', anew)).text).toContain('at night');
    expect((await page('q=dunes', otherSite)).text).not.toBe(first.text);
    await rename('Dunes');
  });

  it('prints what was typed as text only (SC-19)', async () => {
    const { text } = await page(`q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('says when there is nothing and offers pages instead (CX-29); asks when nothing was typed', async () => {
    const nothing = await page('q=zzzzqqq');
    expect(nothing.text).toContain('Nothing found for “zzzzqqq”');
    expect(nothing.text).toContain('href="/shop"');
    expect((await page('')).text).toContain('Type a word, and see where it leads.');
    for (const odd of [
      'q=',
      'q=%20',
      `q=${'x'.repeat(5000)}`,
      'q=%27%3A*%20%26%20!',
      'q=a&page=99999',
      'q[]=a&page=-1',
    ])
      expect((await page(odd)).status, odd).toBe(200);
  });

  it('goes through pages of ten', async () => {
    await database.db.inSite({ websiteId: shop.siteId }, (trx) =>
      trx
        .insertInto('item')
        .values(
          Array.from({ length: 13 }, (_, index) => ({
            ...{
              website_id: shop.siteId,
              id: id(),
              collection_id: shop.journalId,
              record_type: 1,
              url_id: `many-${index}`,
            },
            ...{ title: `Quince ${index}`, added_on: trx.now(), updated_on: trx.now() },
          })),
        )
        .execute(),
    );
    const [first, second] = [await page('q=quince'), await page('q=quince&page=2')];
    const linksOf = (text: string) => [...text.matchAll(/found__title"><a href="([^"]+)"/g)].map((match) => match[1]);
    expect(first.text).toContain('13 results');
    expect(first.text).toContain('href="/search?q=quince&amp;page=2"');
    expect(new Set([...linksOf(first.text), ...linksOf(second.text)]).size).toBe(13);
    expect(second.text).toContain('rel="prev"');
    expect(second.text).not.toContain('rel="next"');
  });

  it('leaves no complaint of the theme', async () => {
    await pages.diagnostics.settled();
    expect(await database.asOwner('select file, line, code, detail from template_diagnostic')).toEqual([]);
  });
});

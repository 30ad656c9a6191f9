import { parseQueryString } from '@quoin/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageParameters } from '../../pages/addresses/pageKey.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { createLog } from '../../platform/log.ts';
import type { Site } from '../../sites/storage/sites.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createSitePages, type SitePages } from '../answering/sitePages.ts';
import { addTestShop, type TestShop } from '../testing/shop.ts';

let database: TestDatabase;
let shop: TestShop;
let site: Site;
let pages: SitePages;
const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false };

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await addTestShop(database.db, 'salt');
  site = await shop.load();
  pages = createSitePages({
    db: database.db,
    config,
    log: createLog('silent'),
    now: Date.now,
    themesFolder: THEMES_FOLDER,
  });
});
afterAll(async () => {
  await pages.close();
  await database.close();
});

const get = async (url: string, of = site): Promise<string> => {
  const [path = '/', search = ''] = url.split('?');
  const query = parseQueryString(search);
  const reply = await pages.renderSitePage(of, { path: decodeURIComponent(path), query, headers: {} });
  expect(reply.status, url).toBe(200);
  return Buffer.from(reply.body ?? '').toString();
};
const cards = (html: string) =>
  [...html.matchAll(/product-card__title"><a href="\/shop\/([^"]+)"/g)].map(([, name]) => name);
const links = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`class="${name}[^"]*" href="([^"]+)"`, 'g'))].map(([, url]) => url);

describe('a store page with its filters', () => {
  it('is one of plain links with counts; a link adds its value to what is chosen', async () => {
    const html = await get('/shop?sale=yes');

    expect(cards(html)).toEqual(['dunes']);
    expect(html).toContain('1 product<');
    expect(links(html, 'facet__value')).toContain('/shop?filter[Size]=L&amp;sale=yes');
    expect(html).toMatch(
      /facet__label">L<\/span><span class="visually-hidden">, 1 product<\/span><span class="facet__count" aria-hidden="true">1</,
    );
  });

  it('shows what is chosen as chips, each a link without it, and one without all', async () => {
    const html = await get('/shop?q=dune&filter[Size]=M&price-to=60&sort=name');
    expect(links(html, 'chip')).toEqual([
      '/shop?filter[Size]=M&amp;price-to=60&amp;sort=name',
      '/shop?q=dune&amp;price-to=60&amp;sort=name',
      '/shop?q=dune&amp;filter[Size]=M&amp;sort=name',
      '/shop?sort=name',
    ]);
    expect(html).toContain('Up to €60.00');
  });

  it('sends the rest of the address along with the price', async () => {
    const html = await get('/shop?filter[Size]=M&price-from=10');
    expect(html).toContain('<input type="hidden" name="filter[Size]" value="M">');
    expect(html).toContain('name="price-from"');
  });

  it('tells search engines of categories only: a narrowed list has the whole one’s address and noindex', async () => {
    const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    for (const narrowed of ['/shop?tag=x&category=prints', '/shop?q=dunes', '/shop?sort=name', '/shop?stock=in&page=2'])
      expect(await get(narrowed), narrowed).toContain('<meta name="robots" content="noindex">');
    const category = await get('/shop?category=prints/large');
    expect(category).not.toContain('noindex');
    expect(canonical(category)).toBe('http://salt.localhost:3000/shop?category=prints/large');
    expect(canonical(await get('/shop?q=dunes'))).toBe('http://salt.localhost:3000/shop');
    expect(canonical(await get('/shop?category=prints&stock=in'))).toBe(
      'http://salt.localhost:3000/shop?category=prints',
    );
  });

  it('leads down the categories and back up', async () => {
    expect(await get('/shop')).toContain(
      'href="/shop?category=prints">Prints <span class="filter__count" aria-hidden="true">3</span>',
    );
    const prints = await get('/shop?category=prints');
    expect(prints).toContain('href="/shop?category=prints/large">Large');
    const large = await get('/shop?category=prints/large');
    expect(large).toMatch(
      /Breadcrumb"><ol><li><a href="\/shop">Shop &lt;all&gt;<\/a><\/li><li><a href="\/shop\?category=prints">Prints/,
    );
    expect(await get('/shop/dunes')).toContain(
      '<a href="/shop?category=prints/large">Large</a></li><li aria-current="page">Dunes',
    );
  });

  it('offers something else when nothing is found, and escapes what was typed (SC-19)', async () => {
    const html = await get(`/shop?q=${encodeURIComponent('<script>alert(1)</script> zzz')}`);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('Nothing found for “&lt;script&gt;');
    expect(cards(html).length).toBeGreaterThan(0);
  });

  it('goes through pages of a narrowed list', async () => {
    const first = await get('/shop?stock=in&sort=name');
    expect(cards(first)).toEqual(['cliffs', 'dunes']);
    expect(first).toContain('href="/shop?stock=in&amp;sort=name&amp;page=2" rel="next"');
    expect(cards(await get('/shop?stock=in&sort=name&page=2'))).toEqual(['harbour']);
  });

  it('shows hostile values as text and finds nothing by them (SC-49)', async () => {
    for (const value of ["' OR 1=1 --", "x'); DROP TABLE item; --", '\\', '%', '{.section}', '\u001f']) {
      const text = encodeURIComponent(value);
      for (const name of ['q', 'tag', 'filter[Size]', 'category', 'price-from', 'sort', `filter[${text}]`])
        expect(await get(`/shop?${name}=${text}`), `${name}=${value}`).toContain('</html>');
    }
  });
});

describe('the key of a narrowed page', () => {
  const keyOf = (text: string) => pageParameters(parseQueryString(text));
  it('is the same however the address is written, and another for another wish', () => {
    expect(keyOf('sale=yes&filter[Size]=L&filter[Size]=M')).toEqual(
      keyOf('filter[Size]=M&filter[Size]=L&sale=yes&utm=1'),
    );
    expect(keyOf('filter[Size]=M')).not.toEqual(keyOf('filter[Size]=L'));
    expect(keyOf('tag=a&tag=b')).not.toEqual(keyOf('tag=a'));
    expect(keyOf('sort=none&stock=no&price-from=x')).toEqual({});
    // A store page may have another default order.
    expect(keyOf('sort=featured')).toEqual({ listing: 'sort=featured' });
    expect(keyOf('tag=a')).toEqual({ tag: 'a' });
  });
});

import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { money } from '@quoin/domain/money';
import { parseQueryString } from '@quoin/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import { createLog } from '../../platform/log.ts';
import { insertShippingMethods } from '../../pricing/storage/shippingMethods.ts';
import { insertTaxRules } from '../../pricing/storage/taxRules.ts';
import { bumpPublishedVersion, type Site } from '../../sites/storage/sites.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { addTestShop, type TestShop } from '../testing/shop.ts';
import { createSitePages, type SitePages } from './sitePages.ts';

let database: TestDatabase;
let shop: TestShop;
let site: Site;
let pages: SitePages;
let clock = Date.now();
const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false };
const log = createLog('silent');

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await addTestShop(database.db, 'salt');
  site = await shop.load();
  pages = createSitePages({ db: database.db, config, log, now: () => clock, themesFolder: THEMES_FOLDER });
});
afterAll(async () => {
  await pages.close();
  await database.close();
});

const get = (url: string, headers: Record<string, string> = {}, of = site, from = pages): Promise<Reply> => {
  const [path = '/', search = ''] = url.split('?');
  return from.renderSitePage(of, { path: decodeURIComponent(path), query: parseQueryString(search), headers });
};
const textOf = (reply: Reply): string => Buffer.from(reply.body ?? '').toString();
const jsonOf = async (url: string) => JSON.parse(textOf(await get(url)));

describe('pages of a site', () => {
  it('renders home, list, item, post and plain page with the house theme without a template error', async () => {
    for (const path of ['/', '/shop', '/shop/dunes', '/journal', '/journal/post-3', '/about']) {
      const reply = await get(path);
      expect(reply.status, path).toBe(200);
      expect(textOf(reply), path).toContain('</html>');
      expect(textOf(reply), path).not.toContain('squarespace:');
    }
    await pages.diagnostics.settled();
    const rows = await database.asOwner('select file, line, code, detail from template_diagnostic');
    expect(rows).toEqual([]);
  });

  it('answers 404 with page type 100 for unknown, disabled, unpublished and scheduled pages (ENUM-01, SC-59)', async () => {
    for (const path of ['/nothing', '/draft', '/shop/secret', '/journal/tomorrow', '/about/x', '/shop/dunes/x']) {
      const reply = await get(path);
      expect(reply.status, path).toBe(404);
      expect(reply.headers?.['cache-control']).toBe('no-store');
      expect((await jsonOf(`${path}?format=json`)).pageType).toBe(100);
    }
    expect(textOf(await get('/journal?format=json'))).not.toContain('Tomorrow');
    expect(textOf(await get('/shop?format=json&page=2'))).not.toContain('Secret');
  });

  it('escapes a path that is printed on the 404 page', async () => {
    expect(textOf(await get('/%3Cscript%3Ealert(1)%3C/script%3E'))).not.toContain('<script>alert');
  });

  it('prints canonical address, description, feed, stylesheet and scripts; no script that runs is inline', async () => {
    const html = textOf(await get('/journal?offset=1767484800000'));
    expect(html).toContain('<link rel="canonical" href="http://salt.localhost:3000/journal">');
    expect(html).toContain('type="application/rss+xml"');
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/site\/[0-9a-f]{20}\.css">/);
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map((match) => match[1]);
    expect(inline.every((attributes) => /type="application\/(ld\+)?json"/.test(attributes ?? ''))).toBe(true);
  });

  it('describes a product to search engines in its currency, never as a float', async () => {
    const html = textOf(await get('/shop/dunes'));
    const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) =>
      JSON.parse(match[1]!),
    );
    const product = things.find((thing) => thing['@type'] === 'Product');
    expect(product.offers).toMatchObject({
      lowPrice: '49.00',
      highPrice: '79.00',
      priceCurrency: 'EUR',
      offerCount: 2,
    });
  });
});

describe('page data', () => {
  it('escapes titles once (page-data 1) and keeps money as minor units and decimal text (MONEY-01, DISP-10)', async () => {
    const data = await jsonOf('/shop/dunes?format=json');
    expect(data.website.siteTitle).toBe('Salt &amp; Paper');
    expect(data.collection.title).toBe('Shop &lt;all&gt;');
    expect(data.item.structuredContent).toMatchObject({
      productType: 1,
      onSale: true,
      variantOptionOrdering: ['Size'],
    });
    const [, large] = data.item.structuredContent.variants;
    expect(large).toMatchObject({
      sku: 'DUNES-L',
      price: 8900,
      salePrice: 7900,
      priceMoney: { currency: 'EUR', value: '89.00' },
      unlimited: false,
      qtyInStock: 40,
      attributes: { Size: 'L' },
    });
    expect(data.item.structuredContent.variants).toHaveLength(2);
    expect(data.item.items).toHaveLength(2);
    expect(data.shoppingCart.entries).toEqual([]);
  });

  it('carries nothing but public fields', async () => {
    const text = textOf(await get('/shop/dunes?format=json-pretty'));
    expect(text).not.toMatch(/import_|on_hand|reserved|password(?!Protected)|token/i);
    expect(text).toContain('\n  "website"');
  });

  it('answers what scripts of a template read of the page, in agreement with its data (page-data 10)', async () => {
    const context = await jsonOf('/shop/dunes?format=page-context');
    const data = await jsonOf('/shop/dunes?format=json');
    expect(context).toMatchObject({ pageType: data.pageType, env: 'PRODUCTION', itemId: data.item.id });
    expect(context.websiteSettings).toEqual(data.websiteSettings);
    expect(context.website).toMatchObject(data.website);
    expect(context.collection).toMatchObject({ id: data.collection.id, fullUrl: '/shop', type: 13 });
    expect(context.product.variants.map(({ sku }: { sku: string }) => sku)).toEqual(['DUNES-M', 'DUNES-L']);
  });

  it('pages a shop by number and knows both neighbours', async () => {
    const first = await jsonOf('/shop?format=json');
    expect(first.items.map((item: { title: string }) => item.title)).toEqual(['Dunes', 'Cliffs']);
    expect(first.pagination).toMatchObject({ nextPage: true, nextPageUrl: '/shop?page=2' });
    const second = await jsonOf('/shop?format=json&page=2');
    expect(second.items.map((item: { title: string }) => item.title)).toEqual(['Harbour', 'Card']);
    expect(second.pagination).toEqual({ pageSize: 2, prevPage: true, prevPageUrl: '/shop', prevPageOffset: 0 });
  });

  it('pages a journal by publish time, forwards and back (page-data 7)', async () => {
    const titles = (data: { items: { title: string }[] }) => data.items.map((item) => item.title);
    const first = await jsonOf('/journal?format=json');
    expect(titles(first)).toEqual(['Post 5', 'Post 4']);
    const second = await jsonOf(`${first.pagination.nextPageUrl}&format=json`);
    expect(titles(second)).toEqual(['Post 3', 'Post 2']);
    const third = await jsonOf(`${second.pagination.nextPageUrl}&format=json`);
    expect(titles(third)).toEqual(['Post 1']);
    expect(third.pagination.nextPage).toBeUndefined();
    const back = await jsonOf(`${third.pagination.prevPageUrl}&format=json`);
    expect(titles(back)).toEqual(['Post 3', 'Post 2']);
    const start = await jsonOf(`${back.pagination.prevPageUrl}&format=json`);
    expect(titles(start)).toEqual(['Post 5', 'Post 4']);
    expect(start.pagination.prevPage).toBeUndefined();
  });

  it('filters by category with everything below it, by tag, and in the path', async () => {
    const titles = async (url: string) => (await jsonOf(url)).items.map((item: { title: string }) => item.title);
    expect(await titles('/shop?format=json&category=prints/large')).toEqual(['Dunes', 'Harbour']);
    expect(await titles('/shop?format=json&category=cards')).toEqual(['Card']);
    expect(await titles('/shop/category/cards?format=json')).toEqual(['Card']);
    expect(await titles('/journal?format=json&tag=even')).toEqual(['Post 4', 'Post 2']);
    const data = await jsonOf('/shop?format=json&category=prints');
    expect(data.categoryFilter).toBe('Prints');
    expect(data.pagination.nextPageUrl).toBe('/shop?category=prints&page=2');
  });

  it('stays narrowed in further parts, by author too, by name or by id (page-data 7)', async () => {
    await database.asOwner("update item set author_name = 'Ada Lee' where website_id = $1 and record_type = 1", [
      shop.siteId,
    ]);
    await database.asOwner("update item set tags = '{sea}' where website_id = $1 and url_id like 'post-%'", [
      shop.siteId,
    ]);
    pages.invalidate(shop.siteId);
    const byName = await jsonOf('/journal?format=json&author=Ada%20Lee');
    expect(byName.items.map((item: { title: string }) => item.title)).toEqual(['Post 5', 'Post 4']);
    expect(byName).toMatchObject({ authorFilter: 'Ada Lee', author: { firstName: 'Ada', lastName: 'Lee' } });
    expect(byName.author.id).toMatch(/^[0-9a-f]{24}$/);
    const byId = await jsonOf(`/journal?format=json&author=${byName.author.id}&tag=sea&month=1-2026`);
    expect(byId.items).toEqual(byName.items);
    const next = new URL(byId.pagination.nextPageUrl, 'http://salt.example');
    expect(Object.fromEntries(next.searchParams)).toMatchObject({
      ...{ author: byName.author.id, tag: 'sea', month: '1-2026' },
    });
    const further = await jsonOf(`${next.pathname}${next.search}&format=json`);
    expect(further.items.map((item: { title: string }) => item.title)).toEqual(['Post 3', 'Post 2']);
    expect((await jsonOf('/journal?format=json&author=Nobody')).items).toEqual([]);
  });

  it('knows the neighbours of a post as items without body', async () => {
    const { pagination } = await jsonOf('/journal/post-3?format=json');
    expect(pagination.nextItem).toMatchObject({ title: 'Post 2', body: null, fullUrl: '/journal/post-2' });
    expect(pagination.prevItem).toMatchObject({ title: 'Post 4' });
    const { items } = await jsonOf('/journal?format=json');
    const { body, ...whole } = items.find(({ title }: { title: string }) => title === 'Post 4');
    expect(pagination.prevItem).toEqual({ ...whole, body: null });
    expect(body).toContain('Post 4 body');
  });

  it('chooses a variant by ?variant= and by option fields without script', async () => {
    const bySku = textOf(await get('/shop/dunes?variant=DUNES-L'));
    expect(bySku).toContain('79.00');
    const byChoice = textOf(await get('/shop/dunes?option-Size=L'));
    expect(byChoice).toContain('79.00');
    expect(textOf(await get('/shop/dunes'))).not.toBe(bySku);
  });

  it('answers main content alone and a feed', async () => {
    expect(textOf(await get('/about?format=main-content'))).toBe('<p>About us</p>');
    const feed = await get('/journal?format=rss');
    expect(feed.headers?.['content-type']).toContain('application/rss+xml');
    // The page shows two of them, the feed as many as are requested for feeds.
    expect(textOf(feed).match(/<item>/g)).toHaveLength(5);
  });
});

describe('the page cache', () => {
  it('serves a rendered page without waiting, in the encoding asked for, and never with a cookie', async () => {
    await get('/about', { 'accept-encoding': 'br' });
    await get('/about', { 'accept-encoding': 'gzip' });
    const plain = pages.tryServe(site, 'GET', '/about', {});
    const br = pages.tryServe(site, 'GET', '/about/', { 'accept-encoding': 'gzip, br' });
    const gzip = pages.tryServe(site, 'HEAD', '/about', { 'accept-encoding': 'gzip' });
    expect(plain?.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(brotliDecompressSync(br?.body as Uint8Array).toString()).toBe(textOf(plain!));
    expect(gunzipSync(gzip?.body as Uint8Array).toString()).toBe(textOf(plain!));
    expect(br?.headers?.['content-encoding']).toBe('br');
    expect(new Set([plain, br, gzip].map((reply) => reply?.headers?.etag)).size).toBe(3);
    expect(plain?.cookies).toBeUndefined();
    expect(pages.tryServe(site, 'POST', '/about', {})).toBeNull();
  });

  it('answers 304 to a matching tag, weakened or in a list', async () => {
    await get('/about', { 'accept-encoding': 'br' });
    const etag = pages.tryServe(site, 'GET', '/about', {})?.headers?.etag ?? '';
    for (const held of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const reply = pages.tryServe(site, 'GET', '/about', { 'if-none-match': held });
      expect(reply).toMatchObject({ status: 304, body: null, headers: { etag, vary: 'Accept-Encoding' } });
    }
    expect(pages.tryServe(site, 'GET', '/about', { 'if-none-match': '"x"' })?.status).toBe(200);
    expect(pages.tryServe(site, 'GET', '/about', { 'if-none-match': etag, 'accept-encoding': 'br' })?.status).toBe(200);
  });

  it('ignores unknown parameters and keeps no copy for values that lead nowhere', async () => {
    await get('/journal?utm_source=x');
    expect(pages.tryServe(site, 'GET', '/journal?utm_source=y&fbclid=1&page=1&format=nonsense', {})).not.toBeNull();
    await get('/journal?offset=1767484800000');
    expect(pages.tryServe(site, 'GET', '/journal?offset=1767484800000', {})).not.toBeNull();
    await get('/shop?category=none');
    await get('/shop?page=99');
    await get('/shop/dunes?variant=NONE');
    await get('/nothing');
    await get('/shop/dunes?option-Size=M');
    await get('/about?variant=DUNES-M&page=7');
    await get('/journal?offset=12345');
    for (const url of [
      '/about?variant=DUNES-M&page=7',
      '/journal?offset=12345',
      '/shop?category=none',
      '/shop?page=99',
      '/shop/dunes?variant=NONE',
      '/nothing',
      '/shop/dunes?option-Size=M',
    ]) {
      expect(pages.tryServe(site, 'GET', url, {}), url).toBeNull();
    }
  });

  it('never keeps page data that carries stock', async () => {
    await get('/shop/dunes?format=json');
    expect(pages.tryServe(site, 'GET', '/shop/dunes?format=json', {})).toBeNull();
  });

  it('orders parameters, so that one page has one key', async () => {
    await get('/shop?page=2&category=prints');
    expect(pages.tryServe(site, 'GET', '/shop?category=prints&page=2', {})).not.toBeNull();
  });

  it('loses a page with the next published version or stock revision, by invalidation, and by age', async () => {
    await get('/about');
    expect(pages.tryServe({ ...site, publishedVersion: site.publishedVersion + 1 }, 'GET', '/about', {})).toBeNull();
    expect(pages.tryServe({ ...site, stockRevision: site.stockRevision + 1 }, 'GET', '/about', {})).toBeNull();
    expect(pages.tryServe({ ...site, id: shop.printId }, 'GET', '/about', {})).toBeNull();
    pages.invalidate(site.id);
    expect(pages.tryServe(site, 'GET', '/about', {})).toBeNull();
    await get('/about');
    clock += 10 * 60_000;
    expect(pages.tryServe(site, 'GET', '/about', {})).toBeNull();
  });

  it('shows a change after the version was raised', async () => {
    await get('/about');
    await database.asOwner(`update collection set main_content = '<p>Changed</p>' where url_id = 'about'`);
    await database.db.inSite({ websiteId: site.id }, (trx) => bumpPublishedVersion(trx, site.id));
    expect(textOf(await get('/about', {}, await shop.load()))).toContain('Changed');
  });

  it('renders once for many who ask at the same time', async () => {
    pages.invalidate(site.id);
    const replies = await Promise.all(Array.from({ length: 20 }, () => get('/about')));
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  });
});

describe('system pages', () => {
  it('renders the cart page inside the layout, with its root element (CART-09)', async () => {
    const view = {
      cart: {
        isEmpty: true,
        entries: [],
        totalQuantity: 0,
        totals: [],
        estimateCountries: [],
        crumb: 'c',
        problem: null,
        removed: null,
        continueShoppingUrl: '/shop',
        checkoutUrl: '/checkout',
        islandProps: '',
      },
    };
    const html = await pages.systemPage(site, 'cart', view, { pageType: 205, path: '/cart' });
    expect(html).toContain('id="cart-root"');
    expect(html).toContain('system-page-cart');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('shows what was refused on the product page', async () => {
    const problem = { title: 'Unable To Add Item', message: 'Please select the Size option.' };
    const html = await pages.productPage(site, shop.printId, { choice: {}, quantity: '0x', problem, crumb: 'crumb-1' });
    expect(html).toContain('Please select the Size option.');
    expect(html).toContain('value="0x"');
    expect(html).toContain('crumb-1');
    expect(await pages.productPage(site, shop.siteId, {})).toBeNull();
  });
});

describe('a theme nobody here wrote', () => {
  let folder: string;
  let strange: SitePages;
  let strangeSite: Site;
  const files: Record<string, string> = {
    'odd/template.conf':
      '{ "name": "Odd", // comment\n "layouts": {"default": {"name": "D", "regions": ["a.region", "gone"],},}, "navigations": [{"title":"M","name":"mainNav"},], "stylesheets": ["a.less", "absent.less",], }',
    'odd/a.region':
      '<html><head>{squarespace-headers}</head><body class="{squarespace.page-classes}" id="{squarespace.page-id}">\n<squarespace:navigation navigationid=mainNav template="nav" />\n{x|nope}{.end}{.section open}{squarespace.main-content}\n{.end}{squarespace.main-content}<squarespace:block-field id="{collection.id}_x" columns="12" label="Side" />\n<squarespace:script src="gone.js" combo="true" />{squarespace-footers}</body></html>{.section never}',
    'odd/blocks/nav.block':
      '{.repeated section items}<a href="{collection.fullUrl}"{.section active} class="on"{.end}>{collection.navigationTitle}</a>{.end}',
    'odd/collections/blog.list':
      '<squarespace:query collection={collection.urlId} limit=1><b>{.repeated section items}{title}{.end}</b></squarespace:query>',
    'odd/styles/reset.css': 'body{margin:0}',
    'odd/styles/a.less':
      '// tweak: {type:"color",title:"Ink" nonsense\n@ink: red;\n.a { color: @ink; width: @missing; .absent(); height: 1px; }\n.b { background: darken(foo, 1%); }\n.c { top: 0 }',
    'odd/scripts/x.js': 'x()',
    'odd/assets/pic.svg': '<svg/>',
    'secret.txt': 'secret',
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quoin-themes-'));
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    strange = createSitePages({ db: database.db, config, log, now: () => clock, themesFolder: folder });
    strangeSite = await (await addTestShop(database.db, 'odd', 'odd')).load();
  });
  afterAll(async () => {
    await strange.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('still shows its pages, and tells the owner what is wrong, with file and line', async () => {
    const html = textOf(await get('/about', {}, strangeSite, strange));
    expect(html).toContain('<p>About us</p>');
    expect(html).toContain('class="on">About</a>');
    expect(html).toContain('data-layout-label="Side"');
    expect(html).not.toContain('unknown');
    await strange.diagnostics.settled();
    const rows = await database.asOwner<{ file: string; line: number; code: string }>(
      'select file, line, code from template_diagnostic where website_id = $1',
      [strangeSite.id],
    );
    expect(rows).toContainEqual({ file: 'a.region', line: 3, code: 'FORMATTER_UNKNOWN' });
    const codes = rows.map((row) => row.code);
    for (const code of ['regionMissing', 'stylesheetMissing', 'scriptMissing', 'stylesheetError', 'EOF_IN_BLOCK'])
      expect(codes).toContain(code);
    expect(rows).toContainEqual({ file: 'styles/a.less', line: 3, code: 'stylesheetError' });
  });

  it('runs queries whose attributes are templates', async () => {
    expect(textOf(await get('/journal?format=main-content', {}, strangeSite, strange))).toBe('<b>Post 5</b>');
  });

  it('drops only the broken declarations of a stylesheet', async () => {
    const [sheet] = await strange.stylesheetsOf(strangeSite);
    const css = Buffer.from(sheet!.body.identity).toString();
    expect(css).toContain('body{margin:0}');
    expect(css).toContain('color:#ff0000');
    expect(css).toContain('height:1px');
    expect(css).toContain('.c{top:0}');
    expect(css).not.toContain('missing');
  });

  it('shows a change of its files at once while somebody works on it', async () => {
    const working = createSitePages({
      db: database.db,
      config: { ...config, isDevelopment: true },
      log,
      now: () => clock,
      themesFolder: folder,
    });
    const before = textOf(await get('/about', {}, strangeSite, working));
    expect(working.tryServe(strangeSite, 'GET', '/about', {})).toBeNull();
    await writeFile(
      join(folder, 'odd/a.region'),
      '<html>{squarespace-headers}<h1>New {squarespace.main-content}</h1></html>',
    );
    await writeFile(join(folder, 'odd/styles/a.less'), '.fresh { color: blue }');
    clock += 1000;
    const after = textOf(await get('/about', {}, strangeSite, working));
    expect(before).not.toContain('<h1>New');
    expect(after).toContain('<h1>New <p>About us</p></h1>');
    const stylesheet = /\/assets\/site\/([0-9a-f]{20})/;
    expect(stylesheet.exec(after)?.[1]).not.toBe(stylesheet.exec(before)?.[1]);
    await working.close();
  });

  it('forgets what tags had loaded when a site is invalidated', async () => {
    await get('/journal', {}, strangeSite, strange);
    await database.asOwner('delete from item where website_id = $1', [strangeSite.id]);
    strange.invalidate(strangeSite.id);
    expect(textOf(await get('/journal?format=main-content', {}, strangeSite, strange))).toBe('<b></b>');
  });
});

describe('the footer of a shop', () => {
  const note = (reply: Reply) => /site-footer__small">(All prices [^<]*)</.exec(textOf(reply))?.[1] ?? null;
  const germany = [{ countryCode: 'DE', regions: [], postalCodes: [] }];

  it('says of taxes and shipping what the settings say, and nothing where they say nothing', async () => {
    const taxed = await addTestShop(database.db, 'taxed');
    const seen = async () => note(await get('/about', {}, await taxed.load()));
    const change = (work: (trx: Parameters<typeof insertTaxRules>[0]) => Promise<void>) =>
      database.db.inSite({ websiteId: taxed.siteId }, async (trx) => {
        await work(trx);
        await bumpPublishedVersion(trx, taxed.siteId);
      });
    expect(await seen()).toBeNull();
    const rule = { name: 'VAT', jurisdiction: 'Germany', ratePpm: 190_000, places: germany, taxClasses: [] };
    const flags = { isOnShipping: true, isCompound: false, isEnabled: true };
    await change((trx) => insertTaxRules(trx, taxed.siteId, [{ id: randomUUID(), ...rule, ...flags }]));
    expect(await seen()).toBe('All prices plus VAT.');
    const rate = { kind: 'flat', price: money(490n, 'EUR') } as const;
    const days = { minDays: 1, maxDays: 3, freeFrom: null, isEnabled: true };
    const method = { id: randomUUID(), name: 'Post', description: '', places: germany, rate, ...days };
    await change((trx) => insertShippingMethods(trx, taxed.siteId, [method]));
    expect(await seen()).toBe('All prices plus VAT, plus shipping.');
  });
});

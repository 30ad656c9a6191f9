import { gunzipSync } from 'node:zlib';
import { FEED_FILES, type FeedFileName } from '@quoin/domain/catalog';
import { DISCOVERY_SETTING } from '@quoin/domain/site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../platform/config.ts';
import type { SiteDatabase } from '../platform/database/database.ts';
import { THEMES_FOLDER } from '../platform/folders.ts';
import { openWire, type Wire } from '../platform/http/testing/wire.ts';
import { createLog } from '../platform/log.ts';
import type { Site } from '../sites/storage/sites.ts';
import { createSitePages, type SitePages } from '../storefront/answering/sitePages.ts';
import { addTestShop, type TestShop } from '../storefront/testing/shop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type FeedDeps, feedProducts } from './feedProducts.ts';
import { createProductFeeds, type ProductFeeds } from './productFeeds.ts';
import { feedRoutes } from './routes/feeds.ts';
import { feedWriter } from './writeFeed.ts';

const MANY = 1500;
const PER_PORTION = 200;
const NAMES = Object.keys(FEED_FILES) as FeedFileName[];

let database: TestDatabase;
let pages: SitePages;
let shop: TestShop;
let site: Site;
let deps: FeedDeps;
let feeds: ProductFeeds;
let wire: Wire;
let time = Date.now();
/** How often the database was asked for a portion. */
let reads = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  const now = () => time;
  pages = createSitePages({ db: database.db, config, log: createLog('silent'), now, themesFolder: THEMES_FOLDER });
  shop = await addTestShop(database.db, 'many');
  await addMany();
  site = (await shop.load())!;
  deps = { db: counted(database.db), pages, now };
  // Small enough that the shop of this test is a large one.
  feeds = createProductFeeds(deps, { heldBytes: 100_000 });
  wire = await openWire({ siteRoutes: feedRoutes(deps, feeds), findSite: async () => withFeeds(site) });
});
afterAll(async () => {
  await wire.close();
  await pages.close();
  await database.close();
});
beforeEach(() => {
  reads = 0;
});

/** Adds several per position of the list: a portion may end between them. */
async function addMany(): Promise<void> {
  const ids = [shop.siteId, shop.shopId];
  const id = (kind: number) => `('00000000-0000-4000-8${kind}00-' || lpad(to_hex(n * 7919 % 65536), 12, '0'))::uuid`;
  const series = `from generate_series(1, ${MANY}) n`;
  await database.asOwner(
    `insert into item (website_id, id, collection_id, record_type, url_id, title, body, excerpt, publish_on, added_on,
       updated_on, display_index)
     select $1, ${id(0)}, $2, 11, 'many-' || n, 'Print ' || n, repeat('Ink & paper. ', 20), '', now(), now(), now(), 100 + n / 3
     ${series}`,
    ids,
  );
  await database.asOwner(`insert into product (website_id, id, product_type) select $1, ${id(0)}, 1 ${series}`, [
    shop.siteId,
  ]);
  await database.asOwner(
    `insert into variant (website_id, id, product_id, sku, price, sale_price, currency, unlimited, on_hand, attributes,
       display_index)
     select $1, ${id(1)}, ${id(0)}, 'SKU-' || n, 1000 + n, 0, 'EUR', true, 0, '{}', 0 ${series}`,
    [shop.siteId],
  );
}

const withFeeds = (known: Site): Site => ({
  ...known,
  settings: { ...known.settings, [DISCOVERY_SETTING]: { productFeed: { isOn: true, key: '', brand: '' } } },
});

function counted(db: SiteDatabase): SiteDatabase {
  return {
    ...db,
    inSite: (where, work) => {
      reads += 1;
      return db.inSite(where, work);
    },
  };
}

/** The whole of it at once, as feeds are written. */
async function wholeFeed(name: FeedFileName): Promise<string> {
  const { baseUrl } = (await pages.frameOf(site)).site;
  const writer = feedWriter(name, { title: site.title, baseUrl });
  const parts = [writer.head];
  for await (const { entries } of feedProducts(deps, site)) parts.push(writer.lines(entries));
  return [...parts, writer.end].join('');
}

async function made(name: FeedFileName) {
  const file = await feeds.file(site, name);
  if (file.kind !== 'made') throw new Error(`${name} lies in memory`);
  return file;
}

const ask = (path: string, headers = {}, method = 'GET') =>
  wire.ask({ host: 'many.sites.test', path, headers, method });

describe('a feed of very many products', () => {
  it('has each of them once, in the order of the shop', async () => {
    const ids: string[] = [];
    for await (const { entries } of feedProducts(deps, site)) ids.push(...entries.map(({ id }) => id));
    const own = ids.filter((id) => id.startsWith('SKU-'));
    expect(new Set(own).size).toBe(MANY);
    expect(own).toHaveLength(MANY);
    // Three share each position.
    const places = own.map((id) => Math.floor(Number(id.slice(4)) / 3));
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it.each(NAMES)('is the same, byte by byte, when %s is made while it is sent', async (name) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of (await made(name)).bytes()) pieces.push(piece);
    expect(Buffer.concat(pieces).toString()).toBe(await wholeFeed(name));
    // More than a product's own lines never comes on top of a piece.
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(80 * 1024);
  });

  it('is read no further than it is taken, and not at all any more when its reader goes', async () => {
    const bytes = (await made('products.xml')).bytes();
    reads = 0;
    await bytes.next();
    expect(reads).toBeLessThanOrEqual(1);
    await bytes.next();
    expect(reads).toBeLessThanOrEqual(2);
    await bytes.return(undefined);
    expect((await bytes.next()).done).toBe(true);
    expect(reads).toBeLessThanOrEqual(2);
    expect(MANY / PER_PORTION).toBeGreaterThan(5);
  });

  it('is answered whole, compressed, by its head alone, and not again while nothing changes', async () => {
    const plain = await ask('/feeds/products.xml', { 'accept-encoding': 'identity' });
    expect([plain.status, plain.headers['content-length']]).toEqual([200, undefined]);
    expect(plain.text).toBe(await wholeFeed('products.xml'));
    const zipped = await ask('/feeds/products.xml', { 'accept-encoding': 'gzip' });
    expect([zipped.headers['content-encoding'], zipped.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(zipped.bytes).toString()).toBe(plain.text);
    expect(zipped.bytes.length).toBeLessThan(plain.bytes.length / 4);
    reads = 0;
    const head = await ask('/feeds/products.xml', { 'accept-encoding': 'gzip' }, 'HEAD');
    expect([head.status, head.bytes.length, head.headers.etag]).toEqual([200, 0, zipped.headers.etag]);
    const again = await ask('/feeds/products.xml', {
      'accept-encoding': 'gzip',
      'if-none-match': String(zipped.headers.etag),
    });
    expect([again.status, again.bytes.length, reads]).toEqual([304, 0, 0]);
  });

  it('is another one once the shop has changed, and after ten minutes', async () => {
    const first = await made('products.tsv');
    expect((await made('products.tsv')).tag).toBe(first.tag);
    time += 11 * 60_000;
    const later = await made('products.tsv');
    expect(later.tag).not.toBe(first.tag);
    const sold = await feeds.file({ ...site, stockRevision: site.stockRevision + 1 }, 'products.tsv');
    expect(sold.kind === 'made' && sold.tag).not.toBe(later.tag);
  });

  it('lies ready where it is small', async () => {
    const roomy = createProductFeeds(deps, { heldBytes: 100_000_000 });
    const file = await roomy.file(site, 'products.csv');
    reads = 0;
    expect((await roomy.file(site, 'products.csv')) === file).toBe(true);
    expect([file.kind, reads]).toEqual(['held', 0]);
    expect(file.kind === 'held' && Buffer.from(file.body.identity).toString()).toBe(await wholeFeed('products.csv'));
  });
});

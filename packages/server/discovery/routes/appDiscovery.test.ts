import type { AppDiscoveryResponse, AppFeedProblemsResponse } from '@quoin/contract/endpoints/content';
import { ROLES } from '@quoin/domain/access';
import { FEED_FILES } from '@quoin/domain/catalog';
import { NO_PODCAST } from '@quoin/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../platform/config.ts';
import { newId, secureRoll } from '../../platform/database/ids.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { openWire, type Wire } from '../../platform/http/testing/wire.ts';
import { createLog } from '../../platform/log.ts';
import { createSitePages, type SitePages } from '../../storefront/answering/sitePages.ts';
import { createDraftMemory } from '../../storefront/draft/draftMemory.ts';
import { pageRoutes } from '../../storefront/routes/pages.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import { passwordService } from '../../team/testing/passwordService.ts';
import { type AppClient, answerOf, createAppClient, signInMember, testKeyFor } from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { feedRoutes } from './feeds.ts';

let database: TestDatabase;
let pages: SitePages;
let wire: Wire;
let client: AppClient;
let shop: TestShop;
let owner: string;
let seller: string;
let albumId: string;
const PATH = '/api/app/sites/found/discovery';
const BASE = 'http://found.sites.test';

beforeAll(async () => {
  database = await createTestDatabase();
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  const { db } = database;
  const now = Date.now;
  pages = createSitePages({ db, config, log: createLog('silent'), now, themesFolder: THEMES_FOLDER });
  shop = await addTestShop(db, 'found');
  albumId = await addAlbum();
  const deps = {
    db,
    pages,
    config,
    now,
    keyFor: testKeyFor,
    drafts: createDraftMemory(),
    members: passwordService(db, now),
  };
  const siteRoutes = [...feedRoutes(deps), ...pageRoutes(deps)];
  // Each request loads the site again.
  let clock = 0;
  const later = () => (clock += 5_000);
  wire = await openWire({ siteRoutes, cachedPages: pages, findSite: () => shop.load(), now: later });
  client = createAppClient({ db, pages, now });
  owner = await signInMember(client, shop.siteId, 'owner', { isOwner: true });
  seller = await signInMember(client, shop.siteId, 'seller', { roles: [ROLES.storeManager] });
});
afterAll(async () => {
  await wire.close();
  await pages.close();
  await database.close();
});

/** Two tracks: one a file of the library, one that is none. */
async function addAlbum(): Promise<string> {
  const id = () => newId(Date.now(), secureRoll);
  const [collectionId, fileId] = [id(), id()];
  const site = { website_id: shop.siteId };
  await database.db.inSite({ websiteId: shop.siteId }, async (trx) => {
    const dates = { created_on: trx.now(), updated_on: trx.now() };
    const texts = { title: 'Tide talk', navigation_title: 'Tide talk', description: '<p>Talks & tides.</p>' };
    await trx
      .insertInto('collection')
      .values({ ...site, ...dates, ...texts, id: collectionId, type: 1, type_name: 'album', url_id: 'talk' })
      .execute();
    const file = { sha256: 'b'.repeat(64), filename: 'one.mp3', content_type: 'audio/mpeg', byte_size: 1234567n };
    await trx
      .insertInto('asset')
      .values({ ...site, ...file, id: fileId, kind: 'audio', alt_text: '', created_at: trx.now() })
      .execute();
    const track = (title: string, display_index: number, mediaUrl: string) => ({
      ...{ ...site, id: id(), collection_id: collectionId, record_type: 7, url_id: title.toLowerCase(), title },
      ...{ body: '<p>Notes</p>', excerpt: '', publish_on: trx.now(), added_on: trx.now(), updated_on: trx.now() },
      ...{ display_index, data: JSON.stringify({ mediaUrl, mediaSeconds: 3725 }) },
    });
    const own = track('One', 0, `/s/files/${fileId}/one.mp3`);
    await trx
      .insertInto('item')
      .values([own, track('Two', 1, 'https://soundcloud.com/a/b')])
      .execute();
  });
  return collectionId;
}

const read = async () => answerOf<AppDiscoveryResponse>(await client.callAs(owner, { path: PATH }));

async function save(more: object, who = owner) {
  const { settings } = await read();
  return client.callAs(who, { method: 'PUT', path: PATH, body: { ...settings, ...more } });
}

const ask = (path: string, headers = {}) => wire.ask({ host: 'found.sites.test', path, headers });

describe('how a site is found', () => {
  it('is shown with the addresses there are, and kept with what an owner changes', async () => {
    const first = await read();
    expect(first).toMatchObject({
      baseUrl: BASE,
      ...{ isHidden: false, prefixes: [] },
      podcasts: [{ title: 'Tide talk', hasPicture: false }],
    });
    expect(first.feeds).toHaveLength(Object.keys(FEED_FILES).length);
    const robots = { isOwn: true, text: 'User-agent: *\nDisallow: /secret', isClosedToTraining: false };
    expect((await save({ robots })).status).toBe(200);
    expect((await ask('/robots.txt')).text).toBe(`User-agent: *\nDisallow: /secret\n\nSitemap: ${BASE}/sitemap.xml\n`);
  });

  it('is not overwritten unseen, names the line at fault, and is nothing for who only sells', async () => {
    const { settings } = await read();
    const late = await client.callAs(owner, { method: 'PUT', path: PATH, body: { ...settings, revision: 0 } });
    expect([late.status, answerOf<{ errorKey: string }>(late).errorKey]).toEqual([409, 'discoveryChanged']);
    const wrong = await save({ robots: { isOwn: true, text: 'Disallow', isClosedToTraining: false } });
    expect(answerOf<{ fields: object }>(wrong).fields).toEqual({
      'robots.text': 'Line 1 is not a valid rule: “Disallow”.',
    });
    expect((await save({}, seller)).status).toBe(403);
    expect((await save({ podcasts: { nonsense: NO_PODCAST } })).status).toBe(400);
  });
});

describe('feeds of products', () => {
  it('are nobody’s while they are off, and everybody’s once they are on', async () => {
    expect((await ask('/feeds/products.xml')).status).toBe(404);
    await save({ productFeed: { isOn: true, key: '', brand: '' } });
    const { text } = await ask('/feeds/products.xml');
    expect(text.match(/<item>/g)).toHaveLength(5);
    expect(text).toContain(`<g:id>DUNES-L</g:id>`);
    expect(text).toContain('<g:price>89.00 EUR</g:price><g:sale_price>79.00 EUR</g:sale_price>');
    expect(text).toContain('<g:brand>Salt &amp; Paper</g:brand>');
    for (const hidden of ['Secret', 'DUNES-OLD']) expect(text).not.toContain(hidden);
    expect((await ask('/feeds/everything.xml')).status).toBe(404);
  });

  it('say in each format what the shop says, by the ids its events use', async () => {
    const [google, meta, ads] = await Promise.all(
      ['products.tsv', 'products.csv', 'dynamic-ads.csv'].map(async (name) => (await ask(`/feeds/${name}`)).text),
    );
    const row = (text = '', id = '') => text.split('\n').find((line) => line.startsWith(id));
    expect(google?.split('\n')[0]?.split('\t').slice(0, 3)).toEqual(['id', 'title', 'description']);
    expect(row(google, 'DUNES-M')).toContain('\tin_stock\t49.00 EUR\t');
    expect(row(meta, 'DUNES-M')).toContain('Dunes – M,Dunes,');
    expect(row(meta, 'DUNES-M')).toContain(',in stock,49.00 EUR,');
    expect(row(ads, 'DUNES-L')).toMatch(/,89\.00 EUR,79\.00 EUR$/);
    expect(ads).toContain(`${BASE}/shop/dunes?variant=DUNES-M`);
  });

  it('follow a price that changes, and are answered unchanged while nothing does', async () => {
    const first = await ask('/feeds/products.tsv');
    const again = await ask('/feeds/products.tsv', { 'if-none-match': String(first.headers.etag) });
    expect(again.status).toBe(304);
    await database.asOwner(`update variant set price = 5100 where sku = 'DUNES-M'`);
    await database.asOwner(`update website set published_version = published_version + 1 where id = $1`, [shop.siteId]);
    expect((await ask('/feeds/products.tsv')).text).toContain('51.00 EUR');
  });

  it('behind a secret address are found by nobody who was not told it', async () => {
    const key = 'abcdefghijklmnop-1';
    await save({ productFeed: { isOn: true, key, brand: 'Tide Press' } });
    for (const path of ['/feeds/products.xml', '/feeds/abcdefghijklmnop-2/products.xml'])
      expect((await ask(path)).status).toBe(404);
    const { text, headers } = await ask(`/feeds/${key}/products.xml`);
    expect(text).toContain('<g:brand>Tide Press</g:brand>');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    expect((await read()).feeds[0]?.url).toBe(`${BASE}/feeds/${key}/products.xml`);
  });

  it('say which products those who read them would leave out', async () => {
    const report = answerOf<AppFeedProblemsResponse>(await client.callAs(owner, { path: `${PATH}/feed-problems` }));
    expect(report).toMatchObject({ products: 4, entries: 5, troubledCount: 3 });
    const [first] = report.troubled;
    expect(first).toMatchObject({
      title: 'Cliffs',
      sentences: ['No image: Google and Meta exclude it.'],
    });
  });
});

describe('a list of tracks', () => {
  it('is a podcast once its owner says so: with size, kind and length of what plays', async () => {
    expect((await ask('/talk?format=rss')).text).not.toContain('itunes');
    const podcast = {
      ...NO_PODCAST,
      isOn: true,
      author: 'Ida',
      ownerEmail: 'ida@example.com',
      category: 'Kids & Family',
    };
    expect((await save({ podcasts: { [albumId]: podcast } })).status).toBe(200);
    const { text } = await ask('/talk?format=rss');
    expect(text).toContain('xmlns:itunes=');
    expect(text).toContain('<itunes:category text="Kids &amp; Family"/><itunes:explicit>false</itunes:explicit>');
    expect(text).toContain('<itunes:name>Ida</itunes:name><itunes:email>ida@example.com</itunes:email>');
    expect(text).toMatch(
      /<enclosure url="http:\/\/found\.sites\.test\/s\/files\/[^"]+\/one\.mp3" length="1234567" type="audio\/mpeg"\/>/,
    );
    expect(text.match(/<enclosure/g)).toHaveLength(1);
    expect(text).toContain('<itunes:duration>3725</itunes:duration>');
    expect((await ask('/talk')).text).toContain('href="/talk?format=rss"');
  });
});

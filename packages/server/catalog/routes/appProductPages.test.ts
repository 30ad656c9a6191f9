import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Config } from '../../platform/config.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { openWire, type Wire } from '../../platform/http/testing/wire.ts';
import { createLog } from '../../platform/log.ts';
import { createSitePages, type SitePages } from '../../storefront/answering/sitePages.ts';
import { createDraftMemory } from '../../storefront/draft/draftMemory.ts';
import { pageRoutes } from '../../storefront/routes/pages.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import { passwordService } from '../../team/testing/passwordService.ts';
import { type AppClient, callsOf, createAppClient, signInMember, testKeyFor } from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

let database: TestDatabase;
let pages: SitePages;
let client: AppClient;
let shop: TestShop;
let owner: string;
let wire: Wire;
let clock = Date.UTC(2027, 2, 1, 9);

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  pages = createSitePages({ db, config, log: createLog('silent'), now: Date.now, themesFolder: THEMES_FOLDER });
  shop = await addTestShop(db, 'shown');
  client = createAppClient({ db, pages });
  const now = () => clock;
  const deps = {
    db,
    pages,
    config,
    now,
    keyFor: testKeyFor,
    drafts: createDraftMemory(),
    members: passwordService(db, now),
  };
  wire = await openWire({ siteRoutes: pageRoutes(deps), cachedPages: pages, findSite: () => shop.load(), now });
  owner = await signInMember(client, shop.siteId, 'o', { isOwner: true });
});
afterAll(async () => {
  await wire.close();
  await pages.close();
  await database.close();
});

/** Every price is an amount. */
const PRICED = { freeIfZero: false, freeLabel: '' };

const call = callsOf('shown', () => ({ client, session: owner }));

it('keeps what the owner chooses, and refuses what is no number of pieces', async () => {
  const usual = { showsScarcity: true, scarcityThreshold: 10, showsRelated: true, ...PRICED };
  expect((await call('GET', '/settings/product-pages')).body).toMatchObject({
    showsRelated: true,
    showsScarcity: true,
  });
  for (const scarcityThreshold of [-1, 2.5, '3', 1e9])
    expect((await call('PUT', '/settings/product-pages', { ...usual, scarcityThreshold })).status).toBe(400);
  const chosen = { showsScarcity: false, scarcityThreshold: 3, showsRelated: false, ...PRICED };
  expect((await call('PUT', '/settings/product-pages', chosen)).status).toBe(200);
  expect((await call('GET', '/settings/product-pages')).body).toEqual(chosen);
  expect((await shop.load()).settings).toMatchObject({
    storeSettings: { merchandisingSettings: { scarcityThreshold: 3, relatedProductsEnabled: false } },
  });
});

it('shows no related products where the owner wants none', async () => {
  const shown = async (showsRelated: boolean) => {
    await call('PUT', '/settings/product-pages', {
      showsScarcity: true,
      scarcityThreshold: 10,
      showsRelated,
      ...PRICED,
    });
    // Hosts look at their sites once a second.
    clock += 1500;
    const { status, text } = await wire.ask({ host: 'shown.sites.test', path: '/shop/dunes' });
    expect(status).toBe(200);
    return text.includes('id="more-title"');
  };
  expect([await shown(true), await shown(false), await shown(true)]).toEqual([true, false, true]);
});

it('asks for the word that stands for a price of nothing, and says it on the page and in the list (TPL-06)', async () => {
  const save = (freeLabel: string) =>
    call('PUT', '/settings/product-pages', {
      ...{ showsScarcity: true, scarcityThreshold: 10, showsRelated: false, freeIfZero: true, freeLabel },
    });
  const refused = await save('  ');
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { errorKey: 'freeLabelMissing', field: 'freeLabel', error: 'A label for free prices is required.' },
  ]);
  expect((await save(' Gratis ')).body).toMatchObject({ freeIfZero: true, freeLabel: 'Gratis' });
  await database.asOwner(`update variant set price = 0, on_sale = false where product_id =
    (select id from item where url_id = 'dunes')`);
  await database.asOwner('update website set published_version = published_version + 1');
  clock += 1500;
  const page = await wire.ask({ host: 'shown.sites.test', path: '/shop/dunes' });
  expect(page.text).toMatch(/data-price><span class="price__now">Gratis</);
  expect(page.text).toContain('"priceText":"Gratis"');
  const list = await wire.ask({ host: 'shown.sites.test', path: '/shop' });
  expect(list.text).toMatch(/class="product-price">\s*Gratis/);
});

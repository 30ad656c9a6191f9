import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadItems } from '../../pages/entries/storage/items.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import {
  bumpPublishedVersion,
  bumpStockRevision,
  loadSiteByHost,
  loadSiteByIdentifier,
} from '../../sites/storage/sites.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { loadProduct, loadProducts } from './products.ts';

let database: TestDatabase;
let shop: TestShop;
let other: TestShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await addTestShop(database.db, 'salt');
  other = await addTestShop(database.db, 'pepper');
});
afterAll(() => database.close());

const inShop = <T>(work: (trx: SiteTransaction) => Promise<T>) => database.db.inSite({ websiteId: shop.siteId }, work);

/** The same transaction, counting what it asks. */
function counted(trx: SiteTransaction): { trx: SiteTransaction; count: () => number } {
  let asked = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const tools = { now: trx.now, newId: trx.newId, afterCommit: trx.afterCommit, announce: trx.announce };
  return { trx: Object.assign(trx.withPlugin(plugin), tools), count: () => asked };
}

describe('products from storage', () => {
  it('shows as stock what is on hand and not reserved, and leaves out archived variants', async () => {
    const product = await inShop((trx) => loadProduct(trx, shop.siteId, shop.printId));
    expect(product?.variants.map(({ sku, stock }) => [sku, stock])).toEqual([
      ['DUNES-M', { unlimited: false, quantity: 50 }],
      ['DUNES-L', { unlimited: false, quantity: 40 }],
    ]);
    expect(product).toMatchObject({ title: 'Dunes', fullUrl: '/shop/dunes', isVisible: true, optionNames: ['Size'] });
    expect(product?.variants[1]?.price).toEqual({ minor: 8900n, currency: 'EUR' });
    expect(product?.images.map(({ id }) => id)).toEqual(shop.imageIds);
  });

  it('never finds one of another site (TEN-2)', async () => {
    expect(await inShop((trx) => loadProduct(trx, shop.siteId, other.printId))).toBeNull();
    expect(await inShop((trx) => loadProduct(trx, other.siteId, other.printId))).toBeNull();
  });

  it('says of a product that visitors may not see it, for carts that hold it still', async () => {
    const [secret] = await database.asOwner<{ id: string }>(
      `select id from item where url_id = 'secret' and website_id = $1`,
      [shop.siteId],
    );
    expect((await inShop((trx) => loadProduct(trx, shop.siteId, secret!.id)))?.isVisible).toBe(false);
  });

  it('asks as often for one product as for all of them', async () => {
    const ids = (
      await database.asOwner<{ id: string }>('select id from product where website_id = $1', [shop.siteId])
    ).map((row) => row.id);
    const ask = (some: readonly string[]) =>
      inShop(async (trx) => {
        const counting = counted(trx);
        await loadProducts(counting.trx, shop.siteId, some);
        return counting.count();
      });
    expect(await ask(ids)).toBe(await ask([shop.printId]));
    const list = (limit: number) =>
      inShop(async (trx) => {
        const counting = counted(trx);
        await loadItems(counting.trx, shop.siteId, { collectionId: shop.shopId, order: 'owner', limit });
        return counting.count();
      });
    expect(await list(4)).toBe(await list(1));
  });
});

describe('the newest products', () => {
  it('come first whatever order their owner gave them, and however few are asked for', async () => {
    const newest = (limit: number) =>
      inShop((trx) => loadItems(trx, shop.siteId, { collectionId: shop.shopId, order: 'newest', limit }));
    await database.asOwner(
      `update item set publish_on = timestamp '2020-01-01' + display_index * interval '1 second' where collection_id = $1`,
      [shop.shopId],
    );
    const arranged = await inShop((trx) =>
      loadItems(trx, shop.siteId, { collectionId: shop.shopId, order: 'owner', limit: 10 }),
    );
    const ids = arranged.map(({ id }) => id);
    expect((await newest(10)).map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await newest(1)).map(({ id }) => id)).toEqual(ids.slice(-1));
  });
});

describe('sites from storage', () => {
  it('finds a site by slug and by domain', async () => {
    await database.asOwner(`insert into website_host values ('salt.example', $1)`, [shop.siteId]);
    const site = await database.db.acrossSites((trx) => loadSiteByHost(trx, 'salt.example'));
    expect(site).toMatchObject({ id: shop.siteId, identifier: 'salt', currency: 'EUR', hosts: ['salt.example'] });
    expect(await database.db.acrossSites((trx) => loadSiteByIdentifier(trx, 'salt'))).toEqual(site);
    expect(await database.db.acrossSites((trx) => loadSiteByHost(trx, 'nobody.example'))).toBeNull();
  });

  it('raises versions of its own site only', async () => {
    const before = await other.load();
    await inShop(async (trx) => {
      await bumpPublishedVersion(trx, shop.siteId);
      await bumpStockRevision(trx, shop.siteId);
      await bumpPublishedVersion(trx, other.siteId);
    });
    expect(await shop.load()).toMatchObject({ publishedVersion: 2, stockRevision: 2 });
    expect(await other.load()).toEqual(before);
  });
});

import { parseQueryString } from '@quoin/domain/site';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveProduct } from '../../catalog/products/saveProduct.ts';
import { loadEditedProduct } from '../../catalog/storage/productDrafts.ts';
import { adjustStock } from '../../inventory/adjustStock.ts';
import { openDatabase, type SiteDatabase } from '../../platform/database/database.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { createLog } from '../../platform/log.ts';
import { createTestDatabase, SILENT, type TestDatabase, TIMEOUT_FACTOR } from '../../testing/database.ts';
import { countRoundTrips } from '../../testing/roundTrips.ts';
import { addTestShop, type TestShop } from '../testing/shop.ts';
import { createSitePages, type SitePages } from './sitePages.ts';

const PATHS = ['/shop/dunes?format=json', '/shop?format=json', '/shop/dunes'] as const;

const trips = countRoundTrips();
let database: TestDatabase;
let other: SiteDatabase;
let shop: TestShop;
/** Two processes on one database, each with its own memory, and one that keeps nothing. */
let processes: readonly SitePages[];
let forgetful: SitePages;

beforeAll(async () => {
  database = await createTestDatabase();
  const open = { connectionString: database.url, log: SILENT, timeoutFactor: TIMEOUT_FACTOR };
  other = openDatabase({ ...open, around: trips.around });
  shop = await addTestShop(database.db, 'kept');
  const pagesOn = (db: SiteDatabase, loadedPagesBytes: number) =>
    createSitePages({
      ...{ db, log: createLog('silent'), now: Date.now, themesFolder: THEMES_FOLDER, cacheBytes: 0, loadedPagesBytes },
      config: { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false },
    });
  processes = [pagesOn(database.db, 8_000_000), pagesOn(other, 8_000_000)];
  forgetful = pagesOn(database.db, 0);
});
afterAll(async () => {
  await Promise.all([...processes, forgetful].map((pages) => pages.close()));
  await other.close();
  await database.close();
});

async function get(pages: SitePages, url: string): Promise<string> {
  const [path = '/', search = ''] = url.split('?');
  const reply = await pages.renderSitePage(await shop.load(), { path, query: parseQueryString(search), headers: {} });
  return Buffer.from(reply.body ?? '').toString();
}

const editing = () => ({
  site: { id: shop.siteId, currency: 'EUR' as const },
  actor: { accountId: null, name: 'Ida' },
});

async function changePrice(cents: number): Promise<void> {
  const held = await database.db.inSite({ websiteId: shop.siteId }, (trx) =>
    loadEditedProduct(trx, shop.siteId, shop.printId),
  );
  const price = (cents / 100).toFixed(2);
  const variants = held!.draft.variants.map((each) => ({ ...each, price, salePrice: '', onSale: false }));
  const edit = {
    productId: shop.printId,
    revision: held!.revision,
    draft: { ...held!.draft, variants, categories: [] },
  };
  expect(await saveProduct({ db: database.db, now: Date.now }, editing(), edit)).toMatchObject({ kind: 'done' });
}

async function changeStock(quantity: number): Promise<void> {
  const [variant] = await database.asOwner<{ id: string }>(
    "SELECT id FROM variant WHERE product_id = $1 AND sku = 'DUNES-L'",
    [shop.printId],
  );
  const changes = [{ variantId: variant!.id, adjustment: { kind: 'set' as const, quantity } }];
  const wanted = { changes, reason: 'correction' as const, note: '', actor: { accountId: null, name: 'Ida' } };
  const result = await adjustStock({ db: database.db, invalidate: () => undefined }, shop.siteId, wanted);
  expect(result).toMatchObject({ ok: true });
}

describe('loaded pages', () => {
  it('are asked for in one round trip when they are known', async () => {
    for (const path of PATHS) {
      const [, pages] = processes;
      const first = await get(pages!, path);
      let again = '';
      const count = await trips.during(async () => (again = await get(pages!, path)));
      expect(again).toBe(first);
      expect(count, trips.sent.join('\n')).toBe(1);
    }
  });

  it.each(['/shop/cliffs?format=json', '/shop/harbour'])('are loaded in few round trips: %s', async (path) => {
    const [, pages] = processes;
    await get(pages!, '/shop/dunes');
    expect(await trips.during(() => get(pages!, path)), trips.sent.join('\n')).toBeLessThanOrEqual(9);
  });

  it('never show an old price or stock, whichever process changed it', async () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('price' as const), value: fc.integer({ min: 1, max: 99_999 }) }),
      fc.record({ kind: fc.constant('stock' as const), value: fc.integer({ min: 10, max: 50 }) }),
      fc.record({ kind: fc.constant('read' as const), value: fc.integer({ min: 0, max: PATHS.length * 2 - 1 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 30 }), async (acts) => {
        for (const { kind, value } of acts) {
          if (kind === 'price') await changePrice(value);
          else if (kind === 'stock') await changeStock(value);
          else {
            const path = PATHS[value >> 1]!;
            expect(await get(processes[value & 1]!, path)).toBe(await get(forgetful, path));
          }
        }
      }),
      { numRuns: 8 },
    );
  });
});

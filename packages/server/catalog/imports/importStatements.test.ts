import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AroundQuery } from '../../platform/database/pool.ts';
import type { FileStore } from '../../platform/gateways/files/fileStore.ts';
import { loadSiteById, type Site } from '../../sites/storage/sites.ts';
import { addShop, newId } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { importProducts } from './importProducts.ts';

const HEADER =
  'Product ID [Non Editable],Product Type,Product Page,Product URL,Title,SKU,Option Name 1,Option Value 1,Price,Stock,Categories';
/** Of an import, with what reads the site before it. */
const MOST = 25;

let statements = 0;
const counting: AroundQuery = (query) => (sql, parameters) => {
  statements += 1;
  return query(sql, parameters);
};

let test: TestDatabase;
let site: Site;
let count = 0;
beforeAll(async () => {
  test = await createTestDatabase({ open: { around: counting } });
});
afterAll(() => test.close());
beforeEach(async () => {
  count += 1;
  const shop = await addShop(test.db, { identifier: `shop-${count}`, currency: 'USD' });
  site = (await test.db.acrossSites((trx) => loadSiteById(trx, shop.id)))!;
});

/** Products of four variants each. */
function fileOf(products: number, price: string): string {
  const rows = Array.from({ length: products }, (_, at) =>
    ['S', 'M', 'L', 'XL'].map((size, index) => {
      const [category, own] = [`/kind-${at % 7}/sub-${at % 31}`, `p-${at},PHYSICAL,shop,thing-${at},Thing ${at}`];
      return `${index === 0 ? own : ',,,,'},T-${at}-${size},Size,${size},${price},5,${index === 0 ? category : ''}`;
    }),
  );
  return [HEADER, ...rows.flat()].join('\n');
}

async function spentOn(text: string): Promise<readonly [products: number, statements: number]> {
  statements = 0;
  const deps = { db: test.db, files: {} as FileStore, newId, now: () => 0 };
  const report = await importProducts(deps, site, { text, readImage: () => Promise.resolve(null), isDryRun: false });
  expect(report.problems).toEqual([]);
  return [report.created.length + report.updated.length, statements];
}

it.each([10, 100])('takes as few statements for %i products as for one, new or changed (IMP-1)', async (products) => {
  const [made, forNew] = await spentOn(fileOf(products, '10.00'));
  const [changed, forChanged] = await spentOn(fileOf(products, '12.00'));
  expect([made, changed]).toEqual([products, products]);
  expect(Math.max(forNew, forChanged)).toBeLessThanOrEqual(MOST);
});

it('changes a product once, however many of its variants change', async () => {
  await spentOn(fileOf(1, '10.00'));
  const revision = async () =>
    (await test.asOwner<{ revision: number }>('select revision from item where website_id = $1', [site.id]))[0]!
      .revision;
  const before = await revision();
  await spentOn(fileOf(1, '12.00'));
  // The item itself, and all its variants together.
  expect(await revision()).toBe(before + 2);
});

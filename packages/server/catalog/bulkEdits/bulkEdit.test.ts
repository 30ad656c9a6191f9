import { type BulkField, bulkText } from '@quoin/domain/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examine } from '../../doctor/examine.ts';
import { adjustStock } from '../../inventory/adjustStock.ts';
import { listSiteInventory } from '../../inventory/listInventory.ts';
import { loadSiteById, type Site } from '../../sites/storage/sites.ts';
import { addProduct, addShop, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { loadSheetRows } from '../storage/productSheet.ts';
import { findBulkEdit, listChanges, listSheet, previewBulkEdit, startBulkEdit } from './bulkEdits.ts';
import { runChunk } from './runBulkEdit.ts';

let test: TestDatabase;
let shop: TestShop;
let site: Site;
let invalidated = 0;
const actor = { accountId: null, name: 'Nora Keane' };
const deps = () => ({
  db: test.db,
  invalidate: () => {
    invalidated += 1;
  },
});
const FILTER = { search: '', stock: 'all', productType: null, category: null, lowThreshold: 10 } as const;

beforeAll(async () => {
  test = await createTestDatabase();
  shop = await addShop(test.db, { identifier: 'bulk' });
  site = (await test.db.acrossSites((trx) => loadSiteById(trx, shop.id)))!;
});
afterAll(() => test.close());

type Typed = readonly (readonly [variantId: string, field: BulkField, typed: string])[];

/** Previews edits by a user who sees the current values. */
async function preview(typed: Typed) {
  const rows = await test.db.inSite({ websiteId: shop.id }, (trx) =>
    loadSheetRows(trx, shop.id, [...new Set(typed.map(([id]) => id))]),
  );
  const byId = new Map(rows.map((row) => [row.variantId, row]));
  const edits = typed.map(([variantId, field, text]) => ({
    ...{ variantId, field, typed: text },
    seen: bulkText(field, byId.get(variantId)!.values[field], 'USD'),
  }));
  return previewBulkEdit(deps(), site, { edits, actor });
}

async function run(id: string, way: 'apply' | 'undo', size?: number) {
  const started = await startBulkEdit(deps(), shop.id, { id, way, actor });
  if (!started.ok) throw new Error(started.problem.code);
  while (await runChunk(deps(), shop.id, id, size));
  return (await findBulkEdit(deps(), shop.id, id))!;
}

const problemsOf = async (id: string) =>
  (await listChanges(deps(), shop.id, { id, isProblemsOnly: true, after: 0 })).rows.map(
    ({ field, state, problem }) => `${field} ${state} ${problem?.code}`,
  );
const everything = () =>
  test.asOwner(
    `select v.id, i.title, i.workflow_state, i.starred, i.tags, i.categories, i.seo, v.sku, v.price::int as price, v.sale_price::int as sale_price, v.on_sale, v.unlimited,
       v.on_hand, v.weight, v.len from variant v join item i on i.id = v.product_id where v.website_id = $1 order by v.id`,
    [shop.id],
  );

let count = 0;
async function product(stock: number | null = 5) {
  count += 1;
  const added = await addProduct(test.db, shop, {
    title: `Thing ${count}`,
    optionNames: ['Size'],
    variants: [
      { sku: `T${count}-S`, attributes: { Size: 'S' }, stock },
      { sku: `T${count}-L`, attributes: { Size: 'L' }, stock },
    ],
  });
  await test.asOwner(
    `insert into stock_movement select website_id, gen_random_uuid(), id, on_hand, 'import', gen_random_uuid(), null, now()
     from variant where product_id = $1 and on_hand > 0`,
    [added.id],
  );
  return added.variantIds as [string, string];
}

describe('a bulk edit', () => {
  it('changes every kind of column, and undo brings all of it back exactly', async () => {
    const [small, large] = await product();
    await test.asOwner('update item set workflow_state = 2 where id = (select product_id from variant where id = $1)', [
      small,
    ]);
    await test.db.inSite({ websiteId: shop.id }, (trx) =>
      trx
        .insertInto('category')
        .values({
          website_id: shop.id,
          id: trx.newId(),
          collection_id: shop.collectionId,
          display_name: 'Hills',
          url_id: 'hills',
          path: 'hills',
        })
        .execute(),
    );
    const before = await everything();
    const planned = await preview([
      [small, 'title', 'New title'],
      [small, 'tags', 'a, b'],
      [small, 'categories', '/hills'],
      [small, 'visible', 'Yes'],
      [small, 'featured', 'Yes'],
      [small, 'seoTitle', 'Seen'],
      [small, 'price', '1,234.50'],
      [small, 'weight', '0.7'],
      [large, 'salePrice', '9.00'],
      [large, 'onSale', 'Yes'],
      [large, 'sku', 'RENAMED'],
      [large, 'stock', '9'],
      [small, 'stock', 'Unlimited'],
      [large, 'length', '12.5'],
    ]);
    expect(planned.counts).toMatchObject({ planned: 14, refused: 0 });
    expect(await everything()).toEqual(before);
    const applied = await run(planned.id, 'apply', 4);
    expect(applied).toMatchObject({ state: 'applied', counts: { applied: 14, planned: 0 } });
    const after = await everything();
    expect(after).toContainEqual(
      expect.objectContaining({
        id: small,
        ...{ title: 'New title', tags: ['a', 'b'], categories: ['hills'], workflow_state: 1, starred: true },
        ...{ price: 123_450, weight: 0.7, unlimited: true },
      }),
    );
    expect(after).toContainEqual(
      expect.objectContaining({ id: large, sale_price: 900, on_sale: true, sku: 'RENAMED', on_hand: 9, len: 12.5 }),
    );
    const undone = await run(planned.id, 'undo', 5);
    expect(undone).toMatchObject({ state: 'undone', counts: { undone: 14, kept: 0 } });
    const restored = await everything();
    // An SEO text that was taken back is empty, which says the same as none.
    expect(restored.map((row) => ({ ...row, seo: null }))).toEqual(before.map((row) => ({ ...row, seo: null })));
    expect(await examine({ db: test.db }, 'bulk')).toEqual([]);
  });

  it('refuses cells in the preview and makes the others', async () => {
    const [small, large] = await product();
    const planned = await preview([
      [small, 'price', 'cheap'],
      [large, 'price', '8'],
      [small, 'sku', 'T1-S'],
    ]);
    expect(planned.counts).toMatchObject({ planned: 1, refused: 2 });
    expect(await problemsOf(planned.id)).toEqual(['price refused bulkPriceInvalid', 'sku refused bulkSkuTaken']);
    expect((await run(planned.id, 'apply')).counts).toMatchObject({ applied: 1, refused: 2 });
  });

  it('leaves alone what somebody changed after the preview, and says so; the same when it is undone', async () => {
    const [small, large] = await product();
    const planned = await preview([
      [small, 'price', '30'],
      [large, 'price', '30'],
      [small, 'stock', '50'],
      [large, 'stock', '50'],
    ]);
    await test.asOwner('update variant set price = 1 where id = $1', [small]);
    await test.asOwner('update variant set on_hand = 4 where id = $1', [small]);
    await test.asOwner(
      `insert into stock_movement values ($1, gen_random_uuid(), $2, -1, 'order', gen_random_uuid(), null, now())`,
      [shop.id, small],
    );
    expect((await run(planned.id, 'apply')).counts).toMatchObject({ applied: 2, skipped: 2 });
    expect(await problemsOf(planned.id)).toEqual(['price skipped bulkChangedSince', 'stock skipped bulkChangedSince']);
    await test.asOwner('update variant set price = 2 where id = $1', [large]);
    expect((await run(planned.id, 'undo')).counts).toMatchObject({ undone: 1, kept: 1, skipped: 2 });
    const [row] = await test.asOwner('select price::int as price, on_hand from variant where id = $1', [large]);
    expect(row).toEqual({ price: 2, on_hand: 5 });
    expect(await examine({ db: test.db }, 'bulk')).toEqual([]);
  });

  it('goes on where a killed job was: no change is made twice', async () => {
    const ids = (await Promise.all([product(), product(), product()])).flat();
    const planned = await preview(ids.map((id) => [id, 'stock', '8']));
    await startBulkEdit(deps(), shop.id, { id: planned.id, way: 'apply', actor });
    await runChunk(deps(), shop.id, planned.id, 2);
    const boom = {
      ...deps(),
      invalidate: () => undefined,
      db: {
        ...test.db,
        inSite: ((context, work) =>
          test.db.inSite(context, async (trx) => {
            await work(trx);
            throw new Error('killed before the commit');
          })) as typeof test.db.inSite,
      },
    };
    await expect(runChunk(boom, shop.id, planned.id, 2)).rejects.toThrow('killed');
    expect(await findBulkEdit(deps(), shop.id, planned.id)).toMatchObject({ state: 'applying', position: 2 });
    while (await runChunk(deps(), shop.id, planned.id, 2));
    expect(await findBulkEdit(deps(), shop.id, planned.id)).toMatchObject({ state: 'applied', counts: { applied: 6 } });
    expect(await examine({ db: test.db }, 'bulk')).toEqual([]);
  });

  it('starts once, however often it is pressed, and never from a state it is not in', async () => {
    const [small] = await product();
    const planned = await preview([[small, 'price', '77']]);
    const undoFirst = await startBulkEdit(deps(), shop.id, { id: planned.id, way: 'undo', actor });
    expect(undoFirst).toMatchObject({ ok: false, problem: { code: 'bulkMoveNotAllowed' } });
    const apply = () => startBulkEdit(deps(), shop.id, { id: planned.id, way: 'apply', actor });
    const started = await Promise.all([apply(), apply(), apply()]);
    expect(started.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    const jobs = await test.asOwner("select 1 from job where dedupe_key = $1 and kind = 'bulkEdit.run'", [
      `${planned.id}:apply`,
    ]);
    expect(jobs).toHaveLength(1);
  });
});

/** `npm run chaos -- bulk` edits ten times as many. */
const PRODUCTS = Number(process.env.QUOIN_BULK_PRODUCTS ?? 250);
const VARIANTS = PRODUCTS * 4;

describe(`${VARIANTS} variants`, () => {
  it('get 10 % more and lose it again; every price is what it was', async () => {
    const many = await addShop(test.db, { identifier: 'many' });
    await test.asOwner(
      `insert into item (website_id, id, collection_id, record_type, url_id, title, workflow_state, added_on, updated_on)
       select $1, gen_random_uuid(), $2, 11, 'p-' || n, 'Product ' || n, 1, now(), now() from generate_series(1, $3::int) n`,
      [many.id, many.collectionId, PRODUCTS],
    );
    await test.asOwner(
      `insert into product (website_id, id, product_type) select website_id, id, 1 from item where website_id = $1`,
      [many.id],
    );
    await test.asOwner(
      `insert into variant (website_id, id, product_id, sku, price, currency, on_hand, display_index)
       select website_id, gen_random_uuid(), id, url_id || '-' || n, 1000 + (random() * 9000)::int, 'USD', 3, n
       from item, generate_series(1, 4) n where website_id = $1`,
      [many.id],
    );
    const prices = () =>
      test.asOwner<{ id: string; price: number }>(
        'select id, price::int as price from variant where website_id = $1 order by id',
        [many.id],
      );
    const before = await prices();
    const here = (await test.db.acrossSites((trx) => loadSiteById(trx, many.id)))!;
    const text = (minor: number) => bulkText('price', minor, 'USD');
    const raised = (minor: number) => Math.floor((minor * 110 + 50) / 100);
    const clock = performance.now();
    const lap = () => Math.round(performance.now() - clock);
    const sheet = await listSheet(deps(), many.id, { ...FILTER, after: null });
    const listed = lap();
    const planned = await previewBulkEdit(deps(), here, {
      edits: before.map(({ id, price }) => ({
        ...{ variantId: id, field: 'price' as const },
        seen: text(price),
        typed: text(raised(price)),
      })),
      actor,
    });
    const previewed = lap();
    await startBulkEdit(deps(), many.id, { id: planned.id, way: 'apply', actor });
    while (await runChunk(deps(), many.id, planned.id));
    const applied = lap();
    expect((await prices()).map(({ price }) => price)).toEqual(before.map(({ price }) => raised(price)));
    const checked = lap();
    await startBulkEdit(deps(), many.id, { id: planned.id, way: 'undo', actor });
    while (await runChunk(deps(), many.id, planned.id));
    const undone = lap();
    expect(await prices()).toEqual(before);
    expect(await findBulkEdit(deps(), many.id, planned.id)).toMatchObject({
      state: 'undone',
      counts: { undone: VARIANTS, kept: 0 },
    });
    console.log(
      `${VARIANTS} variants: first page of the sheet ${listed} ms, preview ${previewed - listed} ms, applied in ${applied - previewed} ms, undone in ${undone - checked} ms`,
    );
    const inventoryAsked = performance.now();
    const search = { ...FILTER, sort: 'available', direction: 'up', after: null } as const;
    const page = await listSiteInventory(deps(), many.id, search);
    const firstPage = performance.now();
    const middle = { key: 'product 1', id: '88888888-0000-7000-8000-000000000000' };
    await listSiteInventory(deps(), many.id, { ...search, sort: 'title', after: middle });
    const laterPage = performance.now();
    const changes = before.map(({ id }) => ({ variantId: id, adjustment: { kind: 'add', quantity: 1 } as const }));
    const all = await adjustStock(deps(), many.id, { changes, reason: 'received', note: '', actor });
    const adjusted = performance.now();
    const laps = [firstPage - inventoryAsked, laterPage - firstPage, adjusted - laterPage].map(Math.round);
    console.log(
      `inventory of ${VARIANTS}: first page ${laps[0]} ms, a later one ${laps[1]} ms, all adjusted at once in ${laps[2]} ms`,
    );
    expect([page.counts?.all, page.rows.length, all.ok]).toEqual([VARIANTS, 200, true]);
    expect(sheet).toMatchObject({ total: VARIANTS });
    expect(invalidated).toBeGreaterThan(0);
  }, 120_000);
});

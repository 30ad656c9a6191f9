import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PRODUCT_ITSELF } from '../../audit/index.ts';
import { examine } from '../../doctor/examine.ts';
import type { FileStore } from '../../platform/gateways/files/fileStore.ts';
import { loadSiteById, type Site } from '../../sites/storage/sites.ts';
import { addProduct, addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { runImport } from './importJobs.ts';
import { draftImport, startImport } from './importRuns.ts';
import { foreseeUndo, startImportUndo, undoImport } from './undoImport.ts';

const HEADER =
  'Product Type,Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Stock,Categories,Visible';
const LAMP = 'PHYSICAL,shop,lamp,Lamp,<p>Bright.</p>,L-1,Size,Small,38.00,14,/light,Yes\n,,,,,L-2,Size,Large,50.00,5,,';
const CHAIR = 'PHYSICAL,shop,chair,Chair,,C-1,,,99.00,3,,Yes';
const NEVER = new AbortController().signal;

let test: TestDatabase;
let shop: TestShop;
let site: Site;
let count = 0;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  count += 1;
  shop = await addShop(test.db, { identifier: `shop-${count}`, currency: 'USD' });
  site = (await test.db.acrossSites((trx) => loadSiteById(trx, shop.id)))!;
});

const deps = () => ({ db: test.db, files: {} as FileStore, newId, now: Date.now });

const bring = (...products: readonly string[]) => bringFile(HEADER, ...products);

async function bringFile(...lines: readonly string[]): Promise<string> {
  const bytes = Buffer.from(lines.join('\n'));
  const file = { fileName: 'p.csv', bytes, actor: PRODUCT_ITSELF, language: 'en' };
  const drafted = await draftImport(deps(), shop.id, file);
  if (!drafted.ok) throw new Error(drafted.problem.code);
  const { id } = drafted.value.run;
  await startImport(deps(), shop.id, { id, actor: PRODUCT_ITSELF });
  await runImport(deps(), shop.id, id, NEVER);
  return id;
}

async function takeBack(id: string) {
  const foreseen = await foreseeUndo(deps(), shop.id, id);
  await startImportUndo(deps(), shop.id, { id, actor: PRODUCT_ITSELF });
  await undoImport(deps(), shop.id, id, NEVER);
  const done = await foreseeUndo(deps(), shop.id, id);
  // A preview says what happens.
  expect(foreseen).toEqual(done);
  expect(await examine({ db: test.db }, site.identifier)).toEqual([]);
  return { ...done!.counts, notes: done!.notes.map(({ title, code }) => `${title}: ${code}`) };
}

const rows = <Row extends Record<string, unknown>>(table: string, columns: string) =>
  test.asOwner<Row>(`select ${columns} from ${table} where website_id = $1 order by 1`, [shop.id]);
const products = () => rows('item', 'title, url_id, body, workflow_state as state, deleted_at is null as live');
const variants = () => rows('variant', 'sku, price::int as price, on_hand, unlimited, archived');
const nothing = { deleted: 0, restored: 0, hidden: 0, kept: 0, notes: [] };

describe('an import of products that is taken back (IMP-1)', () => {
  it('deletes what it made, once', async () => {
    const id = await bring(LAMP, CHAIR);
    expect(await takeBack(id)).toEqual({ ...nothing, deleted: 2 });
    expect((await products()).map(({ live }) => live)).toEqual([false, false]);
    expect(await startImportUndo(deps(), shop.id, { id, actor: PRODUCT_ITSELF })).toMatchObject({ ok: false });
  });

  it('gives what it changed its former content, address, variants and stock', async () => {
    await bring(LAMP, CHAIR);
    const before = [await products(), await variants()];
    const changed = LAMP.replace('Bright', 'Dim')
      .replace('38.00,14', '40.00,20')
      .replace('\n,,,,,L-2,Size,Large,50.00,5,,', '');
    const id = await bring(`${changed}\n,,,,,L-3,Size,Huge,70.00,Unlimited,,`, CHAIR.replace('Chair', 'Armchair'));
    expect(await variants()).not.toEqual(before[1]);
    expect(await takeBack(id)).toEqual({ ...nothing, restored: 2 });
    expect([await products(), (await variants()).filter(({ sku }) => sku !== 'L-3')]).toEqual(before);
    expect((await variants()).find(({ sku }) => sku === 'L-3')).toMatchObject({ archived: true });
  });

  it('leaves what was sold since sold', async () => {
    await bring(LAMP);
    const id = await bring(LAMP.replace('38.00,14', '38.00,20'));
    await test.asOwner(`update variant set on_hand = on_hand - 2 where website_id = $1 and sku = 'L-1'`, [shop.id]);
    await test.asOwner(
      `insert into stock_movement (website_id, id, variant_id, delta, cause, cause_id, created_at)
       select website_id, gen_random_uuid(), id, -2, 'order', gen_random_uuid(), now() from variant
       where website_id = $1 and sku = 'L-1'`,
      [shop.id],
    );
    expect(await takeBack(id)).toEqual({ ...nothing, restored: 1 });
    expect((await variants())[0]).toMatchObject({ sku: 'L-1', on_hand: 12 });
  });

  it('keeps and lists what somebody has edited since, a variant of it included', async () => {
    const id = await bring(LAMP, CHAIR);
    await test.asOwner(`update variant set price = 4200 where website_id = $1 and sku = 'L-2'`, [shop.id]);
    expect(await takeBack(id)).toEqual({ ...nothing, deleted: 1, kept: 1, notes: ['Lamp: keptEdited'] });
  });

  it('hides what it made where a cart refers to it', async () => {
    const id = await bring(CHAIR);
    const cart = newId();
    await test.asOwner(
      `insert into cart (website_id, id, currency, token_hash, created_at, updated_at)
       values ($1, $2::uuid, 'USD', decode(md5($2::text), 'hex'), now(), now())`,
      [shop.id, cart],
    );
    await test.asOwner(
      `insert into cart_entry (website_id, id, cart_id, product_id, variant_id, quantity, unit_price_seen, added_at)
       select website_id, gen_random_uuid(), $2, product_id, id, 1, price, now() from variant where website_id = $1`,
      [shop.id, cart],
    );
    expect(await takeBack(id)).toEqual({ ...nothing, hidden: 1, notes: ['Chair: hidden'] });
    expect(await products()).toMatchObject([{ state: 4, live: true }]);
  });

  it('keeps one whose former address another product has by now, and takes the others back', async () => {
    await bring(LAMP, CHAIR);
    const ids = await rows<{ id: string; url: string }>('item', 'id, url_id as url');
    const idOf = (wanted: string) => ids.find(({ url }) => url === wanted)!.id;
    // Exports name products by their id, so that they are found at a new address.
    const id = await bringFile(
      HEADER.replace('Product Type', 'Product ID,Product Type'),
      `${idOf('lamp')},PHYSICAL,shop,bulb,Lamp,,L-1,,,38.00,14,,Yes`,
      `${idOf('chair')},${CHAIR.replace('Chair', 'Seat')}`,
    );
    await addProduct(test.db, shop, { title: 'Lamp', variants: [{ sku: 'O-1' }] });
    await startImportUndo(deps(), shop.id, { id, actor: PRODUCT_ITSELF });
    await undoImport(deps(), shop.id, id, NEVER);
    const done = await foreseeUndo(deps(), shop.id, id);
    expect(done).toMatchObject({ counts: { restored: 1, kept: 1 }, notes: [{ title: 'Lamp', code: 'keptTaken' }] });
  });
});

it('undoes several imports one after the other, the latest first', async () => {
  const first = await bring(LAMP);
  const second = await bring(LAMP.replace('38.00', '39.00'));
  expect(await takeBack(second)).toEqual({ ...nothing, restored: 1 });
  expect(await takeBack(first)).toEqual({ ...nothing, deleted: 1 });
});

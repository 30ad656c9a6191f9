import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import { withAdmin } from '../testing/database.ts';
import { addDiscount, addTax } from './testing/priceRules.ts';

let shop: SaleShop;
let itemId: string;
beforeAll(async () => {
  shop = await openSaleShop();
  itemId = await shop.addProduct({ title: 'Tide' });
  await addTax(shop);
  await addDiscount(shop);
});
afterAll(() => shop.close());

async function version(): Promise<string> {
  const sql = 'SELECT pricing_version AS version FROM website WHERE id = $1';
  return (await shop.test.asOwner<{ version: string }>(sql, [shop.site.id]))[0]!.version;
}

/** Columns that no cart reads, that are read with each cart, or that are set once with the row. */
const UNWATCHED: Readonly<Record<string, readonly string[]>> = {
  variant: ['id', 'low_stock_told_at', 'on_hand', 'reserved', 'unlimited', 'website_id'],
  product: [],
  item: [
    ...['added_on', 'author_name', 'body', 'data', 'display_index', 'excerpt', 'id', 'import_key', 'import_source'],
    ...[
      'main_image_id',
      'record_type',
      'revision',
      'seo',
      'source_url',
      'starred',
      'tags',
      'take_down_to',
      'updated_on',
    ],
    'website_id',
  ],
  item_image: [],
  asset: [
    ...[
      'byte_size',
      'content_type',
      'created_at',
      'deleted_at',
      'folder_id',
      'id',
      'is_copy',
      'name',
      'sha256',
      'version',
    ],
    'website_id',
  ],
  collection: [
    ...['created_on', 'description', 'display_index', 'homepage', 'id', 'main_content', 'main_image_id'],
    ...['navigation_title', 'ordering', 'page_size', 'region_name', 'seo', 'title', 'type', 'type_name', 'updated_on'],
    'website_id',
  ],
  category: ['display_index', 'display_name', 'id', 'kind', 'page_rendering', 'parent_id', 'url_id', 'website_id'],
  tax_rule: [],
  shipping_method: [],
  discount: ['created_at', 'id', 'times_used', 'updated_at', 'website_id'],
  translation: [],
};

describe('the pricing version of a site', () => {
  it('is watched for each column that prices a cart', async () => {
    const rows = await shop.test.asOwner<{ table: string; column: string; isWatched: boolean }>(`
      SELECT t.tgrelid::regclass::text AS table, a.attname AS column,
        (t.tgattr = '' OR a.attnum = ANY (t.tgattr::int2[])) AS "isWatched"
      FROM pg_trigger t JOIN pg_attribute a ON a.attrelid = t.tgrelid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE t.tgname = 'pricing_version' AND t.tgrelid <> 'website'::regclass ORDER BY 1, 2`);
    const unwatched = Object.fromEntries(Object.keys(UNWATCHED).map((table) => [table, [] as string[]]));
    for (const { table, column, isWatched } of rows) if (!isWatched) unwatched[table]?.push(column);
    expect(new Set(rows.map(({ table }) => table))).toEqual(new Set(Object.keys(UNWATCHED)));
    expect(unwatched).toEqual(UNWATCHED);
  });

  it.each([
    ['a price', 'UPDATE variant SET price = price + 1'],
    ['a product that is renamed', "UPDATE item SET title = title || '!' WHERE record_type = 11"],
    ['a tax', 'UPDATE tax_rule SET rate_ppm = rate_ppm + 1'],
    ['a way of shipping', 'DELETE FROM shipping_method WHERE id = (SELECT max(id::text)::uuid FROM shipping_method)'],
    ['a discount', 'UPDATE discount SET enabled = false'],
    ['the settings', `UPDATE website SET settings = settings || '{"a": 1}'`],
  ])('is another one after a change of %s, by hand too', async (_, sql) => {
    const before = await version();
    await shop.test.asOwner(sql);
    expect(await version()).not.toBe(before);
  });

  it.each([
    ['stock', 'UPDATE variant SET on_hand = on_hand + 1, unlimited = false'],
    ['how often a discount is used', 'UPDATE discount SET times_used = times_used + 1'],
    ['a publication', 'UPDATE website SET published_version = published_version + 1'],
    ['what was rolled back', "DO $$ BEGIN UPDATE variant SET price = 1; RAISE 'no'; EXCEPTION WHEN OTHERS THEN END $$"],
  ])('stays after %s', async (_, sql) => {
    const before = await version();
    await shop.test.asOwner(sql);
    expect(await version()).toBe(before);
  });

  it('does not hold the row of the site until the end of a long change', async () => {
    const before = await version();
    await withAdmin(shop.test.url, async (client) => {
      await client.query('BEGIN');
      await client.query('UPDATE variant SET price = price + 1');
      await shop.test.asOwner('UPDATE website SET published_version = published_version + 1');
      expect(await version()).toBe(before);
      await client.query('COMMIT');
    });
    expect(await version()).not.toBe(before);
  });

  it('holds up no sale, and a sale leaves it as it is (STK-1)', async () => {
    const before = await version();
    await withAdmin(shop.test.url, async (client) => {
      await client.query('BEGIN');
      await client.query('UPDATE website SET pricing_version = pricing_version');
      const buyer = shop.newBuyer();
      const paid = await shop.pay(buyer, await shop.readyToPay(buyer, itemId));
      expect(paid.status).toBe('succeeded');
      await client.query('ROLLBACK');
    });
    expect(await version()).toBe(before);
  });

  it('goes with a site that is deleted for good', async () => {
    await shop.test.asOwner(`DELETE FROM item WHERE id = '${await shop.addProduct({ title: 'Gone' })}'`);
    const id = crypto.randomUUID();
    await shop.test.asOwner(
      `INSERT INTO website (id, identifier, title, currency, theme, created_at) VALUES ($1, 'gone', 'g', 'EUR', 'q', now())`,
      [id],
    );
    await shop.test.asOwner(
      `INSERT INTO tax_rule (website_id, id, name, rate_ppm) VALUES ($1, gen_random_uuid(), 'VAT', 1)`,
      [id],
    );
    await shop.test.asOwner('DELETE FROM website WHERE id = $1', [id]);
    expect(await shop.test.asOwner('SELECT 1 FROM website WHERE id = $1', [id])).toEqual([]);
  });
});

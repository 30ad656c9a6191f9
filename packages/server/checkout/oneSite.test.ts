import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordStatements, statementFaults } from '../testing/siteStatements.ts';
import { bodyOf, CART, createSaleClient, newBrowser } from './testing/saleClient.ts';
import { openSaleShop, type SaleShop } from './testing/saleShop.ts';

const recorded = recordStatements();
let shop: SaleShop;
let itemId: string;

beforeAll(async () => {
  shop = await openSaleShop({ aroundQuery: recorded.around });
  itemId = await shop.addProduct({ title: 'Tide', price: 4500n });
});
afterAll(() => shop.close());

describe('the statements of a sale stay within one site (TEN-1)', () => {
  it('cart, checkout, payment and order', async () => {
    const browser = await newBrowser(createSaleClient(shop));
    await browser.send('POST', `${CART}/entries`, { itemId, quantity: 1, additionalFields: 'null' });
    expect(bodyOf(await browser.send('GET', CART)).entries).toHaveLength(1);
    for (const card of ['4000 0000 0000 0002', '4242 4242 4242 4242']) {
      const buyer = shop.newBuyer();
      await shop.pay(buyer, await shop.readyToPay(buyer, itemId), card);
    }
    expect(await shop.count('sales_order')).toBe(1);
    expect(recorded.inSite.size).toBeGreaterThan(40);
    expect(await statementFaults(shop.test.url, recorded.inSite)).toEqual([]);
  });
});

describe('a statement that leaves its site is noticed', () => {
  it.each([
    ['select id from item where title = $1', ['names no site for item']],
    ['select id from item where website_id = $1', []],
    ['select v.id from item i join variant v using (website_id) where i.website_id = $1', []],
    ['update website set stock_revision = 1 where id = $1', []],
    ["select website_id from job where state = 'waiting' for update skip locked", ['names no site for job']],
    [
      'insert into navigation (website_id, id) select $1::uuid, x from unnest($2::text[]) x',
      ['inserts rows that it makes itself'],
    ],
    ['insert into navigation (website_id, id) values ($1, $2)', []],
    [
      `with taken as (update variant set reserved = 1 where website_id = $1 and id = $2 returning id)
      insert into navigation (website_id, id) select $1, id::text from taken`,
      ['inserts beside another write'],
    ],
    [
      `with recursive site as (select website_id from job where website_id = $1
        union all select job.website_id from site join job on job.website_id > site.website_id) select * from site`,
      ['names no site for job'],
    ],
  ])('%s', async (statement, faults) => {
    const found = await statementFaults(shop.test.url, [statement]);
    expect(found.map((line) => line.split(': ')[0])).toEqual(faults);
  });
});

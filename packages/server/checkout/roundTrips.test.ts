import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRoundTrips } from '../testing/roundTrips.ts';
import { type Browser, bodyOf, CART, createSaleClient, newBrowser, type SaleClient } from './testing/saleClient.ts';
import { openSaleShop, type SaleShop } from './testing/saleShop.ts';

/** At most; a request that waits for the database once more is slower for everybody. */
const MOST = { readCart: 2, addToCart: 5, pay: 11 };

const trips = countRoundTrips();
let shop: SaleShop;
let client: SaleClient;
let itemId: string;

beforeAll(async () => {
  shop = await openSaleShop({ aroundQuery: trips.around });
  client = createSaleClient(shop);
  itemId = await shop.addProduct({ title: 'Tide', price: 4500n });
});
afterAll(() => shop.close());

const add = (browser: Browser) =>
  browser.send('POST', `${CART}/entries`, { itemId, quantity: 1, additionalFields: 'null' });

async function count(name: string, act: () => Promise<unknown>): Promise<number> {
  const n = await trips.during(act);
  if (process.env.QUOIN_ROUND_TRIPS === 'shown') console.log(`${name}: ${n}\n${trips.sent.join('\n')}`);
  return n;
}

describe('how often a request waits for the database', () => {
  it('reading a cart', async () => {
    const browser = await newBrowser(client);
    await add(browser);
    let entries = 0;
    const n = await count('read a cart', async () => {
      entries = bodyOf(await browser.send('GET', CART)).entries.length;
    });
    expect(entries).toBe(1);
    expect(n).toBeLessThanOrEqual(MOST.readCart);
  });

  it('adding to a cart, first and again', async () => {
    const browser = await newBrowser(client);
    for (const turn of ['first', 'again']) {
      let status = 0;
      const n = await count(`add to cart, ${turn}`, async () => {
        status = (await add(browser)).status;
      });
      expect(status).toBe(200);
      expect(n, turn).toBeLessThanOrEqual(MOST.addToCart);
    }
  });

  it('paying, up to the order', async () => {
    const buyer = shop.newBuyer();
    const loaded = await shop.readyToPay(buyer, itemId);
    let status = '';
    const n = await count('pay', async () => {
      status = (await shop.pay(buyer, loaded)).status;
    });
    expect(status).toBe('succeeded');
    expect(n).toBeLessThanOrEqual(MOST.pay);
  });
});

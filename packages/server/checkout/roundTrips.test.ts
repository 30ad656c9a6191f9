import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRoundTrips } from '../testing/roundTrips.ts';
import { type Browser, bodyOf, CART, createSaleClient, newBrowser, type SaleClient } from './testing/saleClient.ts';
import { openSaleShop, type SaleShop } from './testing/saleShop.ts';

interface Costs {
  readonly trips: number;
  readonly statements: number;
}

/** At most; a request that waits for the database once more, or asks it more, is slower for everybody. */
const MOST = {
  readCart: { trips: 1, statements: 3 },
  firstAdd: { trips: 3, statements: 9 },
  addAgain: { trips: 3, statements: 9 },
  pay: { trips: 11, statements: 45 },
};

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

async function expectAtMost(name: keyof typeof MOST, act: () => Promise<unknown>): Promise<void> {
  const counted: Costs = { trips: await trips.during(act), statements: trips.sent.length };
  if (process.env.QUOIN_ROUND_TRIPS === 'shown') console.log(`${name}: ${counted.trips}\n${trips.sent.join('\n')}`);
  expect(counted.trips, name).toBeLessThanOrEqual(MOST[name].trips);
  expect(counted.statements, name).toBeLessThanOrEqual(MOST[name].statements);
}

describe('how often a request waits for the database', () => {
  it('reading a cart', async () => {
    const browser = await newBrowser(client);
    await add(browser);
    let entries = 0;
    await expectAtMost('readCart', async () => {
      entries = bodyOf(await browser.send('GET', CART)).entries.length;
    });
    expect(entries).toBe(1);
  });

  it.each(['firstAdd', 'addAgain'] as const)('adding to a cart: %s', async (name) => {
    const browser = await newBrowser(client);
    if (name === 'addAgain') await add(browser);
    let status = 0;
    await expectAtMost(name, async () => {
      status = (await add(browser)).status;
    });
    expect(status).toBe(200);
  });

  it('paying, up to the order', async () => {
    const buyer = shop.newBuyer();
    const loaded = await shop.readyToPay(buyer, itemId);
    let status = '';
    await expectAtMost('pay', async () => {
      status = (await shop.pay(buyer, loaded)).status;
    });
    expect(status).toBe('succeeded');
  });
});

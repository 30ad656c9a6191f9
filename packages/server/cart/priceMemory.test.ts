import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveContactAndAddress } from '../checkout/changeCheckout.ts';
import type { CheckoutVisitor } from '../checkout/checkoutDeps.ts';
import { ADDRESS, openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import { createPriceMemory } from '../pricing/priceMemory.ts';
import { addDiscount, addTax } from '../pricing/testing/priceRules.ts';
import { loadCart } from './loadCart.ts';
import { wireCart } from './wireCart.ts';

const INTERLEAVINGS = Number(process.env.QUOIN_INTERLEAVINGS ?? 60);

/** Two processes on one database, each with separate connections and memory. */
let one: SaleShop;
let other: SaleShop;
let products: readonly string[];
let buyers: readonly CheckoutVisitor[];

beforeAll(async () => {
  one = await openSaleShop();
  other = await openSaleShop({ besides: one });
  products = [await one.addProduct({ title: 'Tide', sizes: ['S', 'L'] }), await one.addProduct({ title: 'Reef' })];
  await addTax(one);
  await addDiscount(one, { totalLimit: 1000 });
  buyers = [one.newBuyer(), one.newBuyer()];
  for (const [index, buyer] of buyers.entries()) {
    for (const itemId of products.slice(index)) await one.add(buyer, { itemId, choice: { Size: 'S' }, quantity: 2 });
  }
  await one.checkoutOf(buyers[0]!);
  const contact = { email: 'ada@example.com', address: ADDRESS, answers: {} };
  await saveContactAndAddress(one.sale.checkout, buyers[0]!, contact);
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const NOTHING_KEPT = createPriceMemory({ maxBytes: 0, now: Date.now });

async function cartOf(shop: SaleShop, buyer: CheckoutVisitor, memory = shop.sale.cart.memory): Promise<string> {
  return JSON.stringify(wireCart(await loadCart({ ...shop.sale.cart, memory }, buyer), { now: 0 }));
}

/** Each changes what a cart contains or costs, by hand, as no built-in operation would. `n` is the new value. */
const WRITES: Readonly<Record<string, (n: number) => readonly [sql: string, values: readonly unknown[]]>> = {
  price: (n) => ['UPDATE variant SET price = $1 WHERE product_id = $2', [n, products[n % 2]]],
  'sale price': (n) => [
    'UPDATE variant SET sale_price = $1, on_sale = NOT on_sale WHERE product_id = $2',
    [n, products[n % 2]],
  ],
  tax: (n) => ['UPDATE tax_rule SET rate_ppm = $1', [n * 10]],
  shipping: (n) => [`UPDATE shipping_method SET rate = jsonb_build_object('kind', 'flat', 'price', $1::text)`, [n]],
  discount: (n) => ['UPDATE discount SET percent_ppm = $1', [n * 10]],
  'uses of a discount': (n) => ['UPDATE discount SET times_used = $1', [n % 2 === 0 ? 0 : 1000]],
  settings: (n) => [
    `UPDATE website SET settings = jsonb_build_object('storeSettings', jsonb_build_object('pricing',
      jsonb_build_object('priceTaxInterpretation', $1::text)))`,
    [n % 2 === 0 ? 'INCLUSIVE' : 'EXCLUSIVE'],
  ],
  title: (n) => ['UPDATE item SET title = $1 WHERE id = $2', [`Title ${n}`, products[n % 2]]],
  state: (n) => ['UPDATE item SET workflow_state = $1 WHERE id = $2', [(n % 3) + 1, products[n % 2]]],
  page: (n) => ['UPDATE collection SET enabled = $1', [n % 4 > 0]],
  'tax class': (n) => [
    `UPDATE product SET settings = jsonb_build_object('taxClass', $1::text)`,
    [n % 2 === 0 ? '' : 'food'],
  ],
  stock: (n) => ['UPDATE variant SET on_hand = $1 WHERE product_id = $2', [(n % 5) + 50, products[n % 2]]],
  'limit of stock': (n) => ['UPDATE variant SET unlimited = NOT unlimited WHERE product_id = $1', [products[n % 2]]],
  variant: () => [`UPDATE variant SET archived = NOT archived WHERE attributes = '{"Size": "L"}'`, []],
};
const write = (name: string, n: number) => one.test.asOwner(...(WRITES[name]!(n) as [string, unknown[]]));

describe('a cart is never priced from what has changed', () => {
  it.each(Object.keys(WRITES))('on one process: %s', async (name) => {
    for (const n of [2, 3, 4]) {
      for (const shop of [one, other]) for (const buyer of buyers) await cartOf(shop, buyer);
      await write(name, n);
      for (const shop of [one, other]) {
        for (const buyer of buyers) expect(await cartOf(shop, buyer)).toBe(await cartOf(shop, buyer, NOTHING_KEPT));
      }
    }
  });

  it('whatever two processes read and others write at the same time', async () => {
    const act = fc.record({
      write: fc.option(fc.constantFrom(...Object.keys(WRITES)), { freq: 1 }),
      n: fc.integer({ min: 1, max: 9_999 }),
    });
    const turns = fc.array(act, { minLength: 2, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(turns, async (acts) => {
        await Promise.all(
          acts.map(({ write: name, n }) =>
            name === null ? cartOf(n % 2 ? one : other, buyers[(n >> 1) % 2]!) : write(name, n),
          ),
        );
        const [buyer] = buyers;
        const now = await cartOf(one, buyer!, NOTHING_KEPT);
        expect(await Promise.all([cartOf(one, buyer!), cartOf(other, buyer!)])).toEqual([now, now]);
      }),
      { numRuns: INTERLEAVINGS },
    );
  }, 300_000);

  it.each([
    ['price', 'UPDATE variant SET price = price + 100'],
    ['tax', 'UPDATE tax_rule SET rate_ppm = rate_ppm + 10000, tax_classes = DEFAULT'],
    ['way of shipping', `UPDATE shipping_method SET rate = '{"kind": "flat", "price": "333"}'`],
    ['discount', 'UPDATE discount SET percent_ppm = 300000, times_used = 0'],
  ])('nor paid for by an old %s', async (_, sql) => {
    for (const name of ['settings', 'page'] as const) await write(name, 1);
    const itemId = await one.addProduct({ title: 'Fresh' });
    const buyer = other.newBuyer();
    const seen = await other.readyToPay(buyer, itemId);
    await one.test.asOwner(sql);
    const refused = await other.pay(buyer, seen);
    expect(refused).toMatchObject({ status: 'refused', problems: [{ code: 'priceChanged' }] });
    expect(await other.pay(buyer, await other.checkoutOf(buyer))).toMatchObject({ status: 'succeeded' });
  });
});

describe('what appears and goes by itself', () => {
  it('is kept no longer than that', async () => {
    let now = Date.now();
    const memory = createPriceMemory({ maxBytes: 1_000_000, now: () => now });
    const thing = { websiteId: 'w', language: undefined, name: 'product 1' };
    memory.keep(thing, 'v1', 'kept', now + 1000);
    expect([memory.find(thing, 'v1'), memory.find(thing, 'v2'), memory.find(thing, null)]).toEqual([
      ...['kept', undefined, undefined],
    ]);
    now += 1000;
    expect(memory.find(thing, 'v1')).toBeUndefined();
  });

  it('is found again from its day on, and not after its end', async () => {
    const itemId = products[1]!;
    await write('state', 9999);
    await write('page', 1);
    const buyer = one.newBuyer();
    await one.add(buyer, { itemId });
    const isSold = async () => (await cartOf(one, buyer)).includes('"maxQuantity":0') === false;
    for (const [column, before, after] of [
      ['take_down_on', true, false],
      ['publish_on', false, true],
    ] as const) {
      await one.test.asOwner(`UPDATE item SET take_down_on = NULL, publish_on = NULL WHERE id = $1`, [itemId]);
      await one.test.asOwner(`UPDATE item SET ${column} = now() + interval '700 ms' WHERE id = $1`, [itemId]);
      expect([column, await isSold()]).toEqual([column, before]);
      await new Promise((resolve) => setTimeout(resolve, 900));
      expect([column, await isSold()]).toEqual([column, after]);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examine } from '../doctor/examine.ts';
import type { CheckoutVisitor } from './checkoutDeps.ts';
import type { LoadedCheckout } from './loadCheckout.ts';
import { openSaleShop, type SaleShop } from './testing/saleShop.ts';

let shop: SaleShop;
beforeAll(async () => {
  shop = await openSaleShop({ maxConnections: 20 });
});
afterAll(() => shop.close());

/** Twenty at a time, as many as there are connections: what is measured is the rush to the pay button. */
async function prepare(
  buyers: readonly CheckoutVisitor[],
  ready: (buyer: CheckoutVisitor, index: number) => Promise<LoadedCheckout>,
) {
  const loaded: LoadedCheckout[] = [];
  for (let at = 0; at < buyers.length; at += 20) {
    loaded.push(...(await Promise.all(buyers.slice(at, at + 20).map((buyer, index) => ready(buyer, at + index)))));
  }
  return loaded;
}

const statuses = (results: readonly { readonly status: string }[], status: string) =>
  results.filter((result) => result.status === status).length;

describe('many buyers at once', () => {
  it('200 parallel checkouts of the last 10 units: exactly 10 orders, stock 0, 190 clean refusals (RC-1, STK-1)', async () => {
    const itemId = await shop.addProduct({ title: 'Last ten', stock: 10 });
    const buyers = Array.from({ length: 200 }, () => shop.newBuyer());
    const ready = await prepare(buyers, (buyer) => shop.readyToPay(buyer, itemId));
    const results = await Promise.all(buyers.map((buyer, index) => shop.pay(buyer, ready[index]!)));
    expect(statuses(results, 'succeeded')).toBe(10);
    const refused = results.filter((result) => result.status === 'refused');
    expect(refused).toHaveLength(190);
    expect(new Set(refused.flatMap(({ problems }) => problems.map(({ code }) => code)))).toEqual(
      new Set(['outOfStock']),
    );
    expect(await shop.count('sales_order')).toBe(10);
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 0, reserved: 0 });
    expect(await examine(shop, shop.site.identifier)).toEqual([]);
  }, 120_000);

  it('buyers of one to three of 100 units: never more sold than there were, hardly any left (RC-2)', async () => {
    const itemId = await shop.addProduct({ title: 'Hundred', stock: 100 });
    const buyers = Array.from({ length: 80 }, () => shop.newBuyer());
    const quantities = buyers.map((_, index) => 1 + (index % 3));
    const ready = await prepare(buyers, (buyer, index) => shop.readyToPay(buyer, itemId, quantities[index]));
    const results = await Promise.all(buyers.map((buyer, index) => shop.pay(buyer, ready[index]!)));
    const sold = results.reduce((sum, { status }, index) => sum + (status === 'succeeded' ? quantities[index]! : 0), 0);
    const { on_hand, reserved } = await shop.stockOf(itemId);
    expect(sold + on_hand).toBe(100);
    expect(on_hand).toBeLessThan(3);
    expect(reserved).toBe(0);
    expect(await examine(shop, shop.site.identifier)).toEqual([]);
  }, 120_000);

  it('carts with the same five things in any order wait for each other in no ring (STK-7)', async () => {
    const items = await Promise.all([1, 2, 3, 4, 5].map((n) => shop.addProduct({ title: `Ring ${n}`, stock: 1000 })));
    const buyers = Array.from({ length: 30 }, () => shop.newBuyer());
    const ready = await Promise.all(
      buyers.map(async (buyer, index) => {
        const turned = [...items.slice(index % 5), ...items.slice(0, index % 5)];
        for (const itemId of turned.slice(1)) await shop.add(buyer, { itemId });
        return shop.readyToPay(buyer, turned[0]!);
      }),
    );
    const results = await Promise.all(buyers.map((buyer, index) => shop.pay(buyer, ready[index]!)));
    expect(statuses(results, 'succeeded')).toBe(30);
  }, 120_000);
});

describe.each([2, 5, 50])('the pay button pressed %d times at once', (times) => {
  it('makes one order and one payment; all presses learn of it (RC-5, ORD-1, ORD-4)', async () => {
    const itemId = await shop.addProduct({ title: 'Once', stock: 100 });
    const buyer = shop.newBuyer();
    const ready = await shop.readyToPay(buyer, itemId);
    const before = { orders: await shop.count('sales_order'), payments: await shop.count('test_payment') };
    const results = await Promise.all(Array.from({ length: times }, () => shop.pay(buyer, ready)));
    expect(statuses(results, 'succeeded')).toBe(times);
    expect(new Set(results.map((result) => 'orderId' in result && result.orderId)).size).toBe(1);
    expect(await shop.count('sales_order')).toBe(before.orders + 1);
    expect(await shop.count('test_payment')).toBe(before.payments + 1);
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 99, reserved: 0 });
  }, 60_000);
});

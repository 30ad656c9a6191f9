import { afterAll, beforeAll, describe, expect } from 'vitest';
import { enterCode } from '../cart/enterCode.ts';
import { saveContactAndAddress } from '../checkout/changeCheckout.ts';
import { ADDRESS } from '../checkout/testing/saleShop.ts';
import { adjustStock } from '../inventory/adjustStock.ts';
import { addDiscount } from '../pricing/testing/priceRules.ts';
import {
  allPay,
  copiesOf,
  countOf,
  newId,
  openTwoNodes,
  race,
  refusalsOf,
  rush,
  sized,
  type TwoNodes,
} from './testing/racing.ts';

let nodes: TwoNodes;
beforeAll(async () => {
  nodes = await openTwoNodes();
});
afterAll(() => nodes.close());

describe('the last units', () => {
  const buyersCount = sized(200, 40);

  race(
    `${buyersCount} buyers of the last 10: 10 orders, nothing left, all others told so (RC-1, STK-1)`,
    { inSuite: 2 },
    async () => {
      const { shop } = nodes;
      const itemId = await shop.addProduct({ title: 'Last ten', stock: 10 });
      const before = await shop.count('sales_order');
      const results = await allPay(nodes, await rush(shop, itemId, buyersCount));
      expect(countOf(results, 'succeeded')).toBe(10);
      expect([countOf(results, 'refused'), refusalsOf(results)]).toEqual([buyersCount - 10, ['outOfStock']]);
      expect((await shop.count('sales_order')) - before).toBe(10);
      expect(await shop.stockOf(itemId)).toEqual({ on_hand: 0, reserved: 0 });
      expect(await nodes.violations()).toEqual([]);
    },
  );

  const units = sized(100, 30);
  race(
    `buyers of one to three of ${units}: never more than there were, hardly any left (RC-2, STK-1)`,
    { inSuite: 2 },
    async () => {
      const { shop } = nodes;
      const itemId = await shop.addProduct({ title: 'Hundred', stock: units });
      const each = Math.ceil((units * 2) / 3);
      const groups = await Promise.all(
        [1, 2, 3].map((quantity) => rush(shop, itemId, Math.ceil(each / quantity), quantity)),
      );
      const ready = groups
        .flatMap((group, index) => group.map((one) => ({ ...one, quantity: index + 1 })))
        .sort(() => Math.random() - 0.5);
      const results = await allPay(nodes, ready);
      const sold = results.reduce(
        (sum, { status }, index) => sum + (status === 'succeeded' ? ready[index]!.quantity : 0),
        0,
      );
      const { on_hand, reserved } = await shop.stockOf(itemId);
      expect([sold + on_hand, reserved]).toEqual([units, 0]);
      expect(countOf(results, 'refused')).toBeGreaterThan(0);
      expect(on_hand).toBeLessThan(3);
      expect(await nodes.violations()).toEqual([]);
    },
  );
});

describe('one cart, pressed often', () => {
  race(
    'Pay 2, 5 and 50 times with one key: one order, one charge, one answer (RC-5, ORD-1, ORD-4)',
    { inSuite: 4 },
    async (round) => {
      const { shop } = nodes;
      const itemId = await shop.addProduct({ title: 'Once', stock: 100 });
      const times = [2, 5, 2, 50][round % 4]!;
      const [one] = await rush(shop, itemId, 1);
      const before = { orders: await shop.count('sales_order'), payments: await shop.count('test_payment') };
      const results = await allPay(
        nodes,
        Array.from({ length: times }, () => one!),
      );
      expect(countOf(results, 'succeeded')).toBe(times);
      expect(new Set(results.map((result) => 'orderId' in result && result.orderId)).size).toBe(1);
      expect((await shop.count('sales_order')) - before.orders).toBe(1);
      expect((await shop.count('test_payment')) - before.payments).toBe(1);
      expect(await shop.stockOf(itemId)).toEqual({ on_hand: 99, reserved: 0 });
    },
  );

  race(
    'two tabs, the second with a key that was replaced meanwhile: one order (RC-5, ORD-5)',
    { inSuite: 4 },
    async () => {
      const { shop } = nodes;
      const itemId = await shop.addProduct({ title: 'Tabs', stock: 100 });
      const [one] = await rush(shop, itemId, 1);
      const other = { ...one!, loaded: { ...one!.loaded, stored: { ...one!.loaded.stored, idempotencyKey: newId() } } };
      const before = await shop.count('sales_order');
      const results = await allPay(nodes, [one!, other, other, one!]);
      expect(new Set(results.flatMap((result) => ('orderId' in result ? [result.orderId] : []))).size).toBe(1);
      expect((await shop.count('sales_order')) - before).toBe(1);
      expect(await shop.stockOf(itemId)).toEqual({ on_hand: 99, reserved: 0 });
    },
  );
});

describe('a coupon', () => {
  const buyersCount = sized(100, 25);
  const used = async (id: string) =>
    (await nodes.shop.test.asOwner<{ times_used: number }>('select times_used from discount where id = $1', [id]))[0]!
      .times_used;

  race(
    `for one, wanted by ${buyersCount}: 1 discounted, the others see the true price first (RC-6, GFT-4)`,
    { inSuite: 2 },
    async (round) => {
      const { shop } = nodes;
      const itemId = await shop.addProduct({ title: 'Wanted', stock: 1000 });
      const id = await addDiscount(shop, { code: `ONCE${round}`, totalLimit: 1 });
      const buyer = shop.newBuyer();
      await shop.readyToPay(buyer, itemId);
      await enterCode(shop.sale.cart, buyer, `once${round}`);
      const first = { buyer, loaded: await shop.checkoutOf(buyer) };
      expect(first.loaded.price.discount.minor).toBe(400n);
      const ready = [first, ...(await copiesOf(shop, first, buyersCount - 1))];
      const results = await allPay(nodes, ready);
      expect([countOf(results, 'succeeded'), countOf(results, 'refused')]).toEqual([1, buyersCount - 1]);
      expect(refusalsOf(results)).toEqual(['priceChanged']);
      expect(await used(id)).toBe(1);
      expect(await nodes.violations()).toEqual([]);
    },
  );

  race('once per customer, in 20 tabs with carts of their own: 1 (RC-6, GFT-4)', { inSuite: 2 }, async (round) => {
    const { shop } = nodes;
    const itemId = await shop.addProduct({ title: 'Tabs', stock: 1000 });
    const id = await addDiscount(shop, { code: `MINE${round}`, perCustomerLimit: 1 });
    const buyer = shop.newBuyer();
    await shop.readyToPay(buyer, itemId);
    await enterCode(shop.sale.cart, buyer, `MINE${round}`);
    const email = `eve${round}@example.com`;
    await saveContactAndAddress(shop.sale.checkout, buyer, { email, address: ADDRESS, answers: {} });
    const first = { buyer, loaded: await shop.checkoutOf(buyer) };
    const ready = [first, ...(await copiesOf(shop, first, 19))];
    // The same address however it is spelled.
    await shop.test.asOwner('update checkout set email = upper(email) where id = any($1)', [
      ready.filter((_, index) => index % 2 === 1).map(({ loaded }) => loaded.stored.id),
    ]);
    const results = await allPay(nodes, ready);
    expect(countOf(results, 'succeeded')).toBe(1);
    expect(await used(id)).toBe(1);
    expect(await nodes.violations()).toEqual([]);
  });
});

describe('the owner, while others pay', () => {
  race(
    'edits price and stock: whoever agreed to a price pays that one or is asked again (RC-9, MON-8, STK-2)',
    { inSuite: 3 },
    async (round) => {
      const { shop } = nodes;
      const itemId = await shop.addProduct({ title: 'Edited', stock: 50 });
      const ready = await rush(shop, itemId, 12);
      const [variant] = await shop.test.asOwner<{ id: string }>('select id from variant where product_id = $1', [
        itemId,
      ]);
      const [results] = await Promise.all([
        allPay(nodes, ready),
        shop.test.asOwner('update variant set price = 5000 where product_id = $1', [itemId]),
        ...Array.from({ length: 6 }, (_, index) =>
          adjustStock(shop.sale.checkout, shop.site.id, {
            changes: [
              {
                variantId: variant!.id,
                adjustment: { kind: index % 2 === 0 ? 'add' : 'remove', quantity: 1 + (round % 3) },
              },
            ],
            reason: 'counted',
            note: '',
            actor: { accountId: null, name: 'Olga' },
          }),
        ),
      ]);
      const orders = await shop.test.asOwner<{ subtotal: string; grand_total: string }>(
        `select o.subtotal::text, o.grand_total::text from sales_order o join order_line l on l.order_id = o.id where l.product_id = $1`,
        [itemId],
      );
      expect(orders).toHaveLength(countOf(results, 'succeeded'));
      expect(orders.filter((order) => order.subtotal !== '4000' || order.grand_total !== '4490')).toEqual([]);
      expect(refusalsOf(results).filter((code) => code !== 'priceChanged')).toEqual([]);
      expect((await shop.stockOf(itemId)).reserved).toBe(0);
      expect(await nodes.violations()).toEqual([]);
    },
  );

  race(
    'deletes the product: every order of it is whole, nobody else is charged (RC-9, MON-8, ORD-3)',
    { inSuite: 3 },
    async () => {
      const { shop } = nodes;
      const itemId = await shop.addProduct({ title: 'Deleted', stock: 50 });
      const ready = await rush(shop, itemId, 12);
      const paidBefore = await shop.count("test_payment where status = 'succeeded'");
      const [results] = await Promise.all([
        allPay(nodes, ready),
        shop.test.asOwner('update item set deleted_at = now() where id = $1', [itemId]),
      ]);
      const charged = (await shop.count("test_payment where status = 'succeeded'")) - paidBefore;
      expect(charged).toBe(countOf(results, 'succeeded'));
      expect(countOf(results, 'succeeded') + countOf(results, 'refused')).toBe(12);
      expect((await shop.stockOf(itemId)).reserved).toBe(0);
      expect(await nodes.violations()).toEqual([]);
    },
  );
});

describe('carts with the same five things in any order', () => {
  race('wait for each other in no ring (STK-7)', { inSuite: 1 }, async () => {
    const { shop } = nodes;
    const items = await Promise.all([1, 2, 3, 4, 5].map((n) => shop.addProduct({ title: `Ring ${n}`, stock: 1000 })));
    const turns = await Promise.all(
      items.map(async (itemId, turn) => {
        const buyer = shop.newBuyer();
        for (const step of [1, 2, 3, 4]) await shop.add(buyer, { itemId: items[(turn + step) % 5]! });
        return { buyer, loaded: await shop.readyToPay(buyer, itemId) };
      }),
    );
    const ready = (await Promise.all(turns.map(async (first) => [first, ...(await copiesOf(shop, first, 5))]))).flat();
    expect(countOf(await allPay(nodes, ready), 'succeeded')).toBe(30);
    expect(await nodes.violations()).toEqual([]);
  });
});

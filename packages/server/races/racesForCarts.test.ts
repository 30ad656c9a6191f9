import { afterAll, beforeAll, describe, expect } from 'vitest';
import { enterCode } from '../cart/enterCode.ts';
import { removeFromCart } from '../cart/lines/removeFromCart.ts';
import { setQuantity } from '../cart/lines/setQuantity.ts';
import { loadCart } from '../cart/loadCart.ts';
import { type Browser, type MemberShop, openMemberShop } from '../members/testing/memberShop.ts';
import { addDiscount, addTax } from '../pricing/testing/priceRules.ts';
import { openTwoNodes, race, sized, type TwoNodes } from './testing/racing.ts';

describe('everything at once in one cart', () => {
  let nodes: TwoNodes;
  let items: readonly string[];
  beforeAll(async () => {
    nodes = await openTwoNodes();
    await addTax(nodes.shop);
    await addDiscount(nodes.shop, { code: 'TEN' });
    items = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => nodes.shop.addProduct({ title: `All ${n}`, price: 1111n, stock: 100_000 })),
    );
  });
  afterAll(() => nodes.close());

  race(
    'changed, emptied, filled, discounted and paid: what was acknowledged is in the order or the cart, once, at the price of what is there (RC-7, MON-8)',
    { inSuite: 4 },
    async () => {
      const { shop, node } = nodes;
      const buyer = shop.newBuyer();
      await shop.add(buyer, { itemId: items[0]!, quantity: 2 });
      await shop.add(buyer, { itemId: items[1]!, quantity: 2 });
      const loaded = await shop.readyToPay(buyer, items[2]!, 1);
      const [keep, drop] = loaded.goods.lines.map(({ entry }) => entry.id);
      const [paid, set, removed, coupon, ...adds] = await Promise.all([
        node(0).pay(buyer, loaded),
        setQuantity(node(1).sale.cart, buyer, { entryId: keep!, quantity: 5 }),
        removeFromCart(node(0).sale.cart, buyer, drop!),
        enterCode(node(1).sale.cart, buyer, 'TEN'),
        node(0).add(buyer, { itemId: items[3]!, quantity: 3 }),
        node(1).add(buyer, { itemId: items[4]!, quantity: 4 }),
        node(1).add(buyer, { itemId: items[3]!, quantity: 1 }),
      ]);
      // A change is done, or refused because the cart is being paid for or is bought.
      for (const each of [set, removed, coupon, ...adds]) {
        if (!each.ok) expect(['paymentPending', 'entryMissing']).toContain(each.problem.code);
      }
      const open = await loadCart(shop.sale.cart, buyer);
      const inCart = new Map(open.goods.lines.map(({ entry }) => [entry.itemId, entry.quantity]));
      const ordered = new Map(
        (paid.status === 'succeeded'
          ? await shop.test.asOwner<{ product_id: string; quantity: number }>(
              'select product_id, quantity from order_line where order_id = $1',
              [paid.orderId],
            )
          : []
        ).map((line) => [line.product_id, line.quantity]),
      );
      const all = items.map((itemId) => (inCart.get(itemId) ?? 0) + (ordered.get(itemId) ?? 0));
      const added = [adds[0]!.ok ? 3 : 0, adds[1]!.ok ? 4 : 0, adds[2]!.ok ? 1 : 0] as const;
      expect(all).toEqual([set.ok ? 5 : 2, removed.ok ? 0 : 2, 1, added[0] + added[2], added[1]]);
      if (paid.status === 'succeeded') {
        // Paid is exactly what was agreed to, before any of the changes.
        const [order] = await shop.test.asOwner<{ grand_total: string }>(
          'select grand_total::text from sales_order where id = $1',
          [paid.orderId],
        );
        expect(order?.grand_total).toBe(String(loaded.state.totals.grandTotal.minor));
      } else {
        expect(paid).toMatchObject({ status: 'refused', problems: [{ code: 'priceChanged' }] });
      }
      const subtotal = open.goods.lines.reduce(
        (sum, { entry }) => sum + entry.unitPrice.minor * BigInt(entry.quantity),
        0n,
      );
      const { price } = open;
      expect(price.subtotal.minor).toBe(subtotal);
      expect(price.grandTotal.minor).toBe(subtotal - price.discount.minor + price.shipping.minor + price.tax.minor);
      expect(await nodes.violations()).toEqual([]);
    },
  );
});

describe('one cart per member', () => {
  const SESSION_CART = '/api/commerce/shopping-cart';
  const devices = sized(8, 4);
  let here: MemberShop;
  let there: MemberShop;
  let itemId: string;
  let secondId: string;
  let clock = Date.parse('2026-11-21T10:00:00Z');
  beforeAll(async () => {
    here = await openMemberShop({ now: () => clock });
    there = await openMemberShop({ now: () => clock, besides: here.shop });
    itemId = await here.shop.addProduct({ title: 'Dunes', stock: 100_000 });
    secondId = await here.shop.addProduct({ title: 'Reef', stock: 100_000 });
  });
  afterAll(async () => {
    await there.shop.close();
    await here.shop.close();
  });

  const add = (browser: Browser, id: string, quantity: number) =>
    browser.send('POST', `${SESSION_CART}/entries`, { itemId: id, sku: '', quantity, additionalFields: '{}' });
  const quantities = async (browser: Browser) => {
    const { entries } = JSON.parse(String((await browser.get(SESSION_CART)).body)) as {
      entries: { itemId: string; quantity: number }[];
    };
    return Object.fromEntries(entries.map((entry) => [entry.itemId, entry.quantity]));
  };

  race(
    `${devices} sign-ins at once with the same cart, on two nodes: one brings it (RC-8, SES-4)`,
    { inSuite: 2 },
    async () => {
      clock += 3_600_000;
      const email = await here.newMember();
      const phone = here.browser();
      expect((await phone.signIn(email)).status).toBe(200);
      await add(phone, itemId, 1);
      const guest = here.browser();
      await guest.get(SESSION_CART);
      await add(guest, itemId, 1);
      await add(guest, secondId, 2);
      const replies = await Promise.all(
        Array.from({ length: devices }, (_, index) => {
          const device = (index % 2 === 0 ? here : there).browser();
          device.cookies.set('CART', guest.cookies.get('CART')!);
          return device.signIn(email);
        }),
      );
      expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
      expect(await quantities(phone)).toEqual({ [itemId]: 2, [secondId]: 2 });
    },
  );
});

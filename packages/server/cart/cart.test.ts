import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import { addTestSite } from '../testing/database.ts';
import { cartRefusalSentence } from './cartRefusals.ts';
import type { ChangedCart } from './changeCart.ts';
import { lineView } from './lines/lineViews.ts';
import { loadStock } from './lines/loadStock.ts';
import { removeFromCart } from './lines/removeFromCart.ts';
import { restoreEntry } from './lines/restoreEntry.ts';
import { setAdditionalFields } from './lines/setAdditionalFields.ts';
import { setQuantity } from './lines/setQuantity.ts';
import { loadCart } from './loadCart.ts';
import { wireCart, wireEntry } from './wireCart.ts';

let shop: SaleShop;
beforeAll(async () => {
  shop = await openSaleShop();
});
afterAll(() => shop.close());

const wireOf = (changed: Omit<ChangedCart<unknown>, 'value' | 'token'>) => wireCart(changed, { now: 0 });

async function added(wanted: Parameters<SaleShop['add']>[1], buyer = shop.newBuyer()) {
  const outcome = await shop.add(buyer, wanted);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return { buyer, changed: outcome.value, entryId: outcome.value.value };
}

describe('the cart on the wire', () => {
  it('of a visitor without one is empty, and none is created (CART-01, CART-05)', async () => {
    const carts = await shop.count('cart');
    const loaded = await loadCart(shop.sale.cart, shop.newBuyer());
    expect(wireOf(loaded)).toMatchObject({
      id: '',
      websiteId: shop.site.id,
      orderId: '',
      isPurchased: false,
      entries: [],
      shippingOptions: [],
      selectedShippingOption: null,
      coupons: [],
      validCoupons: [],
      invalidCoupons: [],
      subtotalCents: 0,
      taxCents: 0,
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: 0,
      totalQuantity: 0,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: false,
    });
    expect(await shop.count('cart')).toBe(carts);
  });

  it.each(['INCLUSIVE', 'EXCLUSIVE'] as const)(
    'says of %s prices that they are so while it is empty too',
    async (how) => {
      const settings = { ...shop.site.settings, storeSettings: { pricing: { priceTaxInterpretation: how } } };
      const loaded = await loadCart(shop.sale.cart, { ...shop.newBuyer(), site: { ...shop.site, settings } });
      expect(wireOf(loaded)).toMatchObject({ entries: [], priceTaxInterpretation: how });
    },
  );

  it('has the owner’s word for a price of nothing beside the amount (TPL-06)', async () => {
    const itemId = await shop.addProduct({ title: 'Leaflet', price: 0n });
    const storeSettings = { freeIfZero: true, freePriceLabel: 'Gratis' };
    const site = { ...shop.site, settings: { ...shop.site.settings, storeSettings } };
    const { changed } = await added({ itemId }, { ...shop.newBuyer(), site });
    expect(wireOf(changed).entries[0]).toMatchObject({ priceWord: 'Gratis', purchasePriceCents: 0 });
    expect(lineView(changed.goods.lines[0]!, 'en').unitPriceText).toBe('Gratis');
  });

  it('has what was added, with the server’s price, title and sums (CART-02, CART-03, CART-10)', async () => {
    const itemId = await shop.addProduct({ title: 'Tide', price: 4500n, sizes: ['M', 'L'] });
    const { changed, entryId } = await added({ itemId, choice: { Size: 'L' }, quantity: 2 });
    const wire = wireOf(changed);
    expect(wire.entries).toHaveLength(1);
    expect(wire.entries[0]).toMatchObject({
      id: entryId,
      itemId,
      quantity: 2,
      title: 'Tide',
      purchasePriceCents: 4500,
      subTotal: 9000,
      additionalFields: '{}',
      maxQuantity: 50,
      notices: [],
      chosenVariant: { attributes: { Size: 'L' }, qtyInStock: 50, unlimited: false },
    });
    expect(wire).toMatchObject({ subtotalCents: 9000, totalQuantity: 2, requiresShipping: true, currency: 'EUR' });
    expect(wire.grandTotalCents).toBe(wire.subtotalCents - wire.discountCents + wire.shippingCostCents + wire.taxCents);
  });

  it('adds the same again to the same line, other answers to a line of their own (CART-03)', async () => {
    const itemId = await shop.addProduct({ title: 'Same' });
    const { buyer } = await added({ itemId });
    await added({ itemId, quantity: 2 }, buyer);
    const { changed } = await added({ itemId, additionalFields: '{"name":"Ada"}' }, buyer);
    expect(changed.goods.lines.map(({ entry }) => [entry.quantity, entry.additionalFields])).toEqual([
      [3, '{}'],
      [1, '{"name":"Ada"}'],
    ]);
  });

  it('estimates shipping before anything personal is asked, by country (CX-01)', async () => {
    const { buyer } = await added({ itemId: await shop.addProduct({ title: 'Sent' }) });
    const costs = async (countryCode: string | null) =>
      wireOf(await loadCart(shop.sale.cart, { ...buyer, countryCode })).shippingCostCents;
    expect(await costs('DE')).toBe(490);
    expect(await costs('FR')).toBe(1490);
  });
});

describe('what is refused leaves the cart as it was', () => {
  it.each([
    [-5, 'quantityOutOfRange'],
    [0, 'quantityOutOfRange'],
    [1.5, 'quantityNotWhole'],
    ['two', 'quantityNotNumber'],
    [1e9, 'quantityOutOfRange'],
    [10_000, 'quantityOutOfRange'],
    [Number.NaN, 'quantityNotNumber'],
    ['', 'quantityNotNumber'],
    [51, 'outOfStock'],
  ])('quantity %s: %s (SC-2, ATC-05, ATC-06)', async (quantity, code) => {
    const itemId = await shop.addProduct({ title: 'Odd' });
    const { buyer } = await added({ itemId });
    expect(await shop.add(buyer, { itemId, quantity })).toMatchObject({ ok: false, problem: { code } });
    const { goods } = await loadCart(shop.sale.cart, buyer);
    expect(goods.cart.entries.map((entry) => entry.quantity)).toEqual([1]);
  });

  it('a refused first add creates no cart', async () => {
    const carts = await shop.count('cart');
    const itemId = await shop.addProduct({ title: 'None', stock: 0 });
    expect(await shop.add(shop.newBuyer(), { itemId })).toMatchObject({ problem: { code: 'outOfStock' } });
    expect(await shop.count('cart')).toBe(carts);
  });

  it('options not chosen are named (ATC-03)', async () => {
    const itemId = await shop.addProduct({ title: 'Sizes', sizes: ['M'] });
    const outcome = await shop.add(shop.newBuyer(), { itemId });
    if (outcome.ok) throw new Error('added');
    expect(cartRefusalSentence(outcome.problem)).toBe('Please select the Size option.');
  });

  it('the sku of another product or of another site (SC-3, TEN-2)', async () => {
    const other = await addTestSite(shop.test.db, 'elsewhere', 'EUR');
    const [mine, second] = [
      await shop.addProduct({ title: 'Mine' }),
      await shop.addProduct({ title: 'Second', sku: 'SECOND' }),
    ];
    const foreignShop = '00000000-0000-7000-8000-000000000001';
    await shop.test.asOwner(
      `insert into collection (website_id, id, type, type_name, title, navigation_title, url_id, created_on, updated_on)
       values ($1, $2, 13, 'products', 'S', 'S', 'shop', now(), now())`,
      [other, foreignShop],
    );
    for (const wanted of [
      { itemId: mine, sku: 'SECOND' },
      { itemId: second, sku: 'NOTHING' },
      { itemId: other },
      { itemId: 'x' },
    ]) {
      expect(await shop.add(shop.newBuyer(), wanted)).toMatchObject({ problem: { code: 'variantUnavailable' } });
    }
  });

  it.each([
    ['a gift card', 'giftCard', { type: 4 }],
    ['a subscription', 'subscription', { isSubscribable: true }],
  ])('%s is bought on a page of its own (GIFT-02, SUBS-03)', async (_, route, more) => {
    const itemId = await shop.addProduct({ title: 'Own page', stock: 'unlimited', sku: `OWN-${route}`, ...more });
    const values = { route, sku: `OWN-${route}` };
    expect(await shop.add(shop.newBuyer(), { itemId })).toMatchObject({ problem: { code: 'hasOwnPage', values } });
  });

  it('counts all lines that draw on the same stock (STK-6)', async () => {
    const itemId = await shop.addProduct({ title: 'Shared', stock: 5 });
    const { buyer } = await added({ itemId, quantity: 3 });
    const more = { itemId, additionalFields: '{"a":"b"}' };
    expect(await shop.add(buyer, { ...more, quantity: 3 })).toMatchObject({ problem: { code: 'outOfStock' } });
    const { entryId } = await added({ ...more, quantity: 2 }, buyer);
    expect(await setQuantity(shop.sale.cart, buyer, { entryId, quantity: 3 })).toMatchObject({
      problem: { code: 'outOfStock' },
    });
  });

  it('sums that the wire cannot carry (MON-7)', async () => {
    const itemId = await shop.addProduct({ title: 'Dear', price: 90_000_000_000_000_00n, stock: 'unlimited' });
    expect(await shop.add(shop.newBuyer(), { itemId, quantity: 9999 })).toMatchObject({
      problem: { code: 'amountTooLarge' },
    });
  });
});

describe('changing a line', () => {
  it('checks the stock at every change; 0 takes it out (CART-10)', async () => {
    const { buyer, entryId } = await added({ itemId: await shop.addProduct({ title: 'Change', stock: 4 }) });
    const set = (quantity: unknown) => setQuantity(shop.sale.cart, buyer, { entryId, quantity });
    expect(await set(4)).toMatchObject({ ok: true });
    expect(await set(5)).toMatchObject({ problem: { code: 'outOfStock' } });
    expect(await set('1.5')).toMatchObject({ problem: { code: 'quantityNotWhole' } });
    expect(await set(0)).toMatchObject({ ok: true, value: { value: true, goods: { lines: [] } } });
    expect(await set(1)).toMatchObject({ problem: { code: 'entryMissing' } });
  });

  it('removed comes back with undo, merged with what was added since (CX-04)', async () => {
    const itemId = await shop.addProduct({ title: 'Undo' });
    const { buyer, entryId } = await added({ itemId, quantity: 2 });
    const removed = await removeFromCart(shop.sale.cart, buyer, entryId);
    expect(removed).toMatchObject({ ok: true, value: { value: entryId, goods: { lines: [] } } });
    expect((await loadCart(shop.sale.cart, buyer, entryId)).removed).toEqual({ title: 'Undo', entryId });
    expect(await restoreEntry(shop.sale.cart, shop.newBuyer(), entryId)).toMatchObject({ ok: false });
    await added({ itemId }, buyer);
    const restored = await restoreEntry(shop.sale.cart, buyer, entryId);
    if (!restored.ok) throw new Error(restored.problem.code);
    expect(restored.value.goods.cart.entries.map((entry) => entry.quantity)).toEqual([3]);
    expect(await restoreEntry(shop.sale.cart, buyer, entryId)).toMatchObject({ problem: { code: 'restoreExpired' } });
  });

  it('of another visitor is not found (SC-6)', async () => {
    const { buyer, entryId } = await added({ itemId: await shop.addProduct({ title: 'Private' }) });
    const { buyer: stranger } = await added({ itemId: await shop.addProduct({ title: 'Own' }) });
    expect(await setQuantity(shop.sale.cart, stranger, { entryId, quantity: 3 })).toMatchObject({
      problem: { code: 'entryMissing' },
    });
    expect(await removeFromCart(shop.sale.cart, stranger, entryId)).toMatchObject({
      problem: { code: 'entryMissing' },
    });
    expect((await loadCart(shop.sale.cart, buyer)).goods.lines).toHaveLength(1);
  });

  it('additional fields change and nothing else (CART-04, SC-4)', async () => {
    const itemId = await shop.addProduct({ title: 'Fields', sku: 'FIELDS' });
    const { buyer, entryId } = await added({ itemId, quantity: 2 });
    const wanted = { entryId, itemId, sku: 'FIELDS', additionalFields: '{"name":"Ada"}' };
    const outcome = await setAdditionalFields(shop.sale.cart, buyer, wanted);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    const [line] = outcome.value.goods.lines;
    expect(wireEntry(line!, 'en-US')).toMatchObject({
      id: entryId,
      quantity: 2,
      additionalFields: '{"name":"Ada"}',
      purchasePriceCents: 4000,
    });
    const wrong = await setAdditionalFields(shop.sale.cart, buyer, { ...wanted, sku: 'OTHER' });
    expect(wrong).toMatchObject({ problem: { code: 'variantUnavailable' } });
  });
});

describe('what changed meanwhile', () => {
  it('is said at the line: a new price, fewer left, sold out, gone (CX-05)', async () => {
    const itemId = await shop.addProduct({ title: 'Moving', stock: 5 });
    const { buyer } = await added({ itemId, quantity: 4 });
    const codes = async () =>
      wireOf(await loadCart(shop.sale.cart, buyer)).entries.flatMap(({ notices }) => notices.map(({ code }) => code));
    expect(await codes()).toEqual([]);
    await shop.test.asOwner('update variant set price = 5000 where product_id = $1', [itemId]);
    expect(await codes()).toEqual(['priceChanged']);
    await shop.test.asOwner('update variant set on_hand = 3 where product_id = $1', [itemId]);
    expect(await codes()).toEqual(['priceChanged', 'fewerLeft']);
    await shop.test.asOwner('update variant set on_hand = 0 where product_id = $1', [itemId]);
    expect(await codes()).toEqual(['priceChanged', 'soldOut']);
    await shop.test.asOwner('delete from item where id = $1', [itemId]);
    expect(await codes()).toEqual(['soldOut']);
  });
});

describe('many changes at once', () => {
  it('lose no line and no unit (RC-7)', async () => {
    const items = await Promise.all(
      [1, 2, 3, 4].map((n) => shop.addProduct({ title: `Rush ${n}`, stock: 'unlimited' })),
    );
    const buyer = shop.newBuyer();
    await Promise.all(Array.from({ length: 40 }, (_, index) => shop.add(buyer, { itemId: items[index % 4]! })));
    const { goods } = await loadCart(shop.sale.cart, buyer);
    expect(goods.cart.entries.map((entry) => entry.quantity)).toEqual([10, 10, 10, 10]);
  });
});

describe('stock', () => {
  it('tells each variant in order; unknown and foreign products are nothing (CART-06)', async () => {
    const itemId = await shop.addProduct({ title: 'Stock', sizes: ['M', 'L'], stock: 7 });
    const stock = await loadStock(shop, shop.site.id, itemId);
    expect(stock?.map((each) => each.stock)).toEqual([
      { unlimited: false, quantity: 7 },
      { unlimited: false, quantity: 7 },
    ]);
    expect(await loadStock(shop, shop.site.id, shop.site.id)).toBeNull();
    expect(await loadStock(shop, shop.site.id, "' or 1=1")).toBeNull();
  });
});

import { decideRefund } from '@quoin/domain/cart';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enterCode } from '../cart/enterCode.ts';
import { saveContactAndAddress } from '../checkout/changeCheckout.ts';
import type { CheckoutVisitor } from '../checkout/checkoutDeps.ts';
import { ADDRESS, CARDS, openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import { examine } from '../doctor/examine.ts';
import { loadOrderCharge } from '../orders/storage/orderCharge.ts';
import { returnDiscountUses } from './storage/discounts.ts';
import { addDiscount, addTax, euros, withSettings } from './testing/priceRules.ts';

let shop: SaleShop;
beforeAll(async () => {
  shop = await openSaleShop({ maxConnections: 20 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.test.asOwner('delete from discount_use');
  await shop.test.asOwner('delete from discount');
  await shop.test.asOwner('delete from tax_rule');
});

/** Everything entered and the coupon too, up to the pay button. */
async function ready(buyer: CheckoutVisitor, itemId: string, code: string, email = 'ada@example.com') {
  await shop.readyToPay(buyer, itemId);
  await saveContactAndAddress(shop.sale.checkout, buyer, { email, address: ADDRESS, answers: {} });
  const entered = await enterCode(shop.sale.cart, buyer, code);
  if (!entered.ok) throw new Error(entered.problem.code);
  return shop.checkoutOf(buyer);
}

async function _inBatches<Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> {
  const made: Value[] = [];
  for (let at = 0; at < count; at += 20) {
    const rows = Array.from({ length: Math.min(20, count - at) }, (_, index) => at + index);
    made.push(...(await Promise.all(rows.map(make))));
  }
  return made;
}

const used = async () =>
  (await shop.test.asOwner<{ times_used: number }>('select times_used from discount')).map((row) => row.times_used);

describe('a coupon that may be used once', () => {
  it('is free again after a declined card, and after the order is canceled (GFT-4)', async () => {
    const itemId = await shop.addProduct({ title: 'Again' });
    await addDiscount(shop, { code: 'BACK', totalLimit: 1 });
    const buyer = shop.newBuyer();
    const declined = await shop.pay(buyer, await ready(buyer, itemId, 'BACK'), CARDS.declined);
    expect([declined.status, await used()]).toEqual(['declined', [0]]);
    const paid = await shop.pay(buyer, await shop.checkoutOf(buyer));
    expect([paid.status, await used()]).toEqual(['succeeded', [1]]);
    const orderId = 'orderId' in paid ? paid.orderId : '';
    await shop.db.inSite({ websiteId: shop.site.id }, (trx) => returnDiscountUses(trx, shop.site.id, orderId));
    expect(await used()).toEqual([0]);
  });
});

describe('the price between looking and paying', () => {
  it('of a discount switched off meanwhile must be agreed to anew (RC-9, MON-8)', async () => {
    const itemId = await shop.addProduct({ title: 'Off' });
    await addDiscount(shop);
    const buyer = shop.newBuyer();
    const seen = await shop.readyToPay(buyer, itemId);
    expect(seen.price.discount.minor).toBe(400n);
    await shop.test.asOwner('update discount set enabled = false');
    const refused = await shop.pay(buyer, seen);
    expect(refused).toMatchObject({ status: 'refused', problems: [{ code: 'priceChanged' }] });
    const fresh = await shop.checkoutOf(buyer);
    expect(fresh.price.grandTotal.minor).toBe(4490n);
    expect(await shop.pay(buyer, fresh)).toMatchObject({ status: 'succeeded' });
  });

  it('of a product whose price, tax and stock are edited during checkout is what was agreed to (RC-9, MON-8, STK-2)', async () => {
    const itemId = await shop.addProduct({ title: 'Edited', stock: 5 });
    const buyer = shop.newBuyer();
    const seen = await shop.readyToPay(buyer, itemId);
    await Promise.all([
      shop.test.asOwner('update variant set price = 5000 where product_id = $1', [itemId]),
      addTax(shop),
    ]);
    expect(await shop.pay(buyer, seen)).toMatchObject({ status: 'refused', problems: [{ code: 'priceChanged' }] });
    const fresh = await shop.checkoutOf(buyer);
    expect(fresh.price.tax.minor).toBe((5000n * 19n) / 100n + 93n);
    expect(await shop.pay(buyer, fresh)).toMatchObject({ status: 'succeeded' });
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 4, reserved: 0 });
    expect(await examine(shop, shop.site.identifier)).toEqual([]);
  });
});

describe.each(['INCLUSIVE', 'EXCLUSIVE'] as const)('an order with %s prices', (priceTaxInterpretation) => {
  it('keeps every part of its price, so that refunding everything returns the exact charge (MON-1 to MON-4, MON-8)', async () => {
    const site = await withSettings(shop, { pricing: { priceTaxInterpretation } });
    await addTax(shop);
    await addDiscount(shop, { code: 'TEN', combinesWith: ['shipping', 'product'] });
    await addDiscount(shop, { name: 'Free', code: 'SHIP', value: { kind: 'freeShipping' }, combinesWith: ['order'] });
    const one = await shop.addProduct({ title: 'One', price: 3333n });
    const two = await shop.addProduct({ title: 'Two', price: 999n });
    const buyer = { ...shop.newBuyer(), site };
    await shop.add(buyer, { itemId: two, quantity: 7 });
    await shop.readyToPay(buyer, one, 3);
    for (const code of ['ten', 'ship']) await enterCode(shop.sale.cart, buyer, code);
    const loaded = await shop.checkoutOf(buyer);
    const paid = await shop.pay(buyer, loaded);
    expect(paid.status).toBe('succeeded');
    const orderId = 'orderId' in paid ? paid.orderId : '';
    const charge = await shop.db.inSite({ websiteId: shop.site.id }, (trx) =>
      loadOrderCharge(trx, shop.site.id, orderId),
    );
    const { price } = loaded;
    expect(charge.charged.lines.map(({ gross }) => gross)).toEqual(price.lines.map(({ gross }) => gross));
    expect(charge.taxIncluded).toBe(price.taxIncluded.minor);
    expect(price.tax.minor > 0n).toBe(priceTaxInterpretation === 'EXCLUSIVE');
    expect(price.shippingLine.gross).toEqual(euros(0n));
    const refund = decideRefund(charge.charged, [], { kind: 'everything' });
    expect(refund.ok && refund.value.grandTotal).toEqual(price.grandTotal);
    expect(await examine(shop, shop.site.identifier)).toEqual([]);
    await withSettings(shop, { pricing: {} });
  });
});

describe('changes of one cart all at once', () => {
  it('end in the price of what is in it (RC-7)', async () => {
    await addTax(shop);
    await addDiscount(shop, { code: 'TEN' });
    const items = await Promise.all([1, 2, 3, 4].map((n) => shop.addProduct({ title: `All ${n}`, price: 1111n })));
    const buyer = shop.newBuyer();
    await shop.readyToPay(buyer, items[0]!);
    await Promise.all([
      ...items.slice(1).map((itemId) => shop.add(buyer, { itemId, quantity: 2 })),
      enterCode(shop.sale.cart, buyer, 'TEN'),
      enterCode(shop.sale.cart, buyer, ' ten '),
      shop.add(buyer, { itemId: items[0]!, quantity: 1 }),
    ]);
    const { price, goods } = await shop.checkoutOf(buyer);
    expect(goods.lines.map(({ entry }) => entry.quantity)).toEqual([2, 2, 2, 2]);
    expect(price.subtotal.minor).toBe(8888n);
    expect(price.discount.minor).toBe(889n);
    expect(price.coupons).toEqual(['TEN']);
    expect(price.grandTotal.minor).toBe(8888n - 889n + 490n + price.tax.minor);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, CART, createSaleClient, newBrowser, type SaleClient } from '../../checkout/testing/saleClient.ts';
import { openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import { addTestSite } from '../../testing/database.ts';
import { addDiscount, addTax, euros } from '../testing/priceRules.ts';

let shop: SaleShop;
let client: SaleClient;
let itemId: string;
beforeAll(async () => {
  shop = await openSaleShop();
  client = createSaleClient(shop);
  itemId = await shop.addProduct({ title: 'Print', sku: 'PRINT' });
  await addTax(shop);
  await addDiscount(shop, { code: 'TEN' });
  await addDiscount(shop, { name: 'Big', code: 'BIG', minimumSubtotal: euros(100_000n) });
  await addDiscount(shop, { name: 'Gone', code: 'GONE', endsAt: Date.now() - 1 });
});
afterAll(() => shop.close());

async function withPrint(from: SaleClient = client, ip?: string) {
  const browser = await newBrowser(from, ip);
  await browser.send('POST', `${CART}/entries`, { itemId, sku: 'PRINT', quantity: 2 });
  return browser;
}

const addsUp = (cart: Record<string, number>) =>
  cart.subtotalCents! - cart.discountCents! + cart.shippingCostCents! + cart.taxCents! === cart.grandTotalCents;

describe('the cart’s entity', () => {
  it('tells coupons, taxes and totals that add up (CART-01, MON-1)', async () => {
    const browser = await withPrint();
    const { shoppingCart: cart } = bodyOf(await browser.send('POST', `${CART}/coupons`, { code: ' ten ' }));
    expect(cart).toMatchObject({
      coupons: ['TEN'],
      validCoupons: [{ code: 'TEN', name: 'Ten percent', discountCents: 800 }],
      invalidCoupons: [],
      subtotalCents: 8000,
      discountCents: 800,
    });
    expect(addsUp(cart)).toBe(true);
    expect(bodyOf(await browser.send('GET', `${CART}?country=DE`))).toMatchObject({
      applicableTaxRules: [{ name: 'VAT', jurisdiction: 'Germany', rate: 0.19, isCompound: false }],
      taxLineItems: [{ name: 'VAT', rate: 0.19, valueCents: 1461 }],
      taxCents: 1461,
      shippingCostCents: 490,
      grandTotalCents: 8000 - 800 + 490 + 1461,
    });
  });

  it('names why a known code does not apply, and keeps it (CX-15)', async () => {
    const browser = await withPrint();
    await browser.send('POST', `${CART}/coupons`, { code: 'BIG' });
    const { shoppingCart: cart } = bodyOf(await browser.send('POST', `${CART}/coupons`, { code: 'GONE' }));
    expect(
      cart.invalidCoupons.map(({ code, errorKey }: { code: string; errorKey: string }) => [code, errorKey]),
    ).toEqual([
      ['BIG', 'couponMinimumNotReached'],
      ['GONE', 'couponExpired'],
    ]);
    expect(cart.invalidCoupons[0].message).toContain('add €920.00 more');
    const after = bodyOf(await browser.send('DELETE', `${CART}/coupons/big`)).shoppingCart;
    expect(after.coupons).toEqual(['GONE']);
  });
});

describe('codes that are guessed', () => {
  it('are unknown whatever they are: no ids, no other site’s, the same one once (SC-9)', async () => {
    const other = await addTestSite(shop.test.db, 'other-shop', 'EUR');
    await shop.test.asOwner(
      `insert into discount (website_id, id, name, code, kind, percent_ppm, currency, created_at, updated_at)
       values ($1, gen_random_uuid(), 'Theirs', 'THEIRS', 'percent', 500000, 'EUR', now(), now())`,
      [other],
    );
    const browser = await withPrint();
    for (const code of ['-1', 'THEIRS', '%', `${'A'.repeat(100)}`, 'TEN OR 1=1']) {
      const reply = await browser.send('POST', `${CART}/coupons`, { code });
      expect([reply.status, bodyOf(reply).errorKey]).toEqual([422, 'couponUnknown']);
    }
    for (const code of ['TEN', 'ten']) await browser.send('POST', `${CART}/coupons`, { code });
    expect(bodyOf(await browser.send('GET', CART))).toMatchObject({ coupons: ['TEN'], discountCents: 800 });
  });

  it('are refused after ten wrong ones in ten minutes: 429 (SC-9)', async () => {
    const strict = createSaleClient(shop, 1);
    const browser = await withPrint(strict, '10.0.0.9');
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      statuses.push((await browser.send('POST', `${CART}/coupons`, { code: `GUESS${n}` })).status ?? 200);
    }
    expect(statuses.indexOf(429)).toBe(10);
  });

  it('one packet of thirty, to the cart and to the checkout, by script and by form, gets ten answers (RC-17, SC-9, SC-10)', async () => {
    const strict = createSaleClient(shop, 1);
    const browser = await withPrint(strict, '10.0.0.10');
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const code = index % 2 === 0 ? `GUESS${index}` : `AAAA-AAAA-AAAA-AAA${index}`;
        if (index % 3 === 0) return browser.send('POST', `${CART}/coupons`, { code });
        return browser.post(index % 3 === 1 ? '/cart/code' : '/checkout/code', { code });
      }),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20);
    for (const reply of refused) expect(Number(reply.headers?.['retry-after'])).toBeGreaterThan(0);
    // The same session from another address waits as well. Another visitor behind the first address does not.
    const moved = await withPrint(strict, '10.0.0.11');
    for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
    expect((await moved.send('POST', `${CART}/coupons`, { code: 'TEN' })).status).toBe(429);
    const other = await withPrint(strict, '10.0.0.10');
    expect((await other.send('POST', `${CART}/coupons`, { code: 'TEN' })).status ?? 200).toBe(200);
    const stranger = await withPrint(strict, '10.0.0.12');
    expect((await stranger.send('POST', `${CART}/coupons`, { code: 'TEN' })).status ?? 200).toBe(200);
  });
});

describe('without script', () => {
  it('a code is entered on the cart page and taken out again; what is wrong stands beside it (CX-15)', async () => {
    const browser = await withPrint();
    const wrong = await browser.post('/cart/code', { code: 'NOPE' });
    expect(wrong.status).toBe(422);
    expect(bodyOf(wrong).cart.coupons).toMatchObject({
      isOpen: true,
      entered: 'NOPE',
      error: 'We don’t know the code NOPE. Please check its spelling.',
    });
    expect((await browser.post('/cart/code', { code: 'ten' })).headers?.location).toBe('/cart#codes');
    const page = bodyOf(await browser.send('GET', '/cart')).cart;
    expect(page.coupons.applied).toEqual([{ code: 'TEN' }]);
    expect(page.totals.map(({ key, text }: { key: string; text: string }) => [key, text])).toContainEqual([
      'discount',
      '−€8.00',
    ]);
    await browser.post('/cart/code/remove', { code: 'TEN' });
    expect(bodyOf(await browser.send('GET', '/cart')).cart.coupons.applied).toEqual([]);
  });

  it('and at checkout, whose page stays the step it was (CX-15)', async () => {
    const browser = await withPrint();
    expect((await browser.post('/checkout/code', { code: 'TEN' })).headers?.location).toBe('/checkout#codes');
    const { checkout } = bodyOf(await browser.send('GET', '/checkout'));
    expect(checkout.step).toBe('contact');
    expect(checkout.coupons).toMatchObject({ action: '/checkout/code', applied: [{ code: 'TEN' }] });
  });
});

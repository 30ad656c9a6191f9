import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  Browser,
  bodyOf,
  CART,
  createSaleClient,
  newBrowser,
  type SaleClient,
} from '../../checkout/testing/saleClient.ts';
import { ADDRESS, openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';

let shop: SaleShop;
let client: SaleClient;
beforeAll(async () => {
  shop = await openSaleShop();
  client = createSaleClient(shop);
});
afterAll(() => shop.close());

const locationOf = (reply: Reply) => `${reply.status} ${reply.headers?.location}`;

describe('the cart’s calls', () => {
  it('GET hands out the token and the crumb, and creates no cart (CART-05)', async () => {
    const carts = await shop.count('cart');
    const reply = await new Browser(client).send('GET', `${CART}/`, undefined);
    expect(reply.cookies?.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([
      ['CART', true],
      ['crumb', false],
    ]);
    expect(reply.headers?.['cache-control']).toBe('no-store');
    expect(await shop.count('cart')).toBe(carts);
  });

  it('POST entries takes no price from outside (SC-1, CART-03, CART-10)', async () => {
    const itemId = await shop.addProduct({ title: 'Tamper', sku: 'TAMPER' });
    const browser = await newBrowser(client);
    const body = {
      itemId,
      sku: 'TAMPER',
      quantity: 1,
      price: 1,
      purchasePriceCents: 1,
      subTotal: 1,
      additionalFields: '{}',
    };
    const answer = bodyOf(await browser.send('POST', `${CART}/entries`, body));
    expect(answer.newlyAdded).toMatchObject({ title: 'Tamper', purchasePriceCents: 4000, subTotal: 4000 });
    expect(answer.shoppingCart.subtotalCents).toBe(4000);
    expect(browser.cookies.get('hasCart')).toBe('1');
  });

  it('without a crumb are refused with a new one (SC-26)', async () => {
    const browser = await newBrowser(client);
    browser.cookies.set('crumb', 'v1.wrong.wrong');
    const reply = await browser.send('POST', `${CART}/entries`, {});
    expect(reply.status).toBe(403);
    expect(bodyOf(reply)).toMatchObject({ crumbFail: true });
  });

  it.each([
    [{ itemId: 'x', sku: 'y', quantity: 1 }, 404, 'variantUnavailable'],
    [{ quantity: 1 }, 400, 'requestInvalid'],
    [{ itemId: 'x', sku: 'y', quantity: 1, additionalFields: 'not json' }, 400, 'requestInvalid'],
    [{ itemId: 'x', sku: 'y', quantity: 1, additionalFields: '['.repeat(10_000) }, 400, 'requestInvalid'],
  ])('refuse request %# with its status (SC-3, SC-5)', async (body, status, errorKey) => {
    const reply = await (await newBrowser(client)).send('POST', `${CART}/entries`, body);
    expect([reply.status, bodyOf(reply).errorKey]).toEqual([status, errorKey]);
  });

  it('change, remove and restore a line (CX-04); additional fields change nothing else (SC-4)', async () => {
    const itemId = await shop.addProduct({ title: 'Line', sku: 'LINE' });
    const browser = await newBrowser(client);
    const { newlyAdded } = bodyOf(await browser.send('POST', `${CART}/entries`, { itemId, sku: 'LINE', quantity: 1 }));
    const path = `${CART}/entries/${newlyAdded.id}`;
    expect(bodyOf(await browser.send('PUT', path, { quantity: 3 })).shoppingCart.totalQuantity).toBe(3);
    const more = { itemId, sku: 'LINE', additionalFields: '{"a":"b"}', quantity: 99, isPurchased: true };
    const fields = bodyOf(await browser.send('PUT', `${path}/additionalFields`, more));
    expect(fields.updatedEntry).toMatchObject({ quantity: 3, additionalFields: '{"a":"b"}' });
    expect(fields.shoppingCart.isPurchased).toBe(false);
    const { removed, shoppingCart } = bodyOf(await browser.send('DELETE', path));
    expect(shoppingCart.entries).toEqual([]);
    expect(browser.cookies.has('hasCart')).toBe(false);
    const restored = bodyOf(await browser.send('POST', `${path}/restore`, { removed }));
    expect(restored.shoppingCart.totalQuantity).toBe(3);
  });

  it('stock answers per variant, 404 for nothing (CART-06)', async () => {
    const itemId = await shop.addProduct({ title: 'Shelf', stock: 3 });
    const browser = await newBrowser(client);
    const reply = await browser.send('GET', `/api/commerce/inventory/stock/?itemId=${itemId}`);
    expect(bodyOf(reply).results).toMatchObject([{ unlimited: false, qtyInStock: 3 }]);
    expect((await browser.send('GET', '/api/commerce/inventory/stock/?itemId=1')).status).toBe(404);
  });
});

describe('the cart’s forms without script', () => {
  it('add leads to the cart, with the token of a first visit (ATC-01)', async () => {
    const itemId = await shop.addProduct({ title: 'Plain', sizes: ['M', 'L'] });
    const browser = new Browser(client);
    const reply = await browser.post('/cart/add', { itemId, 'option-Size': 'L', quantity: '2' });
    expect(locationOf(reply)).toBe('303 /cart');
    expect(browser.cookies.has('CART')).toBe(true);
    const page = bodyOf(await browser.send('GET', '/cart'));
    expect(page).toMatchObject({ name: 'cart', pageType: 200 });
    expect(page.cart).toMatchObject({ totalQuantity: 2, entries: [{ variantText: 'L' }] });
    expect(page.cart.crumb).toBe(browser.cookies.get('crumb'));
  });

  it.each([
    [{}, 400, 'Please select the Size option.'],
    [{ 'option-Size': 'M', quantity: 'many' }, 400, 'Quantity must be a number.'],
    [{ 'option-Size': 'M', quantity: '1.5' }, 400, 'Quantity must be a whole number.'],
    [{ 'option-Size': 'M', quantity: '51' }, 409, 'Sorry, we do not have enough of that item available.'],
    [{ 'option-Size': 'XXL' }, 404, 'Sorry, that item variant is unavailable. Please select another variant.'],
  ])('%j shows the product again with status %d and says: %s (ATC-03..06)', async (fields, status, message) => {
    const itemId = await shop.addProduct({ title: 'Refused', sizes: ['M'] });
    const reply = await new Browser(client).post('/cart/add', { itemId, ...fields });
    expect(reply.status).toBe(status);
    expect(reply.headers?.['cache-control']).toBe('private, no-store');
    expect(bodyOf(reply)).toMatchObject({ itemId, problem: { title: 'Unable to Add Item', message } });
  });

  it('add from another site is refused (SC-26)', async () => {
    const body = new URLSearchParams({ itemId: 'x' });
    const reply = await new Browser(client).send('POST', '/cart/add', body, { 'sec-fetch-site': 'cross-site' });
    expect(reply.status).toBe(403);
  });

  it('remove offers undo, and undo brings the line back (CX-04)', async () => {
    const browser = new Browser(client);
    await browser.post('/cart/add', { itemId: await shop.addProduct({ title: 'Back' }) });
    const { entries } = bodyOf(await browser.send('GET', '/cart')).cart;
    const removed = await browser.post('/cart/remove', { entryId: entries[0].id });
    const { cart } = bodyOf(await browser.send('GET', String(removed.headers?.location)));
    expect(cart).toMatchObject({ isEmpty: true, removed: { title: 'Back' } });
    expect(locationOf(await browser.post('/cart/undo', { token: cart.removed.token }))).toBe('303 /cart');
    expect(bodyOf(await browser.send('GET', '/cart')).cart.totalQuantity).toBe(1);
  });

  it('an update beyond the stock stays on the cart page and says why (CART-10)', async () => {
    const browser = new Browser(client);
    await browser.post('/cart/add', { itemId: await shop.addProduct({ title: 'Few', stock: 2 }) });
    const { entries } = bodyOf(await browser.send('GET', '/cart')).cart;
    const reply = await browser.post('/cart/update', { entryId: entries[0].id, quantity: '3' });
    expect(reply.status).toBe(409);
    expect(bodyOf(reply).cart.problem.title).toBe('Sorry, we do not have enough of that item available.');
  });

  it('the country for the estimate is remembered (CX-01)', async () => {
    const browser = new Browser(client);
    await browser.post('/cart/add', { itemId: await shop.addProduct({ title: 'Far' }) });
    await browser.send('GET', '/cart?country=FR');
    expect(bodyOf(await browser.send('GET', CART)).shippingCostCents).toBe(1490);
  });
});

const CARD = { expiry: '12/40', cvc: '123' };

/** Up to the payment step, with plain forms. */
async function atPayment(browser: Browser, title: string) {
  await browser.post('/cart/add', { itemId: await shop.addProduct({ title }) });
  await browser.send('GET', '/checkout');
  const contact = await browser.post('/checkout', { step: 'contact', email: 'ada@example.com', ...ADDRESS });
  expect(locationOf(contact)).toBe('303 /checkout?step=shipping');
  const { shippingOptions } = bodyOf(await browser.send('GET', '/checkout?step=shipping')).checkout;
  const shipping = await browser.post('/checkout', { step: 'shipping', shippingOptionId: shippingOptions[0].id });
  expect(locationOf(shipping)).toBe('303 /checkout?step=payment');
  return bodyOf(await browser.send('GET', '/checkout?step=payment')).checkout;
}

function pay(
  browser: Browser,
  checkout: { payment: { idempotencyKey: string; acceptedTotalCents: number } },
  cardNumber: string,
) {
  const { idempotencyKey, acceptedTotalCents } = checkout.payment;
  const fields = {
    step: 'payment',
    idempotencyKey,
    acceptedTotalCents: String(acceptedTotalCents),
    cardNumber,
    ...CARD,
  };
  return browser.post('/checkout', fields);
}

describe('checkout without script', () => {
  it('confirms a membership where what was bought opens a member area (ENUM-01)', async () => {
    const browser = new Browser(client);
    const checkout = await atPayment(browser, 'Club');
    await shop.test.asOwner(
      `insert into member_area (website_id, id, name, description, joining, product_ids, created_at)
       select website_id, gen_random_uuid(), 'Club', '', 'paid', array_agg(product_id), now()
       from cart_entry where website_id = $1 group by website_id`,
      [shop.site.id],
    );
    const url = String((await pay(browser, checkout, '4242 4242 4242 4242')).headers?.location);
    expect(bodyOf(await browser.send('GET', url))).toMatchObject({ name: 'order-confirmed', pageType: 208 });
    await shop.test.asOwner('delete from member_area where website_id = $1', [shop.site.id]);
  });

  it('goes step by step to the confirmed page, which opens by its token only (CX-06, CX-19, CX-23)', async () => {
    const browser = new Browser(client);
    const checkout = await atPayment(browser, 'Bought');
    expect(checkout).toMatchObject({
      step: 'payment',
      totalText: '€44.90',
      payment: { dueText: 'To pay: €44.90', buttonText: 'Order with obligation to pay', isTestMode: true },
    });
    const reply = await pay(browser, checkout, '4242 4242 4242 4242');
    expect(locationOf(reply)).toMatch(/^303 \/checkout\/order\/[\w-]{22}$/);
    expect(browser.cookies.has('hasCart')).toBe(false);
    const url = String(reply.headers?.location);
    const confirmed = await new Browser(client).send('GET', url);
    expect(bodyOf(confirmed)).toMatchObject({
      name: 'order-confirmed',
      pageType: 202,
      order: { email: 'ada@example.com' },
    });
    expect(confirmed.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    const status = await new Browser(client).send('GET', url.replace('/checkout', ''));
    expect(bodyOf(status)).toMatchObject({ name: 'order-status', pageType: 211 });
    expect(locationOf(await browser.send('GET', '/checkout'))).toBe(`303 ${url}`);
    expect(locationOf(await pay(browser, checkout, '4242 4242 4242 4242'))).toBe(`303 ${url}`);
  });

  it.each(['/order/1001', '/checkout/order/1001', `/order/${'A'.repeat(22)}`])('%s is 404 (SC-7)', async (url) => {
    expect((await new Browser(client).send('GET', url)).status).toBe(404);
  });

  it('keeps what was typed and names each field at fault (CX-10)', async () => {
    const browser = new Browser(client);
    await browser.post('/cart/add', { itemId: await shop.addProduct({ title: 'Typed' }) });
    const typed = { ...ADDRESS, email: 'nobody', postalCode: '1', city: '' };
    const reply = await browser.post('/checkout', { step: 'contact', ...typed });
    expect(reply.status).toBe(422);
    const { checkout } = bodyOf(reply);
    const fields = [checkout.emailField, ...checkout.addressFields];
    const wrong = fields.filter(({ error }) => error !== '').map(({ name, value }) => [name, value]);
    expect(wrong).toEqual([
      ['email', 'nobody'],
      ['postalCode', '1'],
      ['city', ''],
    ]);
    expect(fields.find(({ name }) => name === 'line1').value).toBe('Am Deich 4');
    expect(checkout.problem.fields.map(({ id }: { id: string }) => id)).toContain('checkout-postalCode');
  });

  it('shows the fields of another country with everything typed (CX-12)', async () => {
    const browser = new Browser(client);
    await browser.post('/cart/add', { itemId: await shop.addProduct({ title: 'Moved' }) });
    const fields = { step: 'contact', action: 'country', email: 'a@b.example', ...ADDRESS, countryCode: 'US' };
    const { checkout } = bodyOf(await browser.post('/checkout', fields));
    expect(checkout.addressFields.map(({ name }: { name: string }) => name)).toContain('region');
    expect(checkout.emailField.value).toBe('a@b.example');
  });

  it('a declined card leaves everything as it was and a new key (CX-21)', async () => {
    const browser = new Browser(client);
    const checkout = await atPayment(browser, 'Declined');
    const reply = await pay(browser, checkout, '4000 0000 0000 0002');
    expect(reply.status).toBe(422);
    const after = bodyOf(reply).checkout;
    expect(after.problem.title).toBe('Your card was declined. Nothing was charged. Please try another card.');
    expect(after.payment.idempotencyKey).not.toBe(checkout.payment.idempotencyKey);
    expect(after.payment.fields.map(({ value }: { value: string }) => value)).toEqual(['', '', '']);
  });

  it('a card that asks the bank comes back by the bank’s own link (CX-21)', async () => {
    const browser = new Browser(client);
    const toBank = await pay(browser, await atPayment(browser, 'Bank'), '4000 0027 6000 3184');
    const bankUrl = String(toBank.headers?.location);
    expect(String((await browser.send('GET', bankUrl)).body)).toContain('Confirm €44.90');
    const back = await browser.post(bankUrl, { answer: 'approve' });
    const returnUrl = String(back.headers?.location).replace('http://shop.localhost:3000', '');
    expect(locationOf(await new Browser(client).send('GET', returnUrl))).toMatch(/^303 \/checkout\/order\//);
    expect(locationOf(await new Browser(client).send('GET', returnUrl.replace(/proof=.*/, 'proof=x')))).toBe(
      '303 /checkout',
    );
  });

  it('with nothing in the cart leads back to the cart', async () => {
    expect(locationOf(await new Browser(client).send('GET', '/checkout'))).toBe('303 /cart');
  });
});

describe('checkout’s calls', () => {
  it('save part by part, refuse by field, and pay once (ORD-4)', async () => {
    const browser = await newBrowser(client);
    const itemId = await shop.addProduct({ title: 'Called', sku: 'CALLED' });
    await browser.send('POST', `${CART}/entries`, { itemId, sku: 'CALLED', quantity: 1 });
    expect(bodyOf(await browser.send('GET', '/api/checkout'))).toMatchObject({
      step: 'contact',
      requiresShipping: true,
    });
    const bad = await browser.send('PUT', '/api/checkout/contact', { email: 'x' });
    expect([bad.status, Object.keys(bodyOf(bad).fields)]).toEqual([422, ['email']]);
    await browser.send('PUT', '/api/checkout/contact', { email: 'ada@example.com' });
    const nowhere = await browser.send('PUT', '/api/checkout/address', { address: { ...ADDRESS, countryCode: 'XX' } });
    expect([nowhere.status, Object.keys(bodyOf(nowhere).fields)]).toEqual([422, ['countryCode']]);
    const { shippingOptions } = bodyOf(await browser.send('PUT', '/api/checkout/address', { address: ADDRESS }));
    const view = bodyOf(
      await browser.send('PUT', '/api/checkout/shipping', { shippingOptionId: shippingOptions[0].id }),
    );
    expect(view).toMatchObject({ step: 'payment', totals: { grandTotalCents: 4490, shipping: { value: '4.90' } } });
    const attempt = {
      idempotencyKey: view.idempotencyKey,
      acceptedTotalCents: 1,
      payment: { cardNumber: '4242424242424242', ...CARD },
      note: '',
    };
    const cheap = await browser.send('POST', '/api/checkout/pay', attempt);
    expect([cheap.status, bodyOf(cheap).errorKey, bodyOf(cheap).checkout.totals.grandTotalCents]).toEqual([
      409,
      'priceChanged',
      4490,
    ]);
    const paid = await browser.send('POST', '/api/checkout/pay', { ...attempt, acceptedTotalCents: 4490 });
    expect(bodyOf(paid)).toMatchObject({ status: 'succeeded' });
    const again = await browser.send('POST', '/api/checkout/pay', { ...attempt, acceptedTotalCents: 4490 });
    expect(bodyOf(again)).toEqual(bodyOf(paid));
    expect((await browser.send('GET', '/api/checkout')).status).toBe(409);
  });

  it('let 300 buyers behind one address pay within ten minutes', async () => {
    let clock = Date.now();
    const strict = createSaleClient(shop, 1, () => clock);
    const itemId = await shop.addProduct({ title: 'Drop', sku: 'DROP', stock: 300 });
    const statuses: string[] = [];
    for (let batch = 0; batch < 30; batch += 1) {
      const buyers = Array.from({ length: 10 }, () => buyByScript(strict, itemId));
      statuses.push(...(await Promise.all(buyers)));
      clock += 20_000;
    }
    expect(statuses).toEqual(Array(300).fill('succeeded'));
  }, 120_000);
});

/** A purchase as the checkout's script does it; the answer of the bank. */
async function buyByScript(at: SaleClient, itemId: string): Promise<string> {
  const browser = await newBrowser(at, '10.0.0.77');
  await browser.send('POST', `${CART}/entries`, { itemId, sku: 'DROP', quantity: 1 });
  await browser.send('PUT', '/api/checkout/contact', { email: 'ada@example.com' });
  const { shippingOptions } = bodyOf(await browser.send('PUT', '/api/checkout/address', { address: ADDRESS }));
  const shippingOptionId = shippingOptions[0].id;
  const { idempotencyKey, totals } = bodyOf(await browser.send('PUT', '/api/checkout/shipping', { shippingOptionId }));
  const payment = { cardNumber: '4242424242424242', ...CARD };
  const attempt = { idempotencyKey, acceptedTotalCents: totals.grandTotalCents, payment, note: '' };
  return bodyOf(await browser.send('POST', '/api/checkout/pay', attempt)).status;
}

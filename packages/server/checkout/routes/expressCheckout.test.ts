import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveAccount } from '../../payments/paymentAccounts.ts';
import {
  FAKE_CLIENT,
  FAKE_SECRET,
  FAKE_WEBHOOK,
  PayPalServer,
} from '../../platform/gateways/payment/testing/paypalServer.ts';
import {
  type FakeOrder,
  heldOf,
  PAYPAL_ADDRESS,
  type PayPalBehaviour,
} from '../../platform/gateways/payment/testing/paypalState.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import { type Browser, bodyOf, CART, createSaleClient, newBrowser, type SaleClient } from '../testing/saleClient.ts';
import { openSaleShop, type SaleShop } from '../testing/saleShop.ts';

let paypal: PayPalServer;
let shop: SaleShop;
let client: SaleClient;
let accountId: string;

beforeAll(async () => {
  paypal = await PayPalServer.start({ silentMs: 300 });
  shop = await openSaleShop({ payPalApi: paypal.api });
  client = createSaleClient(shop);
  const rest = { manualMethod: null, title: '', instructions: '', isEnabled: true };
  await saveAccount(shop.sale.checkout, shop.site.id, {
    ...{ ...rest, id: null, provider: 'test', displayIndex: 0, secretKey: '', webhookSecrets: null },
  });
  accountId = await saveAccount(shop.sale.checkout, shop.site.id, {
    ...{ ...rest, id: null, provider: 'paypal', displayIndex: 1, clientId: FAKE_CLIENT, isSandbox: true },
    ...{ secretKey: FAKE_SECRET, webhookSecrets: [FAKE_WEBHOOK] },
  });
});
afterAll(async () => {
  await paypal.close();
  await shop.close();
});
beforeEach(() => {
  paypal.choose = () => 'ok';
  paypal.books.address = PAYPAL_ADDRESS;
  paypal.isDown = false;
});

const locationOf = (reply: Reply) => `${reply.status} ${reply.headers?.location}`;
const ordersAtPayPal = () => [...paypal.books.orders.values()];
const lastOrder = (): FakeOrder => ordersAtPayPal().at(-1)!;

async function withCart(quantity = 1): Promise<Browser> {
  const itemId = await shop.addProduct({ title: 'Express', sku: `X-${Math.random()}` });
  const browser = await newBrowser(client);
  const [sku] = (
    await shop.test.asOwner<{ sku: string }>('select sku from variant where product_id = $1', [itemId])
  ).map((row) => row.sku);
  await browser.send('POST', `${CART}/entries`, { itemId, sku, quantity, additionalFields: '{}' });
  return browser;
}

/** To PayPal and back; where its buyer is sent afterwards. */
async function goThere(browser: Browser, answer: 'approve' | 'cancel' = 'approve'): Promise<Reply> {
  const left = await browser.post('/checkout/express', {});
  const url = /url=(.*)$/.exec(left.headers?.refresh ?? '')?.[1] ?? '';
  expect(url).toContain('/checkoutnow?token=');
  const back = new URL(await paypal.answerAt(url, answer));
  return browser.send('GET', back.pathname + back.search);
}

const viewOf = async (browser: Browser) => bodyOf(await browser.send('GET', '/api/checkout'));

/** What the pay button sends. */
async function wishOf(browser: Browser) {
  const { totals, idempotencyKey } = await viewOf(browser);
  const payment = { methodId: accountId, cardNumber: '', expiry: '', cvc: '' };
  const amounts = { acceptedTotalCents: totals.grandTotalCents, acceptedDueCents: totals.amountDueCents };
  return { idempotencyKey, ...amounts, payment, note: '' };
}

async function pay(browser: Browser) {
  return bodyOf(await browser.send('POST', '/api/checkout/pay', await wishOf(browser)));
}

describe('from the cart to PayPal and back', () => {
  it('brings e-mail and address, shipping is priced, and the pay button takes exactly that, without a second visit', async () => {
    const browser = await withCart();
    expect(locationOf(await goThere(browser))).toBe('303 /checkout?step=shipping');
    const view = await viewOf(browser);
    expect(view).toMatchObject({ email: 'ada@example.com', step: 'payment' });
    expect(view.shippingAddress).toMatchObject({ fullName: 'Ada Kern', postalCode: '28199', countryCode: 'DE' });
    expect(view.totals.grandTotalCents).toBe(4490);
    expect(view.payment.methods[0]).toMatchObject({ id: accountId, way: 'paypal' });
    expect(view.payment.methods[0].instructions).toContain('Agreed at PayPal');
    const count = ordersAtPayPal().length;
    expect(await pay(browser)).toMatchObject({ status: 'succeeded' });
    expect(ordersAtPayPal()).toHaveLength(count);
    expect(heldOf(lastOrder())).toBe(4490n);
  });

  it('with a cart that grew since: what the buyer reads and accepts is what is taken (MON-8)', async () => {
    const browser = await withCart();
    await goThere(browser);
    const [entry] = bodyOf(await browser.send('GET', CART)).entries;
    await browser.send('PUT', `${CART}/entries/${entry.id}`, { quantity: 3 });
    expect(await pay(browser)).toMatchObject({ status: 'succeeded' });
    expect(heldOf(lastOrder())).toBe(12_490n);
  });

  it('turned back: the cart again, and nothing is known of him', async () => {
    const browser = await withCart();
    const left = await goThere(browser, 'cancel');
    expect(left.status).toBe(200);
    expect(locationOf(await browser.send('GET', '/checkout/express?token=made-up'))).toBe('303 /cart');
    expect(await viewOf(browser)).toMatchObject({ email: '', shippingAddress: null });
  });

  it('an address that the shop does not send to or that misses a part is refused like a typed one (CX-10)', async () => {
    const { address } = PAYPAL_ADDRESS;
    paypal.books.address = { name: { full_name: '' }, address: { ...address, postal_code: '1' } };
    const browser = await withCart();
    const reply = await goThere(browser);
    expect(reply.status).toBe(422);
    const { checkout } = JSON.parse(String(reply.body));
    expect(checkout.problem.title).toBe('The address from PayPal can’t be used as it is. Please check it.');
    const wrong = checkout.addressFields.filter(({ error }: { error: string }) => error !== '');
    expect(wrong.map(({ name }: { name: string }) => name)).toEqual(['fullName', 'postalCode']);
    expect(await viewOf(browser)).toMatchObject({ email: 'ada@example.com', shippingAddress: null });
  });

  it.each<PayPalBehaviour>(['patchRefused', 'createTimeoutThenOk'])(
    '%s: the buyer agrees anew, and pays once',
    async (behaviour) => {
      const browser = await withCart();
      if (behaviour === 'patchRefused') paypal.choose = () => behaviour;
      await goThere(browser);
      paypal.choose = () => 'ok';
      if (behaviour !== 'patchRefused') lastOrder().status = 'PAYER_ACTION_REQUIRED';
      const answer = await pay(browser);
      expect(answer.status).toBe('requiresAction');
      const back = new URL(await paypal.answerAt(answer.url, 'approve'));
      const done = await browser.send('GET', back.pathname + back.search);
      expect(locationOf(done)).toMatch(/^303 \/checkout\/order\//);
      expect(heldOf(lastOrder())).toBe(4490n);
    },
  );

  it('one agreement is one payment: pressed five times at once, and refused by PayPal it is not used again (ORD-1)', async () => {
    const browser = await withCart();
    await goThere(browser);
    const wish = await wishOf(browser);
    const presses = Array.from({ length: 5 }, () => browser.send('POST', '/api/checkout/pay', wish));
    const answers = (await Promise.all(presses)).map(bodyOf);
    expect(new Set(answers.map(({ orderUrl }) => orderUrl)).size).toBe(1);
    expect(heldOf(lastOrder())).toBe(4490n);

    paypal.choose = () => 'declined';
    const poor = await withCart();
    await goThere(poor);
    expect(await pay(poor)).toMatchObject({ status: 'declined', code: 'walletDeclined' });
    paypal.choose = () => 'ok';
    expect(await pay(poor)).toMatchObject({ status: 'requiresAction' });
  });

  it('paid by card after all: nothing is taken from the agreement', async () => {
    const browser = await withCart();
    await goThere(browser);
    const { payment } = await viewOf(browser);
    const methodId = payment.methods.find(({ way }: { way: string }) => way === 'card').id;
    const card = { methodId, cardNumber: '4242424242424242', expiry: '12/40', cvc: '123' };
    const wish = { ...(await wishOf(browser)), payment: card };
    expect(bodyOf(await browser.send('POST', '/api/checkout/pay', wish))).toMatchObject({ status: 'succeeded' });
    expect(heldOf(lastOrder())).toBe(0n);
  });

  it('while PayPal is away leads to the checkout with a word about it', async () => {
    const browser = await withCart();
    paypal.isDown = true;
    expect(locationOf(await browser.post('/checkout/express', {}))).toBe('303 /checkout?refused=paymentUnavailable');
  });

  it('with nothing in the cart leads back to it; another site may not send anybody there (SC-26)', async () => {
    const browser = await newBrowser(client);
    expect(locationOf(await browser.post('/checkout/express', {}))).toBe('303 /cart');
    const foreign = await browser.send('POST', '/checkout/express', new URLSearchParams(), {
      'sec-fetch-site': 'cross-site',
    });
    expect(foreign.status).toBe(403);
  });

  it('from a product’s form: into the cart and on to PayPal, with the cookie of the new cart', async () => {
    const itemId = await shop.addProduct({ title: 'At once', sku: 'AT-ONCE' });
    const browser = await newBrowser(client);
    browser.cookies.delete('CART');
    const left = await browser.post('/cart/add', { itemId, sku: 'AT-ONCE', quantity: '2', express: 'paypal' });
    expect(left.headers?.refresh).toContain('/checkoutnow?token=');
    expect(browser.cookies.get('CART')).toBeTruthy();
    expect(lastOrder().amount.value).toBe('94.90');
    const refused = await browser.post('/cart/add', { itemId, sku: 'AT-ONCE', quantity: '0', express: 'paypal' });
    expect(refused.status).toBe(400);
  });

  it('is offered in the cart only where PayPal is set up and something is to be paid', async () => {
    const cartOf = async (browser: Browser) => JSON.parse(String((await browser.send('GET', '/cart')).body)).cart;
    expect(await cartOf(await withCart())).toMatchObject({ expressText: 'Check out with PayPal' });
    expect(await cartOf(await newBrowser(client))).toMatchObject({ expressText: '' });
  });
});

import type { WalletSheet } from '@quoin/contract/endpoints/site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../../doctor/storage/invariants.ts';
import { saveAccount } from '../../payments/paymentAccounts.ts';
import {
  FAKE_KEY,
  FAKE_PUBLISHABLE_KEY,
  FAKE_WEBHOOK_SECRET,
  type StripeServer,
  startStripeServer,
} from '../../platform/gateways/payment/testing/stripeServer.ts';
import { ASKS_BANK } from '../../platform/gateways/payment/testing/stripeState.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import { addDiscount, addTax, withSettings } from '../../pricing/testing/priceRules.ts';
import { type Browser, bodyOf, CART, createSaleClient, newBrowser, type SaleClient } from '../testing/saleClient.ts';
import { ADDRESS, openSaleShop, type SaleShop } from '../testing/saleShop.ts';

const GOOD = '4242424242424242';
const VIENNA = { ...ADDRESS, line1: 'Taborstraße 1', city: 'Wien', postalCode: '1020', countryCode: 'AT' };
let stripe: StripeServer;
let shop: SaleShop;
let client: SaleClient;
let accountId: string;

beforeAll(async () => {
  stripe = await startStripeServer({ timeoutMs: 1000 });
  shop = await openSaleShop({ stripeApi: stripe.api });
  client = createSaleClient(shop);
  accountId = await saveAccount(shop.sale.checkout, shop.site.id, {
    ...{ id: null, provider: 'stripe', manualMethod: null, title: 'Card', instructions: '', isEnabled: true },
    ...{ displayIndex: 0, secretKey: FAKE_KEY, webhookSecrets: [FAKE_WEBHOOK_SECRET], clientId: FAKE_PUBLISHABLE_KEY },
  });
});
afterAll(async () => {
  await stripe.close();
  await shop.close();
});
beforeEach(async () => {
  stripe.behave(() => 'ok');
  await shop.test.asOwner('delete from tax_rule');
  await shop.test.asOwner('delete from discount_use');
  await shop.test.asOwner('delete from discount');
});

const locationOf = (reply: Reply) => `${reply.status} ${reply.headers?.location}`;
const wayThere = (browser: Browser) => browser.send('GET', '/checkout/wallet');

interface Filled {
  readonly browser: Browser;
  readonly itemId: string;
}

async function withCart(product: Partial<Parameters<SaleShop['addProduct']>[0]> = {}, of = client): Promise<Filled> {
  const sku = `W-${Math.random()}`;
  const itemId = await shop.addProduct({ title: 'Wallet', sku, ...product });
  const browser = await newBrowser(of);
  await browser.send('POST', `${CART}/entries`, { itemId, sku, quantity: 1, additionalFields: '{}' });
  return { browser, itemId };
}

/** What a wallet tells before its buyer agrees: less than an address. */
function quote(browser: Browser, { city, region, postalCode, countryCode } = ADDRESS, shippingOptionId = '') {
  const place = { city, region, postalCode, countryCode };
  return browser.send('POST', '/api/checkout/wallet/quote', { place, shippingOptionId });
}

const sheetOf = async (browser: Browser, address = ADDRESS): Promise<WalletSheet> =>
  bodyOf(await quote(browser, address));

/** What the page sends once the buyer has agreed in that sheet. */
function wishOf(sheet: WalletSheet, more: object = {}, card = GOOD) {
  const { idempotencyKey, acceptedTotalCents, acceptedDueCents } = sheet;
  return {
    ...{ idempotencyKey, acceptedTotalCents, acceptedDueCents },
    confirmationToken: stripe.agree(sheet.amount, 'eur', card),
    email: 'ada@example.com',
    address: ADDRESS,
    shippingOptionId: sheet.shippingRates[0]?.id ?? '',
    ...more,
  };
}

const pay = (browser: Browser, wish: object) => browser.send('POST', '/api/checkout/wallet/pay', wish);

const ordersOf = (itemId: string) =>
  shop.test.asOwner<{ total: string; address: Record<string, string>; email: string; payment_state: string }>(
    `select o.grand_total::text as total, o.shipping_address as address, o.email, o.payment_state from sales_order o
      where exists (select 1 from order_line l where l.website_id = o.website_id and l.order_id = o.id and l.product_id = $1)`,
    [itemId],
  );

/** Everything that Stripe has taken so far, in cents. */
const taken = () =>
  [...stripe.books.intents.values()].filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);

describe('from the cart to a wallet', () => {
  it('shows the order with what Stripe’s script needs, and allows that script alone', async () => {
    const { browser } = await withCart();
    const reply = await wayThere(browser);
    expect(reply.status).toBe(200);
    expect(reply.headers?.['content-security-policy']).toContain("script-src 'self' https://js.stripe.com");
    const { walletPayment } = JSON.parse(String(reply.body));
    const offer = JSON.parse(walletPayment.offer);
    expect(offer).toMatchObject({ publishableKey: FAKE_PUBLISHABLE_KEY, currency: 'eur', requiresShipping: true });
    expect(offer.countryCodes).toContain('AT');
    expect(walletPayment.entries).toMatchObject([{ title: 'Wallet', lineTotalText: '€40.00' }]);
  });

  it.each([
    ['Germany', ADDRESS, { total: 5343, shipping: 490, tax: 853 }],
    ['Austria', VIENNA, { total: 6588, shipping: 1490, tax: 1098 }],
  ])(
    'prices shipping and tax for %s: what the sheet shows is what is taken (CX-14, MON-8)',
    async (_, address, costs) => {
      await addTax(shop);
      const places = [{ countryCode: 'AT', regions: [], postalCodes: [] }];
      await addTax(shop, { name: 'USt', jurisdiction: 'Austria', ratePpm: 200_000, places });
      const { browser, itemId } = await withCart();
      const sheet = await sheetOf(browser, address);
      expect(sheet).toMatchObject({ amount: costs.total, acceptedTotalCents: costs.total });
      expect(sheet.lineItems.map(({ amount }) => amount)).toEqual([4000, costs.shipping, costs.tax]);
      expect(sheet.shippingRates[0]).toMatchObject({
        amount: costs.shipping,
        deliveryEstimate: expect.stringMatching(/\d/),
      });
      const before = taken().length;
      const answer = bodyOf(await pay(browser, wishOf(sheet, { address })));
      expect(answer).toMatchObject({ status: 'succeeded', orderUrl: expect.stringMatching(/^\/checkout\/order\//) });
      expect(taken().slice(before)).toEqual([costs.total]);
      const [order] = await ordersOf(itemId);
      expect(order).toMatchObject({ total: String(costs.total), email: 'ada@example.com', payment_state: 'paid' });
      expect(order?.address).toMatchObject({ fullName: 'Ada Kern', countryCode: address.countryCode });
    },
  );

  it('shows a discount as less, and the items add up to what is asked', async () => {
    await addDiscount(shop);
    const { browser } = await withCart();
    const sheet = await sheetOf(browser);
    expect(sheet.lineItems.map(({ amount }) => amount)).toEqual([4000, -400, 490]);
    expect(sheet.amount).toBe(4090);
  });

  it('sends nothing of what is digital: an e-mail address is all it asks for', async () => {
    const { browser, itemId } = await withCart({ type: 2, stock: 'unlimited' });
    const quoted = await browser.send('POST', '/api/checkout/wallet/quote', { place: null, shippingOptionId: '' });
    const sheet: WalletSheet = bodyOf(quoted);
    expect(sheet).toMatchObject({ amount: 4000, shippingRates: [] });
    expect(bodyOf(await pay(browser, wishOf(sheet, { address: null })))).toMatchObject({ status: 'succeeded' });
    expect(await ordersOf(itemId)).toMatchObject([{ email: 'ada@example.com' }]);
  });

  it('whose bank asks goes there and comes back like from the card page', async () => {
    const { browser, itemId } = await withCart();
    const answer = bodyOf(await pay(browser, wishOf(await sheetOf(browser), {}, ASKS_BANK)));
    expect(answer.status).toBe('requiresAction');
    const approve = new URLSearchParams({ answer: 'approve' });
    const left = await fetch(answer.url, { method: 'POST', body: approve, redirect: 'manual' });
    const back = new URL(left.headers.get('location') ?? '');
    expect(locationOf(await browser.send('GET', back.pathname + back.search))).toMatch(/^303 \/checkout\/order\//);
    expect(await ordersOf(itemId)).toHaveLength(1);
  });
});

describe('what a wallet tells is checked like what is typed', () => {
  it('an address that the shop does not send to is refused before and after (CX-10)', async () => {
    await shop.test.asOwner(`update shipping_method set enabled = false where name = 'Abroad'`);
    const { browser, itemId } = await withCart();
    const refused = await quote(browser, VIENNA);
    expect([refused.status, bodyOf(refused).errorKey]).toEqual([422, 'noShippingToCountry']);
    const sheet = await sheetOf(browser);
    const paid = await pay(browser, wishOf(sheet, { address: VIENNA }));
    expect(paid.status).toBe(422);
    expect(await ordersOf(itemId)).toEqual([]);
    await shop.test.asOwner(`update shipping_method set enabled = true where name = 'Abroad'`);
  });

  it.each([
    ['no e-mail address', { email: '' }],
    ['no name', { address: { ...ADDRESS, fullName: '' } }],
    ['half a postal code', { address: { ...ADDRESS, postalCode: '281' } }],
    ['no address', { address: null }],
    ['a way to send that is not offered there', { shippingOptionId: 'other' }],
  ])('%s: nothing is charged', async (_, more) => {
    const { browser, itemId } = await withCart();
    const before = taken().length;
    expect((await pay(browser, wishOf(await sheetOf(browser), more))).status).toBe(422);
    expect([await ordersOf(itemId), taken().length]).toEqual([[], before]);
  });

  it('a total that has changed since the sheet must be agreed to anew (MON-8)', async () => {
    const { browser, itemId } = await withCart();
    const wish = wishOf(await sheetOf(browser));
    await shop.test.asOwner('update variant set price = 5000 where product_id = $1', [itemId]);
    const reply = await pay(browser, wish);
    expect([reply.status, bodyOf(reply).errorKey]).toEqual([409, 'priceChanged']);
    expect(bodyOf(reply).error).toContain('€54.90');
    expect(await ordersOf(itemId)).toEqual([]);
    expect(bodyOf(await pay(browser, wishOf(await sheetOf(browser))))).toMatchObject({ status: 'succeeded' });
  });

  it('what is sold out since is not sold (STK-6)', async () => {
    const { browser, itemId } = await withCart({ stock: 1 });
    const wish = wishOf(await sheetOf(browser));
    const faster = await newBrowser(client);
    await faster.post('/cart/add', { itemId, quantity: '1' });
    expect(bodyOf(await pay(faster, wishOf(await sheetOf(faster))))).toMatchObject({ status: 'succeeded' });
    const before = taken().length;
    const reply = await pay(browser, wish);
    expect(bodyOf(reply).errorKey).toBe('outOfStock');
    expect(taken().length).toBe(before);
  });

  it('a declined card leaves the cart as it is, and the next try has another key', async () => {
    const { browser, itemId } = await withCart();
    const sheet = await sheetOf(browser);
    const declined = bodyOf(await pay(browser, wishOf(sheet, {}, '4000000000000002')));
    expect(declined).toMatchObject({ status: 'declined', code: 'cardDeclined' });
    const next = await sheetOf(browser);
    expect(next.idempotencyKey).not.toBe(sheet.idempotencyKey);
    expect(bodyOf(await pay(browser, wishOf(next)))).toMatchObject({ status: 'succeeded' });
    expect(await ordersOf(itemId)).toHaveLength(1);
  });

  it('a token of something else than Stripe’s is no request', async () => {
    const { browser } = await withCart();
    const sheet = await sheetOf(browser);
    expect((await pay(browser, wishOf(sheet, { confirmationToken: 'pm_1' }))).status).toBe(400);
  });
});

describe('one order, whatever happens', () => {
  it('two tabs agree at once: one order, one charge, the same page for both (ORD-1)', async () => {
    const { browser, itemId } = await withCart();
    const sheet = await sheetOf(browser);
    const before = taken().length;
    const answers = await Promise.all([wishOf(sheet), wishOf(sheet)].map((wish) => pay(browser, wish)));
    expect(new Set(answers.map((each) => bodyOf(each).orderUrl)).size).toBe(1);
    expect(bodyOf(answers[0]!).status).toBe('succeeded');
    expect(await ordersOf(itemId)).toHaveLength(1);
    expect(taken().slice(before)).toEqual([4490]);
  });

  it('the same press five times, and once more when it is bought: the same order', async () => {
    const { browser, itemId } = await withCart();
    const wish = wishOf(await sheetOf(browser));
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(browser, wish)));
    const again = await pay(browser, wish);
    expect(new Set([...answers, again].map((each) => bodyOf(each).orderUrl)).size).toBe(1);
    expect(await ordersOf(itemId)).toHaveLength(1);
    const { id } = shop.site;
    expect(await shop.test.db.inSite({ websiteId: id }, (trx) => findViolations(trx, id))).toEqual([]);
  });

  it('charged while its answer was lost: the order is there (ORD-3)', async () => {
    const { browser, itemId } = await withCart();
    const sheet = await sheetOf(browser);
    stripe.behave(() => 'timeoutThenOk');
    expect(bodyOf(await pay(browser, wishOf(sheet)))).toMatchObject({ status: 'succeeded' });
    expect(await ordersOf(itemId)).toMatchObject([{ total: '4490' }]);
  });
});

describe('who is led to the ordinary checkout', () => {
  it('a cart with a question that must be answered, until it is', async () => {
    const question = { id: 'terms', type: 'checkbox', label: 'I agree', hint: '', isRequired: true, choices: [] };
    const asking = { ...question, productIds: [], categoryIds: [] };
    const site = await withSettings(shop, { checkoutForm: [asking] });
    const { browser } = await withCart({}, createSaleClient({ ...shop, site }));
    expect(locationOf(await wayThere(browser))).toBe('303 /checkout');
    const refused = await browser.send('POST', '/api/checkout/wallet/quote', { place: null, shippingOptionId: '' });
    expect(bodyOf(refused).errorKey).toBe('paymentMethodGone');
    await browser.send('PUT', '/api/checkout/answers', { answers: { terms: 'yes' } });
    expect((await wayThere(browser)).status).toBe(200);
    expect(bodyOf(await pay(browser, wishOf(await sheetOf(browser))))).toMatchObject({ status: 'succeeded' });
    await withSettings(shop, { checkoutForm: [] });
  });

  it('a subscription, whose terms no sheet shows; an empty cart goes back to the cart', async () => {
    const itemId = await shop.addProduct({ title: 'Monthly', sku: 'MONTHLY', isSubscribable: true });
    const browser = await newBrowser(client);
    const begun = await browser.send('POST', '/api/commerce/shopping-cart/subscription', { itemId, sku: 'MONTHLY' });
    if (begun.status === 200) expect(locationOf(await wayThere(browser))).toBe('303 /checkout');
    expect(locationOf(await wayThere(await newBrowser(client)))).toBe('303 /cart');
  });

  it('everybody, where the shop has no publishable key: nothing is offered', async () => {
    const cartOf = async ({ browser }: Filled) => JSON.parse(String((await browser.send('GET', '/cart')).body)).cart;
    expect(await cartOf(await withCart())).toMatchObject({ walletText: 'Express checkout', expressText: '' });
    const account = { id: accountId, provider: 'stripe', manualMethod: null, title: 'Card', instructions: '' } as const;
    const keys = { secretKey: '', webhookSecrets: null, isEnabled: true, displayIndex: 0 };
    await saveAccount(shop.sale.checkout, shop.site.id, { ...account, ...keys, clientId: '' });
    shop.sale.checkout.payments.forget(shop.site.id);
    expect(await cartOf(await withCart())).toMatchObject({ walletText: '' });
    expect(locationOf(await wayThere((await withCart()).browser))).toBe('303 /checkout');
    await saveAccount(shop.sale.checkout, shop.site.id, { ...account, ...keys, clientId: FAKE_PUBLISHABLE_KEY });
  });
});

describe('from a product’s form', () => {
  it('goes into the cart and on to the wallets, with the cookie of the new cart', async () => {
    const itemId = await shop.addProduct({ title: 'At once', sku: 'AT-ONCE' });
    const browser = await newBrowser(client);
    browser.cookies.delete('CART');
    const left = await browser.post('/cart/add', { itemId, sku: 'AT-ONCE', quantity: '2', express: 'wallet' });
    expect(locationOf(left)).toBe('303 /checkout/wallet');
    expect(browser.cookies.get('CART')).toBeTruthy();
    expect(await sheetOf(browser)).toMatchObject({ amount: 8490 });
  });

  it('another site may not pay for anybody (SC-26)', async () => {
    const { browser } = await withCart();
    const wish = wishOf(await sheetOf(browser));
    const foreign = await browser.send('POST', '/api/checkout/wallet/pay', wish, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
  });
});

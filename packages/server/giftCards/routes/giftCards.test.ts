import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartRoutes } from '../../cart/routes/cart.ts';
import { openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import { openWire, type Wire } from '../../platform/http/testing/wire.ts';
import { subscriptionRoutes } from '../../subscriptions/routes/subscriptions.ts';
import { createGuessLimits } from '../guessLimits.ts';
import { giftCardRoutes } from './giftCards.ts';

/** Pages as their data: what a theme would be given. */
const pages = {
  systemPage: (_site: unknown, name: string, view: object) => Promise.resolve(JSON.stringify({ name, ...view })),
};

let shop: SaleShop;
let wire: Wire;
let card: string;
let plan: string;

beforeAll(async () => {
  shop = await openSaleShop();
  card = await shop.addProduct({ title: 'Gift card', type: 4, price: 1000n, stock: 'unlimited', sku: 'GIFT-10' });
  plan = await shop.addProduct({ title: 'Monthly', isSubscribable: true, stock: 'unlimited', sku: 'MONTHLY' });
  await shop.test.asOwner('update product set subscription_plan = $1 where id = $2', [
    JSON.stringify({ billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 }),
    plan,
  ]);
  const { cart, checkout } = shop.sale;
  wire = await openWire({
    siteRoutes: [
      ...cartRoutes(cart),
      ...giftCardRoutes({ ...cart, pages, guesses: createGuessLimits() }),
      ...subscriptionRoutes({ cart, checkout, pages }),
    ],
    findSite: async () => shop.site,
  });
});
afterAll(async () => {
  await wire.close();
  await shop.close();
});

const HOST = 'one.sites.test';
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  wire.ask({
    ...{ method: 'POST', host: HOST, path, body: String(new URLSearchParams(fields)) },
    headers: { ...FORM, ...headers },
  });

/** A visitor with a cart cookie and its crumb. */
async function visitor(): Promise<Record<string, string>> {
  const { setCookies } = await wire.ask({ host: HOST, path: '/api/commerce/shopping-cart' });
  const cookie = setCookies.map((each) => each.split(';', 1)[0]).join('; ');
  const crumb = decodeURIComponent(/crumb=([^;]+)/.exec(cookie)?.[1] ?? '');
  return { cookie, 'x-csrf-token': crumb };
}

describe('buying a gift card', () => {
  it('costs what the product says, whatever else is posted (SC-11, GFT-2)', async () => {
    const forged = { itemId: card, sku: 'GIFT-10', amount: '-100', value: '1000', price: '1', unitPrice: '1' };
    const bought = await post('/gift-card', { ...forged, next: 'cart' });
    expect(bought.status).toBe(303);
    const cookie = bought.setCookies.map((each) => each.split(';', 1)[0]).join('; ');
    const cart = await wire.ask({ host: HOST, path: '/api/commerce/shopping-cart', headers: { cookie } });
    expect(JSON.parse(cart.text)).toMatchObject({ subtotalCents: 1000, totalQuantity: 1 });
  });

  it('asks for an amount first (GIFT-01), and for a recipient that is one', async () => {
    const nothing = await post('/gift-card', { itemId: card, sku: '-100' });
    expect(nothing.text).toContain('Select a denomination for the Gift Card.');
    const wrong = await post('/gift-card', { itemId: card, sku: 'GIFT-10', recipientEmail: 'x', message: 'kept' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('kept');
    expect((await post('/gift-card', { itemId: plan, sku: 'MONTHLY' })).status).toBe(404);
  });

  it('is refused by the route of ordinary products', async () => {
    const body = JSON.stringify({ itemId: card, sku: 'GIFT-10', quantity: 1, additionalFields: '{}' });
    const headers = { ...(await visitor()), 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const path = '/api/commerce/shopping-cart/entries';
    expect(JSON.parse((await wire.ask({ method: 'POST', host: HOST, path, body, headers })).text)).toMatchObject({
      errorKey: 'hasOwnPage',
    });
  });
});

describe('thirty guesses in one packet (RC-17, SC-10)', () => {
  it('are ten answers and twenty refusals', async () => {
    const body = 'giftCardCode=AAAA-AAAA-AAAA-AAAA-A';
    const one = (isLast: boolean) =>
      [
        'POST /gift-card/balance HTTP/1.1',
        `Host: ${HOST}`,
        'Content-Type: application/x-www-form-urlencoded',
        'Sec-Fetch-Site: same-origin',
        `Content-Length: ${body.length}`,
        `Connection: ${isLast ? 'close' : 'keep-alive'}`,
        '',
        body,
      ].join('\r\n');
    const packet = Array.from({ length: 30 }, (_, index) => one(index === 29)).join('');
    const said = await wire.say(packet, { quietMs: 2000 });
    expect(said.match(/HTTP\/1\.1 422/g)).toHaveLength(10);
    expect(said.match(/HTTP\/1\.1 429/g)).toHaveLength(20);
    expect(said).toContain('Retry-After'.toLowerCase());
  });
});

describe('the cart of a subscription', () => {
  it('is for the session that made it (SUBS-03, SC-8)', async () => {
    const [mine, other] = [await visitor(), await visitor()];
    const headers = { ...mine, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const body = JSON.stringify({ itemId: plan, sku: 'MONTHLY', qty: 1, additionalFields: '{}' });
    const made = await wire.ask({
      method: 'POST',
      host: HOST,
      path: '/api/3/commerce/cart/subscription',
      body,
      headers,
    });
    expect(made.status).toBe(200);
    const { cartToken } = JSON.parse(made.text) as { cartToken: string };
    expect(cartToken).toMatch(/^[\w-]{22}$/);
    const page = (who: Record<string, string>) =>
      wire.ask({ host: HOST, path: `/subscribe?cartToken=${cartToken}`, headers: who });
    expect((await page(mine)).text).toContain('every month');
    expect((await page(other)).status).toBe(404);
    const go = (who: Record<string, string>) =>
      post('/subscribe', { cartToken, crumb: who['x-csrf-token'] ?? '' }, who);
    expect((await go(other)).status).toBe(404);
    expect((await go(mine)).headers.location).toBe('/checkout');
    await shop.test.asOwner(
      `update cart set is_purchased = true, order_id = gen_random_uuid()
       where id in (select cart_id from single_cart where kind = 'subscription')`,
    );
    expect((await go(mine)).status).toBe(409);
  });
});

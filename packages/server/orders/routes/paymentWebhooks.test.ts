import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import { saveAccount } from '../../payments/paymentAccounts.ts';
import { signStripe } from '../../platform/gateways/payment/testing/stripeEvents.ts';
import { FAKE_KEY, FAKE_WEBHOOK_SECRET } from '../../platform/gateways/payment/testing/stripeServer.ts';
import { openWire, type Wire } from '../../platform/http/testing/wire.ts';
import { paymentWebhookRoutes } from './paymentWebhooks.ts';

let shop: SaleShop;
let wire: Wire;
beforeAll(async () => {
  shop = await openSaleShop();
  const { checkout } = shop.sale;
  await saveAccount(checkout, shop.site.id, {
    id: null,
    provider: 'stripe',
    manualMethod: null,
    title: 'Card',
    instructions: '',
    isEnabled: true,
    displayIndex: 0,
    secretKey: FAKE_KEY,
    webhookSecrets: [FAKE_WEBHOOK_SECRET],
  });
  wire = await openWire({ siteRoutes: paymentWebhookRoutes(checkout), findSite: async () => shop.site });
});
afterAll(async () => {
  await wire.close();
  await shop.close();
});

const body = `{ "id": "evt_wire",\n  "type": "charge.succeeded", "data": {"object": {"id": "ch_1"}} }`;
const post = (signature: string, path = '/webhooks/pay/stripe', text = body) =>
  wire.ask({
    method: 'POST',
    path,
    body: text,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  });
const now = () => Math.floor(Date.now() / 1000);

it('a provider’s call is proven by its signature over the bytes as they came, without a cookie (SC-14)', async () => {
  const heard = await post(signStripe(FAKE_WEBHOOK_SECRET, body, now()));
  expect([heard.status, heard.text, heard.setCookies]).toEqual([200, '{"received":true}', []]);
  expect((await post(signStripe(FAKE_WEBHOOK_SECRET, body, now()))).status).toBe(200);
  expect(await shop.count('payment_event')).toBe(1);
});

it('is refused without one, and changes nothing (SC-14, SC-15)', async () => {
  expect((await post('')).status).toBe(400);
  expect((await post(signStripe('whsec_other', body, now()))).status).toBe(400);
  expect((await post(signStripe(FAKE_WEBHOOK_SECRET, body, now() - 302))).status).toBe(400);
  expect((await post(signStripe(FAKE_WEBHOOK_SECRET, body, now()), undefined, `${body} `)).status).toBe(400);
  expect((await post(signStripe(FAKE_WEBHOOK_SECRET, '', now()), undefined, '')).status).toBe(400);
  expect(await shop.count('payment_event')).toBe(1);
});

it('of a provider that sends none is unknown; too large a body is not read', async () => {
  for (const name of ['test', 'manual', 'paypal']) expect((await post('', `/webhooks/pay/${name}`)).status).toBe(404);
  expect((await post('', undefined, 'x'.repeat(300_000))).status).toBe(413);
});

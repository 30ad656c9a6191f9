import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import {
  FAKE_CLIENT,
  FAKE_SECRET,
  FAKE_WEBHOOK,
  PayPalServer,
} from '../platform/gateways/payment/testing/paypalServer.ts';
import { changeAccount } from './changeAccount.ts';
import { listAccounts, type PaymentAccountEntry } from './paymentAccounts.ts';

let paypal: PayPalServer;
let shop: SaleShop;
const actor = { accountId: null, name: 'Olga' };

beforeAll(async () => {
  paypal = await PayPalServer.start({ silentMs: 200 });
  shop = await openSaleShop({ payPalApi: paypal.api });
});
afterAll(async () => {
  await paypal.close();
  await shop.close();
});
afterEach(() => {
  paypal.isDown = false;
});

const GOOD: PaymentAccountEntry = {
  ...{ id: null, provider: 'paypal', manualMethod: null, title: '', instructions: '', isEnabled: true },
  ...{
    displayIndex: 0,
    clientId: FAKE_CLIENT,
    isSandbox: true,
    secretKey: FAKE_SECRET,
    webhookSecrets: [FAKE_WEBHOOK],
  },
};
const save = (over: Partial<PaymentAccountEntry> = {}) =>
  changeAccount(shop.sale.checkout, shop.site.id, { entry: { ...GOOD, ...over }, actor });

it.each<[string, Partial<PaymentAccountEntry>, object]>([
  ['no client ID', { clientId: '' }, { code: 'payPalKeysMissing', field: 'clientId' }],
  ['no secret', { secretKey: '' }, { code: 'payPalKeysMissing', field: 'secretKey' }],
  ['another secret', { secretKey: 'wrong' }, { code: 'payPalKeysInvalid', field: 'secretKey' }],
  ['another client ID', { clientId: 'wrong' }, { code: 'payPalKeysInvalid', field: 'secretKey' }],
  ['an unknown webhook', { webhookSecrets: ['WH-other'] }, { code: 'payPalWebhookUnknown', field: 'webhookSecrets' }],
])('PayPal itself is asked about what is entered: %s is not saved', async (_what, over, problem) => {
  expect(await save(over)).toEqual({ ok: false, problem });
  expect(await listAccounts(shop.sale.checkout, shop.site.id)).toEqual([]);
});

it('nothing is saved while PayPal does not answer', async () => {
  paypal.isDown = true;
  expect(await save()).toEqual({ ok: false, problem: { code: 'payPalSilent' } });
});

it('a currency that PayPal does not take is refused before anybody pays in it', async () => {
  await shop.test.asOwner("update website set currency = 'ZAR' where id = $1", [shop.site.id]);
  expect(await save()).toEqual({ ok: false, problem: { code: 'payPalCurrency', values: { currency: 'ZAR' } } });
  await shop.test.asOwner("update website set currency = 'EUR' where id = $1", [shop.site.id]);
});

it('keeps the secret sealed, asks nobody when only the switch changes, and takes new keys after a check', async () => {
  const made = await save();
  if (!made.ok) throw new Error(made.problem.code);
  const id = made.value;
  const [stored] = await shop.test.asOwner<{ all: string }>(
    'select row_to_json(a)::text as all from payment_account a',
  );
  expect(stored!.all).not.toContain(FAKE_SECRET);
  const [shown] = await listAccounts(shop.sale.checkout, shop.site.id);
  expect(shown).toMatchObject({ clientId: FAKE_CLIENT, isSandbox: true, isTest: true, webhookSecretCount: 1 });
  expect(shown!.secretKeyEnd).toBe(FAKE_SECRET.slice(-4));
  paypal.isDown = true;
  const same = { id, secretKey: '', webhookSecrets: null };
  expect((await save({ ...same, isEnabled: false })).ok).toBe(true);
  expect(await save({ ...same, isSandbox: false })).toMatchObject({ problem: { code: 'payPalSilent' } });
  paypal.isDown = false;
  expect((await save({ ...same, isSandbox: false })).ok).toBe(true);
  const [method] = await listAccounts(shop.sale.checkout, shop.site.id);
  expect(method).toMatchObject({ isTest: false, isEnabled: true });
});

it('is offered at checkout as PayPal, not for what renews (ORD-8)', async () => {
  const methods = await shop.sale.checkout.payments.methodsOf(shop.site.id);
  expect(methods).toMatchObject([{ provider: 'paypal', way: 'paypal', canRenew: false }]);
});

import { appPaymentAccountsPath } from '@quoin/contract/endpoints/store';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { STRIPE_SCRIPT } from '../../../packages/server/platform/gateways/payment/testing/stripeScript.ts';
import {
  FAKE_KEY,
  FAKE_PUBLISHABLE_KEY,
  FAKE_WEBHOOK_SECRET,
  type StripeServer,
} from '../../../packages/server/platform/gateways/payment/testing/stripeServer.ts';
import { signInOwner } from '../owner.ts';
import type { OwnShop } from '../ownShop.ts';

/** This browser finds Stripe, by the addresses that Stripe has. */
export async function findStripe(context: BrowserContext, stripe: StripeServer): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: STRIPE_SCRIPT }),
  );
  await context.route('https://api.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const said = await fetch(stripe.origin + pathname, { method: 'POST', body: route.request().postData() ?? '' });
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ status: said.status, contentType: 'application/json', headers, body: await said.text() });
  });
}

/** Makes the shop take money through the stand-in for Stripe, on its own pages. */
export async function connectStripe(shop: OwnShop): Promise<void> {
  const owner = await signInOwner(shop);
  const account = {
    ...{ provider: 'stripe', manualMethod: null, title: '', instructions: '', isEnabled: true, displayIndex: 0 },
    ...{ clientId: FAKE_PUBLISHABLE_KEY, isSandbox: false, secretKey: FAKE_KEY, webhookSecrets: [FAKE_WEBHOOK_SECRET] },
  };
  const saved = await owner.visitor.send('POST', appPaymentAccountsPath('demo'), account);
  expect(saved.status).toBeLessThan(300);
}

/** Whom the wallet knows. */
export const WALLET_BUYER = {
  email: 'wallet@example.com',
  name: 'Ada Kern',
  phone: '+49 421 1234',
  line1: 'Am Deich 4',
  city: 'Bremen',
  state: '',
  postal: '28199',
  country: 'DE',
  card: '4242424242424242',
};

/** The sheet that a wallet has opened: fills it in as its owner's device knows him. */
export async function tellWallet(page: Page, told: Partial<typeof WALLET_BUYER> = {}): Promise<void> {
  const sheet = page.getByRole('dialog');
  for (const [name, value] of Object.entries({ ...WALLET_BUYER, ...told })) {
    await sheet.getByRole('textbox', { name, exact: true }).fill(value);
  }
  await sheet.getByRole('button', { name: 'Use this address' }).click();
}

/** What the sheet says is to be paid, in the smallest units. */
export async function totalInSheet(page: Page): Promise<number> {
  const said = page.getByRole('dialog').locator('output');
  await said.filter({ hasText: /^Total \d+/ }).waitFor();
  return Number(/\d+/.exec((await said.textContent()) ?? '')?.[0]);
}

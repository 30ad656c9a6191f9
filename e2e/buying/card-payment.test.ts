import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FAKE_KEY,
  FAKE_PUBLISHABLE_KEY,
  FAKE_WEBHOOK_SECRET,
  type StripeServer,
  startStripeServer,
} from '../../packages/server/platform/gateways/payment/testing/stripeServer.ts';
import { ANNOUNCER } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { fillDelivery, PAY } from '../testing/buying/buyer.ts';
import { fillCart } from '../testing/buying/fillCart.ts';
import { findStripe } from '../testing/buying/stripeInBrowser.ts';
import { lookAt, looksRight } from '../testing/look.ts';
import { type OwnShop, openOwnShop, ownerPage } from '../testing/ownShop.ts';

const PRODUCT = '/shop/prevailing-wind';
const DECLINED = '4000000000000002';
const GOOD = '4242424242424242';
let stripe: StripeServer;
let shop: OwnShop;

beforeAll(async () => {
  stripe = await startStripeServer({ timeoutMs: 15_000 });
  shop = await openOwnShop({ env: { STRIPE_API_URL: stripe.origin } });
});
afterAll(async () => {
  await shop?.close();
  await stripe?.close();
});

/** A visitor whose browser finds Stripe at the addresses that Stripe uses. The page's own policy applies. */
async function visitor(options: BrowserContextOptions = {}): Promise<{ page: Page; errors: readonly string[] }> {
  const context = await newContext(shop.browser, { bypassCSP: false, reducedMotion: 'reduce', ...options });
  await findStripe(context, stripe);
  const page = await context.newPage();
  return { page, errors: watchForErrors(page) };
}

async function atCheckout(email: string, options: BrowserContextOptions = {}) {
  const person = await visitor(options);
  await person.page.goto(shop.shopOrigin);
  await fillCart(person.page, PRODUCT, 1);
  await person.page.goto(`${shop.shopOrigin}/checkout`);
  await waitForWidget(person.page, 'checkout');
  await fillDelivery(person.page, email);
  return person;
}

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / });

async function payBy(page: Page, card: string, way = 'Card'): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(card);
  await page.getByRole('combobox', { name: 'Way' }).selectOption(way);
  await payButton(page).click();
}

describe('the owner', () => {
  it('enters the publishable key beside the secret one', async () => {
    const page = await ownerPage(await newContext(shop.browser, { reducedMotion: 'reduce' }), shop);
    const errors = watchForErrors(page);
    await page.goto(`${shop.appOrigin}/demo/config/settings/payments`);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Stripe' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Secret key' }).fill(FAKE_KEY);
    await dialog.getByRole('textbox', { name: 'Publishable key' }).fill('sk_test_wrong_one');
    await dialog.getByRole('textbox', { name: 'Signing secret' }).fill(FAKE_WEBHOOK_SECRET);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Enter the publishable key of your Stripe account').waitFor();
    await looksRight(page, 'card-payment-account');
    await dialog.getByRole('textbox', { name: 'Publishable key' }).fill(FAKE_PUBLISHABLE_KEY);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });
});

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('a buyer on a %s', (size, viewport) => {
  it('enters the card on the shop’s own page, after a declined one', async () => {
    const { page, errors } = await atCheckout(`card-${size}@example.com`, { viewport });
    await page.getByText('You pay on the next page').waitFor();
    await page.getByRole('button', { name: PAY }).click();
    await page.waitForURL('**/checkout/card?**');
    await page.getByRole('heading', { name: 'Pay your order' }).waitFor();
    expect(new URL(page.url()).origin).toBe(shop.shopOrigin);
    await lookAt(page, `card-payment-${size}`, { except: [ANNOUNCER] });
    await payBy(page, DECLINED);
    await page.getByText('Your card was declined.').waitFor();
    await looksRight(page, `card-payment-declined-${size}`);
    await payBy(page, GOOD);
    await page.waitForURL('**/checkout/order/**');
    await page.getByText('Paid', { exact: false }).first().waitFor();
    expect(errors).toEqual([]);
  });

  it('pays by what else the account has', async () => {
    const { page } = await atCheckout(`ideal-${size}@example.com`, { viewport });
    await page.getByRole('button', { name: PAY }).click();
    await payBy(page, '', 'iDEAL');
    await page.waitForURL('**/checkout/order/**');
  });

  it('turns back, reads that nothing was charged, and pays another time', async () => {
    const { page } = await atCheckout(`turned-${size}@example.com`, { viewport });
    await page.getByRole('button', { name: PAY }).click();
    await page.getByRole('link', { name: 'Back to checkout' }).click();
    await page.getByText('You came back before paying. Nothing was charged.').waitFor();
    await waitForWidget(page, 'checkout');
    await page.getByRole('button', { name: PAY }).click();
    await payBy(page, GOOD);
    await page.waitForURL('**/checkout/order/**');
  });
});

describe('the card page', () => {
  it('says so where Stripe’s script does not come', async () => {
    const { page } = await atCheckout('blocked@example.com');
    await page.context().route('https://js.stripe.com/**', (route) => route.abort());
    await page.getByRole('button', { name: PAY }).click();
    await page.getByText('The payment form could not be loaded. Nothing was charged.').waitFor();
    await looksRight(page, 'card-payment-failed');
  });

  it('is nobody’s without its proof, and over once it is paid', async () => {
    const { page } = await atCheckout('over@example.com');
    await page.getByRole('button', { name: PAY }).click();
    await page.waitForURL('**/checkout/card?**');
    const address = page.url();
    const stranger = (await visitor()).page;
    await stranger.goto(address.replace(/proof=[^&]+/, 'proof=AAAA'));
    expect(new URL(stranger.url()).pathname).toBe('/cart');
    await payBy(page, GOOD);
    await page.waitForURL('**/checkout/order/**');
    await page.goto(address);
    await page.waitForURL('**/checkout/order/**');
  });

  it('is not used without script: the form leads to Stripe’s own page', async () => {
    const { page } = await atCheckout('plain@example.com');
    const plain = await newContext(shop.browser, { javaScriptEnabled: false });
    await plain.addCookies(await page.context().cookies());
    const form = await plain.newPage();
    await form.goto(`${shop.shopOrigin}/checkout?step=payment`);
    await form.getByRole('button', { name: PAY }).click();
    await form.waitForURL(`${stripe.origin}/pay/**`);
  });
});

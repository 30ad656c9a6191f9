import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type StripeServer,
  startStripeServer,
} from '../../packages/server/platform/gateways/payment/testing/stripeServer.ts';
import { ANNOUNCER } from '../testing/axe.ts';
import { chooseRadio, DESKTOP, newContext, PHONE, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { fillCart } from '../testing/buying/fillCart.ts';
import { connectStripe, findStripe, tellWallet, totalInSheet } from '../testing/buying/stripeInBrowser.ts';
import { pressUntil } from '../testing/keyboard.ts';
import { lookAt, looksRight } from '../testing/look.ts';
import { type OwnShop, openOwnShop } from '../testing/ownShop.ts';

const PRODUCT = '/shop/prevailing-wind';
const EXPRESS = 'Express checkout';
let stripe: StripeServer;
let shop: OwnShop;

beforeAll(async () => {
  stripe = await startStripeServer({ timeoutMs: 15_000 });
  shop = await openOwnShop({ env: { STRIPE_API_URL: stripe.origin } });
  await connectStripe(shop);
});
afterAll(async () => {
  await shop?.close();
  await stripe?.close();
});

interface Person {
  readonly page: Page;
  readonly errors: readonly string[];
  /** Addresses of Stripe that this browser has asked. */
  readonly asked: readonly string[];
}

async function visitor(options: BrowserContextOptions = {}): Promise<Person> {
  const context = await newContext(shop.browser, { bypassCSP: false, reducedMotion: 'reduce', ...options });
  await findStripe(context, stripe);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('stripe.com')) asked.push(request.url());
  });
  return { page, errors: watchForErrors(page), asked };
}

async function inCart(options: BrowserContextOptions = {}): Promise<Person> {
  const person = await visitor(options);
  await person.page.goto(shop.shopOrigin);
  await fillCart(person.page, PRODUCT, 1);
  await person.page.goto(`${shop.shopOrigin}/cart`);
  await waitForWidget(person.page, 'cart');
  return person;
}

const wallet = (page: Page) => page.getByRole('button', { name: 'Buy with Wallet' });

async function openWallet(page: Page): Promise<void> {
  await page.waitForURL('**/checkout/wallet');
  await wallet(page).click();
}

/** The last charge at Stripe. */
const charged = () => [...stripe.books.intents.values()].findLast(({ status }) => status === 'succeeded')?.amount;

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('a buyer on a %s', (size, viewport) => {
  it('goes from the cart to the wallet of the device, and is done: no script of Stripe’s before (27.13)', async () => {
    const { page, errors, asked } = await inCart({ viewport });
    await looksRight(page, `wallet-cart-${size}`);
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: EXPRESS }).click();
    await page.waitForURL('**/checkout/wallet');
    await wallet(page).waitFor();
    await lookAt(page, `wallet-page-${size}`, { except: [ANNOUNCER] });
    await wallet(page).click();
    await tellWallet(page);
    const total = await totalInSheet(page);
    await page.getByRole('dialog').getByRole('radio').nth(1).check();
    await expect.poll(() => totalInSheet(page)).not.toBe(total);
    const shown = await totalInSheet(page);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.waitForURL('**/checkout/order/**');
    await page.getByText('Am Deich 4').first().waitFor();
    expect(charged()).toBe(shown);
    await looksRight(page, `wallet-order-${size}`);
    expect(errors).toEqual([]);
  });

  it('and the same from a product’s page, with what is chosen there', async () => {
    const { page, asked } = await visitor({ viewport });
    await page.goto(shop.shopOrigin + PRODUCT);
    await waitForWidget(page, 'add-to-cart');
    await chooseRadio(page, '30 × 40 cm');
    const express = page.getByRole('button', { name: EXPRESS });
    await express.click();
    await page.getByText('Please select the Frame option.').waitFor();
    await page.keyboard.press('Escape');
    await chooseRadio(page, 'Oak');
    await looksRight(page, `wallet-product-${size}`);
    expect(asked).toEqual([]);
    await express.click();
    await openWallet(page);
    await page.getByText('30 × 40 cm / Oak').waitFor();
    await tellWallet(page);
    await totalInSheet(page);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.waitForURL('**/checkout/order/**');
  });

  it('without a wallet on the device reads so, and goes on to checkout by the link that has the focus', async () => {
    const { page, errors } = await inCart({ viewport });
    await page.addInitScript('window.hasNoWallet = true');
    await page.getByRole('link', { name: EXPRESS }).click();
    await page.getByText('There is no wallet on this device that you can pay with here.').waitFor();
    const onward = page.getByRole('link', { name: 'Go to checkout' });
    expect(await onward.evaluate((link) => link === document.activeElement)).toBe(true);
    await lookAt(page, `wallet-none-${size}`, { except: [ANNOUNCER] });
    await page.keyboard.press('Enter');
    await waitForWidget(page, 'checkout');
    expect(errors).toEqual([]);
  });
});

describe('the wallet’s sheet', () => {
  it('closes on a declined card, the page says why, and the next press works', async () => {
    const { page } = await inCart();
    await page.getByRole('link', { name: EXPRESS }).click();
    await openWallet(page);
    await tellWallet(page, { card: '4000000000000002' });
    await totalInSheet(page);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
    await looksRight(page, 'wallet-declined');
    await wallet(page).click();
    await tellWallet(page);
    await totalInSheet(page);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.waitForURL('**/checkout/order/**');
  });

  it('says what is wrong with an address, and nothing is charged', async () => {
    const { page } = await inCart();
    await page.getByRole('link', { name: EXPRESS }).click();
    await openWallet(page);
    await tellWallet(page, { name: '' });
    await totalInSheet(page);
    const before = stripe.books.intents.size;
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.getByRole('alert').filter({ hasText: /name/i }).waitFor();
    expect(stripe.books.intents.size).toBe(before);
  });

  it('is opened and closed by the keyboard alone', async () => {
    const { page } = await inCart();
    await pressUntil(page, 'Tab', '.cart__express a');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/checkout/wallet');
    await wallet(page).waitFor();
    await pressUntil(page, 'Tab', '.wallet-payment__buttons button');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter');
    await pressUntil(page, 'Tab', '.wallet-payment__other');
  });
});

describe('the wallets’ page', () => {
  it('leads on where Stripe’s script does not come', async () => {
    const { page } = await inCart();
    await page.context().route('https://js.stripe.com/**', (route) => route.abort());
    await page.getByRole('link', { name: EXPRESS }).click();
    await page.getByText('The wallets could not be loaded. Nothing was charged.').waitFor();
    await looksRight(page, 'wallet-failed');
  });

  it('without script says so and leads to checkout; with nothing in the cart, back to it', async () => {
    const { page } = await inCart();
    const plain = await newContext(shop.browser, { javaScriptEnabled: false });
    await plain.addCookies(await page.context().cookies());
    const other = await plain.newPage();
    await other.goto(`${shop.shopOrigin}/cart`);
    await other.getByRole('link', { name: EXPRESS }).click();
    await other.getByText('Wallets need JavaScript.').waitFor();
    await other.getByRole('link', { name: 'Go to checkout' }).click();
    await other.waitForURL('**/checkout');
    const stranger = (await visitor()).page;
    await stranger.goto(`${shop.shopOrigin}/checkout/wallet`);
    expect(new URL(stranger.url()).pathname).toBe('/cart');
  });
});

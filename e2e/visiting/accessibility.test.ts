import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { closeContexts, newContext, openBrowser, waitForWidget } from '../testing/browser.ts';
import { CARDS, fillDelivery, fillFields } from '../testing/buying/buyer.ts';
import { lookAt } from '../testing/look.ts';

const shop = inject('shop');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeContexts(browser));

describe('on a desktop and on a phone axe finds nothing to complain about', () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await newContext(browser, { bypassCSP: true, reducedMotion: 'reduce' });
    page = await context.newPage();
  });
  afterAll(() => context?.close());

  const look = (name: string) => lookAt(page, name);
  const open = (path: string) => page.goto(shop.shopOrigin + path);

  it.each([
    ['home', '/'],
    ['shop', '/shop'],
    ['journal', '/journal'],
    ['cart-empty', '/cart'],
    ['not-found', '/never-printed'],
    ['page', '/about'],
  ])('%s', async (name, path) => {
    await open(path);
    await look(name);
  });

  it('a post', async () => {
    await open('/journal');
    await page.locator('.post-card a').first().click();
    await page.waitForURL('**/journal/*');
    await look('post');
  });

  it('a product, awake', async () => {
    await open('/shop/orrery');
    await waitForWidget(page, 'add-to-cart');
    await waitForWidget(page, 'product-gallery');
    await look('product');
  });

  it('a product with an alert', async () => {
    await page.locator('.sqs-add-to-cart-button').click();
    await page.getByRole('alertdialog').waitFor();
    await look('product-alert');
    await page.getByRole('button', { name: 'OK' }).click();
  });

  it('a cart with something in it', async () => {
    await page.getByRole('radio', { name: '30 × 30 cm' }).check();
    await page.locator('.sqs-add-to-cart-button').click();
    await page.locator('.cart-pill__link').waitFor();
    await lookAt(page, 'pill', { fullPage: false });
    await open('/cart');
    await waitForWidget(page, 'cart');
    await look('cart');
  });

  it('the checkout, fresh and full of mistakes', async () => {
    await open('/checkout');
    await waitForWidget(page, 'checkout');
    await look('checkout');
    await page.locator('.button--pay').click();
    await page.locator('.field__error').first().waitFor();
    await look('checkout-mistakes');
  });

  it('order confirmed, and order status', async () => {
    await fillDelivery(page, 'axe@example.com');
    await fillFields(page, CARDS.accepted);
    await look('checkout-filled');
    await page.locator('.button--pay').click();
    await page.waitForURL(/\/checkout\/order\//);
    await look('order-confirmed');
    await page.getByRole('link', { name: 'follow your order' }).click();
    await look('order-status');
  });

  it('the app: sign-in, home, orders, an order, products, mailbox', async () => {
    await page.goto(shop.appOrigin);
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await look('app-sign-in');
    await page.getByRole('textbox', { name: 'Email' }).fill(shop.owner.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(shop.owner.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/demo/config');
    // A fresh page: for some seconds the old one still holds what was said aloud about a button that has gone.
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look('app-home');
    await page.goto(`${shop.appOrigin}/demo/config/orders`);
    await page.locator('tbody a').first().waitFor();
    await look('app-orders');
    await page.locator('tbody a').first().click();
    await page.getByRole('heading', { name: /^Order #/ }).waitFor();
    await look('app-order');
    for (const screen of ['products', 'mailbox']) {
      await page.goto(`${shop.appOrigin}/demo/config/${screen}`);
      await page.locator('main li a, tbody tr').first().waitFor();
      await look(`app-${screen}`);
    }
  });
});

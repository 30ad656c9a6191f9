import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { closeContexts, newContext, openBrowser, waitForWidget } from '../testing/browser.ts';
import { BUYER, CARDS } from '../testing/buying/buyer.ts';
import { pressUntil } from '../testing/keyboard.ts';

const shop = inject('shop');
let browser: Browser;
let page: Page;
/** Tab, Enter, arrows and spaces; what is typed into fields is not counted. */
let pressed = 0;

beforeAll(async () => {
  browser = await openBrowser();
  page = await (await newContext(browser)).newPage();
  const press = page.keyboard.press.bind(page.keyboard);
  page.keyboard.press = (...how) => {
    pressed += 1;
    return press(...how);
  };
});
afterAll(() => closeContexts(browser));

async function press(key: 'Enter' | 'Space', selector: string): Promise<void> {
  await pressUntil(page, 'Tab', selector);
  await page.keyboard.press(key);
}

it('buys from the home page to the paid order with at most 60 keys of control', async () => {
  await page.goto(shop.shopOrigin);
  await press('Enter', '.site-nav a[href="/shop"]');
  await page.waitForURL('**/shop');
  await press('Enter', '.skip-link');
  await press('Enter', '.skip-here');
  await press('Enter', 'h3 a');
  await page.waitForURL('**/shop/**');
  await waitForWidget(page, 'add-to-cart');
  await waitForWidget(page, 'product-gallery');
  await press('Enter', '.skip-link');
  for (const option of await page.locator('fieldset[data-option]').all()) {
    const name = await option.getAttribute('data-option');
    await press('Space', `[data-option="${name}"] input`);
  }
  await press('Enter', '.sqs-add-to-cart-button');
  await page.getByRole('status').filter({ hasText: 'Added!' }).waitFor();
  await press('Enter', '.cart-note a[href="/checkout"]');
  await page.waitForURL('**/checkout');
  await waitForWidget(page, 'checkout');
  await pressUntil(page, 'Tab', '[name="email"]');
  await page.keyboard.type('few-keys@example.com');
  await pressUntil(page, 'Tab', '[name="countryCode"]');
  await page.keyboard.type('Germany');
  for (const name of ['fullName', 'line1', 'postalCode', 'city'] as const) {
    await pressUntil(page, 'Tab', `[name="${name}"]`);
    await page.keyboard.type(BUYER[name]);
  }
  for (const name of ['cardNumber', 'expiry', 'cvc'] as const) {
    await pressUntil(page, 'Tab', `[name="${name}"]`);
    await page.keyboard.type(CARDS.accepted[name]);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout\/order\//);
  expect(pressed).toBeLessThanOrEqual(60);
});

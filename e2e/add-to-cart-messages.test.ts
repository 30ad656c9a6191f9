import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newContext, openBrowser, waitForWidget } from './testing/browser.ts';
import { tidy } from './testing/buyer.ts';

const shop = inject('shop');

describe('what the product page says when something cannot be added', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  async function open(product: string): Promise<void> {
    await page?.context().close();
    page = await (await newContext(browser)).newPage();
    await page.goto(`${shop.shopOrigin}/shop/${product}`);
    await waitForWidget(page, 'add-to-cart');
  }

  async function choose(...values: readonly string[]): Promise<void> {
    // By force: what is sold out is marked as disabled, but can be chosen and then says why it cannot be bought.
    for (const name of values) await page.getByRole('radio', { name }).check({ force: true });
  }

  /** Presses the button, reads the alert word by word, and closes it. */
  async function refusal(): Promise<{ title: string; message: string }> {
    await page.locator('.sqs-add-to-cart-button').click();
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    const title = tidy((await alert.getByRole('heading').textContent()) ?? '');
    const message = tidy((await alert.locator('p').textContent()) ?? '');
    await alert.getByRole('button', { name: 'OK' }).click();
    await alert.waitFor({ state: 'hidden' });
    // An error leaves the button idle after a second at the latest (ATC-01).
    await expect.poll(() => page.locator('.sqs-add-to-cart-button').textContent()).toBe('Add To Cart');
    return { title, message };
  }

  it('names one, two or many missing options (ATC-03, ATC-08)', async () => {
    await open('ridge-lines');
    const title = 'Unable to Add Item';
    expect(await refusal()).toEqual({ title, message: 'Please select the Size, Frame and Ink options.' });
    await choose('30 × 40 cm');
    expect(await refusal()).toEqual({ title, message: 'Please select the Frame and Ink options.' });
    await choose('Oak');
    expect(await refusal()).toEqual({ title, message: 'Please select the Ink option.' });
  });

  it('asks for a number, and a whole one (ATC-06)', async () => {
    await open('ridge-lines');
    await choose('30 × 40 cm', 'Oak', 'Rust');
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    await quantity.fill('');
    expect((await refusal()).message).toBe('Quantity must be a number.');
    await quantity.fill('1.5');
    expect((await refusal()).message).toBe('Quantity must be a whole number.');
    await quantity.fill('0');
    expect((await refusal()).message).toBe('Quantity must be between 1 and 9999.');
  });

  it('says so when there is not enough (ATC-05)', async () => {
    await open('ridge-lines');
    await choose('50 × 70 cm', 'Unframed', 'Rust');
    await expect.poll(() => page.locator('[data-stock]').textContent()).toBe('Only 2 left in stock');
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
    expect((await refusal()).message).toBe('Sorry, we do not have enough of that item available.');
  });

  it('marks a variant that is gone and refuses it (ATC-05, CX-24)', async () => {
    await open('ridge-lines');
    await choose('50 × 70 cm', 'Black');
    expect(await page.locator('.choice--out').textContent()).toContain('Rust');
    await choose('Rust');
    expect((await refusal()).message).toBe('Sorry, we do not have enough of that item available.');
  });

  it('offers no button for a product that is sold out as a whole (DISP-02)', async () => {
    await open('glacier-tongue');
    const button = page.locator('.sqs-add-to-cart-button');
    expect(await button.isDisabled()).toBe(true);
    expect(tidy((await button.textContent()) ?? '')).toBe('Sold out');
  });

  it('added nothing in the end', async () => {
    await page.goto(`${shop.shopOrigin}/cart`);
    await page.locator('.cart__empty').waitFor();
    await page.context().close();
  });
});

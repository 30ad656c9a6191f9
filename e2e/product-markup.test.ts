import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from './testing/axe.ts';
import { DESKTOP, newContext, picturesInBothSizes, watchForErrors } from './testing/browser.ts';
import { tidy } from './testing/buyer.ts';
import type { OwnShop } from './testing/ownShop.ts';
import { openThemedShop } from './testing/themedShop.ts';

/** What only this theme shows: the journeys that both themes share run in it in their own files. */
let shop: OwnShop;

beforeAll(async () => {
  shop = await openThemedShop('plain-formatters');
});
afterAll(() => shop?.close());

async function open(path: string, options: object = {}): Promise<{ page: Page; errors: readonly string[] }> {
  const context = await newContext(shop.browser, { viewport: DESKTOP, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const errors = watchForErrors(page);
  await page.goto(shop.shopOrigin + path);
  return { page, errors };
}

const awake = (page: Page) => page.locator('.sqs-add-to-cart-button[data-state]').first().waitFor();
const variants = (page: Page) => page.locator('.product-variants');
const textOf = async (page: Page, selector: string) => tidy((await page.locator(selector).first().textContent()) ?? '');

describe('the product markup of formatters', () => {
  it('tells scripts of the theme what is chosen (page-data.md section 6)', async () => {
    const { page, errors } = await open('/shop/ridge-lines');
    await awake(page);
    const data = (name: string) => variants(page).getAttribute(`data-${name}`);
    expect(JSON.parse((await data('unselected-options')) ?? '')).toEqual(['Size', 'Frame', 'Ink']);
    expect(await data('selected-variant')).toBeNull();
    const wanted = { Size: '30 × 40 cm', Frame: 'Oak', Ink: 'Rust' };
    for (const [name, value] of Object.entries(wanted))
      await page.locator(`select[data-variant-option-name="${name}"]`).selectOption(value);
    expect(await data('unselected-options')).toBe('[]');
    expect(JSON.parse((await data('selected-variant')) ?? '')).toMatchObject({
      attributes: wanted,
      sku: 'HP-101-40-O-RUS',
    });
    expect(await data('variant-in-stock')).toBe('true');
    expect(await textOf(page, '.product-side .product-price')).toBe('€86.00');
    const main = page.locator('.product-pictures img').first();
    await expect.poll(() => main.getAttribute('src')).toContain('ridge-lines-rust-1.jpg');
    await picturesInBothSizes(page, 'formatters-product');
    expect(await violationsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('shows the list', async () => {
    const { page, errors } = await open('/shop');
    await page.waitForLoadState('networkidle');
    await picturesInBothSizes(page, 'formatters-list');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('shows the product without script', async () => {
    const { page } = await open('/shop/ridge-lines', { javaScriptEnabled: false });
    await picturesInBothSizes(page, 'formatters-scriptless');
    await page.context().close();
  });
});

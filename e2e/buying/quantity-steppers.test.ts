import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { closeContexts, newContext, openBrowser, waitForWidget } from '../testing/browser.ts';
import { totalOf } from '../testing/buying/buyer.ts';
import { STOREFRONTS, type VisitedShop } from '../testing/buying/storefronts.ts';

const shop = inject('shop');
const TITLE = 'Solid Wood Frame';

describe('minus and plus around a quantity in the cart', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser();
    page = await (await newContext(browser)).newPage();
    await page.goto(`${shop.shopOrigin}/shop/solid-frame`);
    await waitForWidget(page, 'add-to-cart');
    await page.getByRole('radio', { name: '50 × 70 cm' }).check();
    await page.getByRole('radio', { name: 'Walnut' }).check();
    await page.locator('.sqs-add-to-cart-button').click();
    await page.locator('.cart-pill__link').waitFor();
    await page.goto(`${shop.shopOrigin}/cart`);
    await waitForWidget(page, 'cart');
  });
  afterAll(() => closeContexts(browser));

  const more = () => page.getByRole('button', { name: `One more ${TITLE}` });
  const less = () => page.getByRole('button', { name: `One less ${TITLE}` });
  const quantity = () => page.locator('.cart-line input[name="quantity"]');

  it('change the cart at once, and stand still at one', async () => {
    expect(await less().getAttribute('aria-disabled')).toBe('true');
    await more().click();
    await expect.poll(() => totalOf(page, 'subtotal')).toBe('€196.00');
    expect(await quantity().inputValue()).toBe('2');
    await less().click();
    await expect.poll(() => totalOf(page, 'subtotal')).toBe('€98.00');
    expect(await less().getAttribute('aria-disabled')).toBe('true');
  });

  it('are no stops of their own by keyboard: the arrow keys do it', async () => {
    await quantity().press('ArrowUp');
    await expect.poll(() => totalOf(page, 'subtotal')).toBe('€196.00');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`Remove ${TITLE}`);
  });

  it.each([320, 1440])('have room at %i pixels', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await page.locator('.quantity-steps > *').evaluateAll((parts) =>
      parts.map((part) => {
        const { width, height } = part.getBoundingClientRect();
        return [Math.round(width), Math.round(height) >= 44] as const;
      }),
    );
    expect(boxes).toEqual([
      [44, true],
      [136, true],
      [44, true],
    ]);
  });
});

describe.each(STOREFRONTS)('minus and plus around the quantity of a product in $name', (front) => {
  let visited: VisitedShop;
  let page: Page;
  beforeAll(async () => {
    visited = await front.openVisited();
    page = await (await newContext(visited.browser)).newPage();
    await page.goto(`${visited.shopOrigin}/shop/solid-frame`);
    await front.awake(page);
  });
  afterAll(() => visited?.close());

  it('change what is added, and stand still at one', async () => {
    const [less, more] = ['less', 'more'].map((way) => page.getByRole('button', { name: `One ${way} ${TITLE}` }));
    expect(await less!.getAttribute('aria-disabled')).toBe('true');
    await more!.click();
    await more!.click();
    await less!.click();
    expect(await front.quantity(page).inputValue()).toBe('2');
    await front.choose(page, { Size: '50 × 70 cm', Wood: 'Walnut' });
    await front.button(page).click();
    await front.cartLink(page).and(page.locator('[aria-label="2 items in cart"]')).waitFor();
  });

  it('are no stops of their own by keyboard, where the arrow keys do it', async () => {
    await front.quantity(page).press('ArrowDown');
    expect(await front.quantity(page).inputValue()).toBe('1');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.classList.contains('sqs-add-to-cart-button'))).toBe(true);
  });

  it.each([320, 1440])('are large enough for a finger at %i pixels, beside the field', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await page.getByRole('button', { name: TITLE }).evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height, left, right } = button.getBoundingClientRect();
        return width >= 44 && height >= 44 && left >= 0 && right <= innerWidth;
      }),
    );
    expect(boxes).toEqual([true, true]);
  });
});

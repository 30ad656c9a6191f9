import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { BUYER, CARDS, PAY, tidy, totalOf } from '../testing/buying/buyer.ts';
import { STOREFRONTS, type VisitedShop } from '../testing/buying/storefronts.ts';
import { hasVisibleFocus, pressUntil, tabTo, typeInto } from '../testing/keyboard.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';

const EMAIL = 'keyboard@example.com';
const SKU = 'HP-126-50-W';

describe.each(STOREFRONTS)('buying with the keyboard alone in $name', (front) => {
  let shop: VisitedShop;
  let page: Page;
  let errors: readonly string[];
  let owner: Owner;
  let stockBefore: number;

  beforeAll(async () => {
    shop = await front.openVisited();
    page = await (await newContext(shop.browser)).newPage();
    errors = watchForErrors(page);
    owner = await signInOwner(shop);
    stockBefore = (await owner.variant(SKU)).stock.quantity;
  });
  afterAll(() => shop?.close());

  it('skips to the content', async () => {
    await page.goto(shop.shopOrigin);
    await page.keyboard.press('Tab');
    const skip = page.locator(front.keys.skip);
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    const box = await skip.boundingBox();
    expect(box !== null && box.x >= 0 && box.y >= 0).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  it('walks to a product', async () => {
    await page.goto(shop.shopOrigin);
    await tabTo(page, front.keys.shop);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/shop');
    await tabTo(page, front.keys.category);
    await page.keyboard.press('Enter');
    await page.waitForURL(/category=/);
    if (front.keys.skipFilters !== '') {
      await tabTo(page, front.keys.skipFilters);
      await page.keyboard.press('Enter');
    }
    await tabTo(page, 'h3 a[href="/shop/solid-frame"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/shop/solid-frame');
    await front.awake(page);
  });

  it('hears what is missing, and comes back to the button (ATC-03)', async () => {
    await tabTo(page, '.sqs-add-to-cart-button');
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    expect(await alert.locator('p').textContent()).toBe('Please select the Size and Wood options.');
    expect(await alert.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await alert.waitFor({ state: 'hidden' });
    const isBack = () => page.evaluate(() => document.activeElement?.matches('.sqs-add-to-cart-button'));
    await expect.poll(isBack).toBe(true);
  });

  it('chooses a variant with keys, and adds two', async () => {
    await front.chooseByKeys(page, { Size: '50 × 70 cm', Wood: 'Walnut' });
    await expect.poll(() => front.price(page)).toContain('€98.00');
    await tabTo(page, front.keys.quantity);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('2');
    expect(await front.quantity(page).inputValue()).toBe('2');
    await tabTo(page, '.sqs-add-to-cart-button');
    await page.keyboard.press('Space');
    await expect.poll(() => front.button(page).textContent()).toContain('Added!');
    await front.cartLink(page).and(page.locator('[aria-label="2 items in cart"]')).waitFor();
  });

  it('finds the cart right behind the button, and the checkout there', async () => {
    await page.keyboard.press('Tab');
    const next = await page.evaluate(() => [
      document.activeElement?.textContent,
      document.activeElement?.closest('[role="status"]')?.textContent,
    ]);
    expect(next).toEqual(['View cart', 'Added! View cart Checkout']);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/cart');
    await waitForWidget(page, 'cart');
    expect(await totalOf(page, 'subtotal')).toBe('€196.00');
    await tabTo(page, 'a[href="/checkout"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/checkout');
    await waitForWidget(page, 'checkout');
  });

  it('fills in the checkout and pays with Enter', async () => {
    await typeInto(page, 'email', EMAIL);
    await tabTo(page, '[name="countryCode"]');
    await page.keyboard.type('Germany');
    expect(await page.locator('[name="countryCode"]').inputValue()).toBe('DE');
    for (const name of ['fullName', 'line1', 'postalCode', 'city'] as const) await typeInto(page, name, BUYER[name]);
    await page.keyboard.press('Tab');
    await page.locator('[name="shippingOptionId"]').first().waitFor({ state: 'attached' });
    await tabTo(page, '[name="shippingOptionId"]');
    const express = await page.locator('.pick', { hasText: 'Express' }).locator('input').getAttribute('value');
    await pressUntil(page, 'ArrowDown', `[name="shippingOptionId"][value="${express}"]:checked`);
    await expect.poll(() => totalOf(page, 'total')).toBe('€208.50');
    for (const name of ['cardNumber', 'expiry', 'cvc'] as const) await typeInto(page, name, CARDS.accepted[name]);
    await tabTo(page, '.button--pay');
    expect(tidy((await page.locator('.button--pay').textContent()) ?? '')).toBe(PAY);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/checkout\/order\//);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Thank you, Ada');
    expect(errors).toEqual([]);
  });

  it('made one order of two', async () => {
    const orders = await owner.orders(EMAIL);
    expect(orders.map(({ itemCount, grandTotal }) => [itemCount, grandTotal.value])).toEqual([[2, '208.50']]);
    expect((await owner.variant(SKU)).stock.quantity).toBe(stockBefore - 2);
  });

  it('always showed where the focus was', async () => {
    for (const path of ['/', '/shop', '/shop/ridge-lines', '/journal']) {
      await page.goto(shop.shopOrigin + path);
      for (let count = 0; count < 25; count += 1) {
        await page.keyboard.press('Tab');
        const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '');
        if (where.startsWith('<body')) break;
        expect(await hasVisibleFocus(page), `${path}: ${where}`).toBe(true);
      }
    }
  });
});

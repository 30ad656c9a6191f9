import { afterAll, beforeAll, expect, it } from 'vitest';
import { newContext, PHONE, picture, watchForErrors } from './testing/browser.ts';
import { resize } from './testing/look.ts';
import type { OwnShop } from './testing/ownShop.ts';
import { openThemedShop } from './testing/themedShop.ts';

let shop: OwnShop;
beforeAll(async () => {
  shop = await openThemedShop('blog');
});
afterAll(() => shop?.close());

it('a theme without a cart of its own gets the pill, which is not on the cart page (PILL-01 to PILL-04)', async () => {
  const context = await newContext(shop.browser, { reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors = watchForErrors(page);
  await page.goto(`${shop.shopOrigin}/about`);
  const pill = page.locator('[data-island="cart-pill"]');
  expect([await pill.count(), await pill.isVisible()]).toEqual([1, false]);
  await page.evaluate(async () => {
    await fetch('/api/commerce/shopping-cart');
    const { item } = await (await fetch('/shop/orrery?format=json')).json();
    const crumb = /(?:^|; )(?:__Host-)?crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const variants: { sku: string; unlimited: boolean; qtyInStock: number }[] = item.structuredContent.variants;
    const sku = variants.find((each) => each.unlimited || each.qtyInStock > 0)?.sku;
    await fetch('/api/commerce/shopping-cart/entries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': crumb },
      body: JSON.stringify({ itemId: item.id, sku, quantity: 3, additionalFields: '{}' }),
    });
  });
  await page.reload();
  const link = page.getByRole('link', { name: '3 items in cart' });
  await link.waitFor();
  await picture(page, 'foreign-pill-desktop', { fullPage: false });
  await resize(page, PHONE);
  await picture(page, 'foreign-pill-phone', { fullPage: false });
  await link.press('Enter');
  await page.waitForURL(/\/cart$/);
  expect(await pill.count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

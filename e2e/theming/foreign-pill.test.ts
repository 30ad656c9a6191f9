import { afterAll, beforeAll, expect, it } from 'vitest';
import { newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { fillCart } from '../testing/buying/fillCart.ts';
import { openThemedShop } from '../testing/buying/themedShop.ts';
import { resize } from '../testing/look.ts';
import type { OwnShop } from '../testing/ownShop.ts';

let shop: OwnShop;
beforeAll(async () => {
  shop = await openThemedShop('folio');
});
afterAll(() => shop?.close());

it('a theme without a cart of its own gets the pill, which is not on the cart page (PILL-01 to PILL-04)', async () => {
  const context = await newContext(shop.browser, { reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors = watchForErrors(page);
  await page.goto(`${shop.shopOrigin}/about`);
  const pill = page.locator('[data-island="cart-pill"]');
  expect([await pill.count(), await pill.isVisible()]).toEqual([1, false]);
  await fillCart(page, '/shop/orrery', 3);
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

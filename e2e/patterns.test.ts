import { ANALYTICS_COOKIES, VISITOR_COOKIES } from '@quoin/domain/analytics';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseRadio, closeContexts, newContext, openBrowser, waitForWidget } from './testing/browser.ts';

/** Rows of product.md 4.2 and 4.4 that no other file shows whole. */
const shop = inject('shop');
const NEEDED: readonly string[] = ['CART', 'crumb', 'hasCart', 'SiteUserInfo'];
const PAGES = ['/', '/shop', '/shop/orrery', '/journal', '/about', '/cart', '/search?q=ridge', '/account'] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeContexts(browser));

describe.each([
  ['without script', false],
  ['with script', true],
])('reading the shop %s (product.md 4.4)', (_how, javaScriptEnabled) => {
  it('loads nothing of others, and without script keeps nothing but what is needed', async () => {
    const context = await newContext(browser, { javaScriptEnabled });
    const page = await context.newPage();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    for (const path of PAGES) await page.goto(shop.shopOrigin + path);
    expect([...hosts].filter((host) => host !== new URL(shop.shopOrigin).host && host !== '')).toEqual([]);
    const cookies = (await context.cookies()).map(({ name }) => name.replace('__Host-', ''));
    // This shop does not ask its visitors (decision 0058); what asking changes is shown in tracking.test.ts.
    const own = javaScriptEnabled ? Object.values(VISITOR_COOKIES) : [];
    const known = [...NEEDED, ...own, ...(javaScriptEnabled ? Object.values(ANALYTICS_COOKIES) : [])];
    expect(cookies.filter((name) => !known.includes(name))).toEqual([]);
    await context.close();
  });

  it('goes from page to page by links, and says which one is open', async () => {
    const context = await newContext(browser, { javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(shop.shopOrigin);
    const navigation = page.getByRole('navigation').first();
    const links = await navigation.getByRole('link').all();
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      await page.waitForURL(`${shop.shopOrigin}${href}`);
      const open = navigation.locator('[aria-current="page"]');
      expect(await open.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([href]);
    }
    await context.close();
  });
});

describe('what a product asks (product.md 4.2)', () => {
  it('is a radio group for each option, moved by arrows; what is sold out stays in reach and says so', async () => {
    const context = await newContext(browser);
    const page = await context.newPage();
    await page.goto(`${shop.shopOrigin}/shop/ridge-lines`);
    await page.locator('[data-island="add-to-cart"]').hover();
    await waitForWidget(page, 'add-to-cart');
    const group = page.getByRole('group', { name: 'Size' });
    const [first, second] = await group.getByRole('radio').all();
    await first?.focus();
    await page.keyboard.press('Space');
    expect(await first?.isChecked()).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect([await first?.isChecked(), await second?.isChecked()]).toEqual([false, true]);
    for (const name of ['50 × 70 cm', 'Black']) await chooseRadio(page, name);
    const gone = page.getByRole('radio', { name: 'Rust' });
    await gone.focus();
    const told = await gone.evaluate((radio: HTMLInputElement) => ({
      isReached: radio === document.activeElement && !radio.disabled,
      isMarked: radio.getAttribute('aria-disabled'),
      name: radio.labels?.[0]?.textContent ?? '',
    }));
    expect(told).toEqual({ isReached: true, isMarked: 'true', name: expect.stringMatching(/Rust.*sold out/i) });
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    expect(await quantity.getAttribute('min')).toBe('1');
    await quantity.focus();
    await page.keyboard.press('ArrowUp');
    expect(await quantity.inputValue()).toBe('2');
    await context.close();
  });
});

it('in forced colours one sees which page is open, what is chosen, and what buttons do (product.md 4.2)', async () => {
  const context = await newContext(browser, { forcedColors: 'active', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const styleOf = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  await page.goto(`${shop.shopOrigin}/shop/ridge-lines?option-Frame=Oak`);
  // Once it is awake its markup stays: until then what is looked at may just be replaced.
  await page.locator('[data-island="add-to-cart"][data-island-awake]').waitFor({ state: 'attached' });
  const [chosen, other] = ['.choice__input:checked', '.choice__input:not(:checked)'];
  expect(await styleOf(`${chosen} + .choice__face`, 'outline-style')).toBe('solid');
  expect(await styleOf(`${other} + .choice__face`, 'outline-style')).toBe('none');
  expect(await styleOf('.nav-list a[aria-current="page"]', 'text-decoration-line')).toBe('underline');
  expect(await styleOf('.nav-list a:not([aria-current])', 'text-decoration-line')).toBe('none');
  await page.goto(`${shop.shopOrigin}/on-walls`);
  await page.locator('.gallery-control--play').waitFor();
  // White on dark, with the mark that says what it does.
  expect(await styleOf('.gallery-control--play', 'background-color')).toContain('255, 255, 255');
  await context.close();
});

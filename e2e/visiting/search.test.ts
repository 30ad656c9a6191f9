import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../testing/axe.ts';
import { atRest, DESKTOP, newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { type OwnShop, openOwnShop } from '../testing/ownShop.ts';

const VISITORS = [
  ['on a desktop', { viewport: DESKTOP }, 'desktop'],
  ['on a phone', { viewport: PHONE, hasTouch: true }, 'phone'],
  ['on a phone without script', { viewport: PHONE, javaScriptEnabled: false }, 'phone-scriptless'],
] as const;

let browser: Browser;
let shop: OwnShop;

beforeAll(async () => {
  shop = await openOwnShop();
  browser = shop.browser;
});
afterAll(() => shop?.close());

describe.each(VISITORS)('looking for something %s', (_who, options, name) => {
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  beforeAll(async () => {
    context = await newContext(browser, { ...options, reducedMotion: 'reduce' });
    page = await context.newPage();
    errors = watchForErrors(page);
  });
  afterAll(() => context?.close());

  const isScripted = !('javaScriptEnabled' in options);
  const cards = () => page.locator('.product-card').count();
  const total = async () => Number.parseInt((await page.locator('.store-head__total').textContent()) ?? '', 10);
  const filters = () => page.getByRole('group', { name: 'Filters' });
  /** On a phone the filters are behind a button. */
  const openFilters = async () => {
    if (!(await filters().isVisible())) await page.locator('.facets__button').click();
    await filters().waitFor();
  };
  /** There each of them opens for itself as well; what is in use is open. */
  const openFacet = async (name: string) => {
    await openFilters();
    const opener = filters().locator('summary', { hasText: name });
    if ((await opener.isVisible()) && (await opener.locator('xpath=..').getAttribute('open')) === null)
      await opener.click();
  };
  const check = async (screen: string) => {
    if (isScripted) {
      expect(await violationsOf(page)).toEqual([]);
      await atRest(page);
    }
    await picture(page, `search-${screen}-${name}`);
  };

  it('finds a print whose name is written wrongly, and says what it took it for', async () => {
    await page.goto(`${shop.shopOrigin}/shop`);
    await check('store');
    await page.getByRole('searchbox', { name: 'Search products' }).fill('rigde lnes');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { level: 1, name: 'Results for “rigde lnes”' }).waitFor();
    // The heading is there before the rest of the page has come.
    await page.getByText('ridge lines', { exact: false }).first().waitFor();
    expect(await page.locator('.product-card__title').first().textContent()).toBe('Ridge Lines');
    await check('found');
  });

  it('narrows by size and frame with counts that hold, shows chips, and takes them away again', async () => {
    await page.goto(`${shop.shopOrigin}/shop`);
    const all = await total();
    for (const facet of ['Size', 'Frame']) {
      await openFacet(facet);
      const value = filters().getByRole('region', { name: facet }).getByRole('link').first();
      const promised = Number.parseInt(
        ((await value.locator('.facet__count').textContent()) ?? '').replace(/\D*/, ''),
        10,
      );
      await value.click();
      await page.getByRole('list', { name: 'Filters in use' }).getByText(`${facet}:`).waitFor();
      expect(await total()).toBe(promised);
      expect(await cards()).toBe(Math.min(promised, 24));
    }
    await openFilters();
    await check('narrowed');
    await page.getByRole('link', { name: /^Remove Size:/ }).click();
    await page.getByRole('link', { name: /^Remove Size:/ }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.getByRole('list', { name: 'Filters in use' }).waitFor({ state: 'detached' });
    expect(await total()).toBe(all);
  });

  it.runIf(isScripted)(
    'changes the list in place: nothing jumps, what is open stays open, Back takes it back',
    async () => {
      await page.goto(`${shop.shopOrigin}/shop`);
      const all = await total();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await openFilters();
      const more = filters().locator('.facets__more > summary');
      await more.click();
      const last = filters().locator('.facets__more').getByRole('region').last();
      if (await last.locator('summary').isVisible()) await last.locator('summary').click();
      const tick = last.getByRole('link').first();
      const before = await tick.evaluate((link) => {
        link.scrollIntoView({ block: 'center' });
        return link.getBoundingClientRect().top;
      });
      await tick.focus();
      await page.keyboard.press('Enter');
      const ticked = last.locator('[aria-current]');
      await ticked.waitFor();
      expect(await page.evaluate(() => (window as unknown as { isSamePage?: true }).isSamePage)).toBe(true);
      const after = await ticked.evaluate((link) => link.getBoundingClientRect().top);
      expect(Math.abs(after - before)).toBeLessThan(2);
      await ticked.and(page.locator(':focus')).waitFor();
      const fewer = await total();
      expect(fewer).toBeLessThan(all);
      await openFacet('Price');
      const dearest = filters().getByRole('slider', { name: 'To' });
      await dearest.focus();
      await page.keyboard.press('PageDown');
      await page.getByRole('link', { name: /^Remove .*up to/i }).waitFor();
      await dearest.and(page.locator(':focus')).waitFor();
      await check('in-place');
      if (name === 'phone') {
        await page.getByRole('button', { name: `Show ${await total()} product` }).click();
        await filters().waitFor({ state: 'hidden' });
      }
      await page.goBack();
      await page.getByRole('link', { name: /^Remove .*up to/i }).waitFor({ state: 'detached' });
      expect(await total()).toBe(fewer);
      expect(errors).toEqual([]);
    },
  );

  it('sorts by price, bounds it, and offers other things when nothing is found', async () => {
    await page.goto(`${shop.shopOrigin}/shop`);
    await page.locator('summary', { hasText: 'Sort: Featured' }).click();
    await page.getByRole('link', { name: 'Price, low to high' }).click();
    await page.locator('summary', { hasText: 'Sort: Price, low to high' }).waitFor();
    await openFacet('Price');
    await page.getByRole('textbox', { name: 'From' }).fill('30');
    await page.getByRole('textbox', { name: 'To' }).fill('60');
    await page.getByRole('button', { name: 'Apply price' }).click();
    await page.getByRole('link', { name: /^Remove .*30.* to .*60/ }).waitFor();
    expect(new URL(page.url()).search).toContain('sort=price-up');
    await page.getByRole('searchbox', { name: 'Search products' }).fill('xylophone');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: 'Nothing found for “xylophone”' }).waitFor();
    expect(await cards()).toBeGreaterThan(0);
    await check('nothing');
    expect(errors).toEqual([]);
  });
});

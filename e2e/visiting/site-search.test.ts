import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { violationsOf } from '../testing/axe.ts';
import {
  atRest,
  closeContexts,
  DESKTOP,
  newContext,
  openBrowser,
  PHONE,
  picture,
  watchForErrors,
} from '../testing/browser.ts';

const shop = inject('shop');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeContexts(browser));

describe('the search page', () => {
  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)(
    'suggests pages and products while somebody types, by keyboard too, on a %s (CX-29)',
    async (name, viewport) => {
      const context = await newContext(browser, { viewport });
      const page = await context.newPage();
      const errors = watchForErrors(page);
      await page.goto(`${shop.shopOrigin}/search`);
      // Suggestions load once a visitor turns to the field.
      await page.locator('#site-search').focus();
      await page.locator('.site-search form[data-island-awake]').waitFor();
      const field = page.getByRole('combobox', { name: 'Search this site' });
      await field.pressSequentially('paper');
      const list = page.getByRole('listbox');
      await list.waitFor();
      await field.press('ArrowDown');
      const active = list.getByRole('option', { selected: true });
      expect(await field.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
      await picture(page, `site-search-suggestions-${name}`, { fullPage: false });
      expect(await violationsOf(page)).toEqual([]);
      await field.press('Escape');
      await list.waitFor({ state: 'hidden' });
      await field.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Results for “paper”' }).waitFor();
      await atRest(page);
      await picture(page, `site-search-${name}`);
      expect(await violationsOf(page)).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)('opens a field from the header of any page, by keyboard too, on a %s (CX-29)', async (name, viewport) => {
    const context = await newContext(browser, { viewport });
    const page = await context.newPage();
    const errors = watchForErrors(page);
    await page.goto(`${shop.shopOrigin}/about`);
    const opener = page.getByRole('button', { name: 'Search this site' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const field = page.locator('#header-search-text');
    await field.and(page.locator(':focus')).waitFor();
    await page.locator('#header-search[data-island-awake]').waitFor();
    await field.pressSequentially('paper');
    await page.getByRole('listbox').waitFor();
    await picture(page, `header-search-${name}`, { fullPage: false });
    expect(await violationsOf(page)).toEqual([]);
    // The list closes first, the panel with the next key, and the focus goes back to where it came from.
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'hidden' });
    await opener.and(page.locator(':focus')).waitFor();
    await opener.click();
    await field.fill('harbour');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Results for “harbour”' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('opens the field in the header without script', async () => {
    const context = await newContext(browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(shop.shopOrigin);
    await page.getByRole('button', { name: 'Search this site' }).click();
    await page.locator('#header-search-text').fill('paper');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Results for “paper”' }).waitFor();
    await context.close();
  });

  it('works without script, and offers pages where there is nothing', async () => {
    const context = await newContext(browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shop.shopOrigin}/search`);
    await page.getByRole('searchbox', { name: 'Search this site' }).fill('qqqzzz');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('heading', { name: 'Nothing found for “qqqzzz”' }).waitFor();
    expect(await page.locator('.found-places a').count()).toBeGreaterThan(2);
    await context.close();
  });
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER } from '../testing/axe.ts';
import { newContext, watchForErrors } from '../testing/browser.ts';
import { lookAt } from '../testing/look.ts';
import { type OwnShop, openOwnShop, ownerPage } from '../testing/ownShop.ts';
import { createVisitor } from '../testing/visitor.ts';

let shop: OwnShop;
let page: Page;

beforeAll(async () => {
  shop = await openOwnShop();
  page = await ownerPage(await newContext(shop.browser, { reducedMotion: 'reduce' }), shop);
});
afterAll(() => shop?.close());

describe('the table of search texts', () => {
  it('is filtered, written in place and on the site after one leaves a field (issue 7, SEO)', async () => {
    const errors = watchForErrors(page);
    await page.goto(`${shop.appOrigin}/demo/config/search-texts`);
    const rows = page.getByRole('list', { name: 'Entries and products' }).getByRole('listitem');
    await rows.first().waitFor();
    await lookAt(page, 'search-texts', { except: [ANNOUNCER], fullPage: false });
    await page.getByRole('searchbox', { name: 'Search titles and descriptions' }).fill('Loom');
    await page.waitForURL(/search=Loom/);
    await expect.poll(() => rows.count()).toBe(1);
    const title = page.getByRole('textbox', { name: 'Title of Loom' });
    await title.fill('Loom, a print of threads');
    await title.press('Tab');
    const description = page.getByRole('textbox', { name: 'Description of Loom' });
    await description.fill('Threads in two colours, printed by hand.');
    await expect.poll(() => page.getByRole('figure').textContent()).toContain('Threads in two colours');
    await description.press('Tab');
    await page.getByText('Saving…').waitFor({ state: 'detached' });
    const visitor = createVisitor({ port: shop.port, host: new URL(shop.shopOrigin).host });
    await expect
      .poll(async () => (await visitor.get('/shop/loom')).body, { timeout: 15_000 })
      .toMatch(/<title>Loom, a print of threads[\s\S]*content="Threads in two colours, printed by hand\."/);
    await page.reload();
    await expect.poll(() => title.inputValue()).toBe('Loom, a print of threads');
    await page.getByRole('button', { name: /^Without description \(0\)$/ }).click();
    await page.getByText('No entries or products match.').waitFor();
    expect(errors).toEqual([]);
  });
});

import { type AppDocumentResponse, appDocumentPath } from '@quoin/contract/endpoints/content';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from './testing/axe.ts';
import { picture } from './testing/browser.ts';
import { type Desk, openDesk, openPage } from './testing/desk.ts';
import { bodyOf, createVisitor } from './testing/visitor.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };

/** What a theme or a system page draws, changed by pressing it (issue: everything is edited where it is seen). */
let desk: Desk;
let page: Page;
let shopPage: string;

beforeAll(async () => {
  desk = await openDesk();
  page = desk.page;
  const { records } = bodyOf<AppDocumentResponse>(await desk.owner.visitor.get(appDocumentPath('demo')));
  const found = records.find(([key, record]) => key.startsWith('page:') && record.urlId === 'shop');
  shopPage = found![0].slice('page:'.length);
  await openPage(desk, shopPage);
});
afterAll(() => desk?.shop.close());

const settings = () => page.getByRole('complementary', { name: 'Settings' });
const item = (name: string | RegExp) =>
  page.locator('[data-mark-item]').and(page.getByRole('button', { name })).first();
const frame = () => page.frameLocator('[data-region="canvas"] iframe');
/** Presses the middle of something the theme drew, as a mouse does. */
const press = async (name: string | RegExp) => {
  const { x, y, width, height } = (await item(name).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.locator('[data-hover]').waitFor();
  await page.mouse.click(x + width / 2, y + height / 2);
};
const focused = () => page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'));

describe('what the theme draws', () => {
  it('is outlined and named under the pointer, and opens its field (ED-52)', async () => {
    await press('Page title');
    expect(await page.locator('[data-hover]').count()).toBe(1);
    await expect.poll(focused).toBe('title');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('All prints');
    await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await picture(page, 'editor-click-title', { fullPage: false });
  });

  it('opens the entry of a navigation by keys alone (ED-53)', async () => {
    await item('Navigation link').focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('title');
    await settings().getByLabel('Name in the navigation').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Our shelf');
    await frame().getByRole('link', { name: 'Our shelf' }).first().waitFor();
    // Back to the page, to what is chosen there.
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-mark-item'))).toBe(true);
  });

  it('changes a product from the list that shows it (ED-54)', async () => {
    await press(/^Title: /);
    const title = settings().getByLabel('Title', { exact: true });
    await title.fill('Pressed on the page');
    await settings().getByRole('button', { name: 'Save product' }).click();
    await frame().getByText('Pressed on the page').first().waitFor();
    await expect.poll(async () => (await createVisitor(desk.shop).get('/shop')).body).toContain('Pressed on the page');
    await picture(page, 'editor-click-product', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    expect(desk.errors).toEqual([]);
  });
});

import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, PHONE, picture } from '../testing/browser.ts';
import { openThemedShop } from '../testing/buying/themedShop.ts';
import { makePage } from '../testing/editing/canvas.ts';
import { find } from '../testing/editing/editorPlaces.ts';
import { openNewEntryForm } from '../testing/editing/newEntry.ts';
import { signInOwner } from '../testing/owner.ts';
import { enter, type OwnerSession, openPage } from '../testing/ownerSession.ts';
import { createVisitor } from '../testing/visitor.ts';

/** What a theme brings besides its looks: layouts, types of collections and folders, pages, fields of entries (site-templates 2, 3). */
let session: OwnerSession;
let page: Page;
let pageId: string;

beforeAll(async () => {
  const shop = await openThemedShop('studio');
  const owner = await signInOwner(shop);
  pageId = await makePage(owner, 'Ledger', { ledger: { words: [[1, 1, 8, 4], '<p>The page’s own words.</p>'] } });
  session = await enter({ shop, owner });
  page = session.page;
  await openPage(session, pageId);
});
afterAll(() => session?.shop.close());

const frame = (): FrameLocator => page.frameLocator('[data-region="canvas"] iframe');
const body = () => frame().locator('body');
const settings = () => page.getByRole('complementary', { name: 'Settings' });
const dialog = () => page.getByRole('dialog', { name: 'Add page' });
/** After a comma, its name contains what the theme has there. A template of Quoin may have the same name. */
const themeRow = (name: string) => dialog().getByRole('row', { name: new RegExp(`^${name}, `) });
const saved = () => page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
const served = async (path: string) => (await createVisitor(session.shop).get(path)).body;
const publish = async () => {
  await saved();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: /^Publish everything/ }).click();
  // The note of an earlier publication may still be there: this one is over when its dialog is gone.
  await page.getByRole('dialog', { name: 'Publish' }).waitFor({ state: 'detached' });
  await page.getByText('Published', { exact: true }).first().waitFor();
};
const hasClass = (name: string) => expect.poll(() => body().getAttribute('class'), { timeout: 20_000 }).toContain(name);

describe('the layouts of a theme', () => {
  it('are a choice of each page, seen on the canvas, and undone (site-templates 2)', async () => {
    await hasClass('collection-layout-default');
    await find(page, 'page settings');
    await settings()
      .getByRole('button', { name: /Layout/ })
      .click();
    await page.getByRole('option', { name: 'Wide page' }).click();
    await hasClass('collection-layout-wide');
    await frame().locator('main.whole').waitFor();
    await picture(page, 'theme-layout', { fullPage: false });
    await page.getByRole('button', { name: /^Undo/ }).click();
    await hasClass('collection-layout-default');
    await page.getByRole('button', { name: /^Redo/ }).click();
    await hasClass('collection-layout-wide');
    await publish();
    await expect.poll(() => served('/ledger'), { timeout: 10_000 }).toContain('collection-layout-wide');
  });
});

describe('the pages of a theme', () => {
  it('stand in "Add page" by their names, chosen by keyboard (site-templates 3)', async () => {
    await find(page, 'add page');
    await dialog().waitFor();
    for (const name of ['Projects', 'Shelf', 'Storeys', 'Landing page']) await themeRow(name).waitFor();
    await dialog().getByRole('row', { name: 'Landing page', exact: true }).waitFor();
    await dialog().getByRole('row', { name: 'Landing page, A single page with a large heading.' }).waitFor();
    await picture(page, 'theme-add-page', { fullPage: false });
    expect(await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
    await themeRow('Storeys').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => dialog().getByLabel('Title').inputValue()).toBe('New storeys');
    await themeRow('Landing page').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => dialog().getByLabel('Title').inputValue()).toBe('Landing page');
    await dialog().getByLabel('Title').fill('Welcome');
    await page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await frame().locator('.landing h1', { hasText: 'Welcome' }).waitFor({ timeout: 20_000 });
    await hasClass('collection-type-landing');
    await frame().locator('.how').waitFor();
  });

  it('collections of its types take entries with its fields', async () => {
    await find(page, 'add page');
    await themeRow('Projects').click();
    await dialog().getByRole('button', { name: 'Add page' }).click();
    await dialog().waitFor({ state: 'detached' });
    await frame().locator('.nothing', { hasText: 'No projects yet.' }).waitFor({ timeout: 20_000 });
    await publish();
    await find(page, 'page settings');
    await settings().getByRole('link', { name: 'View entries' }).click();
    await openNewEntryForm(page, 'Add project');
    await page.getByLabel('Title').first().fill('Harbour house');
    await page.getByLabel('Client').fill('Ada & Sons');
    await page.getByRole('textbox', { name: 'Credits' }).fill('Built by many hands.');
    await page.getByText('Finished', { exact: true }).click();
    const isFinished = () => page.getByRole('checkbox', { name: 'Finished' }).isChecked();
    await expect.poll(isFinished).toBe(true);
    await page.getByRole('button', { name: 'Select image: Plan' }).click();
    const library = page.getByRole('dialog').filter({ has: page.getByRole('grid', { name: 'Library' }) });
    await library.getByRole('row').first().click();
    await library
      .getByRole('button', { name: /^(Choose|Use|Add|Insert)/ })
      .last()
      .click();
    await page
      .locator('label')
      .filter({ hasText: /^Published/ })
      .click();
    await picture(page, 'theme-entry-desktop');
    await page.setViewportSize(PHONE);
    await picture(page, 'theme-entry-phone');
    await page.setViewportSize(DESKTOP);
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    expect(await isFinished()).toBe(true);
    await page.getByRole('button', { name: /^Save/ }).click();
    // What says so is gone again where the machine is busy; its own address stays.
    await page.waitForURL(/\/config\/content\/[^/]+\/[0-9a-f-]{36}$/);
    await expect.poll(() => served('/projects'), { timeout: 10_000 }).toContain('Harbour house');
    expect(await served('/projects')).toContain('For Ada &amp; Sons');
    const item = await served('/projects/harbour-house');
    expect(item).toContain('For Ada &amp; Sons');
    expect(item).toMatch(/<div class="credits"><p>Built by many hands\.<\/p>/);
    expect(item).toContain('class="finished"');
    expect(item).toMatch(/<img [^>]*class="plan" data-src="[^"]+"/);
    const json = JSON.parse(await served('/projects/harbour-house?format=json'));
    expect(json.item.customContent).toMatchObject({
      client: 'Ada &amp; Sons',
      finished: true,
      plan: { assetUrl: expect.any(String) },
    });
    expect(json.collection).toMatchObject({ typeName: 'projects', type: 1, ordering: 3, pageSize: 12 });
  });
});

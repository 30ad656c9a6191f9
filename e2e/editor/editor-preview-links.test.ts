import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture } from '../testing/browser.ts';
import { openCanvas } from '../testing/ownerSession.ts';
import type { OwnShop } from '../testing/ownShop.ts';
import { createVisitor } from '../testing/visitor.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };

let shop: OwnShop;
let page: Page;
let guest: Page;
let errors: readonly string[];
let link: string;

beforeAll(async () => {
  const sections = { top: { words: [[1, 1, 6, 3], '<h2>Spring is here</h2>'] } } as const;
  const browser = { permissions: ['clipboard-read', 'clipboard-write'] };
  ({ shop, page, errors } = await openCanvas('News', sections, { browser }));
  guest = await (await newContext(shop.browser, { viewport: DESKTOP, bypassCSP: false })).newPage();
});
afterAll(() => shop?.close());

const dialog = () => page.getByRole('dialog', { name: 'Preview links' });
/** Requests the page as a new visitor. */
const visit = async () => (await createVisitor({ port: shop.port }).get('/news')).body;

describe('a preview link', () => {
  it('is made where one publishes, says who made it and until when it works, and is copied', async () => {
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Create preview link' }).click();
    await dialog().getByRole('heading', { name: 'No preview links' }).waitFor();
    await picture(page, 'editor-preview-links-none', { fullPage: false });
    await dialog().getByRole('button', { name: 'Create link' }).click();
    await dialog()
      .getByText(/^Created by .+Expires /)
      .waitFor();
    link = await dialog().getByRole('textbox').inputValue();
    await dialog()
      .getByRole('button', { name: /^Copy link/ })
      .click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await picture(page, 'editor-preview-links', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await page.setViewportSize(PHONE);
    await picture(page, 'editor-preview-links-phone', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await page.setViewportSize(DESKTOP);
  });

  it('shows the draft to somebody without an account, while visitors see the site as it was published', async () => {
    await guest.goto(link);
    expect(guest.url()).not.toContain('quoin-preview');
    await guest.goto(`${shop.shopOrigin}/news`);
    await guest.getByRole('heading', { name: 'Spring is here' }).waitFor();
    expect(await visit()).not.toContain('Spring is here');
  });

  it('is over once it is taken back: who has it is a visitor like any other, and is told why', async () => {
    await dialog()
      .getByRole('button', { name: /^Delete link/ })
      .click();
    await dialog().getByRole('heading', { name: 'No preview links' }).waitFor();
    await guest.goto(`${shop.shopOrigin}/news`);
    expect(await guest.getByText('Spring is here').count()).toBe(0);
    await guest.goto(link);
    await guest.getByText(/This preview has expired/).waitFor();
    await picture(guest, 'preview-over');
    await page.keyboard.press('Escape');
  });

  it('is found in the palette and beside the preview', async () => {
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: /Find commands/ }).fill('preview link');
    await page
      .getByRole('option', { name: /^Preview links/ })
      .first()
      .click();
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Shift+P');
    await page.getByRole('button', { name: 'Share preview' }).click();
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await picture(page, 'editor-preview-bar', { fullPage: false });
  });

  it('that could not be listed can be asked for again', async () => {
    await page.route('**/preview-links', (route) => route.abort());
    await page.getByRole('button', { name: 'Share preview' }).click();
    await dialog().getByText('The preview links could not be loaded').waitFor();
    await page.unroute('**/preview-links');
    await dialog().getByRole('button', { name: 'Try again' }).click();
    await dialog().getByRole('heading', { name: 'No preview links' }).waitFor();
    expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
  });
});

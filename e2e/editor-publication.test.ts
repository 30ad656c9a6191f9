import { appPagePasswordPath } from '@quoin/contract/endpoints';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from './testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, watchForErrors } from './testing/browser.ts';
import { type CanvasHand, canvasHand, makePage } from './testing/canvas.ts';
import { changeRecords } from './testing/draft.ts';
import { type Owner, signInOwner } from './testing/owner.ts';
import { type OwnShop, openOwnShop, signInQuietly } from './testing/ownShop.ts';
import { accepted } from './testing/purchase.ts';
import { createVisitor } from './testing/visitor.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };

let shop: OwnShop;
let owner: Owner;
let context: BrowserContext;
let page: Page;
let hand: CanvasHand;
let errors: readonly string[];
let pageId: string;

beforeAll(async () => {
  shop = await openOwnShop();
  owner = await signInOwner(shop);
  pageId = await makePage(owner, 'News', {
    top: { words: [[1, 1, 6, 3], '<h2>Spring is here</h2>'], more: [[8, 1, 4, 3], '<p>More of it</p>'] },
  });
  context = await newContext(shop.browser, { viewport: DESKTOP, bypassCSP: false, reducedMotion: 'reduce' });
  page = await context.newPage();
  errors = watchForErrors(page);
  hand = canvasHand(page);
  await signInQuietly(page, shop);
  await page.goto(`${shop.appOrigin}/demo/config/pages/${pageId}`);
  await hand.settled();
});
afterAll(() => shop?.close());

const saved = () => page.getByText('Saved', { exact: true }).waitFor();
/** As somebody who has never been here. */
const visit = async () => (await createVisitor({ port: shop.port }).get('/news')).body;
const change = (path: readonly string[], key: `block:${string}` | `page:${string}`, now: string) =>
  changeRecords(owner, [{ key, path, now }]);
const publish = async () => {
  await page.keyboard.press('Control+Enter');
  await page
    .getByRole('dialog', { name: 'Publish' })
    .getByRole('button', { name: /^Publish/ })
    .last()
    .click();
  await page.getByText('Published', { exact: true }).first().waitFor();
  await page.getByRole('dialog', { name: 'Publish' }).waitFor({ state: 'detached' });
};

describe('a publication', () => {
  it('shows visitors at once what was drafted, and nothing before (ED-27)', async () => {
    expect(await visit()).not.toContain('Spring is here');
    await publish();
    expect(await visit()).toContain('Spring is here');
    await change(['value', 'html'], 'block:words', '<h2>Summer is here</h2>');
    await page.frameLocator('iframe').getByText('Summer is here').waitFor();
    expect(await visit()).toContain('Spring is here');
  });

  it('lists what differs, and nothing that was undone (ED-28)', async () => {
    await hand.click('more');
    await expect.poll(() => hand.chosen()).toEqual(['more']);
    await hand.press('ArrowRight');
    await saved();
    await page.getByRole('button', { name: /^Undo: Move/ }).click();
    await saved();
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByText('Text: “Spring is here” → “Summer is here”').waitFor();
    expect(await dialog.getByText(/moved/).count()).toBe(0);
    await picture(page, 'editor-publish-words');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('waits for its time in the site’s zone, and can be called off (ED-27)', async () => {
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByText('Publish at a time').click();
    await dialog.getByText(/In the site’s time zone/).waitFor();
    await dialog.getByRole('button', { name: 'Plan publication' }).click();
    await page
      .getByText(/^Will be published/)
      .first()
      .waitFor();
    expect(await visit()).toContain('Spring is here');
    await page.keyboard.press('Control+Enter');
    await dialog.getByText(/^Planned for/).waitFor();
    await dialog.getByRole('button', { name: 'Call off' }).click();
    await dialog.getByText(/^Planned for/).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
  });
});

describe('versions', () => {
  it('are compared with now, in words and pictures, and gone back to by a step that can be undone (ED-29)', async () => {
    await publish();
    await page.locator('[data-region="bar"] button').first().focus();
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: /Find commands/ }).fill('versions');
    await page
      .getByRole('option', { name: /^Versions/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Compare Version 1 with now' }).click();
    const words = page.getByRole('list', { name: 'What has changed since' });
    await words.getByText('Text: “Spring is here” → “Summer is here”').waitFor();
    await page.frameLocator('iframe[title="Version 1, as it was"]').getByText('Spring is here').waitFor();
    await page.frameLocator('iframe[title="Now"]').getByText('Summer is here').waitFor();
    await picture(page, 'editor-versions-beside', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await page.getByRole('button', { name: 'One over the other' }).click();
    const slider = page.getByRole('slider', { name: 'Where now begins' });
    await slider.press('ArrowLeft');
    await page.frameLocator('iframe[title="Now"]').getByText('Summer is here').waitFor();
    await picture(page, 'editor-versions-slider', { fullPage: false });
    await page.getByRole('button', { name: 'Restore everything' }).click();
    await saved();
    await page.frameLocator('[data-region="canvas"] iframe').getByText('Spring is here').waitFor();
    await page.getByRole('button', { name: /^Undo: Restore version 1/ }).click();
    await page.frameLocator('[data-region="canvas"] iframe').getByText('Summer is here').waitFor();
    await saved();
    expect(errors).toEqual([]);
  });
});

describe('the preview', () => {
  it('is the draft as visitors will get it: links lead on within it', async () => {
    await page.keyboard.press('Control+Shift+P');
    const shown = page.frameLocator('iframe[title="Preview"]');
    await shown.getByText('Summer is here').waitFor();
    await shown.getByRole('link', { name: 'Journal' }).first().click();
    await shown.getByRole('heading', { level: 1, name: 'Journal' }).waitFor();
    await picture(page, 'editor-preview', { fullPage: false });
    expect(page.url()).toContain(`/demo/config/pages/${pageId}`);
    await page.getByRole('button', { name: /^Back to editing/ }).click();
    await hand.settled();
  });
});

describe('a page behind a password', () => {
  it('asks visitors for it, says when it is wrong, and lets them in (USER-04)', async () => {
    await changeRecords(owner, [{ key: `page:${pageId}`, path: ['access'], now: { kind: 'password' } }]);
    accepted(await owner.visitor.send('PUT', appPagePasswordPath('demo', pageId), { password: 'open sesame' }));
    await page.reload();
    await hand.settled();
    await publish();
    const visitor = await newContext(shop.browser, { viewport: DESKTOP, bypassCSP: false });
    const locked = await visitor.newPage();
    await locked.goto(`${shop.shopOrigin}/news`);
    await locked.getByRole('heading', { name: 'This page is locked' }).waitFor();
    await picture(locked, 'locked-page');
    expect(await violationsOf(locked)).toEqual([]);
    await locked.getByLabel('Password').fill('let me in');
    await locked.getByRole('button', { name: 'Go on' }).click();
    await locked.getByText('That is not the password of this page').waitFor();
    await locked.setViewportSize(PHONE);
    await picture(locked, 'locked-page-phone');
    expect(await violationsOf(locked)).toEqual([]);
    await locked.getByLabel('Password').fill('open sesame');
    await locked.getByRole('button', { name: 'Go on' }).click();
    await locked.getByText('Summer is here').waitFor();
    expect(new URL(locked.url()).pathname).toBe('/news');
    expect(await visit()).not.toContain('Summer is here');
    await visitor.close();
  });
});

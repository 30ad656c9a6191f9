import {
  appPagePasswordPath,
  appPublicationPath,
  type PublicationPlanResponse,
} from '@quoin/contract/endpoints/content';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, waitForWidget } from '../testing/browser.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { type CanvasHand, makePage } from '../testing/editing/canvas.ts';
import { changeRecords } from '../testing/editing/draft.ts';
import type { Owner } from '../testing/owner.ts';
import { openCanvas } from '../testing/ownerSession.ts';
import type { OwnShop } from '../testing/ownShop.ts';
import { bodyOf, createVisitor } from '../testing/visitor.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };

let shop: OwnShop;
let owner: Owner;
let page: Page;
let hand: CanvasHand;
let errors: readonly string[];
let pageId: string;

beforeAll(async () => {
  ({ shop, owner, page, errors, hand, pageId } = await openCanvas('News', {
    top: { words: [[1, 1, 6, 3], '<h2>Spring is here</h2>'], more: [[8, 1, 4, 3], '<p>More of it</p>'] },
  }));
});
afterAll(() => shop?.close());

const saved = () => page.getByText('Saved', { exact: true }).waitFor();
/** Requests the page as a new visitor. */
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
    const { pages } = bodyOf<PublicationPlanResponse>(await owner.visitor.get(appPublicationPath('demo')));
    const listed = await dialog.locator('li > ul:not([aria-label]) > li').allTextContents();
    expect(listed).toEqual(pages.flatMap(({ changes }) => changes));
    expect(listed).toHaveLength(1);
    await picture(page, 'editor-publish-words');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('waits for its time in the site’s zone, and can be called off (ED-27)', async () => {
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByText('Schedule').click();
    await dialog.getByText('Site time zone: Europe/Berlin.').waitFor();
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel('Date and time').fill(`${day}T09:30`);
    await dialog.getByRole('button', { name: 'Schedule publication' }).click();
    await page
      .getByText(/^Will be published/)
      .first()
      .waitFor();
    expect(await visit()).toContain('Spring is here');
    const { planned } = bodyOf<PublicationPlanResponse>(await owner.visitor.get(appPublicationPath('demo')));
    const inBerlin = new Intl.DateTimeFormat('sv-SE', {
      ...{ timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' },
    });
    const times = planned.map(({ plannedFor }) => inBerlin.format(new Date(plannedFor ?? 0)));
    expect(times).toEqual([`${day} 09:30`]);
    await page.keyboard.press('Control+Enter');
    await dialog.getByText(/^Scheduled for/).waitFor();
    await dialog.getByRole('button', { name: 'Cancel schedule' }).click();
    await dialog.getByText(/^Scheduled for/).waitFor({ state: 'detached' });
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
    await page.getByRole('button', { name: 'Compare Version 1 with current' }).click();
    const words = page.getByRole('list', { name: 'Changes since then' });
    await words.getByText('Text: “Spring is here” → “Summer is here”').waitFor();
    await page.frameLocator('iframe[title="Version 1"]').getByText('Spring is here').waitFor();
    await page.frameLocator('iframe[title="Current"]').getByText('Summer is here').waitFor();
    await picture(page, 'editor-versions-beside', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await page.getByRole('button', { name: 'Overlay' }).click();
    const slider = page.getByRole('slider', { name: 'Comparison position' });
    await slider.press('ArrowLeft');
    await page.frameLocator('iframe[title="Current"]').getByText('Summer is here').waitFor();
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
  it('is the draft as visitors will get it: links lead on within it, forms can be sent', async () => {
    await page.keyboard.press('Control+Shift+P');
    const shown = page.frameLocator('iframe[title="Preview"]');
    await shown.getByText('Summer is here').waitFor();
    await shown.getByRole('link', { name: 'Journal' }).first().click();
    await shown.getByRole('heading', { level: 1, name: 'Journal' }).waitFor();
    await picture(page, 'editor-preview', { fullPage: false });
    await shown.getByRole('link', { name: 'Prints', exact: true }).first().click();
    await shown.getByRole('link', { name: 'Ridge Lines', exact: true }).first().click();
    await shown.getByRole('button', { name: 'Add To Cart' }).hover();
    await waitForWidget(page.frames().at(-1)!, 'add-to-cart');
    await shown.getByRole('button', { name: 'Add To Cart' }).click();
    await shown.getByText('Please select the Size').waitFor();
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

describe('part of a site', () => {
  it('can be of one page alone; the others stay as visitors know them (ED-28)', async () => {
    await makePage(owner, 'Other', { single: { solo: [[1, 1, 6, 3], '<h2>All alone</h2>'] } });
    await makePage(owner, 'Third', { third: { later: [[1, 1, 6, 3], '<h2>Later</h2>'] } });
    await page.getByRole('treeitem', { name: 'Third', exact: true }).waitFor();
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByText('Other', { exact: true }).waitFor();
    await dialog.getByText('Third', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Publish 1 of 2' }).click();
    await dialog.waitFor({ state: 'detached' });
    const seen = async (path: string) => (await createVisitor({ port: shop.port }).get(path)).body;
    await expect.poll(() => seen('/other')).toContain('All alone');
    expect(await seen('/third')).not.toContain('Later');
  });

  it('warns of what visitors would stumble over, and leads there (EDIT-05)', async () => {
    await change(['value', 'html'], 'block:solo', '<p>All <a href="/nowhere">alone</a></p>');
    await hand.click('words');
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    const findings = dialog.getByRole('list', { name: 'Check before publishing' });
    await findings.getByText(/nowhere/).waitFor();
    await picture(page, 'editor-publish-findings');
    await findings.getByRole('button', { name: 'Show' }).first().click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Other .*switch page/ }).waitFor();
    await expect.poll(() => hand.chosen()).toEqual(['solo']);
    await change(['value', 'html'], 'block:solo', '<h2>All alone</h2>');
  });

  it('comes out by itself when its time has come (ED-27)', async () => {
    await change(['value', 'html'], 'block:solo', '<h2>In good time</h2>');
    const { pages } = bodyOf<PublicationPlanResponse>(await owner.visitor.get(appPublicationPath('demo')));
    const other = pages.find(({ title }) => title === 'Other')!.page;
    const plan = { pages: [other], at: new Date(Date.now() + 1500).toISOString(), note: '' };
    accepted(await owner.visitor.send('POST', appPublicationPath('demo'), plan));
    const seen = async () => (await createVisitor({ port: shop.port }).get('/other')).body;
    await expect.poll(seen, { timeout: 20_000 }).toContain('In good time');
  });
});

describe('what moves on a page', () => {
  it('stands still for visitors who ask for less motion (ED-44)', async () => {
    const items = ['Fresh ink', 'New paper'].map((text) => ({ text, link: '' }));
    await makePage(owner, 'Moving', {
      moving: {
        runs: [[1, 1, 12, 2], '', { type: 'marquee', value: { items } }],
        rises: [[1, 4, 6, 3], '<h2>Rises</h2>'],
      },
    });
    await changeRecords(owner, [{ key: 'style:style', path: ['animation'], now: { kind: 'rise', speed: 'medium' } }]);
    const { pages } = bodyOf<PublicationPlanResponse>(await owner.visitor.get(appPublicationPath('demo')));
    const moving = pages.filter(({ title, page: id }) => title === 'Moving' || id === '').map(({ page: id }) => id);
    accepted(await owner.visitor.send('POST', appPublicationPath('demo'), { pages: moving, at: null, note: '' }));
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const visitor = await newContext(shop.browser, { viewport: DESKTOP, bypassCSP: false, reducedMotion });
      const seen = await visitor.newPage();
      await seen.goto(`${shop.shopOrigin}/moving`);
      await seen.getByRole('heading', { name: 'Rises' }).waitFor();
      const names = await seen.evaluate(() =>
        document.getAnimations().flatMap((each) => (each instanceof CSSAnimation ? [each.animationName] : [])),
      );
      expect([...new Set(names)].sort()).toEqual(reducedMotion === 'reduce' ? [] : ['marquee', 'site-enter']);
      await visitor.close();
    }
  });
});

describe('a version', () => {
  it('that has a name is kept, and said to be (ED-29)', async () => {
    await page.locator('[data-region="bar"] button').first().focus();
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Save version' });
    await dialog.getByLabel('Name').fill('Before the summer');
    await page.keyboard.press('Enter');
    await page.getByText('Version saved', { exact: true }).first().waitFor();
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: /Find commands/ }).fill('versions');
    await page
      .getByRole('option', { name: /^Versions/ })
      .first()
      .click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    const kept = versions.getByRole('listitem').filter({ hasText: 'Before the summer' });
    await kept.getByText(/^Saved /).waitFor();
    await versions.getByText(/^Named versions are kept permanently/).waitFor();
    await page.keyboard.press('Escape');
    await versions.waitFor({ state: 'detached' });
  });
});

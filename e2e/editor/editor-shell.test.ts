import { type AppDocumentResponse, appDocumentPath } from '@quoin/contract/endpoints/content';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, signInAt } from '../testing/ownShop.ts';
import { goToPlace } from '../testing/places.ts';
import { bodyOf } from '../testing/visitor.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };
const CHANGES = '**/document/changes';

let shop: OwnShop;
let owner: Owner;
let context: BrowserContext;
let page: Page;
let errors: readonly string[];

beforeAll(async () => {
  shop = await openOwnShop();
  owner = await signInOwner(shop);
  context = await newContext(shop.browser, { viewport: DESKTOP, bypassCSP: false, reducedMotion: 'reduce' });
  page = await context.newPage();
  errors = watchForErrors(page);
  await signInAt(page, shop);
});
afterAll(() => shop?.close());

const saved = (on = page) => on.getByText('Saved', { exact: true }).waitFor();
const bar = (on = page) => on.getByRole('toolbar', { name: 'Editor' });
const titleField = (on = page) => on.getByLabel('Title', { exact: true });
const open = async (on = page) => {
  await on.goto(`${shop.appOrigin}/demo/config/pages`);
  await on.waitForURL('**/pages/*');
  await saved(on);
};

const settled = (on: Page) => on.locator('[data-region="canvas"] [data-settled]').waitFor();
const isDraft = (request: Request) => request.isNavigationRequest() && request.url().includes('quoin-draft=');

/** The pages of the draft that were asked for, from now on. */
function draftsAskedBy(on: Page): readonly string[] {
  const asked: string[] = [];
  on.on('request', (request) => {
    if (isDraft(request)) asked.push(request.url());
  });
  return asked;
}

/** A change of the open page's own title, which any state of saving can be watched by. */
const rename = (title: string, on = page) => titleField(on).fill(title);

describe('the editor', () => {
  it('opens from the admin, over the whole window', async () => {
    await goToPlace(page, 'Website', 'Pages');
    await page.waitForURL('**/demo/config/pages/*');
    await saved();
    await page
      .frameLocator('iframe')
      .locator('body')
      .waitFor()
      .catch(() => {
        throw new Error(
          `No page in the frame: ${errors.join('; ')} ${page
            .frames()
            .map((f) => f.url())
            .join(' ')}`,
        );
      });
    await picture(page, 'editor-shell-desktop');
    expect(await violationsOf(page, AXE)).toEqual([]);
  });

  it('has the page on its way before its own code is there (ED-46)', async () => {
    const own = await context.newPage();
    const asked = draftsAskedBy(own);
    await own.route('**/assets/app/EditorScreen-*.js', async (route) => {
      await own.waitForEvent('request', isDraft);
      await route.continue();
    });
    await open(own);
    await settled(own);
    expect(asked).toHaveLength(1);
    expect(await own.locator('iframe').count()).toBe(1);
    await own.close();
  });

  it('begins with a frame of its own where the browser moves none (ED-46)', async () => {
    const own = await context.newPage();
    await own.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'moveBefore'));
    const asked = draftsAskedBy(own);
    await open(own);
    await settled(own);
    expect(asked).toHaveLength(1);
    await own.close();
  });

  it('adds a page, saves by itself, undoes and does again, also after a reload (ED-18, ED-25)', async () => {
    await page.getByRole('button', { name: 'Add page' }).click();
    await page.getByLabel('Title', { exact: true }).last().fill('Opening hours');
    await page.getByRole('dialog').getByRole('button', { name: 'Add page' }).click();
    await page.getByRole('button', { name: /^Opening hours .*switch page/ }).waitFor();
    await saved();
    await page.reload();
    await saved();
    await page.getByRole('button', { name: 'Undo: Add page Opening hours' }).click();
    // The page that was open is no more: another one is, not nothing.
    await page.getByRole('button', { name: /^Home .*switch page/ }).waitFor();
    await page.frameLocator('iframe').locator('.site-header').waitFor();
    await page.getByRole('button', { name: 'Redo: Add page Opening hours' }).click();
    await page.getByRole('treeitem', { name: 'Opening hours', exact: true }).click();
    await saved();
  });

  it('says that it is saving as long as that takes (ED-25)', async () => {
    const held: (() => void)[] = [];
    await page.route(CHANGES, async (route) => {
      await new Promise<void>((letGo) => held.push(letGo));
      await route.continue();
    });
    await rename('Open soon');
    await page.getByText('Saving…', { exact: true }).waitFor();
    await expect.poll(() => held.length, { timeout: 10_000 }).toBe(1);
    await page.getByText('Saving…', { exact: true }).waitFor();
    held[0]!();
    await saved();
    await page.unroute(CHANGES);
  });

  it('keeps what is done offline, asks before it is left behind, and sends it on the way back (ED-26)', async () => {
    await context.setOffline(true);
    await rename('Open today');
    await page.getByText('Offline, 1 unsaved change').waitFor();
    await page.getByLabel('Navigation title').fill('Hours');
    await page.getByText('Offline, 2 unsaved changes').waitFor();
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.type());
      // Chromium may have closed it itself with the page.
      dialog.dismiss().catch(() => {});
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await page.getByText('Offline, 2 unsaved changes').waitFor();
    await context.setOffline(false);
    await saved();
    const { records } = bodyOf<AppDocumentResponse>(await owner.visitor.get(appDocumentPath('demo')));
    const titles = records.map(([, { title, navigationTitle }]) => [title, navigationTitle]);
    expect(titles).toContainEqual(['Open today', 'Hours']);
    await page.getByLabel('Navigation title').fill('');
    await saved();
  });

  it('says when saving failed, and tries again when it is told to; undo outlives that and a reload (ED-18, ED-25)', async () => {
    await page.route(CHANGES, (route) => route.fulfill({ status: 500, json: { error: 'Something broke.' } }));
    await rename('Open now');
    await page.getByText(/^Failed: /).waitFor();
    const title = () => titleField().inputValue();
    const backAndForth = async () => {
      await bar()
        .getByRole('button', { name: /^Undo: Change page/ })
        .click();
      await expect.poll(title).not.toBe('Open now');
      await bar()
        .getByRole('button', { name: /^Redo: Change page/ })
        .click();
      await expect.poll(title).toBe('Open now');
    };
    await backAndForth();
    await page.unroute(CHANGES);
    await page.getByRole('button', { name: 'Retry' }).click();
    await saved();
    await page.reload();
    await saved();
    await page.getByRole('treeitem', { name: 'Open now', exact: true }).click();
    await backAndForth();
    await saved();
  });

  it('offers again what a closed window had not saved (EDT-1)', async () => {
    const lost = await context.newPage();
    await open(lost);
    await lost.getByRole('treeitem', { name: 'Open now', exact: true }).click();
    await lost.route(CHANGES, (route) => route.abort());
    await rename('Open at nine', lost);
    await lost.getByText(/Offline/).waitFor();
    await lost.close({ runBeforeUnload: false });
    const next = await context.newPage();
    await open(next);
    await next.getByText('1 change was not saved').waitFor();
    await next.getByRole('button', { name: 'Restore' }).click();
    await next.getByRole('treeitem', { name: 'Open at nine', exact: true }).waitFor();
    await saved(next);
    await next.close();
    // The first window is notified by itself.
    await page.getByRole('treeitem', { name: 'Open at nine', exact: true }).waitFor();
  });

  it('finds things in the palette by keys, slips forgiven (ED-40)', async () => {
    await page.keyboard.press('Control+K');
    const input = page.getByRole('combobox', { name: /Find commands/ });
    await input.fill('paymnets');
    const option = page.getByRole('option', { name: /^Payments/ });
    await option.waitFor();
    expect(await input.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
    for (const [typed, name, part] of [
      ['preveiw', /^Preview/, 'Ctrl+Shift+P'],
      ['workshop', /^The workshop/, 'Page'],
      ['ridge', /^Ridge/, 'Product'],
      ['quote', /^Add quote/, 'New block'],
    ] as const) {
      await input.fill(typed);
      await page.getByRole('option', { name }).filter({ hasText: part }).first().waitFor();
    }
    await input.fill('');
    const active = () => input.getAttribute('aria-activedescendant');
    const shown = () => page.getByRole('option', { selected: true }).getAttribute('id');
    for (const [key, id] of [
      ['ArrowDown', 'palette-1'],
      ['ArrowDown', 'palette-2'],
      ['ArrowUp', 'palette-1'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(async () => [await active(), await shown()]).toEqual([id, id]);
    }
    await picture(page, 'editor-palette');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await input.fill('add section from');
    await page.keyboard.press('Enter');
    await picture(page, 'editor-insert-section');
    await page.getByRole('row', { name: 'Three features' }).click();
    await page.getByRole('tab', { name: 'Layers' }).click();
    await page.getByRole('treeitem', { name: 'Three features', exact: true }).waitFor();
    await saved();
    await picture(page, 'editor-layers');
  });

  it('walks through its parts by Ctrl+` and skips to the page (ED-42)', async () => {
    const regions: string[] = [];
    await page.locator('body').click({ position: { x: 5, y: 5 } });
    for (let count = 0; count < 4; count += 1) {
      await page.keyboard.press('Control+`');
      regions.push(
        await page.evaluate(() => document.activeElement?.closest('[data-region]')?.getAttribute('data-region') ?? ''),
      );
    }
    expect(new Set(regions)).toEqual(new Set(['bar', 'left', 'canvas', 'right']));
    await page.getByRole('link', { name: 'Skip to the page' }).focus();
    await page.keyboard.press('Enter');
    const region = () => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region;
    await expect.poll(() => page.evaluate(region)).toBe('canvas');
  });

  it('shows all shortcuts', async () => {
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await picture(page, 'editor-shortcuts');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('lists what publishing would change, page by page (ED-28)', async () => {
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByText('Open at nine', { exact: true }).waitFor();
    await dialog.getByText('New', { exact: true }).waitFor();
    await picture(page, 'editor-publish');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await dialog.getByRole('button', { name: /^Publish everything/ }).click();
    await page.getByText('Published', { exact: true }).waitFor();
  });

  it('is usable on a phone: the page alone, panels as sheets', async () => {
    await page.setViewportSize(PHONE);
    await page.reload();
    await saved();
    await bar().waitFor();
    await picture(page, 'editor-shell-phone');
    await page.getByRole('button', { name: 'Pages and layers' }).last().click();
    await page.getByRole('tab', { name: 'Pages' }).waitFor();
    await picture(page, 'editor-shell-phone-pages');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await violationsOf(page, AXE)).toEqual([]);
    expect(errors.filter((error) => !/500|ERR_|Failed to load/.test(error))).toEqual([]);
  });
});

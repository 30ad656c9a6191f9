import { type AppFormsResponse, appFormsPath } from '@quoin/contract/endpoints/content';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { type CanvasHand, canvasHand, makePage } from '../testing/editing/canvas.ts';
import {
  beyond,
  closePanel,
  covered,
  type EditorPlace,
  find,
  openPlace,
  placesWith,
  sideways,
} from '../testing/editing/editorPlaces.ts';
import { hasVisibleFocus } from '../testing/keyboard.ts';
import { signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, signInAt } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

/** What windows of 1440 × 900 and of 1280 × 1024 have at 200 and at 400 % (WCAG 1.4.10). */
const ZOOMS = [
  ['200 %', { width: 720, height: 450 }],
  ['400 %', { width: 320, height: 256 }],
] as const;

let shop: OwnShop;
let pageId: string;
let places: readonly EditorPlace[];
let context: BrowserContext;
let page: Page;
let hand: CanvasHand;
let errors: readonly string[];

beforeAll(async () => {
  shop = await openOwnShop();
  const owner = await signInOwner(shop);
  const answer = accepted(await owner.visitor.send('GET', appFormsPath('demo')));
  const form = bodyOf<AppFormsResponse>(answer).forms.find(({ kind }) => kind === 'form')!;
  places = placesWith(form.name);
  pageId = await makePage(owner, 'Access', {
    start: {
      words: [[1, 1, 5, 4], '<p>Words</p>'],
      button: [[7, 1, 4, 2], '', { type: 'button', value: { text: 'Go', link: '/' } }],
      asks: [[1, 6, 6, 8], '', { type: 'form', value: { form: form.id } }],
    },
  });
});
afterAll(() => shop?.close());

async function enter(options: Parameters<typeof newContext>[1]): Promise<void> {
  context = await newContext(shop.browser, { bypassCSP: false, reducedMotion: 'reduce', ...options });
  page = await context.newPage();
  errors = watchForErrors(page);
  hand = canvasHand(page);
  await signInAt(page, shop);
}
const openEditor = async () => {
  await page.goto(`${shop.appOrigin}/demo/config/pages/${pageId}`);
  await hand.settled();
};

describe.each(ZOOMS)('at %s and in forced colours', (zoom, viewport) => {
  beforeAll(() => enter({ viewport, deviceScaleFactor: 2, forcedColors: 'active' }));
  afterAll(() => context?.close());

  /** Tab by Tab: every stop shows that it is one. */
  const expectFocusSeen = async (stops: number) => {
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? '');
      // At the end of the page the browser itself has the focus.
      if (where.startsWith('<body')) return;
      expect([where, await hasVisibleFocus(page)]).toEqual([where, true]);
    }
  };
  const named = (what: string) => `access-${zoom.slice(0, 3)}-${what.replace(/\W+/g, '-').toLowerCase()}`;

  it('home and a product fit, and the focus is seen (ED-43)', async () => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await picture(page, named('home'), { fullPage: false });
    expect(await beyond(page)).toEqual([]);
    await expectFocusSeen(12);
    await page.goto(`${shop.appOrigin}/demo/config/products`);
    await page.locator('tbody a, main li a').first().click();
    await page.waitForURL('**/config/pages/product-*');
    await page.goto(page.url().replace('pages/product-', 'products/'));
    await page.getByLabel('Title', { exact: true }).first().waitFor();
    await picture(page, named('product'), { fullPage: false });
    expect(await beyond(page)).toEqual([]);
    await page.getByLabel('Title', { exact: true }).first().focus();
    await expectFocusSeen(12);
  });

  it('what is chosen on the canvas by a press has a border one sees, and handles (ED-43)', async () => {
    await openEditor();
    // Brought into view by the keys first: at 400 % little of the page is.
    await page.locator('[data-block-item="words"]').focus();
    await hand.press('Escape', 'Escape');
    await expect.poll(() => hand.chosen()).toEqual([]);
    await hand.click('words');
    const chosen = page.locator('[data-chosen="words"]');
    await chosen.waitFor();
    const line = await chosen.evaluate((each) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each);
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      return [outlineStyle, Number.parseFloat(outlineWidth) >= 1, outlineColor !== ground];
    });
    expect(line).toEqual(['solid', true, true]);
    expect(await page.locator('[data-handle]').count()).toBeGreaterThan(3);
    await picture(page, named('canvas'), { fullPage: false });
    expect(await beyond(page)).toEqual([]);
    await page.locator('[data-region="bar"]').focus();
    await expectFocusSeen(12);
  });

  it('every panel and dialog fits: nothing scrolls sideways, nothing is cut off, all can be pressed (ED-43)', async () => {
    const wrong: unknown[] = [];
    for (const place of places) {
      const shown = await openPlace(page, place);
      await picture(page, named(place.typed), { fullPage: false });
      const { y, height } = (await shown.boundingBox())!;
      if (y < 0 || y + height > viewport.height) wrong.push([place.typed, 'is not in the window', y, height]);
      const found = [await beyond(page), await sideways(shown), await covered(shown)].flat();
      if (found.length > 0) wrong.push([place.typed, ...found]);
      await page.keyboard.press('Escape');
      await shown.waitFor({ state: 'detached' });
    }
    expect(wrong).toEqual([]);
    expect(errors).toEqual([]);
  });
});

const STYLE_PARTS = ['Colors', 'Fonts', 'Buttons', 'Spacing', 'Images', 'Animation', 'Custom CSS', 'Theme', 'Tweaks'];

describe('whatever opens', () => {
  beforeAll(async () => {
    await enter({ viewport: DESKTOP });
    await openEditor();
  });
  afterAll(() => context?.close());

  /** In both widths: axe finds nothing in it, nothing sticks out. */
  const expectClean = async (what: string, selector: string) => {
    for (const [size, viewport] of [
      ['desktop', DESKTOP],
      ['phone', PHONE],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await picture(page, `access-${what.replace(/\W+/g, '-').toLowerCase()}-${size}`, { fullPage: false });
      expect([what, size, await violationsOf(page, { only: selector })]).toEqual([what, size, []]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([what, size, Math.max(0, sideways)]).toEqual([what, size, 0]);
    }
    await page.setViewportSize(DESKTOP);
  };

  it('has the focus in it, gives it back to the block on the page, and is clean to axe at 1440 and at 390 pixels (ED-42)', async () => {
    for (const place of places) {
      const { typed, role, name, block = 'words' } = place;
      const shown = await openPlace(page, place);
      const isIn = () => shown.evaluate((each) => each.contains(document.activeElement));
      await expect.poll(async () => [typed, await isIn()]).toEqual([typed, true]);
      const isPanel = role === 'complementary';
      await expectClean(typed, isPanel ? `aside[aria-label="${name}"]` : `[role="${role}"]`);
      if (isPanel) await closePanel(page, name);
      else await page.keyboard.press('Escape');
      await shown.waitFor({ state: 'detached' });
      const where = () =>
        page.evaluate(() => {
          const { activeElement } = document;
          return activeElement?.getAttribute('data-block-item') ?? activeElement?.outerHTML.slice(0, 120);
        });
      await expect.poll(async () => [typed, await where()]).toEqual([typed, block]);
    }
  });

  it('so are the parts of the style, the settings of a block, of several and of a section', async () => {
    await find(page, 'style: colors');
    const panel = page.getByRole('complementary', { name: 'Pages, layers and style' });
    for (const part of STYLE_PARTS) {
      await panel.getByRole('button', { name: new RegExp(`^${part}`) }).click();
      await panel.getByRole('button', { name: 'Back to all styles' }).waitFor();
      await expectClean(`style ${part}`, 'aside[aria-label="Pages, layers and style"]');
      await panel.getByRole('button', { name: 'Back to all styles' }).click();
    }
    await closePanel(page, 'Pages, layers and style');
    await find(page, 'block settings');
    for (const [what, choose] of [
      ['a block', () => hand.click('button')],
      ['several', () => hand.click('words', ['Shift'])],
      ['a section', () => hand.press('Escape')],
    ] as const) {
      await choose();
      await page.getByRole('complementary', { name: 'Settings' }).waitFor();
      await expectClean(`settings of ${what}`, 'aside[aria-label="Settings"]');
    }
    expect(errors).toEqual([]);
  });
});

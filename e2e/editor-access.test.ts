import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from './testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, watchForErrors } from './testing/browser.ts';
import { type CanvasHand, canvasHand, makePage } from './testing/canvas.ts';
import { hasVisibleFocus } from './testing/keyboard.ts';
import { signInOwner } from './testing/owner.ts';
import { type OwnShop, openOwnShop, signInAt } from './testing/ownShop.ts';

/** What a window of 1440 × 900 has at 200 %. */
const AT_200 = { width: 720, height: 450 } as const;
const SECTIONS = {
  start: {
    words: [[1, 1, 5, 4], '<p>Words</p>'],
    button: [[7, 1, 4, 2], '', { type: 'button', value: { text: 'Go', link: '/' } }],
  },
} as const;

let shop: OwnShop;
let pageId: string;
let context: BrowserContext;
let page: Page;
let hand: CanvasHand;
let errors: readonly string[];

beforeAll(async () => {
  shop = await openOwnShop();
  pageId = await makePage(await signInOwner(shop), 'Access', SECTIONS);
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
const find = async (text: string) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Find commands/ }).fill(text);
  await page.keyboard.press('Enter');
};
/** What of a screen sticks out to the side: the page as a whole, and whatever can be pressed. */
const beyond = () =>
  page.evaluate(() => {
    const pressed = [...document.querySelectorAll('button, a[href], input, select, textarea, [role="tab"]')];
    // What lies in something that scrolls by itself, or is for ears only, is out of sight on purpose.
    const cut = pressed.filter((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      const scrolls = each.closest('[data-region="canvas"], [role="table"], table, [data-scrolls]') !== null;
      return each.checkVisibility() && width > 1 && !scrolls && (left < -1 || right > innerWidth + 1);
    });
    return [
      ...(document.documentElement.scrollWidth > innerWidth ? [`page: ${document.documentElement.scrollWidth}`] : []),
      ...cut.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? each.tagName),
    ];
  });

describe('at 200 % and in forced colours', () => {
  beforeAll(() => enter({ viewport: AT_200, deviceScaleFactor: 2, forcedColors: 'active' }));
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

  it('home and a product fit, and the focus is seen (ED-43)', async () => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await picture(page, 'access-200-home', { fullPage: false });
    expect(await beyond()).toEqual([]);
    await expectFocusSeen(12);
    await page.goto(`${shop.appOrigin}/demo/config/products`);
    await page.locator('tbody a, main li a').first().click();
    await page.getByLabel('Title', { exact: true }).first().waitFor();
    await picture(page, 'access-200-product', { fullPage: false });
    expect(await beyond()).toEqual([]);
    await page.getByLabel('Title', { exact: true }).first().focus();
    await expectFocusSeen(12);
  });

  it('what is chosen on the canvas has a border one sees, and handles (ED-43)', async () => {
    await openEditor();
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
    await picture(page, 'access-200-canvas', { fullPage: false });
    expect(await beyond()).toEqual([]);
    await page.locator('[data-region="bar"]').focus();
    await expectFocusSeen(12);
  });

  it('panels and dialogs fit and can be used (ED-43)', async () => {
    for (const [text, role, name] of [
      ['pages and navigation', 'complementary', 'Pages, layers and style'],
      ['layers', 'complementary', 'Pages, layers and style'],
      ['style: colours', 'complementary', 'Pages, layers and style'],
      ['page settings', 'complementary', 'Settings'],
      ['add block', 'dialog', 'Add block'],
      ['publish', 'dialog', 'Publish'],
      ['all shortcuts', 'dialog', 'Keyboard shortcuts'],
    ] as const) {
      await find(text);
      const shown = page.getByRole(role, { name });
      await shown.waitFor();
      if (text === 'publish') await shown.getByText('Access', { exact: true }).waitFor();
      await picture(page, `access-200-${text.split(' ')[0]}-${role}`, { fullPage: false });
      const { y, height } = (await shown.boundingBox())!;
      expect([text, y >= 0, y + height <= AT_200.height]).toEqual([text, true, true]);
      expect([text, await beyond()]).toEqual([text, []]);
      await page.keyboard.press('Escape');
      await shown.waitFor({ state: 'detached' });
    }
    expect(errors).toEqual([]);
  });
});

/** Everything that opens over or beside the page: what one types to get there, and where it then is. */
const PLACES: readonly (readonly [typed: string, role: 'dialog' | 'alertdialog' | 'complementary', name: string])[] = [
  ['pages and navigation', 'complementary', 'Pages, layers and style'],
  ['layers', 'complementary', 'Pages, layers and style'],
  ['style: colours', 'complementary', 'Pages, layers and style'],
  ['page settings', 'complementary', 'Settings'],
  ['site title, header', 'complementary', 'Settings'],
  ['code of all pages', 'complementary', 'Settings'],
  ['announcement bar and popup', 'complementary', 'Settings'],
  ['add block', 'dialog', 'Add block'],
  ['add section from', 'dialog', 'Add section'],
  ['add page', 'dialog', 'Add page'],
  ['publish', 'dialog', 'Publish'],
  ['versions', 'dialog', 'Versions'],
  ['keep this version', 'dialog', 'Keep this version'],
  ['all shortcuts', 'dialog', 'Keyboard shortcuts'],
  ['redirects and lost', 'alertdialog', 'Redirects and lost addresses'],
  ['tour of the editor', 'dialog', 'This is your page'],
];
const STYLE_PARTS = ['Colours', 'Fonts', 'Buttons', 'Spacing', 'Images', 'Animation', 'Custom CSS', 'Theme', 'Tweaks'];

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
  const close = async (name: string) => {
    await page.getByRole('button', { name: `Close ${name.toLowerCase()}` }).click();
  };

  it('has the focus in it, gives it back, and is clean to axe at 1440 and at 390 pixels (ED-42)', async () => {
    for (const [typed, role, name] of PLACES) {
      await page.locator('[data-block-item="words"]').focus();
      await find(typed);
      const shown = page.getByRole(role, { name });
      await shown.waitFor();
      const isIn = () => shown.evaluate((each) => each.contains(document.activeElement));
      await expect.poll(async () => [typed, await isIn()]).toEqual([typed, true]);
      const isPanel = role === 'complementary';
      await expectClean(typed, isPanel ? `aside[aria-label="${name}"]` : `[role="${role}"]`);
      if (isPanel) await close(name);
      else await page.keyboard.press('Escape');
      await shown.waitFor({ state: 'detached' });
      const isLost = () => page.evaluate(() => document.activeElement === document.body);
      await expect.poll(async () => [typed, await isLost()]).toEqual([typed, false]);
    }
  });

  it('so are the parts of the style, the settings of a block, of several and of a section', async () => {
    await find('style: colours');
    const panel = page.getByRole('complementary', { name: 'Pages, layers and style' });
    for (const part of STYLE_PARTS) {
      await panel.getByRole('button', { name: new RegExp(`^${part}`) }).click();
      await panel.getByRole('button', { name: 'Back to all styles' }).waitFor();
      await expectClean(`style ${part}`, 'aside[aria-label="Pages, layers and style"]');
      await panel.getByRole('button', { name: 'Back to all styles' }).click();
    }
    await close('Pages, layers and style');
    await find('block settings');
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

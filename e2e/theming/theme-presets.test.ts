import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newContext, picture } from '../testing/browser.ts';
import { openThemedShop } from '../testing/buying/themedShop.ts';
import { signInOwner } from '../testing/owner.ts';
import { enter } from '../testing/ownerSession.ts';
import type { OwnShop } from '../testing/ownShop.ts';

let shop: OwnShop;
let page: Page;
let errors: readonly string[];

beforeAll(async () => {
  shop = await openThemedShop('presets');
  ({ page, errors } = await enter({ shop, owner: await signInOwner(shop) }));
});
afterAll(() => shop?.close());

const frame = (): FrameLocator => page.frameLocator('[data-region="canvas"] iframe');
const panel = () => page.getByRole('complementary', { name: 'Pages, layers and style' });
const body = (of: (typeof LOOKS)[number]) =>
  frame()
    .locator('body')
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), of);
const LOOKS = ['color', 'background-color', 'font-size'] as const;
const looks = async () => Promise.all(LOOKS.map(body));
const classes = async () => ((await frame().locator('body').getAttribute('class')) ?? '').split(' ');

describe('presets of a theme (site-templates 5)', () => {
  it('visitors see what the default preset begins with, and partials and stylesheets from folders', async () => {
    const context = await newContext(shop.browser, { viewport: DESKTOP });
    const visitor = await context.newPage();
    await visitor.goto(shop.shopOrigin);
    const style = await visitor.locator('body').evaluate((element) => {
      const { color, fontSize, marginLeft } = getComputedStyle(element);
      return { color, fontSize, marginLeft };
    });
    expect(style).toEqual({ color: 'rgb(34, 51, 68)', fontSize: '18px', marginLeft: '20px' });
    expect(await visitor.locator('.tones-nav a').count()).toBeGreaterThan(0);
    expect(await visitor.locator('.tones-foot').textContent()).not.toBe('');
    const names = ((await visitor.locator('body').getAttribute('class')) ?? '').split(' ');
    expect(names).toEqual(expect.arrayContaining(['head-left', 'gallery-design-grid', 'button-style-default']));
    await context.close();
  });

  it('another is chosen in the style panel, seen at once, and taken back with one undo', async () => {
    await page.goto(`${shop.appOrigin}/demo/config/pages`);
    await frame().locator('.tones-nav').waitFor();
    await page.getByRole('tab', { name: 'Style' }).click();
    await panel()
      .getByRole('button', { name: /^Tweaks/ })
      .click();
    await expect.poll(looks).toEqual(['rgb(34, 51, 68)', 'rgb(255, 255, 255)', '18px']);
    await panel()
      .getByRole('button', { name: /Preset/ })
      .click();
    await page.getByRole('option', { name: 'Night' }).click();
    await expect.poll(looks).toEqual(['rgb(238, 238, 221)', 'rgb(16, 16, 24)', '20px']);
    await expect.poll(classes).toEqual(expect.arrayContaining(['head-center', 'button-style-outline']));
    await picture(page, 'editor-preset-night');
    await page.keyboard.press('Control+z');
    await expect.poll(looks).toEqual(['rgb(34, 51, 68)', 'rgb(255, 255, 255)', '18px']);
    await expect.poll(classes).toEqual(expect.arrayContaining(['head-left', 'button-style-default']));
  });

  it('a tweak of the platform can be changed beside the theme’s own (site-templates 7)', async () => {
    // The platform's tweaks are folded below the theme's own.
    await panel().locator('summary', { hasText: 'Galleries' }).click();
    await panel()
      .getByRole('button', { name: /Gallery Design/ })
      .click();
    await page.getByRole('option', { name: 'Slideshow' }).click();
    await expect.poll(classes).toContain('gallery-design-slideshow');
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });
});

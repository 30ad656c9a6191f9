import type { BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from './testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, watchForErrors } from './testing/browser.ts';
import { type OwnShop, openOwnShop, signInAt } from './testing/ownShop.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };

let shop: OwnShop;
let context: BrowserContext;
let page: Page;
let errors: readonly string[];

beforeAll(async () => {
  shop = await openOwnShop();
  context = await newContext(shop.browser, { viewport: DESKTOP, reducedMotion: 'reduce' });
  page = await context.newPage();
  errors = watchForErrors(page);
  await signInAt(page, shop);
  await page.goto(`${shop.appOrigin}/demo/config/pages`);
  await frame().locator('.site-header').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
});
afterAll(() => shop?.close());

const frame = (): FrameLocator => page.frameLocator('iframe');
const panel = () => page.getByRole('complementary', { name: 'Pages, layers and style' });
const part = (name: string) => panel().getByRole('button', { name: new RegExp(`^${name}`) });
const property = (name: string) =>
  frame()
    .locator('html')
    .evaluate((root, of) => getComputedStyle(root).getPropertyValue(of), name);
/** Waits until the page in the frame has it: that is what a person would see. */
const shows = (name: string, value: string) => expect.poll(() => property(name)).toBe(value);

describe('the style panel', () => {
  it('shows a palette on the page at once, without the server, and cancel restores it (ED-16, ED-38)', async () => {
    await page.getByRole('tab', { name: 'Style' }).click();
    await part('Colours').waitFor();
    await picture(page, 'editor-style-overview');
    await part('Colours').click();
    // No network: whatever is seen from here on the page made itself.
    await context.setOffline(true);
    await panel().getByRole('button', { name: 'Harbour' }).click();
    await shows('--accent', '#0b6b8a');
    await picture(page, 'editor-style-colours');
    await panel().getByRole('button', { name: 'Plum' }).click();
    await shows('--accent', '#8b2f6b');
    await panel().getByRole('button', { name: 'Cancel changes' }).click();
    await shows('--accent', '#b8361a');
    await page.keyboard.press('Control+z');
    await shows('--accent', '#8b2f6b');
    await context.setOffline(false);
    await page.getByText('Saved', { exact: true }).waitFor();
  });

  it('says how readable a colour is while it is picked, and makes one step of a drag (ED-17, ED-39)', async () => {
    // Its lightest colour is white, against which accents are measured.
    await panel().getByRole('button', { name: 'Slate' }).click();
    await panel()
      .getByRole('button', { name: /^Accent/ })
      .click();
    const picker = page.getByRole('dialog', { name: 'Accent' });
    await picker.getByLabel('Hex').fill('#767676');
    await picker.getByText('4.5 : 1 · Good for text').waitFor();
    await picker.getByLabel('Hex').fill('#949494');
    await picker.getByText('3.0 : 1 · For large text only').waitFor();
    await picker.getByLabel('Lightness').fill('85');
    await picker.getByText('Hard to read').waitFor();
    await picture(page, 'editor-style-picker');
    await picker.getByLabel('Hex').fill('#3557d6');
    await picker.getByRole('slider').first().press('ArrowRight');
    await expect.poll(() => property('--accent')).toMatch(/^#3[0-9a-f]{5}$/);
    const before = await property('--accent');
    const hue = await picker.getByRole('group', { name: 'Hue' }).boundingBox();
    const [left, top] = [hue!.x + 20, hue!.y + hue!.height / 2];
    await page.mouse.move(left, top);
    await page.mouse.down();
    for (let step = 1; step <= 6; step += 1) await page.mouse.move(left + step * 20, top);
    await page.mouse.up();
    await page.keyboard.press('Escape');
    await expect.poll(() => property('--accent')).not.toBe(before);
    await page.getByRole('button', { name: 'Undo: Change style' }).click();
    await shows('--accent', before);
    expect(await violationsOf(page, AXE)).toEqual([]);
  });

  it('sets all pages in another pack of fonts, and one slider makes one step (ED-17, ED-38)', async () => {
    await panel().getByRole('button', { name: 'Done' }).click();
    await part('Fonts').click();
    await panel()
      .getByRole('button', { name: /Poster$/ })
      .click();
    await expect.poll(() => property('--font-heading')).toContain('Archivo');
    await panel()
      .getByRole('button', { name: /Newsroom$/ })
      .click();
    await expect.poll(() => property('--font-heading')).toContain('Newsreader');
    await picture(page, 'editor-style-fonts');
    const slider = panel().getByRole('slider', { name: 'Size of text' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await shows('--text-scale', '1.125');
    await page.getByRole('button', { name: 'Undo: Change style' }).click();
    await shows('--text-scale', '');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await panel().getByRole('button', { name: 'Cancel changes' }).click();
    await panel().getByRole('button', { name: 'Back to all styles' }).click();
  });

  it('says where one’s own stylesheet is wrong, and shows the rest of it', async () => {
    await part('Custom CSS').click();
    await panel().getByLabel('Your own stylesheet').fill('.site-title { color: @nope; letter-spacing: 9px }');
    await panel().getByText('Line 1, column').waitFor();
    const spacing = () =>
      frame()
        .locator('.site-title')
        .first()
        .evaluate((title) => getComputedStyle(title).letterSpacing);
    await expect.poll(spacing).toBe('9px');
    await picture(page, 'editor-style-css');
    await panel().getByRole('button', { name: 'Cancel changes' }).click();
    await expect.poll(spacing).not.toBe('9px');
    await panel().getByRole('button', { name: 'Back to all styles' }).click();
  });

  it('has the tweaks of the theme in a panel of their own, live (EDIT-02)', async () => {
    await part('Tweaks').click();
    const classes = () =>
      frame()
        .locator('body')
        .evaluate((body) => body.className);
    expect(await classes()).toContain('second-picture-on-hover');
    await panel().getByText('Second Picture On Hover').click();
    await expect.poll(classes).not.toContain('second-picture-on-hover');
    await panel().getByRole('button', { name: 'Cancel changes' }).click();
    await expect.poll(classes).toContain('second-picture-on-hover');
    await panel().getByRole('button', { name: 'Back to all styles' }).click();
  });

  it('changes to another theme and back, with everything on the page (ED-16)', async () => {
    await part('Theme').click();
    await picture(page, 'editor-style-themes');
    for (const [name, front] of [
      ['Folio', '.folio-front'],
      ['Parade', '.parade-front'],
    ] as const) {
      await panel()
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click();
      await frame().locator(front).waitFor();
      await frame()
        .getByRole('heading', { name: /^Drawn by rules/ })
        .waitFor();
      await picture(page, `editor-style-theme-${name.toLowerCase()}`);
    }
    await page.getByRole('button', { name: 'Undo: Change theme to Parade' }).click();
    await frame().locator('.folio-front').waitFor();
    await page.getByRole('button', { name: 'Undo: Change theme to Folio' }).click();
    await frame().locator('.folio-front').waitFor({ state: 'detached' });
    await panel().getByRole('button', { name: 'Back to all styles' }).click();
  });
});

describe('on a phone', () => {
  it('the panel is a sheet that can be used', async () => {
    await page.setViewportSize(PHONE);
    await picture(page, 'editor-style-phone');
    expect(await violationsOf(page, AXE)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

import { appPublicationPath } from '@quoin/contract/endpoints/content';
import type { BrowserContext, BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture } from '../testing/browser.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { lookAt } from '../testing/look.ts';
import type { Owner } from '../testing/owner.ts';
import { openOwnerSession } from '../testing/ownerSession.ts';
import type { OwnShop } from '../testing/ownShop.ts';
import { createVisitor } from '../testing/visitor.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };

let shop: OwnShop;
let context: BrowserContext;
let page: Page;
let errors: readonly string[];
let owner: Owner;

beforeAll(async () => {
  ({ shop, owner, context, page, errors } = await openOwnerSession());
  await page.goto(`${shop.appOrigin}/demo/config/pages`);
  await frame().locator('.site-header').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
});
afterAll(() => shop?.close());

const frame = (): FrameLocator => page.frameLocator('[data-region="canvas"] iframe');
/** What the home page begins with. */
const opening = () => frame().getByRole('heading', { name: /^Drawn by rules/ });
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
    await part('Colors').waitFor();
    await picture(page, 'editor-style-overview');
    await part('Colors').click();
    // No network: whatever is seen from here on the page made itself.
    await context.setOffline(true);
    await panel().getByRole('button', { name: 'Harbour' }).click();
    await shows('--accent', '#0b6b8a');
    await picture(page, 'editor-style-colours');
    await panel().getByRole('button', { name: 'Plum' }).click();
    await shows('--accent', '#8b2f6b');
    // Parts out of view get it a moment later. No part of the page is left out.
    await expect.poll(() => frame().locator('[style*="content-visibility"]').count()).toBe(0);
    await panel().getByRole('button', { name: 'Cancel changes' }).click();
    await shows('--accent', '#b8361a');
    await page.keyboard.press('Control+z');
    await shows('--accent', '#8b2f6b');
    await context.setOffline(false);
    await page.getByText('Saved', { exact: true }).waitFor();
  });

  it('shows it on every page one goes to, and cancel restores all of them (ED-38)', async () => {
    await panel().getByRole('button', { name: 'Harbour' }).click();
    await shows('--accent', '#0b6b8a');
    await find('the workshop');
    await page.getByRole('button', { name: /^The workshop .*switch page/ }).waitFor();
    await opening().waitFor({ state: 'detached' });
    await frame().locator('.site-header').waitFor();
    await shows('--accent', '#0b6b8a');
    await panel().getByRole('button', { name: 'Plum' }).click();
    await shows('--accent', '#8b2f6b');
    await panel().getByRole('button', { name: 'Cancel changes' }).click();
    await expect.poll(() => property('--accent')).not.toMatch(/0b6b8a|8b2f6b/);
    const restored = await property('--accent');
    await page.goBack();
    await page.getByRole('button', { name: /^Home .*switch page/ }).waitFor();
    await opening().waitFor();
    await shows('--accent', restored);
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
    await picker.getByText('4.5 : 1 · Good contrast').waitFor();
    await picker.getByLabel('Hex').fill('#949494');
    await picker.getByText('3.0 : 1 · Large text only').waitFor();
    await picker.getByLabel('Lightness').fill('85');
    await picker.getByText('Low contrast').waitFor();
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
    const slider = panel().getByRole('slider', { name: 'Base size' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    // The pack sets its text at 104 %, the slider two steps above.
    await shows('--text-scale', '1.17');
    await page.getByRole('button', { name: 'Undo: Change style' }).click();
    await shows('--text-scale', '1.04');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await panel().getByRole('button', { name: 'Cancel changes' }).click();
    await panel().getByRole('button', { name: 'Back to all styles' }).click();
  });

  it('says where one’s own stylesheet is wrong, and shows the rest of it', async () => {
    await part('Custom CSS').click();
    await panel().getByLabel('Custom CSS').fill('.site-title { color: @nope; letter-spacing: 9px }');
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
    const line = () =>
      frame()
        .locator('.site-header')
        .evaluate((header) => getComputedStyle(header).borderBottomWidth);
    const before = await line();
    for (const [name, own] of [
      ['Folio', '0px'],
      ['Parade', '3px'],
    ] as const) {
      await panel()
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click();
      await expect.poll(line).toBe(own);
      await opening().waitFor();
      await picture(page, `editor-style-theme-${name.toLowerCase()}`);
    }
    await page.getByRole('button', { name: 'Undo: Change theme to Parade' }).click();
    await expect.poll(line).toBe('0px');
    await page.getByRole('button', { name: 'Undo: Change theme to Folio' }).click();
    await expect.poll(line).toBe(before);
    await panel().getByRole('button', { name: 'Back to all styles' }).click();
  });
});

const undo = () => page.getByRole('toolbar', { name: 'Editor' }).getByRole('button', { name: /^Undo/ }).click();
const saved = () => page.getByText('Saved', { exact: true }).waitFor();

describe('header and footer', () => {
  it('are arranged in a panel, with the navigation of one’s choice in each menu (PREF-02)', async () => {
    await page.getByRole('tab', { name: 'Style' }).click();
    await part('Header and footer').click();
    await panel().getByRole('radio', { name: 'Split' }).click();
    await frame().locator('.site-header--split').waitFor();
    await panel()
      .getByRole('button', { name: /Main Navigation$/ })
      .click();
    await page.getByRole('option', { name: 'Footer Navigation' }).click();
    const first = frame().locator('.site-header .site-nav').first();
    const inFooter = await frame().locator('.site-footer__nav a').first().textContent();
    await first.getByRole('link', { name: inFooter ?? '' }).waitFor();
    await picture(page, 'editor-style-frame', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await undo();
    await expect.poll(() => first.getByRole('link', { name: inFooter ?? '' }).count()).toBe(0);
    await undo();
    await frame().locator('.site-header--split').waitFor({ state: 'detached' });
    await panel().getByRole('button', { name: 'Back to all styles' }).click();
  });
});

const settings = () => page.getByRole('complementary', { name: 'Settings' });
const find = async (words: string) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
};
const choose = async (label: RegExp, option: string) => {
  await settings().getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

describe('the bar above every page', () => {
  it('takes colours of the palette, a size and a side, seen on the page (EDIT-09)', async () => {
    await find('announcement bar');
    await settings().getByLabel('Message').fill('Open late on Fridays');
    await choose(/Colors$/, 'Bright');
    await choose(/Size$/, 'Large');
    await frame().locator('.announcement--large[style*="--ink"]').waitFor();
    await picture(page, 'editor-bar', { fullPage: false });
    for (let count = 0; count < 3; count += 1) await undo();
    await saved();
  });
});

describe('screens before the site', () => {
  /** What the draft holds, for visitors at once. */
  const publish = async () => {
    await saved();
    const body = { pages: null, at: null, note: '' };
    accepted(await owner.visitor.send('POST', appPublicationPath('demo'), body));
  };
  /** A change is seen within a second or so. */
  const seen = (path: string, text: string) =>
    expect.poll(async () => (await createVisitor(shop).get(path)).body, { timeout: 10_000 }).toContain(text);
  const guest = async (options: BrowserContextOptions = {}) =>
    (
      await newContext(shop.browser, { viewport: DESKTOP, reducedMotion: 'reduce', bypassCSP: false, ...options })
    ).newPage();
  const pickFirst = async () => {
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
    await dialog.getByRole('row').first().click();
    await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
  };

  it('begin with a cover page: layout, words, picture and buttons, undone like everything (EDIT-09)', async () => {
    await find('add page');
    const dialog = page.getByRole('dialog', { name: 'Add page' });
    await dialog.getByRole('row', { name: 'Cover page' }).click();
    await dialog.getByLabel('Title').fill('Come in');
    await dialog.getByRole('button', { name: 'Add page' }).click();
    await frame().getByRole('heading', { name: 'Come in' }).waitFor();
    expect(await frame().locator('.site-header').count()).toBe(0);
    await find('page settings');
    await settings().getByLabel('Heading', { exact: true }).fill('Colour, printed by hand');
    await settings().getByLabel('Subheading').fill('A press in a barn, and what comes off it.');
    await settings().getByRole('radio', { name: 'Image' }).click();
    await settings().getByRole('button', { name: 'Select image' }).click();
    await pickFirst();
    await frame().locator('.section-background img').waitFor();
    await settings().getByRole('radio', { name: 'Side' }).click();
    await frame().locator('.screen--split').waitFor();
    await picture(page, 'screens-cover-editor', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await undo();
    await frame().locator('.screen--centre').waitFor();
    await page.keyboard.press('Control+Shift+z');
    await frame().locator('.screen--split').waitFor();
    await publish();
    await seen('/come-in', 'Colour, printed by hand');
    const visitor = await guest({ javaScriptEnabled: false });
    await visitor.goto(`${shop.shopOrigin}/come-in`);
    await visitor.getByRole('link', { name: 'Enter' }).click();
    await visitor.locator('.site-header').waitFor();
    await visitor.context().close();
    const looking = await guest();
    await looking.goto(`${shop.shopOrigin}/come-in`);
    await lookAt(looking, 'screens-cover');
    await looking.context().close();
  });

  it('go on with a lock screen over the whole site, which lets in who knows the word, without script too (USER-04, EDIT-09)', async () => {
    await find('lock screen');
    await settings().getByLabel('Heading', { exact: true }).fill('Back in spring');
    await settings().getByLabel('Button', { exact: true }).fill('Let me in');
    await settings().getByText('Password protection').click();
    await settings().getByLabel('Password', { exact: true }).fill('open sesame');
    await settings().getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Password set. It applies immediately.').waitFor();
    await page.frameLocator('iframe[title="Lock screen"]').getByRole('heading', { name: 'Back in spring' }).waitFor();
    await picture(page, 'screens-lock-editor', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await publish();
    await seen('/shop', 'Back in spring');
    const visitor = await guest({ javaScriptEnabled: false });
    await visitor.goto(`${shop.shopOrigin}/shop`);
    await visitor.getByLabel('Password').fill('a guess');
    await visitor.getByRole('button', { name: 'Let me in' }).click();
    await visitor.getByRole('alert').getByText('That is not the password of this site.').waitFor();
    await visitor.getByLabel('Password').fill('open sesame');
    await visitor.getByRole('button', { name: 'Let me in' }).click();
    await visitor.waitForURL('**/shop');
    await visitor.locator('.site-header').waitFor();
    await visitor.context().close();
    const looking = await guest();
    await looking.goto(`${shop.shopOrigin}/shop`);
    await lookAt(looking, 'screens-lock');
    await looking.context().close();
    await settings().getByText('Password protection').click();
    await publish();
    await expect.poll(async () => (await createVisitor(shop).get('/shop')).status, { timeout: 10_000 }).toBe(200);
  });

  it('and have one to sign on, which says that no service is set up (EDIT-09)', async () => {
    await settings().getByRole('radio', { name: 'Sign-on screen' }).click();
    await page
      .frameLocator('iframe[title="Sign-on screen"]')
      .getByText('No sign-on service is set up for this site.')
      .waitFor();
    await picture(page, 'screens-sign-on-editor', { fullPage: false });
    const visitor = await guest();
    await visitor.goto(`${shop.shopOrigin}/account/sso`);
    await visitor.getByRole('heading', { name: 'Sign in' }).waitFor();
    await lookAt(visitor, 'screens-sign-on');
    await visitor.context().close();
  });

  it('stand beside folders, which show all their pages on one, lead on or are a heading (ENUM-08)', async () => {
    await page.getByRole('tab', { name: 'Pages' }).click();
    await page.getByRole('button', { name: 'More: links, folders, redirects' }).click();
    await page.getByRole('menuitem', { name: 'Add folder…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add folder' });
    await dialog.getByLabel('Title').fill('About us');
    await dialog.getByText('Shows all its pages on one page.').click();
    await picture(page, 'folders-dialog', { fullPage: false });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const tree = page.getByRole('tree', { name: 'Pages' });
    const row = (name: string) => tree.getByRole('treeitem', { name, exact: true }).first();
    await row('About us').waitFor();
    for (const name of ['The workshop', 'On walls']) {
      const [from, to] = [(await row(name).boundingBox())!, (await row('About us').boundingBox())!];
      await page.mouse.move(from.x + 70, from.y + from.height / 2);
      await page.mouse.down();
      for (const share of [0.4, 0.8, 1])
        await page.mouse.move(from.x + 70, from.y + from.height / 2 + (to.y - from.y) * share);
      await page.mouse.up();
      await expect.poll(() => row(name).getAttribute('aria-level')).toBe('3');
    }
    await row('About us').click();
    await frame().locator('.index-part').nth(1).waitFor();
    await find('page settings');
    await settings()
      .getByRole('radio', { name: /^Index/ })
      .waitFor({ state: 'attached' });
    await picture(page, 'folders-editor', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await publish();
    await seen('/about-us', 'index-part');
    const looking = await guest();
    await looking.goto(`${shop.shopOrigin}/about-us`);
    await lookAt(looking, 'folders-index', { fullPage: false });
    await looking.locator('.site-nav summary', { hasText: 'About us' }).click();
    await looking.getByRole('link', { name: 'All of About us' }).first().waitFor();
    await picture(looking, 'folders-menu', { fullPage: false });
    await settings().getByText('To its first page or to a URL.').click();
    await publish();
    await expect.poll(async () => (await createVisitor(shop).get('/about-us')).status, { timeout: 10_000 }).toBe(302);
    await looking.goto(`${shop.shopOrigin}/about-us`);
    expect(new URL(looking.url()).pathname).not.toBe('/about-us');
    await looking.context().close();
  });
});

describe('on a phone', () => {
  it('the panels are sheets that can be used', async () => {
    await page.setViewportSize(PHONE);
    await picture(page, 'editor-style-phone');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await find('lock screen');
    await settings().getByRole('radio', { name: 'Lock screen' }).waitFor();
    await page.frameLocator('iframe[title="Lock screen"]').getByRole('heading').first().waitFor();
    await picture(page, 'screens-phone', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

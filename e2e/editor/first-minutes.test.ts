import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { type OwnShop, openOwnShop } from '../testing/ownShop.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };
/** From the printed link to the changed page that visitors see. */
const MOST_CLICKS = 6;

let shop: OwnShop;
let context: BrowserContext;
let page: Page;
let link: string;
let errors: readonly string[];
let clicks = 0;

beforeAll(async () => {
  shop = await openOwnShop();
  link = /http:\/\/\S+\/sign-in\/\S+/.exec(shop.said())?.[0] ?? '';
  context = await newContext(shop.browser, { viewport: DESKTOP, bypassCSP: false, reducedMotion: 'reduce' });
  await context.exposeBinding('countClick', () => {
    clicks += 1;
  });
  await context.addInitScript(() => {
    const count = (event: Event) => event.isTrusted && (window as unknown as { countClick(): void }).countClick();
    addEventListener('click', count, true);
  });
  page = await context.newPage();
  errors = watchForErrors(page);
});
afterAll(async () => {
  await context?.close();
  await shop?.close();
});

const saved = () => page.getByText('Saved', { exact: true }).waitFor();

describe('the first minutes', () => {
  it('need six clicks at most from the printed link to a heading that visitors read', async () => {
    await page.goto(link);
    await page.waitForURL('**/demo/config');
    const card = page.getByRole('region', { name: 'Your site' });
    await card.locator('iframe').contentFrame().getByRole('heading', { level: 1 }).waitFor();
    await picture(page, 'first-minutes-home');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await card.getByRole('link', { name: 'Edit your site' }).click();
    await saved();
    const canvas = page.frameLocator('[data-region="canvas"] iframe');
    const opening = canvas.getByRole('heading', { level: 1 });
    await page.locator('[data-region="canvas"] [data-settled]').waitFor();
    await picture(page, 'first-minutes-editor');
    // On the page itself: two presses open the text, the keys choose all of it.
    const { x, y, width, height } = (await page.locator('[data-block-item]').first().boundingBox())!;
    await page.mouse.dblclick(x + width / 2, y + height / 4);
    await canvas.locator('[contenteditable="true"] h1').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Pressed in the first minute');
    await expect.poll(() => opening.textContent()).toBe('Pressed in the first minute');
    await page.getByRole('button', { name: /^Undo/ }).waitFor();
    await saved();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish everything' }).click();
    await page.getByText('Published', { exact: true }).waitFor();
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    const visitor = await newContext(shop.browser, { viewport: DESKTOP });
    const seen = await visitor.newPage();
    // What a host remembers of its site is forgotten after a second.
    const heading = async () => {
      await seen.goto(shop.shopOrigin);
      return seen.locator('h1').first().textContent();
    };
    await expect.poll(heading).toBe('Pressed in the first minute');
    expect(await seen.locator('[data-edit-link]').count()).toBe(0);
    await visitor.close();
  });

  it('tell by the button whether there is something to publish, and have a menu for what is rare', async () => {
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await expect.poll(() => publish.getAttribute('class')).not.toMatch(/primary/);
    await page.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('menu', { name: 'More options' }).waitFor();
    const names = await page.getByRole('menuitem').allTextContents();
    expect(names.map((name) => name.trim())).toEqual([
      'Versions',
      'Save version…',
      'Preview links',
      'All shortcuts',
      'Tour of the editor',
      'Help',
    ]);
    await picture(page, 'first-minutes-more');
    await page.keyboard.press('Escape');
  });

  it('use the link once: the second time the sign-in form says so', async () => {
    const other = await newContext(shop.browser, { viewport: PHONE });
    const late = await other.newPage();
    await late.goto(link);
    await late.getByText('This link was already used or has expired.').waitFor();
    await late.getByLabel('Email').fill(shop.owner.email);
    await late.getByLabel('Password', { exact: true }).fill(shop.owner.password);
    await late.getByRole('button', { name: 'Sign in' }).click();
    await late.waitForURL('**/demo/config');
    await late.getByRole('region', { name: 'Your site' }).locator('iframe').contentFrame().locator('h1').waitFor();
    await picture(late, 'first-minutes-home-phone');
    expect(await late.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await other.close();
  });

  it.each([
    ['a page', '/about', /\/demo\/config\/pages\/[0-9a-f-]{36}/],
    ['a product', '/shop/ridge-lines', /\/demo\/config\/pages\/product-[0-9a-f-]{36}/],
  ])('lead from %s of the shop to where it is edited', async (_, path, place) => {
    const own = await context.newPage();
    await own.goto(`${shop.appOrigin}/demo/visit?path=${encodeURIComponent(path)}`);
    await own.waitForURL(`${shop.shopOrigin}${path}`);
    const edit = own.getByRole('link', { name: 'Edit this page' });
    await edit.waitFor();
    await picture(own, `first-minutes-edit-${path.split('/')[1]}`);
    expect(await violationsOf(own)).toEqual([]);
    await edit.click();
    await own.waitForURL(place);
    await own.close();
    expect(errors).toEqual([]);
  });
});

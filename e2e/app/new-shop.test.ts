import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { root } from '../testing/installation.ts';
import { type OwnShop, openOwnShop } from '../testing/ownShop.ts';
import { goToPlace } from '../testing/places.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };
const ARTIFACTS = join(root, 'artifacts');
/** USER-06's neighbour: a site from three answers. */
const MOST_CLICKS = 12;

let shop: OwnShop;
let context: BrowserContext;
let page: Page;
let errors: readonly string[];
let clicks = 0;
const record: { readonly step: string; readonly clicks: number; readonly seconds: number }[] = [];
const begun = Date.now();

beforeAll(async () => {
  shop = await openOwnShop();
  context = await newContext(shop.browser, {
    viewport: DESKTOP,
    bypassCSP: false,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
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
  mkdirSync(ARTIFACTS, { recursive: true });
  writeFileSync(join(ARTIFACTS, 'new-shop.json'), `${JSON.stringify({ clicks, steps: record }, null, 2)}\n`);
  await shop?.close();
});

/** Notes how far the run is, and shows it. */
async function reached(step: string, options: { readonly fullPage?: boolean } = {}): Promise<void> {
  record.push({ step, clicks, seconds: Math.round((Date.now() - begun) / 100) / 10 });
  await picture(page, `new-shop-${String(record.length).padStart(2, '0')}-${step}`, options);
}

/** Pictures come as one scrolls; a picture of the whole page is to have them all. */
async function withPictures(on: Page): Promise<void> {
  await on.evaluate(async () => {
    const all = [...document.images];
    for (const image of all) image.loading = 'eager';
    await Promise.all(all.map((image) => image.decode().catch(() => undefined)));
  });
}

const site = () => shop.shopOrigin.replace('demo.', 'salt-son.');
const saved = () => page.getByText('Saved', { exact: true }).waitFor();
const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

describe('a new user makes a shop', () => {
  it('signs in at the first screen, with what npm start has printed', async () => {
    record.push({ step: 'npm-start', clicks, seconds: shop.startedIn / 1000 });
    await page.goto(shop.appOrigin);
    await heading('Sign in to Quoin');
    await reached('first-screen');
    await page.getByLabel('Email').fill(shop.owner.email);
    await page.getByLabel('Password', { exact: true }).fill(shop.owner.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/demo/config');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await reached('home');
  });

  it('finds the way to a new site from the site that is there', async () => {
    await page.getByRole('button', { name: /switch site/ }).click();
    await page.getByRole('menuitem', { name: 'All sites' }).click();
    await heading('Your sites');
    await page.getByRole('link', { name: 'Create site' }).waitFor();
    await reached('sites');
    expect(await violationsOf(page, AXE)).toEqual([]);
  });

  it('answers three questions, in at most twelve clicks, and stands in the editor of a whole site', async () => {
    await page.getByRole('link', { name: 'Create site' }).click();
    await heading('What is your site for?');
    await reached('purpose', { fullPage: true });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await page.getByRole('button', { name: /^Sell things/ }).click();
    await page.getByLabel('Site name').fill('Salt & Son');
    await reached('name');
    await page.getByRole('button', { name: 'Continue' }).click();
    await heading('Choose a style');
    await reached('look');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await page.getByText('Warm', { exact: true }).click();
    await page.getByRole('button', { name: 'Create site' }).click();
    await page.waitForURL('**/salt-son/config/pages/*', { timeout: 60_000 });
    await saved();
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  });

  it('is shown around once, in at most five steps', async () => {
    const tour = page.getByRole('dialog', { name: 'Your page' });
    await tour.waitFor();
    await page.frameLocator('iframe').locator('h1').waitFor();
    await reached('tour');
    expect(await violationsOf(page, AXE)).toEqual([]);
    let steps = 1;
    for (; (await page.getByRole('button', { name: 'Next' }).count()) > 0; steps += 1)
      await page.getByRole('button', { name: 'Next' }).click();
    expect(steps).toBeLessThanOrEqual(5);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.reload();
    await saved();
    await page.frameLocator('iframe').locator('h1').waitFor();
    await reached('editor');
    expect(await page.getByText(/^Tour, /).count()).toBe(0);
  });

  it('changes the colours of the whole site', async () => {
    await page.getByRole('tab', { name: 'Style' }).click();
    await page.getByRole('button', { name: /^Colors/ }).click();
    await page.getByRole('button', { name: 'Harbour', exact: true }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await saved();
    await reached('style');
  });

  it('adds a section by its picture, found by a few letters and taken by keys (ED-14)', async () => {
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: /Find commands/ }).fill('add section from');
    await page.keyboard.press('Enter');
    await page.getByLabel('Find sections').waitFor();
    await reached('sections');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await page.getByLabel('Find sections').fill('qeustions');
    await page.getByRole('row', { name: 'Three short questions' }).waitFor();
    await page.getByLabel('Find sections').fill('');
    await page.getByRole('grid', { name: 'Sections' }).getByRole('row').first().focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
    await page.getByRole('option', { name: 'Testimonials' }).click();
    await page.getByRole('row', { name: 'One large quote' }).click();
    await page.frameLocator('iframe').getByText('Who said it').waitFor();
    await saved();
    await reached('section-added');
  });

  it('drags a kind of block out of the dialog onto the page, which remembers it (ED-47)', async () => {
    const openBlocks = async () => {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox', { name: /Find commands/ }).fill('add block');
      await page.keyboard.press('Enter');
      await page.getByLabel('Find a block').waitFor();
    };
    await openBlocks();
    await page.getByLabel('Find a block').fill('quote');
    const tile = page.getByRole('region', { name: 'Results' }).getByRole('button').first();
    await tile.hover();
    await page.mouse.down();
    const { x, y, width, height } = (await page.locator('[data-region="canvas"]').boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.mouse.up();
    await page.getByRole('button', { name: /^Undo: Add quote/ }).waitFor();
    await saved();
    await openBlocks();
    await page.getByRole('region', { name: 'Recently used' }).getByRole('button', { name: 'Quote' }).waitFor();
    await reached('blocks');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Undo: Add quote/ }).click();
    await saved();
  });

  it('adds a page of a template, with its pictures’ places, as one step', async () => {
    await page.getByRole('tab', { name: 'Pages' }).click();
    await page.getByRole('button', { name: 'Add page' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('row', { name: 'FAQ' }).click();
    await reached('page-templates');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add page' }).click();
    await page.getByRole('button', { name: /^Questions .*switch page/ }).waitFor();
    await page.getByRole('button', { name: 'Undo: Add page Questions' }).waitFor();
    await page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Questions people ask' }).waitFor();
    await saved();
    await reached('page-added');
  });

  it('adds a product', async () => {
    await page.getByRole('link', { name: 'Back to admin' }).click();
    await page.getByRole('link', { name: 'Products' }).first().click();
    await page.getByRole('link', { name: 'Add product' }).click();
    await page.getByLabel('Title', { exact: true }).first().fill('A jar of salt');
    await page.getByLabel('Price', { exact: true }).fill('9.50');
    await reached('product');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
  });

  it('is closed until then: a visitor reads that it is coming, its owner sees it', async () => {
    const visitor = await newContext(shop.browser, { viewport: DESKTOP, reducedMotion: 'reduce' });
    const seen = await visitor.newPage();
    expect((await seen.goto(site()))?.status()).toBe(503);
    await seen.getByRole('heading', { level: 1, name: 'Coming soon' }).waitFor();
    expect(await violationsOf(seen)).toEqual([]);
    await picture(seen, 'new-shop-coming-soon');
    await seen.setViewportSize(PHONE);
    await picture(seen, 'new-shop-coming-soon-phone');
    await visitor.close();
    const own = await context.newPage();
    await own.goto(`${site()}/shop`);
    await own.getByRole('link', { name: 'Is this your site? Sign in to see it' }).click();
    await own.waitForURL(`${site()}/shop`);
    await own.getByText('A jar of salt').first().waitFor();
    await own.getByText('Sample: a tall vase').first().waitFor();
    await picture(own, 'new-shop-own-shop', { fullPage: true });
    await own.close();
  });

  it('publishes, told what is left of the samples, and a visitor sees the page, the colours and the product', async () => {
    await goToPlace(page, 'Website', 'Pages');
    await saved();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByText('6 sample products are still in “Shop”.').waitFor();
    await dialog
      .getByText(/^\d+ texts are still placeholder text/)
      .first()
      .waitFor();
    await reached('publish');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await dialog.getByRole('button', { name: 'Publish and open' }).click();
    await page.getByText('Published', { exact: true }).waitFor();
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'View site' }).click(),
    ]);
    await opened.waitForURL(`${site()}/`);
    await opened.close();
    const visitor = await newContext(shop.browser, { viewport: DESKTOP, reducedMotion: 'reduce' });
    const seen = await visitor.newPage();
    // What is published reaches visitors within a second.
    const isSeen = async () => (await seen.goto(site())) !== null && (await seen.getByText('Who said it').count()) > 0;
    await expect.poll(isSeen, { timeout: 10_000 }).toBe(true);
    await seen.getByRole('heading', { level: 1 }).waitFor();
    const dark = seen.locator('[data-section-theme="dark"]').first();
    expect(await dark.evaluate((section) => getComputedStyle(section).backgroundColor)).toBe('rgb(18, 58, 82)');
    await withPictures(seen);
    await picture(seen, 'new-shop-visitor-home', { fullPage: true });
    expect(await violationsOf(seen)).toEqual([]);
    await seen.goto(`${site()}/shop`);
    await seen.getByText('A jar of salt').first().waitFor();
    await picture(seen, 'new-shop-visitor-shop', { fullPage: true });
    await seen.setViewportSize(PHONE);
    await seen.goto(site());
    await seen.getByRole('heading', { level: 1 }).waitFor();
    expect(await seen.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await withPictures(seen);
    await picture(seen, 'new-shop-visitor-phone', { fullPage: true });
    await visitor.close();
    await reached('published');
  });
});

describe('sites as wholes', () => {
  const card = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

  it('are copied, with progress, without leaving the list', async () => {
    await page.goto(`${shop.appOrigin}/sites`);
    await page.getByRole('button', { name: 'More actions for Salt & Son' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate…' }).click();
    await page.getByLabel('Name of the copy').fill('Pepper & Daughter');
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await card('Pepper & Daughter').waitFor({ timeout: 60_000 });
    await picture(page, 'new-shop-sites-copied');
  });

  it('are deleted by their typed name, and come back', async () => {
    await page.getByRole('button', { name: 'More actions for Pepper & Daughter' }).click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    const confirm = page.getByRole('button', { name: 'Delete site' });
    expect(await confirm.isDisabled()).toBe(true);
    await page.getByLabel(/Type the site’s name/).fill('pepper & daughter');
    await picture(page, 'new-shop-sites-delete');
    await confirm.click();
    await page.getByRole('button', { name: 'Restore Pepper & Daughter' }).waitFor();
    await picture(page, 'new-shop-sites-deleted');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await page.getByRole('button', { name: 'Restore Pepper & Daughter' }).click();
    await card('Pepper & Daughter').waitFor();
  });

  it('fit on a phone, as the questions do', async () => {
    await page.setViewportSize(PHONE);
    await picture(page, 'new-shop-sites-phone');
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await beyond()).toBeLessThanOrEqual(0);
    expect(await violationsOf(page, AXE)).toEqual([]);
    await page.goto(`${shop.appOrigin}/new-site`);
    await page.getByRole('button', { name: /^Write/ }).click();
    await page.getByLabel('Site name').fill('Notes');
    await page.keyboard.press('Enter');
    await heading('Choose a style');
    await picture(page, 'new-shop-look-phone');
    expect(await beyond()).toBeLessThanOrEqual(0);
    expect(await violationsOf(page, AXE)).toEqual([]);
    await page.goto(`${shop.appOrigin}/salt-son/config/pages`);
    await saved();
    await page
      .getByRole('button', { name: 'Search' })
      .or(page.getByRole('button', { name: /palette|Find/i }))
      .first()
      .click();
    await page.getByRole('combobox', { name: /Find commands/ }).fill('add section from');
    await page.keyboard.press('Enter');
    await page.getByLabel('Find sections').waitFor();
    await picture(page, 'new-shop-sections-phone');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('have no plan to buy on a machine of one’s own (USER-06)', async () => {
    await page.goto(`${shop.appOrigin}/trial-upgrade`);
    await page.waitForURL('**/settings/billing/upgrade');
    await heading('Choose a plan');
    await page.getByText(/No plan required/).waitFor();
    await page.goto(`${shop.appOrigin}/upgrade`);
    await page.waitForURL('**/settings/billing/subscriptions/website');
    await heading('Your website’s plan');
    expect(errors).toEqual([]);
  });
});

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext, watchForErrors } from '../testing/browser.ts';
import { ask } from '../testing/installation.ts';
import { lookAt } from '../testing/look.ts';
import { type OwnShop, openOwnShop } from '../testing/ownShop.ts';

/**
 * The demo sites in addition to the print shop, which most other files read: a page of each kind, and what the product
 * reports there.
 */
const SITES = [
  {
    name: 'studio',
    language: 'en-GB',
    pages: [
      '/',
      '/work',
      '/studio',
      '/notes',
      '/notes/one-shape',
      '/events',
      '/events/poster-night',
      '/calendar',
      '/contact',
      '/lessons',
      '/lessons/cut',
    ],
    locked: ['/friends', '/preview'],
    says: [
      ['/search', 'Search'],
      ['/events', 'Upcoming'],
    ],
    adopted: ['/contact', '/'],
  },
  {
    name: 'cafe',
    language: 'de-DE',
    pages: ['/', '/karte', '/laden', '/laden/bohnen-abo', '/laden/gutschein', '/notizen/dienstag', '/besuch', '/cart'],
    locked: [],
    says: [
      ['/laden/hafenmischung', 'In den Warenkorb'],
      ['/laden', 'Suchen'],
      ['/cart', 'Warenkorb'],
      ['/search?q=zzzz', 'Nichts gefunden für'],
    ],
    adopted: ['/laden/hafenmischung', '/laden/bohnen-abo', '/besuch'],
  },
] as const;

/** Those that draw what the server has printed. */
const WIDGETS = ['add-to-cart', 'product-gallery', 'form'].map((island) => `[data-island="${island}"]`).join();

let shop: OwnShop;

beforeAll(async () => {
  // By name, one after the other, in addition to what is already there.
  shop = await openOwnShop({ words: ['--demo', 'studio'] });
  await shop.stop();
  await shop.restart(['--demo', 'cafe']);
}, 300_000);
afterAll(() => shop?.close());

const originOf = (name: string) => `http://${name}.localhost:${shop.port}`;
const answerOf = (name: string, path: string) => ask(shop, path, { host: `${name}.localhost:${shop.port}` });

it('the print shop is still what it was', async () => {
  expect((await answerOf('demo', '/shop/ridge-lines')).status).toBe(200);
});

describe.each(SITES)('the demo site $name', ({ name, language, pages, locked, says, adopted }) => {
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  beforeAll(async () => {
    context = await newContext(shop.browser, { bypassCSP: true, reducedMotion: 'reduce' });
    page = await context.newPage();
    errors = watchForErrors(page);
  });
  afterAll(() => context?.close());

  it.each(pages)('%s: clean to axe, nothing sticks out, on a desktop and on a phone', async (path) => {
    await page.goto(`${originOf(name)}${path}`);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await lookAt(page, `${name}${path.replaceAll('/', '-')}`);
    expect(errors).toEqual([]);
  });

  it.each(adopted)('%s: widgets take the very elements that were served (PF-09)', async (path) => {
    await page.goto(`${originOf(name)}${path}`);
    const islands = page.locator(WIDGETS);
    expect(await islands.count()).toBeGreaterThan(0);
    for (const island of await islands.all()) {
      await island.evaluate((element) => element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
      await expect.poll(() => island.getAttribute('data-island-awake')).toBe('');
      expect([await island.getAttribute('data-island'), await island.getAttribute('data-island-redrawn')]).toEqual([
        await island.getAttribute('data-island'),
        null,
      ]);
    }
  });

  it.each<readonly [string, string]>(says)('%s says in its language: %s', async (path, words) => {
    expect((await answerOf(name, path)).body).toContain(words);
  });

  it.each(locked)('%s: says why it is locked, and how one gets in', async (path) => {
    await page.goto(`${originOf(name)}${path}`);
    await lookAt(page, `${name}${path.replaceAll('/', '-')}`);
    expect(await page.locator('.locked :is(form, a.button)').count()).toBeGreaterThan(0);
  });

  it('leads nowhere that is not there', async () => {
    const found = new Set<string>();
    for (const path of pages)
      for (const [, href = ''] of (await answerOf(name, path)).body.matchAll(/ href="(\/[^"#]*)/g))
        found.add(href.replaceAll('&amp;', '&'));
    const lost: string[] = [];
    for (const path of found) {
      const { status } = await answerOf(name, path);
      const isLocked = status === 403 && locked.some((page) => page === path);
      if (status >= 400 && !isLocked) lost.push(`${status} ${path}`);
    }
    expect(found.size).toBeGreaterThan(pages.length);
    expect(lost).toEqual([]);
  });
});

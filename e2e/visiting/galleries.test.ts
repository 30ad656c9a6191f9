import { WIDTH_STEPS } from '@quoin/domain/media';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { violationsOf } from '../testing/axe.ts';
import {
  closeContexts,
  DESKTOP,
  newContext,
  openBrowser,
  PHONE,
  picture,
  settle,
  waitForWidget,
  watchForErrors,
} from '../testing/browser.ts';
import { createVisitor } from '../testing/visitor.ts';

/** The demo's page with every design of a gallery on it. */
const PAGE = '/on-walls';
const shop = inject('shop');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeContexts(browser));

async function open(
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page; errors: readonly string[] }> {
  const context = await newContext(browser, { reducedMotion: 'reduce', bypassCSP: false, ...options });
  const page = await context.newPage();
  const errors = watchForErrors(page);
  await page.goto(`${shop.shopOrigin}${PAGE}`);
  return { context, page, errors };
}

const slideshow = (page: Page) => page.getByRole('region', { name: 'Prints in rooms' });
const strip = (page: Page) => slideshow(page).getByRole('group', { name: 'Prints in rooms' });
const currentThumb = (page: Page) => slideshow(page).locator('.gallery-thumb[aria-current]');
const awake = (page: Page) => page.locator('.gallery--slideshow[data-island-awake]').waitFor();

/** The slide in front, by what is seen of it. */
function inFront(page: Page, number: number): Promise<unknown> {
  return page.waitForFunction((index) => {
    const items = document.querySelector('.gallery--slideshow .gallery-items');
    const slide = items?.children[index];
    if (!items || !slide) return false;
    return Math.abs(slide.getBoundingClientRect().left - items.getBoundingClientRect().left) < 2;
  }, number - 1);
}

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('galleries on a %s', (size, viewport) => {
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  beforeAll(async () => {
    ({ context, page, errors } = await open({ viewport }));
    await awake(page);
  });
  afterAll(() => context?.close());

  it('stand on the page in all four designs, each picture in the width it needs, clean to axe (GAL-01, PF-14)', async () => {
    for (const design of ['slideshow', 'slider', 'grid', 'stacked']) {
      expect(await page.locator(`.gallery--${design}`).count()).toBeGreaterThan(0);
    }
    await settle(page);
    await picture(page, `galleries-${size}`);
    expect(await violationsOf(page)).toEqual([]);
    const tooWide = await page.locator('.gallery--grid img').evaluateAll((images) =>
      images.flatMap((image) => {
        const { currentSrc, clientWidth } = image as HTMLImageElement;
        const width = Number(/format=(\d+)w/.exec(currentSrc)?.[1]);
        const steps = [100, 300, 500, 750, 1000, 1500, 2500];
        const needed = steps.find((step) => step >= clientWidth * devicePixelRatio) ?? 2500;
        return width <= needed ? [] : [`${width} for ${clientWidth}`];
      }),
    );
    expect(tooWide).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('move by keys, thumbnails and arrows; the place is marked (GAL-02, CX-25)', async () => {
    await strip(page).focus();
    await page.keyboard.press('ArrowRight');
    await inFront(page, 2);
    await page.keyboard.press('End');
    await inFront(page, 4);
    expect(await currentThumb(page).getAttribute('aria-label')).toMatch(/^4 of 4/);
    await slideshow(page)
      .getByRole('link', { name: /^2 of 4/ })
      .click();
    await inFront(page, 2);
    await slideshow(page).getByRole('button', { name: 'Next picture' }).click();
    await inFront(page, 3);
    await slideshow(page).getByRole('button', { name: 'Previous picture' }).click();
    await inFront(page, 2);
    await page.keyboard.press('Enter');
    await inFront(page, 1);
  });

  it('open a picture over the page, which stands still; keys move, Escape closes and gives the focus back (MODAL-01)', async () => {
    const link = slideshow(page).locator('a[data-island="lightbox"]').first();
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(
      await dialog.evaluate((element) => element.matches(':modal') && element.contains(document.activeElement)),
    ).toBe(true);
    for (let count = 0; count < 8; count += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.getByRole('status').getByText('1 of 4').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('status').getByText('2 of 4').waitFor();
    await picture(page, `lightbox-dark-${size}`, { fullPage: false });
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('in light too; a press beside the picture or on its button closes it (MODAL-01, GAL-02)', async () => {
    const first = page.locator('.gallery--grid a[data-island="lightbox"]').first();
    const dialog = page.getByRole('dialog');
    await first.click();
    await dialog.waitFor();
    expect(await dialog.getAttribute('class')).toContain('lightbox-frame--light');
    await picture(page, `lightbox-light-${size}`, { fullPage: false });
    await page.mouse.click(3, 90);
    await dialog.waitFor({ state: 'detached' });
    await first.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('leave 50 pixels around what is taller than the window, and scroll (MODAL-02)', async () => {
    await page.locator('.gallery--slideshow a[data-island="lightbox"]').first().click();
    const content = page.locator('.lightbox-frame__content');
    await content.waitFor();
    await content.evaluate((element) => {
      const tall = document.createElement('div');
      tall.style.height = '3000px';
      element.append(tall);
    });
    await page.waitForFunction(() => {
      const element = document.querySelector<HTMLElement>('.lightbox-frame__content');
      return element?.style.marginBlock === '50px';
    });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });
});

describe('a gallery that plays by itself', () => {
  it('moves on its own, stands still under the focus and on its button (GAL-02)', async () => {
    const context = await newContext(browser, { reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${shop.shopOrigin}${PAGE}`);
    await page.clock.runFor(6000);
    await awake(page);
    const label = () => currentThumb(page).getAttribute('aria-label');
    // From here on time stops unless the test advances it. The real seconds of a busy machine move no picture.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
    const shown = Number((await label())?.charAt(0));
    const next = (shown % 4) + 1;
    // One whole interval, from any point within one: exactly one picture further.
    await page.clock.runFor(6000);
    await expect.poll(label).toMatch(new RegExp(`^${next} of 4`));
    const moved = await label();
    await inFront(page, next);
    await strip(page).focus();
    await page.clock.runFor(30_000);
    expect(await label()).toBe(moved);
    await slideshow(page).getByRole('button', { name: 'Pause the slideshow' }).click();
    await page.locator('h1').hover();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(30_000);
    expect(await label()).toBe(moved);
    await context.close();
  });

  it('never begins for who asks for less motion, but can be started (GAL-02)', async () => {
    const context = await newContext(browser, { reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${shop.shopOrigin}${PAGE}`);
    await page.clock.runFor(6000);
    await awake(page);
    const play = slideshow(page).getByRole('button', { name: 'Play the slideshow' });
    await play.waitFor();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
    await page.clock.runFor(30_000);
    const label = () => currentThumb(page).getAttribute('aria-label');
    expect(await label()).toMatch(/^1 of 4/);
    // The pointer and the focus are on the button. It plays all the same for a user who has pressed it.
    await play.click();
    await page.clock.runFor(6000);
    await expect.poll(label).toMatch(/^2 of 4/);
    expect(
      await page
        .locator('.marquee-run')
        .first()
        .evaluate((run) => getComputedStyle(run).animationName),
    ).toBe('none');
    await context.close();
  });
});

describe('without script', () => {
  it('galleries scroll and snap, thumbnails and full pictures are links, videos lead to their provider, answers open', async () => {
    const { context, page } = await open({ javaScriptEnabled: false });
    const link = page.locator('.gallery--slideshow a[data-island="lightbox"]').first();
    const full = await link.getAttribute('href');
    expect((await createVisitor(shop).get(full ?? '')).headers['content-type']).toMatch(/^image\//);
    await page.getByRole('link', { name: /^3 of 4/ }).click();
    expect(page.url()).toMatch(/#gallery-.+-3$/);
    expect(await page.getByRole('link', { name: /Pulling a print/ }).getAttribute('href')).toBe(
      'https://vimeo.com/76979871',
    );
    await page.getByRole('heading', { name: 'Which frame?' }).click();
    await page.getByText('Oak when the room has wood').waitFor({ state: 'visible' });
    await picture(page, 'galleries-no-script');
    await context.close();
  });

  it('so do they when scripts fail after the page has loaded', async () => {
    const context = await newContext(browser, { reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.route(/\/assets\/storefront\/(?!loader).*\.js$/, (route) => route.abort());
    await page.goto(`${shop.shopOrigin}${PAGE}`);
    await page.locator('.gallery--slideshow a[data-island="lightbox"]').first().click();
    await page.waitForURL(/format=2500w/);
    await context.close();
  });
});

describe('a video of a provider', () => {
  it('asks nothing of the provider before the visitor agrees, and remembers who always does', async () => {
    const context = await newContext(browser, { reducedMotion: 'reduce', bypassCSP: false });
    const asked: string[] = [];
    await context.route(/vimeo/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Film</title><p>The film</p>' });
    });
    const page = await context.newPage();
    const errors = watchForErrors(page);
    await page.goto(`${shop.shopOrigin}${PAGE}`);
    await page.locator('[data-island="embed"][data-island-awake]').waitFor();
    await page.getByRole('checkbox', { name: 'Always show what comes from Vimeo' }).check();
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: /Pulling a print/ }).click();
    await page.frameLocator('iframe[title="Pulling a print"]').getByText('The film').waitFor();
    expect(asked).toEqual(['https://player.vimeo.com/video/76979871?autoplay=1&dnt=1']);
    await page.reload();
    await page.locator('[data-island="embed"]').scrollIntoViewIfNeeded();
    await page.frameLocator('iframe[title="Pulling a print"]').getByText('The film').waitFor();
    expect(asked.at(-1)).toBe('https://player.vimeo.com/video/76979871?dnt=1');
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the pictures of a product', () => {
  it('are enlarged the same way (MODAL-01, CX-25)', async () => {
    const context = await newContext(browser, { reducedMotion: 'reduce', bypassCSP: false });
    const page = await context.newPage();
    const errors = watchForErrors(page);
    await page.goto(`${shop.shopOrigin}/shop/ridge-lines`);
    await waitForWidget(page, 'product-gallery');
    const link = page.getByRole('link', { name: /^Enlarge: / }).first();
    await link.click();
    await page
      .getByRole('status')
      .getByText(/^1 of \d/)
      .waitFor();
    const image = page.getByRole('dialog').getByRole('img');
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    // The file that fits its place, not the largest there is (PF-14).
    const { file, painted } = await image.evaluate((element: HTMLImageElement) => ({
      file: Number(/format=(\d+)w/.exec(element.currentSrc)?.[1]),
      painted: element.clientWidth * devicePixelRatio,
    }));
    expect(file).toBe(WIDTH_STEPS.find((step) => step >= painted));
    await picture(page, 'lightbox-product', { fullPage: false });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });
});

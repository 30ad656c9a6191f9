import type { Browser, BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { newContext, openWholeBrowser, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { recordFilm } from '../testing/film.ts';
import { lookAt } from '../testing/look.ts';
import { openOwnerSession } from '../testing/ownerSession.ts';
import type { OwnShop } from '../testing/ownShop.ts';
import { createVisitor } from '../testing/visitor.ts';

const FILM = 'press.webm';

let shop: OwnShop;
let page: Page;
let errors: readonly string[];

beforeAll(async () => {
  ({ shop, page, errors } = await openOwnerSession({ browser: { reducedMotion: 'no-preference' } }));
  await page.goto(`${shop.appOrigin}/demo/config/pages`);
  await frame().locator('.site-header').waitFor();
});
afterAll(() => shop?.close());

const frame = (): FrameLocator => page.frameLocator('[data-region="canvas"] iframe');
const settings = () => page.getByRole('complementary', { name: 'Settings' });
const library = () => page.getByRole('dialog').filter({ has: page.getByRole('grid', { name: 'Library' }) });
const find = async (words: string) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
};

/**
 * Opens the cover page for a visitor, in a browser that `saves` data if one is given, and counts the requests for the
 * film.
 */
async function guest(options: BrowserContextOptions = {}, saves?: Browser) {
  const visitor = await (await newContext(saves ?? shop.browser, options)).newPage();
  let asked = 0;
  visitor.on('request', (request) => {
    if (request.url().endsWith(FILM)) asked += 1;
  });
  if (saves !== undefined) await saveData(visitor);
  await visitor.goto(`${shop.shopOrigin}/come-in`);
  return {
    page: visitor,
    errors: watchForErrors(visitor),
    button: (act: 'Pause' | 'Play') => visitor.getByRole('button', { name: `${act} the background film` }),
    asked: () => asked,
    film: visitor.locator('.background-film'),
    time: () => visitor.locator('.background-film').evaluate((film: HTMLVideoElement) => film.currentTime),
    leave: () => visitor.context().close(),
  };
}

describe('a film behind a cover page', () => {
  it('is uploaded where it is chosen, and stands at its first picture while the page is edited (EDIT-06, EDIT-09)', async () => {
    await find('add page');
    const dialog = page.getByRole('dialog', { name: 'Add page' });
    await dialog.getByRole('row', { name: 'Cover page' }).click();
    await dialog.getByLabel('Title').fill('Come in');
    await dialog.getByRole('button', { name: 'Add page' }).click();
    await frame().getByRole('heading', { name: 'Come in' }).waitFor();
    await find('page settings');
    await settings().getByRole('radio', { name: 'Video' }).click();
    await settings().getByRole('button', { name: 'Select video' }).click();
    await library().waitFor();
    const buffer = await recordFilm(page);
    await library().locator('input[type="file"]').setInputFiles({ name: FILM, mimeType: 'video/webm', buffer });
    await library().getByRole('row', { name: FILM, selected: true }).waitFor();
    await picture(page, 'cover-film-library', { fullPage: false });
    expect(await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
    await library().getByRole('button', { name: 'Choose', exact: true }).click();
    await settings().getByText(FILM).waitFor();
    await settings()
      .getByText(/see the poster image only/)
      .waitFor();
    const film = frame().locator('.background-film');
    await expect.poll(() => film.evaluate((each: HTMLVideoElement) => each.readyState)).toBeGreaterThanOrEqual(2);
    expect(await film.evaluate((each: HTMLVideoElement) => [each.paused, each.currentTime])).toEqual([true, 0]);
    await picture(page, 'cover-film-editor', { fullPage: false });
  });

  it('has a picture before it, and is published', async () => {
    await settings().getByRole('button', { name: 'Select poster image' }).click();
    await library().getByRole('row').first().click();
    await library().getByRole('button', { name: 'Choose', exact: true }).click();
    await frame().locator('.section-background img').waitFor();
    expect(
      await settings()
        .getByText(/see the poster image only/)
        .count(),
    ).toBe(0);
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: /^Publish everything/ }).click();
    await page.getByText('Published', { exact: true }).first().waitFor();
    const seen = async () => (await createVisitor(shop).get('/come-in')).body;
    await expect.poll(seen, { timeout: 10_000 }).toContain(FILM);
    expect(errors).toEqual([]);
  });

  it('plays over and over, without sound and in its place, until a visitor stops it (EDIT-09)', async () => {
    const visitor = await guest();
    await visitor.button('Pause').waitFor();
    await expect.poll(visitor.time).toBeGreaterThan(0.2);
    const how = await visitor.film.evaluate(({ muted, loop, playsInline, paused }: HTMLVideoElement) => ({
      ...{ muted, loop, playsInline, paused },
    }));
    expect(how).toEqual({ muted: true, loop: true, playsInline: true, paused: false });
    const turns = visitor.film.evaluate(
      (film) => new Promise((done) => film.addEventListener('seeked', () => done(true), { once: true })),
    );
    expect(await turns).toBe(true);
    await visitor.button('Pause').click();
    await visitor.button('Play').waitFor();
    const stopped = await visitor.time();
    await visitor.page.waitForTimeout(200);
    expect(await visitor.time()).toBe(stopped);
    await lookAt(visitor.page, 'cover-film');
    await visitor.button('Play').press('Enter');
    await visitor.button('Pause').waitFor();
    expect(visitor.errors).toEqual([]);
    await visitor.leave();
  });

  it('plays on phones, too, in the page and not over it', async () => {
    const visitor = await guest({ viewport: PHONE, hasTouch: true, isMobile: true });
    await expect.poll(visitor.time).toBeGreaterThan(0.2);
    const box = await visitor.film.boundingBox();
    expect(box?.width).toBe(PHONE.width);
    await visitor.leave();
  });

  it.each([
    ['who wants nothing to move', { reducedMotion: 'reduce' }, false],
    ['who saves data', {}, true],
  ] as const)(
    'does not come to %s: the picture stands there, until the film is asked for',
    async (_who, options, savesData) => {
      // A headless browser learns of the switch while the page is already loading.
      const whole = savesData ? await openWholeBrowser() : undefined;
      const visitor = await guest(options, whole);
      await visitor.page.waitForLoadState('networkidle');
      // To who saves data scripts come with the first turn to what they are for, and so does the button.
      await visitor.page.mouse.move(20, 20);
      await visitor.button('Play').waitFor();
      await visitor.page.waitForLoadState('networkidle');
      expect([visitor.asked(), await visitor.time()]).toEqual([0, 0]);
      const poster = visitor.page.locator('.section-background img');
      expect(await poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1);
      await visitor.button('Play').click();
      await expect.poll(visitor.time).toBeGreaterThan(0.2);
      expect(await visitor.film.isVisible()).toBe(true);
      await visitor.leave();
      await whole?.close();
    },
  );

  it('does not come where no script lets it be stopped (WCAG 2.2.2)', async () => {
    const visitor = await guest({ javaScriptEnabled: false });
    await visitor.page.locator('.section-background img').waitFor();
    await visitor.page.waitForLoadState('networkidle');
    expect([visitor.asked(), await visitor.page.locator('.background-film__stop').isVisible()]).toEqual([0, false]);
    await visitor.leave();
  });
});

/** Saves data as the browser's own switch does: sites and their scripts can see it. */
async function saveData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

import type { BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { type MadeSections, makePage } from '../testing/editing/canvas.ts';
import { recordFilm } from '../testing/film.ts';
import { lookAt, widthBeyond } from '../testing/look.ts';
import type { Owner } from '../testing/owner.ts';
import { openCanvas } from '../testing/ownerSession.ts';
import type { OwnShop } from '../testing/ownShop.ts';
import { createVisitor } from '../testing/visitor.ts';

const FILM = 'press.webm';
const LONG = 'The band with the long name that somebody gave it on a Friday evening, late, and never shortened again';

let shop: OwnShop;
let owner: Owner;
let page: Page;
let errors: readonly string[];
let pageId: string;

beforeAll(async () => {
  const sections: MadeSections = {
    opening: {
      words: [[1, 1, 7, 4], '<h1>Three colours, one evening</h1>'],
      more: [[1, 6, 5, 5], '<p>The press is warm. Come in.</p>'],
    },
    closing: { end: [[1, 1, 6, 4], '<p>See you.</p>'] },
  };
  const browser = { reducedMotion: 'no-preference' } as const;
  ({ shop, owner, page, errors, pageId } = await openCanvas('Bands', sections, { browser }));
});
afterAll(() => shop?.close());

const settled = () => page.locator('[data-region="canvas"] [data-settled]').waitFor();
const saved = () => page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
const frame = (): FrameLocator => page.frameLocator('[data-region="canvas"] iframe');
const settings = () => page.getByRole('complementary', { name: 'Settings' });
const chooser = () => page.getByRole('dialog', { name: 'Add section' });
const library = () => page.getByRole('dialog').filter({ has: page.getByRole('grid', { name: 'Library' }) });
const chooseSection = (id: string) => page.locator(`[data-section-item="${id}"]`).focus();
const sections = () => frame().locator('.page-section[data-section-id]');
const find = async (words: string) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
};
const publish = async (path: string, text: string | RegExp) => {
  await saved();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: /^Publish everything/ }).click();
  await page.getByText('Published', { exact: true }).first().waitFor();
  await expect.poll(async () => (await createVisitor(shop).get(path)).body, { timeout: 10_000 }).toMatch(text);
};

describe('a section saved as a template (product.md 1.1)', () => {
  it('says where saved sections will stand while there are none', async () => {
    await find('add section from a template');
    await chooser().getByRole('option', { name: 'Saved sections' }).click();
    await chooser()
      .getByText(/^No saved sections/)
      .waitFor();
    expect(await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
    await picture(page, 'saved-sections-empty', { fullPage: false });
    await page.keyboard.press('Escape');
  });

  it('is saved by keys alone, under a name, with a picture of itself', async () => {
    await chooseSection('opening');
    await page.keyboard.press('Control+Alt+s');
    const dialog = page.getByRole('dialog', { name: 'Save section' });
    await dialog.getByText('Three colours').waitFor();
    // First it contains the section's own name.
    expect(await dialog.getByLabel('Name').inputValue()).toBe('opening');
    await dialog.getByLabel('Name').fill('');
    expect(await dialog.getByRole('button', { name: 'Save section' }).isDisabled()).toBe(true);
    await page.keyboard.type(LONG.slice(0, 100));
    await picture(page, 'saved-sections-saving', { fullPage: false });
    expect(await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/^Saved as “The band/).waitFor();
    await saved();
  });

  it('from the toolbar of a section, too', async () => {
    await chooseSection('closing');
    await page.getByRole('toolbar', { name: 'Section' }).getByRole('button', { name: 'Save section' }).click();
    await page.getByRole('dialog', { name: 'Save section' }).getByLabel('Name').fill('Closing');
    await page.keyboard.press('Enter');
    await page.getByText(/^Saved as “Closing”/).waitFor();
    await saved();
  });

  it('stands above our own on every page, and is added where one is', async () => {
    const other = await makePage(owner, 'Elsewhere', {
      first: { one: [[1, 1, 6, 4], '<p>First</p>'] },
    });
    await page.goto(`${shop.appOrigin}/demo/config/pages/${other}`);
    await settled();
    await chooseSection('first');
    await find('add section from a template');
    const rows = chooser().getByRole('row');
    expect(await rows.nth(1).textContent()).toContain('Closing');
    expect(await rows.nth(2).textContent()).toContain('The band with the long name');
    for (const [size, viewport] of [
      ['desktop', DESKTOP],
      ['phone', PHONE],
    ] as const) {
      await page.setViewportSize(viewport);
      await picture(page, `saved-sections-${size}`, { fullPage: false });
      expect([size, await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })]).toEqual([size, []]);
      expect([size, Math.max(0, await widthBeyond(page))]).toEqual([size, 0]);
    }
    await page.setViewportSize(DESKTOP);
    await rows.nth(2).click();
    await chooser().waitFor({ state: 'detached' });
    await expect.poll(() => sections().count()).toBe(2);
    await frame().getByRole('heading', { name: 'Three colours, one evening' }).waitFor();
    await saved();
  });

  it('is found in the palette by its name', async () => {
    await find('add closing');
    await expect.poll(() => sections().count()).toBe(3);
    await frame().getByText('See you.').waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => sections().count()).toBe(2);
  });

  it('is renamed and deleted by keys, and taken back; what was made of it stays', async () => {
    await find('add section from a template');
    const row = (name: string) => chooser().getByRole('row', { name });
    await row('Closing').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
    const rename = page.getByRole('dialog', { name: 'Rename saved section' });
    await rename.getByLabel('Name').fill('Goodbye band');
    await page.keyboard.press('Enter');
    await rename.waitFor({ state: 'detached' });
    await row('Goodbye band').waitFor();
    await chooser()
      .getByRole('button', { name: /^More actions for The band/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await row('The band').waitFor({ state: 'detached' });
    await page.getByText(/deleted\. Sections made from it are kept\./).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await row('The band').waitFor();
    await chooser().getByRole('button', { name: 'Close' }).click();
    await chooser().waitFor({ state: 'detached' });
    expect(await sections().count()).toBe(2);
  });

  it('is there after the window is closed, and nothing that waits to be published', async () => {
    await saved();
    await publish('/elsewhere', /Three colours, one evening/);
    await find('add section from a template');
    await chooser()
      .getByRole('button', { name: /^More actions for The band/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.keyboard.press('Escape');
    await saved();
    await page.reload();
    await settled();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText(/^Everything is published\. Last/).waitFor();
    await page.keyboard.press('Escape');
    await find('add section from a template');
    await chooser().getByRole('row', { name: 'Goodbye band' }).waitFor();
    expect(await chooser().getByRole('row', { name: 'The band' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(errors).toEqual([]);
  });
});

/** Opens the page as a visitor and counts the requests for the film. */
async function guest(options: BrowserContextOptions = {}) {
  const visitor = await (await newContext(shop.browser, options)).newPage();
  let asked = 0;
  visitor.on('request', (request) => {
    if (request.url().endsWith(FILM)) asked += 1;
  });
  await visitor.goto(`${shop.shopOrigin}/bands`);
  return {
    page: visitor,
    errors: watchForErrors(visitor),
    button: (act: 'Pause' | 'Play') => visitor.getByRole('button', { name: `${act} the background film` }),
    asked: () => asked,
    time: () => visitor.locator('.background-film').evaluate((film: HTMLVideoElement) => film.currentTime),
    isPaused: () => visitor.locator('.background-film').evaluate((film: HTMLVideoElement) => film.paused),
    leave: () => visitor.context().close(),
  };
}

describe('a film behind a section (ENUM-08)', () => {
  it('is chosen in its settings, with a picture before it, and stands still while the page is edited', async () => {
    await page.goto(`${shop.appOrigin}/demo/config/pages/${pageId}`);
    await settled();
    await chooseSection('opening');
    await find('section settings');
    await settings().getByRole('radio', { name: 'Video' }).click();
    await settings().getByRole('button', { name: 'Select video' }).click();
    await library().waitFor();
    const buffer = await recordFilm(page);
    await library().locator('input[type="file"]').setInputFiles({ name: FILM, mimeType: 'video/webm', buffer });
    await library().getByRole('row', { name: FILM, selected: true }).waitFor();
    await library().getByRole('button', { name: 'Choose', exact: true }).click();
    await settings().getByText(FILM).waitFor();
    await settings()
      .getByText(/see the poster image only/)
      .waitFor();
    await settings().getByRole('group', { name: 'Poster image' }).getByRole('button', { name: 'Choose' }).click();
    await library().getByRole('row').first().click();
    await library().getByRole('button', { name: 'Choose', exact: true }).click();
    await frame().locator('#section-opening .section-background img').waitFor();
    const film = frame().locator('.background-film');
    await expect.poll(() => film.evaluate((each: HTMLVideoElement) => each.readyState)).toBeGreaterThanOrEqual(2);
    expect(await film.evaluate((each: HTMLVideoElement) => [each.paused, each.currentTime])).toEqual([true, 0]);
    await picture(page, 'section-film-editor', { fullPage: false });
    expect(await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
    await publish('/bands', FILM);
    expect(errors).toEqual([]);
  });

  it('plays over and over without sound until a visitor stops it, and rests while it is out of view', async () => {
    const visitor = await guest();
    await visitor.button('Pause').waitFor();
    await expect.poll(visitor.time).toBeGreaterThan(0.2);
    const film = visitor.page.locator('.background-film');
    expect(await film.evaluate(({ muted, loop, playsInline }: HTMLVideoElement) => [muted, loop, playsInline])).toEqual(
      [true, true, true],
    );
    await visitor.page.locator('footer').last().scrollIntoViewIfNeeded();
    await visitor.page.setViewportSize({ width: 1440, height: 300 });
    await visitor.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(visitor.isPaused).toBe(true);
    await visitor.page.evaluate(() => scrollTo(0, 0));
    await expect.poll(visitor.isPaused).toBe(false);
    await visitor.page.setViewportSize(DESKTOP);
    await visitor.button('Pause').press('Enter');
    await visitor.button('Play').waitFor();
    expect(await visitor.isPaused()).toBe(true);
    await lookAt(visitor.page, 'section-film', { fullPage: false });
    await visitor.button('Play').click();
    await expect.poll(visitor.isPaused).toBe(false);
    expect(visitor.errors).toEqual([]);
    await visitor.leave();
  });

  it('plays on phones in its place, below the words', async () => {
    const visitor = await guest({ viewport: PHONE, hasTouch: true, isMobile: true });
    await expect.poll(visitor.time).toBeGreaterThan(0.2);
    const film = await visitor.page.locator('.background-film').boundingBox();
    const section = await visitor.page.locator('#section-opening').boundingBox();
    expect(film).toEqual(section);
    await visitor.leave();
  });

  it.each([
    ['who wants nothing to move', { reducedMotion: 'reduce' }],
    ['a browser without script', { javaScriptEnabled: false }],
  ] as const)('does not come to %s: the picture stands there', async (who, options) => {
    const visitor = await guest(options);
    const still = visitor.page.locator('#section-opening .section-background img');
    await still.waitFor();
    await visitor.page.waitForLoadState('networkidle');
    expect([visitor.asked(), await visitor.button('Pause').count()]).toEqual([0, 0]);
    if (who.startsWith('who')) {
      expect(await still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1);
      await visitor.button('Play').click();
      await expect.poll(visitor.time).toBeGreaterThan(0.2);
    }
    await visitor.leave();
  });
});

describe('what the theme shows of a page (decision 0111)', () => {
  const seen = async (path: string) => (await createVisitor(shop).get(path)).body;

  it('stays on the home page when its first section is published, and can be switched off', async () => {
    const words = { description: '<h1>Come in</h1>', body: '<p>The kettle is on.</p>' };
    const front = await makePage(owner, 'Front', {}, words);
    await page.goto(`${shop.appOrigin}/demo/config/pages/${front}`);
    await frame().locator('.site-header').waitFor();
    await find('set as home page');
    await publish('/', /id="featured-title"/);
    await page.getByText('This page uses the theme’s layout').waitFor();
    await find('add section from a template');
    await chooser().getByRole('row', { name: 'Goodbye band' }).click();
    await frame().getByText('See you.').waitFor();
    await frame().locator('#featured-title').waitFor();
    await publish('/', /See you\./);
    const after = await seen('/');
    for (const kept of ['class="hero"', 'id="featured-title"', 'id="index-title"', 'prose--home', 'id="journal-title"'])
      expect(after, kept).toContain(kept);
    const visitor = await (await newContext(shop.browser)).newPage();
    await visitor.goto(shop.shopOrigin);
    await lookAt(visitor, 'kept-home');
    const section = await visitor.locator('.home__sections > .page-section').boundingBox();
    expect([section?.x, section?.width]).toEqual([0, DESKTOP.width]);
    await visitor.context().close();
    await find('page settings');
    await settings().getByText('Theme content').click();
    await frame().locator('#featured-title').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await frame().locator('#featured-title').waitFor();
  });

  it('stays above the sections of a page with a text, and below the entries of a list sections stand', async () => {
    await makePage(owner, 'Kettle', {}, { body: '<h1>Made of copper</h1>' });
    await page.reload();
    await frame().locator('.site-header').waitFor();
    for (const [title, own, path] of [
      ['Kettle', 'Made of copper', '/kettle'],
      ['Journal', 'post-grid', '/journal'],
    ] as const) {
      await find(title);
      await page.waitForURL(/config\/pages/);
      await page.getByText(/^This page uses (the theme’s layout|imported HTML)/).waitFor();
      await find('add section from a template');
      await chooser().getByRole('row', { name: 'Goodbye band' }).click();
      await frame().getByText('See you.').waitFor();
      await publish(path, /See you\./);
      const body = await seen(path);
      expect(body.indexOf(own)).toBeGreaterThan(0);
      expect(body.indexOf('See you.')).toBeGreaterThan(body.indexOf(own));
      const visitor = await (await newContext(shop.browser)).newPage();
      await visitor.goto(shop.shopOrigin + path);
      await lookAt(visitor, `kept-${path.slice(1)}`);
      await visitor.context().close();
    }
    expect(errors).toEqual([]);
  });
});

describe('a new page on a phone (ED-30, decision 0043)', () => {
  const KINDS = ['Store home', 'About', 'Services', 'Landing page', 'FAQ'] as const;
  const pathOf = (kind: string) => `/new-${kind.toLowerCase().replaceAll(' ', '-')}`;

  it('is made of templates', async () => {
    for (const kind of KINDS) {
      await find('add page');
      const dialog = page.getByRole('dialog', { name: 'Add page' });
      await dialog.getByRole('row', { name: kind }).click();
      await dialog.getByLabel('Title').fill(`New ${kind}`);
      await dialog.getByRole('button', { name: 'Add page' }).click();
      await dialog.waitFor({ state: 'detached' });
      await saved();
    }
    await publish(pathOf(KINDS[0]), /page-section/);
  });

  it.each(KINDS)(
    '%s has no holes: from what a block shows to the next is never further than two rows',
    async (kind) => {
      const visitor = await (await newContext(shop.browser, { viewport: PHONE, isMobile: true })).newPage();
      await visitor.goto(shop.shopOrigin + pathOf(kind));
      await visitor.locator('img[loading="lazy"]').evaluateAll((all) => {
        for (const each of all) each.setAttribute('loading', 'eager');
      });
      await visitor.waitForLoadState('networkidle');
      await picture(visitor, `new-page-${pathOf(kind).slice(5)}-phone`);
      const gaps = await visitor.locator('.block-grid').evaluateAll((grids) =>
        grids.flatMap((grid) => {
          const ends = [...grid.children].map((block) => {
            const shown = [...(block.firstElementChild?.children ?? [])].map((each) => each.getBoundingClientRect());
            return {
              top: block.getBoundingClientRect().top,
              bottom: Math.max(...shown.map(({ bottom }) => bottom)),
              id: block.id,
            };
          });
          ends.sort((a, b) => a.top - b.top);
          return ends.slice(1).map(({ top }, index) => Math.round(top - ends[index]!.bottom));
        }),
      );
      expect(gaps.length).toBeGreaterThan(3);
      expect(gaps.filter((gap) => gap > 64)).toEqual([]);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
      await visitor.context().close();
    },
  );
});

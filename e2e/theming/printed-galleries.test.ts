import {
  type AppDocumentResponse,
  type AppFormResponse,
  type AppFormsResponse,
  appDocumentPath,
  appFormPath,
  appFormsPath,
  appPublicationPath,
} from '@quoin/contract/endpoints/content';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { makeLists } from '../testing/buying/madeLists.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { openThemedShop } from '../testing/buying/themedShop.ts';
import { type MadeBlock, makePage } from '../testing/editing/canvas.ts';
import { publishRecords } from '../testing/editing/draft.ts';
import { lookAt } from '../testing/look.ts';
import { untilSeen } from '../testing/messages/messageShop.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import type { OwnShop, Queries } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

/** Galleries and summaries in the markup that templates of others write themselves (issue: existing themes run unmodified). */
let shop: OwnShop;
let owner: Owner;

beforeAll(async () => {
  shop = await openThemedShop('slides');
  owner = await signInOwner(shop);
  const { records } = bodyOf<AppDocumentResponse>(accepted(await owner.visitor.send('GET', appDocumentPath('demo'))));
  const journal = records.find(([key, each]) => key.startsWith('page:') && each.urlId === 'journal')![0].slice(5);
  const summary = { collection: journal, headerText: 'From the journal', design: 'carousel', pageSize: 6 };
  const sound = { audioAssetUrl: '/s/files/tide.mp3', title: 'The press at work', author: 'Halde Press' };
  const film = { url: 'https://vimeo.com/76979871', title: 'Pulling a print' };
  const blocks = {
    all: {
      a0: [[1, 13, 12, 2], '<h1>Parts</h1>'] as MadeBlock,
      a3: [[7, 8, 6, 4], '', { type: 'video', value: film }] as MadeBlock,
      a4: [[1, 16, 12, 5], '', { type: 'newsletter', value: { form: await formWithCaptcha() } }] as MadeBlock,
      a1: [[1, 1, 12, 6], '', { type: 'summary-v2', value: summary }] as MadeBlock,
      a2: [[1, 8, 6, 4], '', { type: 'audio', value: sound }] as MadeBlock,
    },
  };
  await makePage(owner, 'Parts', blocks);
  accepted(await owner.visitor.send('POST', appPublicationPath('demo'), { pages: null, at: null, note: '' }));
  await untilSeen(shop, '/parts', (html) => html.includes('From the journal'));
});
afterAll(() => shop?.close());

/** The demo's newsletter, whose captcha must be solved from now on. */
async function formWithCaptcha(): Promise<string> {
  const { forms } = bodyOf<AppFormsResponse>(accepted(await owner.visitor.get(appFormsPath('demo'))));
  const id = forms.find(({ name }) => name === 'Newsletter')?.id ?? '';
  const { form } = bodyOf<AppFormResponse>(accepted(await owner.visitor.get(appFormPath('demo', id))));
  const { name, fields, revision } = form;
  const settings = { ...form.settings, captchaEnabled: true };
  accepted(await owner.visitor.send('PUT', appFormPath('demo', id), { name, fields, settings, revision }));
  return id;
}

async function open(path: string, options: BrowserContextOptions = {}) {
  const context = await newContext(shop.browser, { reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const errors = watchForErrors(page);
  await page.goto(shop.shopOrigin + path);
  return { context, page, errors };
}

const slideshow = (page: Page) => page.locator('.sqs-gallery-block-slideshow');
const front = (page: Page) =>
  slideshow(page)
    .locator('.slide')
    .evaluateAll((all) => all.findIndex((each) => each.classList.contains('sqs-active-slide')));
const awake = (page: Page) => page.locator('.sqs-gallery-block-slideshow[data-island-awake]').waitFor();

describe('a slideshow written by hand', () => {
  it('turns by its own arrows, thumbnails and keys, and shows its pictures', async () => {
    const { context, page, errors } = await open('/on-walls');
    await awake(page);
    const total = await slideshow(page).locator('.slide').count();
    expect(total).toBeGreaterThan(2);
    await expect
      .poll(() =>
        page
          .locator('.slide img')
          .first()
          .evaluate((each: HTMLImageElement) => each.naturalWidth),
      )
      .toBeGreaterThan(0);
    await slideshow(page).getByRole('button', { name: 'Next picture' }).press('Enter');
    await expect.poll(() => front(page)).toBe(1);
    await slideshow(page).getByRole('button', { name: 'Previous picture' }).click();
    await slideshow(page).getByRole('button', { name: 'Previous picture' }).click();
    await expect.poll(() => front(page)).toBe(total - 1);
    await slideshow(page).locator('.sqs-gallery-thumbnails > :nth-child(3)').click();
    await expect.poll(() => front(page)).toBe(2);
    const strip = slideshow(page).getByRole('group', { name: 'Gallery', exact: true });
    await strip.press('ArrowLeft');
    await expect.poll(() => front(page)).toBe(1);
    await expect
      .poll(() => strip.evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth)))
      .toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('counts each press that comes while it still turns', async () => {
    const { context, page, errors } = await open('/on-walls', { reducedMotion: 'no-preference' });
    await awake(page);
    const strip = slideshow(page).getByRole('group', { name: 'Gallery', exact: true });
    const at = () => strip.evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth));
    await slideshow(page)
      .getByRole('button', { name: 'Next picture' })
      .evaluate(async (next: HTMLElement) => {
        const list = next.closest('.sqs-gallery-block-slideshow')!.querySelector('.gallery-strip')!;
        for (let press = 0; press < 2; press += 1) {
          next.click();
          await new Promise((done) => list.addEventListener('scroll', done, { once: true }));
          // The turn is broken off: browsers then say that the strip is at rest.
          list.dispatchEvent(new Event('scrollend'));
        }
      });
    expect(await front(page)).toBe(2);
    await expect.poll(at).toBe(2);
    // When it is laid out again, the strip returns to its last position.
    await slideshow(page)
      .getByRole('button', { name: 'Previous picture' })
      .evaluate((previous: HTMLElement) => {
        previous.click();
        const list = previous.closest('.sqs-gallery-block-slideshow')!.querySelector('.gallery-strip')!;
        list.scrollTo({ left: list.clientWidth * 2, behavior: 'instant' });
      });
    await expect.poll(at).toBe(1);
    expect(await front(page)).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('enlarges its pictures by a press: by keys and by swipes from one to the next', async () => {
    const { context, page, errors } = await open('/on-walls', { viewport: PHONE, hasTouch: true });
    await awake(page);
    await page.locator('.sqs-gallery-block-grid a.image-slide-anchor').nth(1).click();
    const shown = page.locator('dialog[open] img');
    await shown.waitFor();
    const caption = page.locator('dialog[open] figcaption');
    const first = await caption.textContent();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => caption.textContent()).not.toBe(first);
    await shown.evaluate((image) => {
      const at = (clientX: number) => new Touch({ identifier: 1, target: image, clientX, clientY: 200 });
      const fire = (type: string, touches: Touch[], changedTouches: Touch[]) =>
        image.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }));
      fire('touchstart', [at(100)], [at(100)]);
      fire('touchend', [], [at(250)]);
    });
    await expect.poll(() => caption.textContent()).toBe(first);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('stands in its columns and strips, and everybody can use it', async () => {
    const { context, page, errors } = await open('/on-walls');
    await awake(page);
    const columns = await page
      .locator('.sqs-gallery-block-grid .sqs-gallery')
      .evaluate((each) => getComputedStyle(each).gridTemplateColumns.split(' ').length);
    expect(columns).toBe(2);
    await lookAt(page, 'printed-galleries-by-hand');
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a summary written by hand', () => {
  it('is turned by its pager', async () => {
    const { context, page, errors } = await open('/parts');
    await page.locator('.summary-v2-block[data-island-awake]').waitFor();
    const list = page.locator('.summary-item-list');
    expect(await list.locator('.summary-item').count()).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Next picture' }).press(' ');
    await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50);
    expect(await page.locator('audio[controls]').count()).toBe(1);
    await lookAt(page, 'printed-summary-by-hand');
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('blocks in a theme of others', () => {
  it('take a sign-up whose captcha is solved, play sound, and show a film on consent', async () => {
    const { context, page, errors } = await open('/parts');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const form = page.locator('.sqs-block-newsletter form');
    await form.getByLabel('Email').fill('ida@example.com');
    await form.getByRole('button').press('Enter');
    await page.locator('.sqs-block-newsletter .form-submission-text').waitFor();
    expect(asked.filter((url) => url.includes('/api/captcha/challenge'))).toHaveLength(1);
    expect(await page.locator('audio[controls]').count()).toBe(1);
    expect(await page.locator('.sqs-block-video iframe').count()).toBe(0);
    await page.locator('.sqs-block-video .embed__open').waitFor();
    expect(asked.filter((url) => !url.startsWith(shop.shopOrigin))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a buy button written by hand', () => {
  it('asks for what is missing and sells', async () => {
    const { context, page, errors } = await open('/shop/ridge-lines');
    const button = page.locator('.sqs-add-to-cart-button[data-state]');
    await button.waitFor();
    await button.press('Enter');
    await page.locator('[role="alertdialog"], dialog[open]').first().waitFor();
    await page.keyboard.press('Escape');
    for (const [name, value] of Object.entries({ Size: '30 × 40 cm', Frame: 'Oak', Ink: 'Rust' }))
      await page.locator(`select[data-variant-option-name="${name}"]`).selectOption(value);
    await button.click();
    await page.locator('[data-island="cart-pill"][data-island-awake]').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('has the form of the house behind it without script', async () => {
    const { context, page } = await open('/shop/ridge-lines', { javaScriptEnabled: false });
    expect(await page.locator('form[action="/cart/add"]').count()).toBe(1);
    await context.close();
  });
});

describe('icons', () => {
  it('of services stand in the page once, in the style that the theme names, and as files', async () => {
    const url = 'https://vimeo.com/ridge';
    await publishRecords(owner, [{ key: 'site:site', path: ['socialLinks'], now: [{ name: 'ridge', url }] }]);
    await untilSeen(shop, '/shop/ridge-lines', (html) => html.includes('vimeo-icon'));
    const { context, page, errors } = await open('/shop/ridge-lines');
    const link = page.getByRole('link', { name: 'ridge', exact: true });
    expect(await link.getAttribute('href')).toBe(url);
    const style = await link.evaluate((each) => {
      const { borderRadius, width, backgroundColor } = getComputedStyle(each);
      return { borderRadius, width, backgroundColor };
    });
    expect(style).toEqual({ borderRadius: '50%', width: '48px', backgroundColor: 'rgb(43, 43, 43)' });
    expect(await page.locator('symbol').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      'vimeo-icon',
      'vimeo-mask',
    ]);
    const mark = await page.locator('.buy').evaluate((each) => getComputedStyle(each, '::before').maskImage);
    expect(mark).toContain('data:image/svg+xml');
    const files = await page.evaluate(async () => {
      const paths = ['/universal/svg/social-accounts.svg', '/universal/svg/social/vimeo.svg'];
      const answers = await Promise.all(paths.map((path) => fetch(path)));
      return answers.map(({ status, headers }) => [status, headers.get('content-type')]);
    });
    expect(files).toEqual([
      [200, 'image/svg+xml'],
      [200, 'image/svg+xml'],
    ]);
    await picture(page, 'printed-icons');
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('tweaks of the platform', () => {
  // This theme has templates of a blog alone.
  let other: OwnShop;
  let its: Owner;
  beforeAll(async () => {
    // A locale where hours go from 1 to 12, unless the owner chooses otherwise.
    const prepare = async (database: Queries) => {
      await database.query('UPDATE website SET language = $1 WHERE identifier = $2', ['en-US', 'demo']);
    };
    other = await openThemedShop('markup', { prepare });
    its = await signInOwner(other);
    await makeLists(its);
  });
  afterAll(() => other?.close());

  /** Each publication has its own title for the shop, which shows that it is out. */
  async function choose(tweaks: Readonly<Record<string, string>>): Promise<void> {
    await publishRecords(its, [{ key: 'style:style', path: ['tweaks'], now: tweaks }]);
    const { 'show-product-price': price = 'true', 'gallery-loop': loop = 'false' } = tweaks;
    await untilSeen(
      other,
      '/shop',
      (html) =>
        html.includes(' show-product-price ') === (price === 'true') &&
        html.includes(' gallery-loop ') === (loop === 'true'),
    );
  }
  async function visit<T>(path: string, look: (page: Page) => Promise<T>): Promise<T> {
    const context = await newContext(other.browser, { reducedMotion: 'reduce' });
    const page = await context.newPage();
    const errors = watchForErrors(page);
    await page.goto(other.shopOrigin + path);
    const seen = await look(page);
    expect(errors).toEqual([]);
    await context.close();
    return seen;
  }
  const turned = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const ahead = (page: Page) =>
    page.locator('.picture-grid > *').evaluateAll((all) => all.findIndex((each) => each.matches('.sqs-active-slide')));
  const gallery = (page: Page) => page.locator('.picture-grid[role="group"]');

  it('show on lists of products (site-templates 7)', async () => {
    const look = () =>
      visit('/shop', async (page) => {
        const card = page.locator('.product-card').first();
        const price = await card.locator('.product-card__price').isVisible();
        const align = await card.evaluate((each) => getComputedStyle(each).textAlign);
        const ratio = await card
          .locator('img')
          .first()
          .evaluate((each) => getComputedStyle(each).aspectRatio);
        return { price, align, ratio };
      });
    expect(await look()).toEqual({ price: true, align: 'center', ratio: '1 / 1' });
    await choose({
      ...{ 'show-product-price': 'false', 'product-list-alignment': 'Right' },
      'product-item-size': '16:9 Widescreen',
    });
    expect(await look()).toEqual({ price: false, align: 'right', ratio: '16 / 9' });
  });

  it('show on galleries, in dates and over lists: as they are until somebody chooses (site-templates 7)', async () => {
    await choose({ 'gallery-design': 'Slideshow' });
    await visit('/pictures', async (page) => {
      await gallery(page).waitFor();
      const opacities = () =>
        page.locator('.picture-grid > *').evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity));
      await expect.poll(opacities).toEqual(['1', '0', '0', '0', '0']);
      await turned(page, 'Next picture');
      await expect.poll(opacities).toEqual(['0', '1', '0', '0', '0']);
      await turned(page, 'Previous picture');
      await turned(page, 'Previous picture');
      expect(await ahead(page)).toBe(0);
      expect(await page.locator('.gallery-dots button').count()).toBe(5);
      expect(await page.locator('.gallery-thumbs').count()).toBe(0);
      const info = page.locator('.picture-grid__info').first();
      expect(await info.evaluate((each) => getComputedStyle(each).opacity)).toBe('0');
      await page.locator('.picture-grid a').first().hover();
      await expect.poll(() => info.evaluate((each) => getComputedStyle(each).opacity)).toBe('1');
    });
    await visit('/dates', async (page) => {
      expect(await page.locator('.event-row__time').first().textContent()).toMatch(/7:00.*PM/);
    });
    await visit('/shop', async (page) => {
      const close = await quickView(page);
      expect(await close.evaluate((each) => getComputedStyle(each).opacity)).toBe('1');
      expect(await close.evaluate((each) => getComputedStyle(each).fontWeight)).toBe('300');
      const title = page.locator('.dialog--quick > .dialog__title');
      const first = await title.textContent();
      const excerpt = page.locator('.dialog--quick .quick-view__excerpt');
      expect(await excerpt.evaluate((each) => getComputedStyle(each).webkitLineClamp)).toBe('3');
      expect((await excerpt.textContent())?.length).toBeGreaterThan(20);
      await picture(page, 'printed-tweaks-quick-view');
      await turned(page, 'Next product');
      await expect.poll(() => title.textContent()).not.toBe(first);
      await turned(page, 'Previous product');
      await expect.poll(() => title.textContent()).toBe(first);
      await turned(page, 'Previous product');
      await expect.poll(() => title.textContent()).not.toBe(first);
    });
  });

  it('show on galleries, in dates and over lists: each chosen otherwise (site-templates 7)', async () => {
    await choose({
      ...{ 'gallery-design': 'Slideshow', 'gallery-transitions': 'Slide', 'gallery-navigation': 'Thumbnails' },
      ...{ 'gallery-loop': 'true', 'gallery-info-overlay': 'Always Show', 'event-time-format': 'true' },
      'tweak-product-quick-view-lightbox-controls-weight': 'Heavy',
      'tweak-product-quick-view-lightbox-show-close-button': 'false',
      'tweak-product-quick-view-lightbox-show-arrows': 'false',
      'tweak-product-quick-view-lightbox-excerpt-display': 'Hide',
    });
    await visit('/pictures', async (page) => {
      await gallery(page).waitFor();
      expect(
        await page
          .locator('.picture-grid > *')
          .nth(1)
          .evaluate((each) => getComputedStyle(each).opacity),
      ).toBe('1');
      await turned(page, 'Previous picture');
      await expect.poll(() => ahead(page)).toBe(4);
      await page.locator('.gallery-thumbs button').nth(2).click();
      await expect.poll(() => ahead(page)).toBe(2);
      const arrow = await page.locator('.gallery-control--next').boundingBox();
      const strip = await gallery(page).boundingBox();
      expect(arrow!.x + arrow!.width).toBeLessThanOrEqual(strip!.x + strip!.width);
      const sizes = () =>
        page
          .locator('.gallery-thumbs img')
          .evaluateAll((all) => all.map((each) => [each.clientHeight, (each as HTMLImageElement).naturalWidth > 0]));
      // The pictures themselves may still be on their way.
      await expect.poll(sizes).toEqual(Array(5).fill([100, true]));
      const info = page.locator('.picture-grid__info').nth(2);
      expect(await info.evaluate((each) => getComputedStyle(each).opacity)).toBe('1');
      await picture(page, 'printed-tweaks-gallery');
    });
    await visit('/dates', async (page) => {
      expect(await page.locator('.event-row__time').first().textContent()).toContain('19:00');
    });
    await visit('/shop', async (page) => {
      const close = await quickView(page);
      expect(await close.evaluate((each) => getComputedStyle(each).fontWeight)).toBe('700');
      expect(await page.locator('.quick-view__arrows, .quick-view__excerpt').count()).toBe(0);
      await page.locator('.dialog--quick input, .dialog--quick select').first().focus();
      expect(await close.evaluate((each) => getComputedStyle(each).opacity)).toBe('0');
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    });
  });

  it('show over pictures that a press enlarges (site-templates 7)', async () => {
    const ground = async () => {
      const { context, page, errors } = await open('/on-walls');
      await awake(page);
      await page.locator('.sqs-gallery-block-grid a.image-slide-anchor').first().click();
      await page.locator('dialog[open] img').waitFor();
      const color = await page.locator('dialog[open]').evaluate((each) => getComputedStyle(each).backgroundColor);
      expect(errors).toEqual([]);
      await context.close();
      return (color.match(/[\d.]+/g) ?? []).slice(0, 3).every((part) => Number(part) > 200) ? 'light' : `dark ${color}`;
    };
    const before = await ground();
    const chosen = { 'lightbox-style': before === 'light' ? 'Dark' : 'Light' };
    await publishRecords(owner, [{ key: 'style:style', path: ['tweaks'], now: chosen }]);
    await untilSeen(shop, '/on-walls', (html) =>
      html.includes(`lightbox-style-${before === 'light' ? 'dark' : 'light'}`),
    );
    expect(await ground()).not.toBe(before);
  });
});

/** Opens the first product over the list; answers what closes it. */
async function quickView(page: Page) {
  await page.locator('.product-card').first().hover();
  await page.locator('a[data-quick-view]').first().click();
  const close = page.locator('.dialog--quick').getByRole('button', { name: 'Close', exact: true });
  await close.waitFor({ state: 'attached' });
  return close;
}

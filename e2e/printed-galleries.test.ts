import { type AppDocumentResponse, appDocumentPath, appPublicationPath } from '@quoin/contract/endpoints/content';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext, PHONE, watchForErrors } from './testing/browser.ts';
import { type MadeBlock, makePage } from './testing/canvas.ts';
import { lookAt } from './testing/look.ts';
import { untilSeen } from './testing/messageShop.ts';
import { type Owner, signInOwner } from './testing/owner.ts';
import type { OwnShop } from './testing/ownShop.ts';
import { accepted } from './testing/purchase.ts';
import { openThemedShop } from './testing/themedShop.ts';
import { bodyOf } from './testing/visitor.ts';

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
  const blocks = {
    all: {
      a1: [[1, 1, 12, 6], '', { type: 'summary-v2', value: summary }] as MadeBlock,
      a2: [[1, 8, 6, 4], '', { type: 'audio', value: sound }] as MadeBlock,
    },
  };
  await makePage(owner, 'Parts', blocks);
  accepted(await owner.visitor.send('POST', appPublicationPath('demo'), { pages: null, at: null, note: '' }));
  await untilSeen(shop, '/parts', (html) => html.includes('From the journal'));
});
afterAll(() => shop?.close());

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

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, picture } from '../testing/browser.ts';
import { type CanvasHand, canvasHand, makePage } from '../testing/editing/canvas.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, signInQuietly } from '../testing/ownShop.ts';
import { makeArea } from '../testing/records.ts';

/** What people read when something does not come, in the exact words, and that trying again helps (EDIT-05, EDIT-06). */
const AXE = { except: [ANNOUNCER, 'iframe'] };
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Mobile Safari/537.36';

let shop: OwnShop;
let owner: Owner;
let context: BrowserContext;
let page: Page;
let hand: CanvasHand;
let pageId: string;

beforeAll(async () => {
  shop = await openOwnShop();
  owner = await signInOwner(shop);
  pageId = await makePage(owner, 'Messages', {
    first: {
      words: [[1, 1, 6, 4], '<p>Words</p>'],
      code: [[7, 1, 6, 4], '', { type: 'code', value: { code: 'a' } }],
      links: [[1, 6, 6, 4], '', { type: 'navigation', value: {} }],
    },
  });
  context = await newContext(shop.browser, { viewport: DESKTOP, bypassCSP: false, reducedMotion: 'reduce' });
  page = await context.newPage();
  hand = canvasHand(page);
  await signInQuietly(page, shop);
});
afterAll(() => shop?.close());

const app = (path: string) => `${shop.appOrigin}/demo/config${path}`;
/** Nothing that matches is answered until it is let go. */
async function cut(pattern: RegExp): Promise<() => Promise<void>> {
  await page.route(pattern, (route) => route.abort('connectionfailed'));
  return () => page.unroute(pattern);
}
const tryAgain = (within: Page | ReturnType<Page['locator']> = page) =>
  within.getByRole('button', { name: 'Try again', exact: true }).click();

describe('what does not come', () => {
  it('is the page on the canvas: Unable to load. Try again. (EDIT-06)', async () => {
    const mend = await cut(/\/document\/canvas/);
    await page.goto(app(`/pages/${pageId}`));
    const notice = page.getByRole('alert').filter({ hasText: 'Unable to load. Try again.' });
    await notice.waitFor();
    await picture(page, 'messages-canvas', { fullPage: false });
    await mend();
    await tryAgain(notice);
    await hand.settled();
  });

  it('are the fonts of the packs: Unable to load fonts (EDIT-06)', async () => {
    const mend = await cut(/\.woff2/);
    await page.getByRole('tab', { name: 'Style' }).click();
    await page.getByRole('button', { name: /Packs, fonts, sizes/ }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Unable to load fonts' });
    await notice.waitFor();
    await mend();
    await tryAgain(notice);
    await expect.poll(() => notice.count()).toBe(0);
  });

  it('are the files of the library: Unable to load results (EDIT-06)', async () => {
    const mend = await cut(/\/sites\/demo\/media(\?|$)/);
    await page.goto(app('/media'));
    const notice = page.getByRole('alert').filter({ hasText: 'Unable to load results' });
    await notice.waitFor();
    // Why: the connection, in the words people know.
    await notice.getByText('Unable to connect. Please try again', { exact: true }).waitFor();
    await mend();
    await tryAgain(notice);
    await page.getByRole('row').nth(2).waitFor();
  });

  it('are the collections of the site: Unable to load collections (EDIT-06)', async () => {
    const mend = await cut(/\/sites\/demo\/journals/);
    await page.goto(app('/content'));
    const notice = page.getByRole('alert').filter({ hasText: 'Unable to load collections' });
    await notice.waitFor();
    await mend();
    await tryAgain(notice);
    await page.getByRole('heading', { name: 'Journal', level: 1 }).waitFor();
  });

  it('is an entry that is there no more: Unable to locate content (EDIT-06)', async () => {
    await page.goto(`${page.url()}/00000000-0000-4000-8000-000000000000`);
    await page.getByRole('alert').getByText('Unable to locate content', { exact: true }).waitFor();
  });
});

describe('tags', () => {
  it('stand once, and are written anew one at a time (EDIT-05)', async () => {
    await page.goto(app('/content'));
    await page.getByRole('link', { name: 'Edit details of The third colour' }).click();
    const tags = page
      .getByRole('combobox', { name: 'Tags' })
      .or(page.getByLabel('Tags', { exact: true }))
      .first();
    for (const word of ['calm', 'bright']) {
      await tags.fill(word);
      await tags.press('Enter');
    }
    await tags.fill('calm');
    await tags.press('Enter');
    await page.getByText('This tag already exists', { exact: true }).waitFor();
    await tags.fill('');
    await page.getByRole('button', { name: 'Edit bright' }).click();
    const rewritten = page.getByLabel('Edit tag bright');
    await rewritten.fill('calm');
    await rewritten.press('Enter');
    await page.getByText('This tag already exists', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Edit calm' }).click();
    await page.getByText('You may only edit one tag at a time', { exact: true }).waitFor();
    await picture(page, 'messages-tags', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await rewritten.fill('loud');
    await rewritten.press('Enter');
    await page.getByRole('button', { name: 'Edit loud' }).waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
  });
});

describe('what a browser cannot do', () => {
  it('on Android: Code editing is not available on Android. (EDIT-06)', async () => {
    const phone = await newContext(shop.browser, { viewport: DESKTOP, userAgent: ANDROID, reducedMotion: 'reduce' });
    const other = await phone.newPage();
    await signInQuietly(other, shop);
    await other.goto(app(`/pages/${pageId}`));
    await canvasHand(other).settled();
    await other.keyboard.press('Control+k');
    await other.keyboard.type('code of all pages');
    await other.keyboard.press('Enter');
    await other.getByText('Code editing is not available on Android.', { exact: true }).waitFor();
    await phone.close();
  });

  it('where it lists no time zones: Failed to load timezone, and the one that is set stays (EDIT-06)', async () => {
    const old = await newContext(shop.browser, { viewport: DESKTOP, reducedMotion: 'reduce' });
    await old.addInitScript(() => {
      Object.assign(Intl, { supportedValuesOf: undefined });
    });
    const other = await old.newPage();
    await signInQuietly(other, shop);
    await other.goto(app('/settings/store'));
    await other.getByText('Failed to load timezone', { exact: true }).waitFor();
    await other.getByRole('button', { name: /Europe\/Berlin/ }).waitFor();
    await old.close();
  });
});

describe('the pages of members', () => {
  const pages = () => page.getByRole('tree', { name: 'Pages' });
  const row = (name: string) => pages().getByRole('treeitem', { name, exact: true });

  it('have a group in the tree once there is an area: dragged in, dragged out, undone, and in no menu (ENUM-14)', async () => {
    await page.goto(app(`/pages/${pageId}`));
    await hand.settled();
    await page.getByRole('tab', { name: 'Pages' }).click();
    expect(await row('Member areas').count()).toBe(0);
    await makeArea(owner, 'Friends', 'free');
    await page.reload();
    await hand.settled();
    await page.getByRole('tab', { name: 'Pages' }).click();
    await row('Member areas').waitFor();
    const from = (await row('Messages').boundingBox())!;
    const to = (await row('Member areas').boundingBox())!;
    await page.mouse.move(from.x + 70, from.y + from.height / 2);
    await page.mouse.down();
    for (const part of [0.4, 0.8, 1])
      await page.mouse.move(from.x + 70, from.y + from.height / 2 + (to.y - from.y) * part);
    await picture(page, 'members-tree', { fullPage: false });
    await page.mouse.up();
    const order = () =>
      pages()
        .getByRole('treeitem')
        .evaluateAll((rows) => rows.map((each) => each.getAttribute('aria-label')));
    const isBelow = async () => {
      const names = await order();
      return names.indexOf('Messages') === names.indexOf('Member areas') + 1;
    };
    await expect.poll(isBelow).toBe(true);
    await page.getByText('Saved', { exact: true }).waitFor();
    // No menu leads there, and the block of links does not offer the group.
    await hand.click('links');
    await page.getByRole('complementary', { name: 'Settings' }).getByRole('button', { name: /Menu/ }).click();
    const offered = await page.getByRole('option').allTextContents();
    expect(offered).toContain('Main Navigation');
    expect(offered).not.toContain('Member areas');
    await page.keyboard.press('Escape');
    await page.getByRole('toolbar', { name: 'Editor' }).getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(isBelow).toBe(false);
  });
});

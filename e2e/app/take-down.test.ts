import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { picture } from '../testing/browser.ts';
import { type CanvasHand, makePage } from '../testing/editing/canvas.ts';
import { ask } from '../testing/installation.ts';
import { lookAt } from '../testing/look.ts';
import type { Owner } from '../testing/owner.ts';
import { openOwnerSession } from '../testing/ownerSession.ts';
import type { OwnShop } from '../testing/ownShop.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };

let shop: OwnShop;
let owner: Owner;
let hand: CanvasHand;
let page: Page;
let errors: readonly string[];

beforeAll(async () => {
  ({ shop, owner, page, errors, hand } = await openOwnerSession());
});
afterAll(() => shop?.close());

const settings = () => page.getByRole('complementary', { name: 'Settings' });
const undo = () => page.getByRole('toolbar', { name: 'Editor' }).getByRole('button', { name: /^Undo/ });
const saved = () => page.getByText('Saved', { exact: true }).waitFor();
/** All of the draft; `before` looks at what the dialog says of it. */
const publish = async (before?: (dialog: Locator) => Promise<unknown>) => {
  await saved();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await before?.(dialog);
  await dialog
    .getByRole('button', { name: /^Publish/ })
    .last()
    .click();
  await dialog.waitFor({ state: 'detached' });
};
/** The first row of a list: its end is switched on and kept. */
const takeDownFirst = async (list: 'content' | 'products', before?: () => Promise<unknown>) => {
  await page.goto(`${shop.appOrigin}/demo/config/${list}`);
  // Of a post next to its page, of a product in its form.
  await page
    .locator(list === 'content' ? 'tbody a' : 'tbody a:has-text("Edit details")')
    .first()
    .click();
  await page.getByText('Schedule unpublishing').click();
  await page.getByLabel('Unpublish on', { exact: true }).waitFor();
  await before?.();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
};
const saysUntil = () =>
  page
    .getByText(/^until /)
    .first()
    .waitFor();
const answerAt = (path: string) => ask({ port: shop.port }, path, { host: `demo.localhost:${shop.port}` });

const statusOf = async () => (await answerAt('/spring-fair')).status;

/** As the field of a browser holds it, in the time zone of the demo shop. */
function siteTime(moment: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);
  return parts.replace(' ', 'T');
}

async function zoneOfSite(): Promise<string> {
  const hint = await settings()
    .getByText(/site time zone: /)
    .textContent();
  return /time zone: (.+)\.$/.exec(hint ?? '')?.[1] ?? '';
}

describe('a page that is taken down at a time (product.md 1.4)', () => {
  it('has its end in its settings, which is undone like anything else, and is said in the tree and on publishing', async () => {
    const id = await makePage(owner, 'Spring-fair', { start: { words: [[1, 1, 6, 4], '<p>Come and see</p>'] } });
    await page.goto(`${shop.appOrigin}/demo/config/pages/${id}`);
    await hand.settled();
    await page.getByRole('tab', { name: 'Pages' }).click();
    await page.getByRole('treeitem', { name: /^Spring-fair/ }).click();
    await settings().getByRole('button', { name: 'Schedule' }).click();
    await settings().getByText('Schedule unpublishing').click();
    const moment = settings().getByLabel('Unpublish on', { exact: true });
    await moment.waitFor();
    const zone = await zoneOfSite();
    expect(zone).toMatch(/^[A-Z][a-z]+\//);
    await page.getByRole('treeitem', { name: /^Spring-fair, unpublishes / }).waitFor();
    const goal = settings().getByLabel('Redirect visitors to');
    await goal.fill('javascript:1');
    await settings()
      .getByText(/is not a valid link/)
      .waitFor();
    await goal.fill('/journal');
    await picture(page, 'take-down-page-desktop', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    for (let step = 0; step < 9; step += 1) {
      if ((await moment.count()) === 0) break;
      await undo().click();
    }
    await expect.poll(() => moment.count()).toBe(0);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect.poll(() => moment.count()).toBe(1);
    await goal.fill('/journal');
    await publish(async (dialog) => {
      await dialog.getByText(/^“Spring-fair” unpublishes /).waitFor();
      await picture(page, 'take-down-publish-desktop', { fullPage: false });
      expect(await violationsOf(page, AXE)).toEqual([]);
    });
    await expect.poll(statusOf).toBe(200);
  });

  it('is gone at that moment, with the server killed meanwhile, and comes back when its end is taken away', async () => {
    const moment = settings().getByLabel('Unpublish on', { exact: true });
    const zone = await zoneOfSite();
    // The field has no seconds, so a minute that has started is over.
    await moment.fill(siteTime(Date.now() - 60_000, zone));
    await settings()
      .getByText(/^Unpublished \w/)
      .waitFor();
    await picture(page, 'take-down-over-desktop', { fullPage: false });
    await publish();
    // A site's version is looked up once a second.
    await expect.poll(statusOf).toBe(302);
    expect((await answerAt('/spring-fair')).headers.location).toBe('/journal');
    await shop.kill();
    await shop.restart();
    expect((await answerAt('/spring-fair')).status).toBe(302);
    await page.reload();
    await hand.settled();
    await page.getByRole('tab', { name: 'Pages' }).click();
    await page.getByRole('treeitem', { name: /^Spring-fair, unpublished / }).click();
    const group = settings().getByRole('button', { name: 'Schedule' });
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    await settings().getByText('Schedule unpublishing').click();
    await publish();
    await expect.poll(statusOf).toBe(200);
  });
});

describe('a post and a product that are taken down at a time', () => {
  it('have their end beside their status, and lists say it', async () => {
    await takeDownFirst('content', () => lookAt(page, 'take-down-entry', { except: [ANNOUNCER] }));
    await page.goBack();
    await saysUntil();
    await lookAt(page, 'take-down-entries', { except: [ANNOUNCER] });
    await takeDownFirst('products');
    await page.goto(`${shop.appOrigin}/demo/config/products`);
    await saysUntil();
    await lookAt(page, 'take-down-products', { except: [ANNOUNCER], fullPage: false });
  });

  it('without anything wrong in the browser', () => {
    expect(errors.filter((each) => !/ERR_CONNECTION_REFUSED|Failed to fetch|EventSource/.test(each))).toEqual([]);
  });
});

import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { type CanvasHand, canvasHand, fingers, makePage, meets } from '../testing/editing/canvas.ts';
import { signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, signInAt } from '../testing/ownShop.ts';

/** What a finger hits without aiming (WCAG 2.5.5), px. */
const TARGET = 44;
const SECTIONS = {
  first: {
    upper: [[1, 1, 5, 4], '<h2>Above</h2>'],
    aside: [[8, 1, 4, 4], '<p>Aside</p>'],
    lower: [[1, 6, 5, 6], '<p>Below</p>'],
  },
  second: { deep: [[1, 1, 4, 14], '<p>Deep</p>'] },
  third: { deeper: [[1, 1, 4, 14], '<p>Deeper</p>'] },
} as const;

let shop: OwnShop;
let context: BrowserContext;
let page: Page;
let hand: CanvasHand;
let touch: Awaited<ReturnType<typeof fingers>>;
let errors: readonly string[];

beforeAll(async () => {
  shop = await openOwnShop();
  const pageId = await makePage(await signInOwner(shop), 'Fingers', SECTIONS);
  context = await newContext(shop.browser, {
    ...{ viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
  });
  page = await context.newPage();
  errors = watchForErrors(page);
  hand = canvasHand(page);
  touch = await fingers(page);
  await signInAt(page, shop);
  await page.goto(`${shop.appOrigin}/demo/config/pages/${pageId}`);
  await hand.settled();
  await page.getByRole('button', { name: 'Phone', exact: true }).tap();
  await page.waitForFunction(
    () => document.querySelector('[data-region="canvas"] iframe')?.getBoundingClientRect().width === 390,
  );
  await hand.settled();
});
afterAll(() => shop?.close());

const tap = async (block: string) => {
  await touch.down(await hand.centre(block));
  await touch.up();
  await expect.poll(() => hand.chosen()).toEqual([block]);
};
/** Holds a block until it is taken up, brings it there, lets go. */
const carry = async (block: string, down: number) => {
  const [x, y] = await hand.centre(block);
  await touch.down([x, y]);
  await page.locator('[data-gesture="draggingBlocks"]').waitFor();
  await touch.move([x, y + down / 4], [x, y + down]);
  await touch.up();
};
const ofBlock = async (action: string) => {
  await page.getByRole('toolbar', { name: 'Block' }).getByRole('button', { name: 'More' }).tap();
  await page.getByRole('menuitem', { name: action }).tap();
};
const sheet = (name: 'Pages and layers' | 'Settings') =>
  page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name });
const saved = () => page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });

describe('on a phone, with fingers', () => {
  it('everything follows the reading, and nothing lies over anything else (ED-30)', async () => {
    const boxes = await Promise.all(['upper', 'aside', 'lower', 'deep'].map((block) => hand.real(block)));
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        expect(meets(one, other)).toBe(false);
        expect(other.y).toBeGreaterThan(one.y);
      }
  });

  it('a tap chooses, a swipe scrolls, two fingers zoom (ED-33)', async () => {
    await tap('aside');
    const [x, y] = await hand.centre('lower');
    await touch.down([x, y]);
    await touch.move([x, y - 150], [x, y - 300]);
    await touch.up();
    await expect.poll(() => hand.scrollTop()).toBeGreaterThan(200);
    await expect.poll(() => page.locator('[data-gesture]').getAttribute('data-gesture')).toBe('idle');
    await touch.down([x, y - 300]);
    await touch.move([x, y], [x, y + 100]);
    await touch.up();
    await expect.poll(() => hand.scrollTop()).toBe(0);
    await hand.press('Escape', 'Escape');
    await expect.poll(() => hand.chosen()).toEqual([]);
    await touch.down([100, 400], [300, 400]);
    await page.locator('[data-gesture="pinching"]').waitFor();
    await touch.moveAll([150, 400], [250, 400]);
    await touch.up();
    await expect.poll(async () => (await hand.overlay('[data-region="canvas"] iframe')).width).toBeLessThan(300);
    await picture(page, 'editor-touch-zoomed', { fullPage: false });
    await page.getByRole('button', { name: 'Desktop', exact: true }).tap();
    await page.getByRole('button', { name: 'Phone', exact: true }).tap();
    await hand.press('Control+0');
    await expect.poll(async () => (await hand.overlay('[data-region="canvas"] iframe')).width).toBe(390);
    await tap('upper');
  });

  it('a held block is dragged: on the phone alone, marked, and brought back (ED-31, ED-33)', async () => {
    await tap('aside');
    const before = await hand.label('aside');
    await carry('aside', -180);
    // The first tap after it counts, and applies to what is there by now.
    await tap('lower');
    await tap('aside');
    await expect.poll(() => hand.label('aside')).toContain('placed for phones');
    await page.locator('[data-own-place="aside"]').getByText('Moved on phones').waitFor();
    await expect.poll(() => page.locator('[data-gesture]').getAttribute('data-gesture')).toBe('idle');
    await saved();
    await picture(page, 'editor-touch-own-place', { fullPage: false });
    await hand.press('Control+1');
    await expect.poll(() => hand.label('aside'), { timeout: 10_000 }).toBe('Text, Row 1, column 8 to 11');
    await hand.press('Control+3');
    await expect.poll(() => hand.label('aside')).toContain('placed for phones');
    await hand.settled();
    await tap('aside');
    await ofBlock('Reset phone position');
    await expect.poll(() => hand.label('aside')).toBe(before);
    await saved();
  });

  it('a block is hidden there, from eyes and from ears (ED-32)', async () => {
    await tap('aside');
    await ofBlock('Hide on phones');
    await expect.poll(() => hand.label('aside')).toContain('hidden');
    await saved();
    await page.getByRole('button', { name: 'Publish', exact: true }).tap();
    await page.getByRole('button', { name: /^Publish everything/ }).tap();
    await page.getByText('Published', { exact: true }).first().waitFor();
    const visitor = await newContext(shop.browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    const seen = await visitor.newPage();
    await seen.goto(`${shop.shopOrigin}/fingers`);
    expect(await seen.locator('#block-aside').evaluate((block) => getComputedStyle(block).display)).toBe('none');
    const heard = await seen.locator('body').ariaSnapshot();
    expect(heard).toContain('Above');
    expect(heard).not.toContain('Aside');
    await visitor.close();
  });

  it('whatever is pressed is 44 pixels wide and high, panels are sheets at the foot (ED-33)', async () => {
    // The bar of the chosen block is near: a finger that taps its neighbour would be taken for one that means the bar.
    await tap('deep');
    await tap('upper');
    await fitFingers(page.getByRole('toolbar', { name: 'Block' }));
    await fitFingers(page.getByRole('toolbar', { name: 'Editor' }));
    await fitFingers(page.getByRole('navigation', { name: 'Panels' }));
    const foot = (await page.getByRole('navigation', { name: 'Panels' }).boundingBox())!;
    for (const [name, label] of [
      ['Settings', 'Settings'],
      ['Pages and layers', 'Pages, layers and style'],
    ] as const) {
      await sheet(name).tap();
      const panel = page.getByRole('complementary', { name: label });
      const { x, y, width, height } = (await panel.boundingBox())!;
      expect([x, width, Math.round(y + height)]).toEqual([0, PHONE.width, Math.round(foot.y)]);
      expect(y).toBeGreaterThan(PHONE.height * 0.3);
      await picture(page, `editor-touch-${name === 'Settings' ? 'settings' : 'pages'}`, { fullPage: false });
      await fitFingers(panel);
      await sheet(name).tap();
      await panel.waitFor({ state: 'detached' });
    }
  });

  it('pages are taken by their grip and come into another place (ED-33)', async () => {
    await sheet('Pages and layers').tap();
    const rows = page.getByRole('tree', { name: 'Pages' }).getByRole('treeitem');
    const names = () => rows.evaluateAll((all) => all.slice(1, 4).map((row) => row.getAttribute('aria-label')));
    await expect.poll(names).toEqual(['Prints', 'Journal', 'The workshop']);
    await dragRow(rows.nth(1), rows.nth(2), 'lower');
    await expect.poll(names).toEqual(['Journal', 'Prints', 'The workshop']);
    await page.getByRole('button', { name: /^Undo: Move link/ }).tap();
    await expect.poll(names).toEqual(['Prints', 'Journal', 'The workshop']);
  });

  it('layers are taken by their grip, and the page follows (ED-33, ED-41)', async () => {
    await page.getByRole('tab', { name: 'Layers' }).tap();
    const rows = page.getByRole('tree', { name: 'Layers' }).getByRole('treeitem');
    const names = () => rows.evaluateAll((all) => all.map((row) => row.textContent));
    await expect.poll(names).toEqual(['first', 'Text', 'Text', 'Text', 'second', 'Text', 'third', 'Text']);
    await dragRow(rows.nth(0), rows.nth(6), 'upper');
    await expect.poll(names).toEqual(['second', 'Text', 'first', 'Text', 'Text', 'Text', 'third', 'Text']);
    await picture(page, 'editor-touch-layers', { fullPage: false });
    await page.getByRole('button', { name: /^Undo: Move section/ }).tap();
    await expect.poll(async () => (await names())[0]).toBe('first');
    expect(errors).toEqual([]);
  });
});

/** By its grip onto the upper or the lower edge of another one. */
async function dragRow(row: Locator, onto: Locator, edge: 'upper' | 'lower'): Promise<void> {
  const grip = (await row.locator('svg').first().boundingBox())!;
  const to = (await onto.boundingBox())!;
  const from = [grip.x + grip.width / 2, grip.y + grip.height / 2] as const;
  await touch.down(from);
  await touch.move(
    [from[0], from[1] + 10],
    [from[0], to.y + to.height / 2],
    [from[0], edge === 'upper' ? to.y + 6 : to.y + to.height - 6],
  );
  await page.locator('[data-drop]').first().waitFor();
  await touch.up();
}

/** Everything in sight that is pressed. */
async function fitFingers(around: Locator): Promise<void> {
  const small = await around.locator('button, a[href], input, select, [role="tab"]').evaluateAll(
    (all, least) =>
      all.flatMap((each) => {
        // Of a field with its label, the label is pressed as well.
        const { width, height } = (each.closest('label') ?? each).getBoundingClientRect();
        const isSeen = each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1;
        const name = each.getAttribute('aria-label') ?? each.textContent;
        return isSeen && Math.min(width, height) < least ? [`${name}: ${width} × ${height}`] : [];
      }),
    TARGET,
  );
  expect(small).toEqual([]);
}

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, PHONE, picture } from '../testing/browser.ts';
import type { CanvasHand } from '../testing/editing/canvas.ts';
import { ask } from '../testing/installation.ts';
import { openCanvas } from '../testing/ownerSession.ts';
import type { OwnShop } from '../testing/ownShop.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };
/**
 * A machine on which one function that a block needs throws, but only for this test's words: text that runs across a
 * page is repeated. The product is as it is installed. Its block throws while it is drawn, for the editor as for
 * visitors.
 */
const THROWS = `const repeat = String.prototype.repeat;
String.prototype.repeat = function (count) {
  if (String(this).includes('Breaks here')) throw new RangeError('no such number');
  return repeat.call(this, count);
};`;
const RUN = { type: 'marquee', value: { items: [{ text: 'Breaks here', link: '' }] } };
const SECTIONS = {
  start: {
    words: [[1, 1, 5, 4], '<p>Before it</p>'],
    runs: [[1, 6, 12, 3], '', RUN],
    more: [[1, 10, 5, 4], '<p>After it</p>'],
  },
} as const;

let shop: OwnShop;
let context: BrowserContext;
let page: Page;
let hand: CanvasHand;
let errors: readonly string[];

beforeAll(async () => {
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(THROWS)}` };
  ({ shop, context, page, errors, hand } = await openCanvas('Broken', SECTIONS, { shop: { env } }));
});
afterAll(() => shop?.close());

const broken = () => page.locator('[data-broken-block="runs"]');
const frame = () => page.frameLocator('[data-region="canvas"] iframe');
const saved = () => page.getByText('Saved', { exact: true }).waitFor();
const undoButton = () => page.getByRole('toolbar', { name: 'Editor' }).getByRole('button', { name: /^Undo/ });

describe('a block that throws while it is drawn (ED-48)', () => {
  it('is a placeholder in the editor with “remove” and “report”, in both sizes', async () => {
    await broken().getByText('“Scrolling text” could not be rendered. Visitors see the page without it.').waitFor();
    for (const [size, viewport] of [
      ['phone', PHONE],
      ['desktop', DESKTOP],
    ] as const) {
      await page.setViewportSize(viewport);
      await broken().waitFor();
      await picture(page, `broken-block-${size}`, { fullPage: false });
      expect([size, await violationsOf(page, AXE)]).toEqual([size, []]);
    }
  });

  it('is reported once, among the errors of the site, with what it threw', async () => {
    await broken().getByRole('button', { name: 'Report' }).click();
    await broken().getByRole('button', { name: 'Reported' }).waitFor();
    const session = await context.newPage();
    await session.goto(`${shop.appOrigin}/demo/config/insight/errors`);
    await session.getByRole('button', { name: /The block “marquee” could not be shown: no such number/ }).waitFor();
    await session.close();
  });

  it('leaves the rest of the page to be written, moved and published', async () => {
    await hand.click('words');
    const before = await hand.label('words');
    await hand.press('ArrowRight');
    await expect.poll(() => hand.label('words')).not.toBe(before);
    const [x, y] = await hand.centre('more');
    await page.mouse.dblclick(x, y);
    await frame().locator('.ProseMirror').first().waitFor();
    await page.keyboard.press('End');
    await page.keyboard.type(', still');
    await hand.press('Escape');
    await frame().getByText('After it, still').waitFor();
    await saved();
    await page.keyboard.press('Control+Enter');
    await page
      .getByRole('dialog', { name: 'Publish' })
      .getByRole('button', { name: /^Publish everything/ })
      .click();
    await page.getByText('Published', { exact: true }).waitFor();
    const { status, body } = await ask(shop, '/broken');
    expect(status).toBe(200);
    expect(body).toContain('Before it');
    expect(body).toContain('After it, still');
    expect(body).not.toMatch(/marquee-block|Breaks here|no such number|data-block-broken/);
  });

  it('is removed, and comes back by undo as the placeholder it was', async () => {
    await broken().getByRole('button', { name: 'Remove' }).click();
    await broken().waitFor({ state: 'detached' });
    await undoButton().click();
    await broken().waitFor();
    await saved();
    expect(errors).toEqual([]);
  });
});

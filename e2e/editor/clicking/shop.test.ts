import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../../testing/axe.ts';
import { PHONE, picture } from '../../testing/browser.ts';
import { type MarkHand, markHand, openShopList } from '../../testing/editing/marks.ts';
import { enter, type OwnerSession, openPage } from '../../testing/ownerSession.ts';
import { createVisitor } from '../../testing/visitor.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };

/** What the shop says by itself, changed where it says it. */
let session: OwnerSession;
let page: Page;
let marks: MarkHand;
let shop: string;

beforeAll(async () => {
  const opened = await openShopList();
  ({ page, marks, list: shop } = opened);
  session = opened;
});
afterAll(() => session?.shop.close());

const settings = () => page.getByRole('complementary', { name: 'Settings' });
const served = async (path: string) => (await createVisitor(session.shop).get(path)).body;

describe('words of the shop', () => {
  it('are changed from the page that says them, and taken back (ED-60)', async () => {
    await marks.point(/^Text: Search$/);
    expect(await page.locator('[data-hover]').textContent()).toBe('Text: Search');
    await marks.press(/^Text: Search$/);
    const field = settings().getByLabel('Your text');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await marks.write('Find it');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await picture(page, 'editor-shop-words', { fullPage: false });
    await page.keyboard.press('Enter');
    await marks.frame().getByRole('button', { name: 'Find it' }).waitFor();
    await expect.poll(() => served('/shop')).toContain('Find it');
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await marks.frame().getByRole('button', { name: 'Find it' }).waitFor({ state: 'detached' });
    await session.hand.settled();
  });

  it('of a product open its fields from its own page (ED-54)', async () => {
    await marks.item('Page title').focus();
    await page.keyboard.press('Enter');
    await marks.words().waitFor();
    await page.keyboard.press('Escape');
    await settings()
      .getByText(/^First entry/)
      .first()
      .click();
    await marks.item(/^Price: /).waitFor();
    await session.hand.settled();
    await picture(page, 'editor-shop-product', { fullPage: false });
    for (const [name, heading] of PARTS) {
      await marks.press(name);
      await settings().getByRole('heading', { name: heading }).first().waitFor();
    }
    expect(session.errors).toEqual([]);
  });

  it('are changed by touch (ED-60)', async () => {
    const phone = await enter(session, { viewport: PHONE, hasTouch: true });
    await openPage(phone, shop);
    const { x, y, width, height } = (await markHand(phone.page)
      .item(/^Text: Search$/)
      .boundingBox())!;
    await phone.page.touchscreen.tap(x + width / 2, y + height / 2);
    await phone.page.getByLabel('Your text').waitFor();
    await picture(phone.page, 'editor-shop-phone', { fullPage: false });
    expect(await violationsOf(phone.page, AXE)).toEqual([]);
  });
});

/** Parts of a product's page, and the heading of the panel they open. */
const PARTS: readonly (readonly [RegExp, RegExp])[] = [
  [/^Title: /, /^Title: /],
  [/^Price: /, /^Price: /],
  [/^Image: /, /^Image: /],
];

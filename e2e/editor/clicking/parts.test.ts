import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../../testing/axe.ts';
import { picture } from '../../testing/browser.ts';
import { type MarkHand, openMarkSession } from '../../testing/editing/marks.ts';
import { type OwnerSession, openPage } from '../../testing/ownerSession.ts';
import { createVisitor } from '../../testing/visitor.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };

/** What a theme or a system page draws, changed by pressing it. */
let session: OwnerSession;
let page: Page;
let marks: MarkHand;
let pages: ReadonlyMap<string, string>;

beforeAll(async () => {
  const opened = await openMarkSession();
  ({ page, marks, pages } = opened);
  session = opened;
});
afterAll(() => session?.shop.close());

const open = (urlId: string) => openPage(session, pages.get(urlId)!);
const settings = () => page.getByRole('complementary', { name: 'Settings' });
const saved = () => page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });

/** Reports whether nothing covers the focused field. */
const isFocusSeen = () =>
  page.evaluate(() => {
    const { x, y, width, height } = document.activeElement!.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === document.activeElement;
  });

describe('what the theme draws', () => {
  beforeEach(() => open('shop'));

  it('is outlined and named under the pointer, opens its field, and is taken back by undo (ED-52)', async () => {
    await marks.point('Intro');
    expect(await page.locator('[data-hover]').textContent()).toBe('Intro');
    await picture(page, 'editor-click-hover', { fullPage: false });
    await marks.press('Intro');
    await expect.poll(marks.focusedField).toBe('opening');
    const opening = await settings().getByLabel('Intro', { exact: true }).textContent();
    await marks.write('All of them');
    await marks.shown('All of them');
    await saved();
    expect(await violationsOf(page, AXE)).toEqual([]);
    await picture(page, 'editor-click-title', { fullPage: false });
    await page.getByRole('button', { name: /^Undo/ }).click();
    await marks.shown(opening!);
  });

  it('changes a product from the list that shows it (ED-54, ED-79)', async () => {
    await marks.press(/^Price: /);
    await expect.poll(marks.focusedField).toBe('price');
    await expect.poll(isFocusSeen).toBe(true);
    const title = settings().getByLabel('Title', { exact: true });
    await title.fill('Pressed on the page');
    await settings().getByRole('button', { name: 'Save product' }).click();
    await marks.shown('Pressed on the page');
    await expect
      .poll(async () => (await createVisitor(session.shop).get('/shop')).body)
      .toContain('Pressed on the page');
    await picture(page, 'editor-click-product', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    expect(session.errors).toEqual([]);
  });

  it('chooses how the list looks beside it, by keys too; undo takes it back (ED-62)', async () => {
    const columns = () =>
      marks
        .frame()
        .locator('.product-grid--store')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    const before = await columns();
    await marks.press('List');
    const choice = settings().getByRole('button', { name: /Products In A Row/ });
    await choice.click();
    await page.getByRole('option', { name: 'Two', exact: true }).click();
    await expect.poll(columns).toBe(2);
    await saved();
    await picture(page, 'editor-click-list', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await choice.focus();
    for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await expect.poll(columns).toBe(before);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(columns).toBe(2);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(columns).toBe(before);
  });

  it('opens what each part of a page comes from, and Escape leads back (ED-52, ED-61)', async () => {
    for (const [name, heading, field] of PARTS) {
      await marks.press(name);
      await settings().getByRole('heading', { name: heading }).first().waitFor();
      await expect.poll(marks.focusedField, { message: String(name) }).toBe(field);
    }
    // Out of the field first: the page stays as wide as it was.
    await page.keyboard.press('Escape');
    await expect.poll(marks.isOnMark).toBe(true);
    expect(await settings().isVisible()).toBe(true);
  });
});

/** Pressed, the heading of the panel, the field that has the focus. */
const PARTS: readonly (readonly [string | RegExp, string | RegExp, string])[] = [
  ['Intro', 'Intro', 'opening'],
  [/^Image: /, /^Image: /, 'picture'],
  [/^Price: /, /^Price: /, 'price'],
  ['Filters', 'Filters', 'filters'],
  ['List', 'List', 'list'],
];

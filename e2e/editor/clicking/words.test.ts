import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../../testing/axe.ts';
import { PHONE, picture } from '../../testing/browser.ts';
import { type MarkHand, markHand, openShopList } from '../../testing/editing/marks.ts';
import { enter, type OwnerSession, openPage } from '../../testing/ownerSession.ts';
import { createVisitor } from '../../testing/visitor.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };

/** One line of words, written where the theme shows it. */
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
const saved = () => page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
const undo = () => page.getByRole('button', { name: /^Undo/ }).click();

describe('words that the theme shows', () => {
  it('are written where they are pressed; the field at the side says the same; undo takes them back (ED-56)', async () => {
    await marks.press('Page title');
    const before = await marks.words().textContent();
    const field = settings().getByLabel('Title', { exact: true });
    await field.waitFor();
    await marks.write('All of them');
    await expect.poll(() => field.inputValue()).toBe('All of them');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await picture(page, 'editor-words-title', { fullPage: false });
    await page.keyboard.press('Enter');
    await expect.poll(marks.isOnMark).toBe(true);
    await field.fill('From the side');
    await saved();
    await marks.shown('From the side');
    await undo();
    await undo();
    await marks.shown(before!);
  });

  it('are reached and written by keys alone; Escape leads back (ED-53)', async () => {
    await marks.item('Navigation link: Prints').focus();
    await page.keyboard.press('Enter');
    await marks.words().waitFor();
    await marks.write('Our shelf');
    await expect.poll(() => settings().getByLabel('Navigation title').inputValue()).toBe('Our shelf');
    await page.keyboard.press('Control+z');
    await expect.poll(() => marks.words().textContent()).toBe('Prints');
    await marks.write('Our shelf');
    await page.keyboard.press('Escape');
    await expect.poll(marks.isOnMark).toBe(true);
    await marks.frame().getByRole('link', { name: 'Our shelf' }).first().waitFor();
    await settings().getByRole('heading', { name: 'Navigation link: Our shelf' }).waitFor();
    await saved();
    await session.hand.settled();
  });

  it.each(['Site title', 'Tagline', 'Announcement bar'])('%s is one of them (ED-56)', async (name) => {
    await marks.press(name);
    await marks.words().waitFor();
    await marks.write(`${name} of ours`);
    await page.keyboard.press('Enter');
    await saved();
    await session.hand.settled();
    await marks.shown(`${name} of ours`);
  });

  it('save a product that is renamed on the page (ED-57)', async () => {
    await marks.press(/^Title: /);
    await marks.words().waitFor();
    await marks.write('Renamed on the page');
    await page.keyboard.press('Enter');
    await marks.shown('Renamed on the page');
    await expect
      .poll(async () => (await createVisitor(session.shop).get('/shop')).body)
      .toContain('Renamed on the page');
    await expect.poll(() => settings().getByLabel('Title', { exact: true }).inputValue()).toBe('Renamed on the page');
    expect(session.errors).toEqual([]);
  });

  it('are written on a phone without a sheet over them; their settings are one tap away (ED-56)', async () => {
    const phone = await enter(session, { viewport: PHONE, hasTouch: true });
    await openPage(phone, shop);
    const hand = markHand(phone.page);
    const { x, y, width, height } = (await hand.item('Page title').boundingBox())!;
    await phone.page.touchscreen.tap(x + width / 2, y + height / 2);
    await hand.words().waitFor();
    await hand.write('By thumb');
    const sheet = phone.page.getByRole('complementary', { name: 'Settings' });
    expect(await sheet.isVisible()).toBe(false);
    await picture(phone.page, 'editor-words-phone', { fullPage: false });
    expect(await violationsOf(phone.page, AXE)).toEqual([]);
    await phone.page.keyboard.press('Enter');
    await hand.shown('By thumb');
    await phone.page.getByRole('toolbar', { name: 'Page title' }).getByRole('button', { name: 'Settings' }).click();
    await sheet.getByLabel('Title', { exact: true }).waitFor();
    await picture(phone.page, 'editor-words-phone-sheet', { fullPage: false });
  });
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../../testing/axe.ts';
import { PHONE, picture } from '../../testing/browser.ts';
import { type MarkHand, markHand, openShopList } from '../../testing/editing/marks.ts';
import { enter, type OwnerSession, openPage } from '../../testing/ownerSession.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };

/** Entries of navigations, changed where the theme shows them. */
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
const undo = () => page.getByRole('button', { name: /^Undo/ }).click();
const entry = (name: string) => marks.item(`Navigation link: ${name}`);
/** Names of the header's entries as the page shows them. */
const shownOrder = async () => {
  const texts = await marks.frame().locator('header nav a').allTextContents();
  return texts
    .map((text) => text.trim())
    .filter((text) => ['Prints', 'Journal', 'The workshop'].includes(text))
    .slice(0, 3);
};
const order = (...names: string[]) => expect.poll(shownOrder).toEqual(names);
const calm = async () => {
  await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
  await session.hand.settled();
};

describe('an entry of a navigation', () => {
  it('is drawn to another place on the page, and undo takes it back (ED-58)', async () => {
    await order('Prints', 'Journal', 'The workshop');
    await marks.point('Navigation link: The workshop');
    await page.mouse.down();
    const prints = (await entry('Prints').boundingBox())!;
    await page.mouse.move(prints.x + 20, prints.y + 10, { steps: 6 });
    await page.mouse.move(prints.x + 3, prints.y + 10);
    await page.locator('[data-drop]').waitFor();
    await picture(page, 'editor-links-drag', { fullPage: false });
    await page.mouse.up();
    await order('The workshop', 'Prints', 'Journal');
    await calm();
    await undo();
    await order('Prints', 'Journal', 'The workshop');
    await calm();
  });

  it('goes there by keys alone, and keeps the focus (ED-58)', async () => {
    await entry('Journal').focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await page.getByText('Place 1 of 3').waitFor({ state: 'attached' });
    await order('Journal', 'Prints', 'The workshop');
    await calm();
    expect(await entry('Journal').evaluate((item) => item === document.activeElement)).toBe(true);
    await page.keyboard.press('Alt+ArrowRight');
    await order('Prints', 'Journal', 'The workshop');
    await calm();
  });

  it('leads to another page or address (ED-59)', async () => {
    await marks.press('Navigation link: Journal');
    await settings().getByLabel('Link', { exact: true }).click();
    await page.keyboard.type('Quest');
    await settings()
      .getByRole('option', { name: /^Questions/ })
      .click();
    const goalOf = (name: string) =>
      marks.frame().getByRole('link', { name, exact: true }).first().getAttribute('href');
    const questions = await goalOf('Questions');
    await expect.poll(() => goalOf('Journal')).toBe(questions);
    await picture(page, 'editor-links-goal', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await calm();
    await settings().getByLabel('Link', { exact: true }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('https://film.example/');
    await page.keyboard.press('Enter');
    await expect.poll(() => goalOf('Journal')).toBe('https://film.example/');
    await settings().getByText('Open in a new tab').waitFor();
    expect(session.errors).toEqual([]);
  });

  it('is set by touch (ED-59)', async () => {
    const phone = await enter(session, { viewport: PHONE, hasTouch: true });
    await openPage(phone, shop);
    const hand = markHand(phone.page);
    await hand.item('Navigation link: All prints').focus();
    await phone.page.keyboard.press('Enter');
    await hand.words().waitFor();
    await phone.page.keyboard.press('Escape');
    const tools = phone.page.getByRole('toolbar', { name: 'Navigation link: All prints' });
    await tools.getByRole('button', { name: 'Settings' }).tap();
    await phone.page.getByText('Link', { exact: true }).first().waitFor();
    await picture(phone.page, 'editor-links-phone', { fullPage: false });
    expect(await violationsOf(phone.page, AXE)).toEqual([]);
  });
});

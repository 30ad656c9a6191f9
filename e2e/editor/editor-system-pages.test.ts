import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { PHONE, picture } from '../testing/browser.ts';
import { type MarkHand, type MarkSession, markHand, openMarkSession } from '../testing/editing/marks.ts';
import { enter, openPage } from '../testing/ownerSession.ts';
import { createVisitor } from '../testing/visitor.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };

/** Pages that nobody made, on the canvas. */
let session: MarkSession;
let page: Page;
let marks: MarkHand;

beforeAll(async () => {
  session = await openMarkSession();
  ({ page, marks } = session);
  await openPage(session, session.pages.get('shop')!);
});
afterAll(() => session?.shop.close());

const settings = (of = page) => of.getByRole('complementary', { name: 'Settings' });
const served = async (path: string) => (await createVisitor(session.shop).get(path)).body;
const shown = (text: string) => marks.frame().getByText(text, { exact: true }).first();

/** Chooses a page from the menu of the top bar. */
async function choose(title: string): Promise<void> {
  await page.getByRole('button', { name: /switch page/ }).click();
  await page.getByRole('menuitem', { name: title }).click();
  await settings().getByRole('heading', { name: title, exact: true }).waitFor();
  await session.hand.settled();
}

describe('the cart on the canvas', () => {
  it('is chosen like a page, shows products of the store, and its words are changed by clicking them (ED-73)', async () => {
    await choose('Cart');
    await marks.item('Title: Ridge Lines').waitFor();
    expect(
      await marks
        .frame()
        .getByText(/price changed/)
        .count(),
    ).toBe(0);
    await marks.press('Text: Keep looking');
    await settings().getByLabel('Your text').waitFor();
    expect(await violationsOf(page, AXE)).toEqual([]);
    await picture(page, 'editor-system-cart', { fullPage: false });
    await marks.write('See more prints');
    await page.keyboard.press('Enter');
    await shown('See more prints').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await shown('Keep looking').waitFor();
    await session.hand.settled();
  });

  it('leads to the product that lies in it, and to settings for what is set there (ED-73)', async () => {
    await marks.press('Price: Ridge Lines');
    await settings().getByRole('form', { name: 'Product' }).waitFor();
    await marks.press('Shipping');
    const link = settings().getByRole('link', { name: 'Settings: Shipping' });
    expect(await link.getAttribute('href')).toBe('/demo/config/settings/shipping');
  });

  it('is shown empty, with words that visitors read at once (ED-73)', async () => {
    await choose('Checkout');
    await choose('Cart');
    await settings().getByText('Empty', { exact: true }).click();
    await marks.press('Text: Nothing on the hook yet');
    await settings().getByLabel('Your text').waitFor();
    await marks.write('Nothing here yet');
    await page.keyboard.press('Enter');
    await shown('Nothing here yet').waitFor();
    await expect.poll(() => served('/cart')).toContain('Nothing here yet');
  });
});

describe('checkout and sign-in on the canvas', () => {
  it('are reached and changed by keys alone, step by step (ED-74)', async () => {
    await page.getByRole('button', { name: /switch page/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Checkout');
    await page.keyboard.press('Enter');
    await settings().getByRole('heading', { name: 'Checkout', exact: true }).waitFor();
    await session.hand.settled();
    await settings().getByRole('radio', { name: 'Contact and address' }).focus();
    await page.keyboard.press('ArrowDown');
    await shown('How it should travel').waitFor();
    await settings().getByRole('radio', { name: 'Shipping', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await shown('Anything we should know').waitFor();
    await session.hand.settled();
    await marks.item('Text: Anything we should know').focus();
    await page.keyboard.press('Enter');
    await settings().getByLabel('Your text').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('form')?.getAttribute('aria-label')))
      .toBe('Text');
    await marks.write('A word for us');
    await page.keyboard.press('Enter');
    await shown('A word for us').waitFor();
    expect(await violationsOf(page, AXE)).toEqual([]);
    await picture(page, 'editor-system-checkout', { fullPage: false });
  });

  it('knows a sentence with an amount in it, and says where ways to ship are set (ED-74)', async () => {
    await marks.press(/^Text: To pay: /);
    await settings().getByLabel('Your text').waitFor();
    expect(await settings().getByLabel('Your text').inputValue()).toBe('To pay: {amount}');
    await marks.press('Policies');
    await settings().getByRole('link', { name: 'Settings: Policies' }).waitFor();
  });

  it('shows the sign-in with the header of the site, whose links are changed there (ED-74)', async () => {
    await choose('Sign in');
    await marks.press('Text: Create an account');
    await settings().getByLabel('Your text').waitFor();
    await marks.press('Navigation link: Journal');
    await marks.words().waitFor();
    await marks.write('Notes');
    await page.keyboard.press('Enter');
    await marks
      .frame()
      .getByRole('link', { name: 'Notes', includeHidden: true })
      .first()
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await marks.item('Navigation link: Journal').waitFor();
    expect(session.errors).toEqual([]);
  });
});

describe('the order confirmation and the search on the canvas', () => {
  it('shows an order nobody placed, whose words, products and settings open by a click (ED-77)', async () => {
    await choose('Order confirmation');
    await marks.item('Title: Ridge Lines').waitFor();
    await marks.press('Text: What is coming');
    await settings().getByLabel('Your text').waitFor();
    expect(await violationsOf(page, AXE)).toEqual([]);
    await picture(page, 'editor-system-order', { fullPage: false });
    await marks.write('Your prints');
    await page.keyboard.press('Enter');
    await shown('Your prints').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await shown('What is coming').waitFor();
    await session.hand.settled();
    await marks.press('Price: Ridge Lines');
    await settings().getByRole('form', { name: 'Product' }).waitFor();
  });

  it('shows the order later, and the search found, empty and begun, by keys alone (ED-77)', async () => {
    await choose('Cart');
    await choose('Order confirmation');
    await settings().getByRole('radio', { name: 'Just paid' }).focus();
    await page.keyboard.press('ArrowDown');
    await shown('Being prepared').waitFor();
    await page.getByRole('button', { name: /switch page/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Search');
    await page.keyboard.press('Enter');
    await settings().getByRole('heading', { name: 'Search', exact: true }).waitFor();
    await marks.item(/^Title: /).waitFor();
    await settings().getByRole('radio', { name: 'Something found' }).focus();
    await page.keyboard.press('ArrowDown');
    await marks.item(/^Text: Nothing /).waitFor();
    await session.hand.settled();
    await marks.item(/^Text: Nothing /).focus();
    await page.keyboard.press('Enter');
    expect(await settings().getByLabel('Your text').inputValue()).toContain('{');
    expect(await violationsOf(page, AXE)).toEqual([]);
    await picture(page, 'editor-system-search', { fullPage: false });
  });
});

describe('on a phone', () => {
  it('the cart is chosen and its words are changed by touch (ED-75)', async () => {
    const phone = await enter(session, { viewport: PHONE, hasTouch: true });
    await openPage(phone, session.pages.get('shop')!);
    await phone.page.getByRole('button', { name: /switch page/ }).tap();
    await phone.page.getByRole('menuitem', { name: 'Cart' }).tap();
    await phone.page.waitForURL(/system-cart/);
    await phone.hand.settled();
    await picture(phone.page, 'editor-system-phone', { fullPage: false });
    const item = markHand(phone.page).item('Text: Remove');
    const { x, y, width, height } = (await item.boundingBox())!;
    await phone.page.touchscreen.tap(x + width / 2, y + height / 2);
    await phone.page.getByLabel('Your text').waitFor();
    await picture(phone.page, 'editor-system-phone-text', { fullPage: false });
    expect(await violationsOf(phone.page, AXE)).toEqual([]);
  });

  it.each([
    ['Order confirmation', 'system-order-confirmed', 'Text: What is coming'],
    ['Search', 'system-search-found', /^Text: .* results?$/],
  ])('%s is chosen and its words are changed by touch (ED-77)', async (title, id, words) => {
    const phone = await enter(session, { viewport: PHONE, hasTouch: true });
    await openPage(phone, session.pages.get('shop')!);
    await phone.page.getByRole('button', { name: /switch page/ }).tap();
    await phone.page.getByRole('menuitem', { name: title }).tap();
    await phone.page.waitForURL(new RegExp(id));
    await phone.hand.settled();
    await picture(phone.page, `editor-${id}-phone`, { fullPage: false });
    const item = markHand(phone.page).item(words);
    const { x, y, width, height } = (await item.boundingBox())!;
    await phone.page.touchscreen.tap(x + width / 2, y + height / 2);
    await phone.page.getByLabel('Your text').waitFor();
    expect(await violationsOf(phone.page, AXE)).toEqual([]);
  });
});

describe('a site without a store', () => {
  it('offers neither cart nor checkout (ED-75)', async () => {
    await openPage(session, session.pages.get('about')!);
    const row = page.getByRole('treeitem', { name: /^Prints/ }).first();
    await row.click();
    await session.hand.settled();
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: /switch page/ }).click();
    await page.getByRole('menuitem', { name: 'Sign in' }).waitFor();
    expect(await page.getByRole('menuitem', { name: /^(Cart|Checkout)/ }).count()).toBe(0);
  });
});

import {
  type AppEntriesResponse,
  type AppJournalsResponse,
  appEntriesPath,
  appJournalsPath,
} from '@quoin/contract/endpoints/content';
import { entryPage } from '@quoin/domain/document';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, PHONE, picture } from '../testing/browser.ts';
import { find } from '../testing/editing/editorPlaces.ts';
import { type MarkHand, type MarkSession, openMarkSession } from '../testing/editing/marks.ts';
import { bodyOf } from '../testing/visitor.ts';

/** Lists of posts, events, works and lessons lead to the page of an entry; its form is one press further. */
let session: MarkSession;
let page: Page;
let marks: MarkHand;

beforeAll(async () => {
  session = await openMarkSession();
  ({ page, marks } = session);
});
afterAll(() => session?.shop.close());

const settings = () => page.getByRole('complementary', { name: 'Settings' });
const listAt = (journal: string) => `${session.shop.appOrigin}/demo/config/content/${journal}`;
async function journals() {
  return bodyOf<AppJournalsResponse>(await session.owner.visitor.get(appJournalsPath('demo'))).journals;
}
async function firstOf(journal: string) {
  const path = `${appEntriesPath('demo')}?journal=${journal}`;
  return bodyOf<AppEntriesResponse>(await session.owner.visitor.get(path)).entries[0]!;
}

describe('a list of entries', () => {
  it('opens every kind of entry on its page, with its fields beside it (ED-67)', async () => {
    const all = (await journals()).filter(({ counts }) => Object.values(counts).some((count) => count > 0));
    expect(all.length).toBeGreaterThan(0);
    for (const { id } of all) {
      const entry = await firstOf(id);
      await page.goto(listAt(id));
      await page.getByRole('link', { name: entry.title, exact: true }).click();
      await page.waitForURL(`**/config/pages/${entryPage(entry.id)}`);
      await session.hand.settled();
      expect(await settings().getByLabel('Title', { exact: true }).first().inputValue()).toBe(entry.title);
    }
  });

  it('leads to the form by keys too, from its rows and from beside the page (ED-67)', async () => {
    const journal = session.pages.get('journal')!;
    const post = await firstOf(journal);
    const form = `**/config/content/${journal}/${post.id}`;
    await page.goto(listAt(journal));
    await page.getByRole('link', { name: `Edit details of ${post.title}` }).press('Enter');
    await page.waitForURL(form);
    await page.getByLabel('Title', { exact: true }).first().waitFor();
    await page.goBack();
    await picture(page, 'entry-list', { fullPage: false });
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    await page.getByRole('link', { name: post.title, exact: true }).press('Enter');
    await session.hand.settled();
    await settings().getByRole('link', { name: 'Open details' }).click();
    await page.waitForURL(form);
    await page.setViewportSize(PHONE);
    await page.goto(listAt(journal));
    await page.getByRole('link', { name: post.title, exact: true }).waitFor();
    await picture(page, 'entry-list-phone', { fullPage: false });
    await page.setViewportSize(DESKTOP);
  });

  it('opens a post whose text the palette begins to write, and a key (ED-68)', async () => {
    const journal = session.pages.get('journal')!;
    const post = await firstOf(journal);
    const isInText = () => marks.words().evaluate((text) => text.contains(getSelection()?.anchorNode ?? null));
    await page.goto(listAt(journal));
    await page.getByRole('link', { name: post.title, exact: true }).click();
    await session.hand.settled();
    await find(page, 'Edit text on page');
    await expect.poll(isInText, { timeout: 10_000 }).toBe(true);
    for (const _ of ['text', 'block', 'section']) await page.keyboard.press('Escape');
    await marks.words().waitFor({ state: 'detached' });
    await page.keyboard.press('Alt+Shift+B');
    await expect.poll(isInText, { timeout: 10_000 }).toBe(true);
    expect(session.errors).toEqual([]);
  });
});

describe('a new entry', () => {
  const title = () => settings().getByLabel('Title', { exact: true }).first();
  const isInTitle = () => title().evaluate((field) => field === document.activeElement);

  it('is begun from its list in one press, on its page with the focus in the title; by mouse and by keys (ED-76)', async () => {
    const add = page.getByRole('button', { name: 'Add post' });
    for (const press of [() => add.click(), () => add.press('Enter')]) {
      await page.goto(listAt(session.pages.get('journal')!));
      await press();
      await page.waitForURL('**/config/pages/entry-*');
      await expect.poll(isInTitle, { timeout: 10_000 }).toBe(true);
      expect(new URL(page.url()).hash).toBe('');
      expect(await title().inputValue()).toBe('New post');
      await session.hand.settled();
    }
    await picture(page, 'entry-begun', { fullPage: false });
    expect(await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
    await settings().getByRole('link', { name: 'Open details' }).click();
    await page.waitForURL('**/config/content/*/*');
    expect(session.errors).toEqual([]);
  });

  it('of files begins in its form (ED-76)', async () => {
    await page.goto(listAt(session.pages.get('journal')!));
    await page.getByRole('button', { name: 'Add page' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('label')
      .filter({ hasText: /^Gallery/ })
      .click();
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Wall');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: 'Add your first image' }).click();
    await page.waitForURL('**/config/content/*/new');
  });
});

describe('the list of products', () => {
  it('opens a product on its page, and its form from the same row; by mouse and by keys (ED-76)', async () => {
    const products = `${session.shop.appOrigin}/demo/config/products`;
    const product = page.getByRole('link', { name: 'Ridge Lines', exact: true });
    await page.goto(products);
    await product.click();
    await page.waitForURL('**/config/pages/product-*');
    await marks.item('Title: Ridge Lines').waitFor();
    await settings().getByRole('form', { name: 'Product' }).waitFor();
    await page.goBack();
    await product.press('Enter');
    await page.waitForURL('**/config/pages/product-*');
    await session.hand.settled();
    await settings().getByRole('link', { name: 'Open product' }).click();
    await page.waitForURL(/products\/[0-9a-f-]{36}$/);
    await page.goto(products);
    const details = page.getByRole('link', { name: 'Edit details of Ridge Lines' });
    await details.waitFor();
    await picture(page, 'product-list', { fullPage: false });
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    await details.press('Enter');
    await page.waitForURL(/products\/[0-9a-f-]{36}$/);
    await page.setViewportSize(PHONE);
    await page.goto(products);
    await product.waitFor();
    await picture(page, 'product-list-phone', { fullPage: false });
    await page.setViewportSize(DESKTOP);
  });
});

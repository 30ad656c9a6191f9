import {
  appEntriesPath,
  appJournalsPath,
  type CreateJournalRequest,
  type CreateJournalResponse,
} from '@quoin/contract/endpoints/content';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLANK_DRAFT } from '../../packages/server/testing/blankDraft.ts';
import { newContext, picture, watchForErrors } from '../testing/browser.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { lookAt, SIZES } from '../testing/look.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, ownerPage } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

const MOST_WORKS = 250;

/**
 * Limits as a user meets them while writing (LIM-01). The limit of 60 blocks in a section is tested in `editor-panels`.
 */
let shop: OwnShop;
let owner: Owner;
let full: string;
let roomy: string;

beforeAll(async () => {
  shop = await openOwnShop();
  owner = await signInOwner(shop);
  full = await makePortfolio('Full of works');
  roomy = await makePortfolio('Room for works');
  for (let made = 1; made < MOST_WORKS; made += 1) await addWork(full, `Work ${made}`);
});
afterAll(() => shop?.close());

async function makePortfolio(title: string): Promise<string> {
  const wanted: CreateJournalRequest = { kind: 'portfolio', title, addToMainNav: false };
  return bodyOf<CreateJournalResponse>(accepted(await owner.visitor.send('POST', appJournalsPath('demo'), wanted))).id;
}

async function addWork(journalId: string, title: string): Promise<void> {
  const draft = { ...BLANK_DRAFT, title };
  accepted(await owner.visitor.send('POST', appEntriesPath('demo'), { journalId, draft }));
}

describe.each(SIZES)('what is too much is said before work is lost, on a %s (ED-47, LIM-01)', (size, viewport) => {
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  beforeAll(async () => {
    context = await newContext(shop.browser, { viewport, reducedMotion: 'reduce' });
    page = await ownerPage(context, shop);
    errors = watchForErrors(page);
  });
  afterAll(() => context?.close());

  const go = (path: string) => page.goto(`${shop.appOrigin}/demo/config/${path}`);
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
  const title = () => page.getByRole('textbox', { name: 'Title', exact: true }).first();
  const tokens = (label: string) => page.getByLabel(label, { exact: true });
  const text = (words: string) => page.getByText(words, { exact: true });

  it('the 251st work of a collection one puts in order: one hears it before one writes; what was written stays, and goes in once there is room', async () => {
    const sentence = `Full of works has reached the maximum of ${MOST_WORKS} items. Delete some, or add another page.`;
    const note = page.getByRole('note').filter({ hasText: sentence });
    if (size === 'desktop') {
      await go(`content/${full}/new`);
      await title().fill(`Work ${MOST_WORKS}`);
      expect(await note.count()).toBe(0);
      await save();
      await page.getByText(`Work ${MOST_WORKS} created.`).first().waitFor();
    }
    await go(`content/${full}/new`);
    await note.waitFor();
    await title().fill('One more');
    await save();
    await page.getByRole('alertdialog').filter({ hasText: sentence }).waitFor();
    expect(await title().inputValue()).toBe('One more');
    await picture(page, `limits-works-${size}`, { fullPage: false });
    if (size === 'desktop') return;
    const answer = await owner.visitor.get(`${appEntriesPath('demo')}?journal=${full}`);
    const [first] = bodyOf<{ entries: readonly { id: string }[] }>(accepted(answer)).entries;
    accepted(await owner.visitor.send('POST', `${appEntriesPath('demo')}/bulk`, { ids: [first?.id], act: 'trash' }));
    await save();
    await page.getByText('One more created.').first().waitFor();
  });

  it.each(['a product', 'a work'])('a tag of 51 letters, of %s; of 50 it goes in', async (what) => {
    await go(what === 'a work' ? `content/${roomy}/new` : 'products/new');
    await title().fill(`${what} on a ${size}`);
    if (what === 'a product') await page.getByLabel('Price', { exact: true }).fill('12');
    const [fine, long] = ['x'.repeat(50), 'y'.repeat(51)];
    for (const tag of [fine, long]) {
      await tokens('Tags').fill(tag);
      await page.keyboard.press('Enter');
    }
    await save();
    await text('A tag has at most 50 characters.').first().waitFor();
    // Both are still there, to be corrected.
    await page.getByRole('button', { name: `Remove ${fine}` }).waitFor();
    const wrong = page.getByRole('button', { name: `Remove ${long}` });
    await lookAt(page, `limits-tags-${what.replace(' ', '-')}`, { fullPage: false });
    await wrong.click();
    await save();
    await page.getByText(`${what} on a ${size} created.`).first().waitFor();
    await page.getByRole('button', { name: `Remove ${fine}` }).waitFor();
  });

  it('a category of 26 letters, of a work; of 25 it goes in', async () => {
    await go(`content/${roomy}/new`);
    await title().fill(`Filed on a ${size}`);
    const fine = `Abcdefghijklmnopqr${size}`.padEnd(25, 'z').slice(0, 25);
    for (const name of [`${fine}z`, fine]) {
      await tokens('Categories').fill(name);
      await page.keyboard.press('Enter');
      await save();
      if (name === fine) break;
      await text('A category has at most 25 characters.').first().waitFor();
      await page.getByRole('button', { name: `Remove ${name}` }).click();
    }
    await page.getByText(`Filed on a ${size} created.`).first().waitFor();
  });

  it('a category of 26 letters, of a shop; of 25 it goes in', async () => {
    await go('products/categories');
    await page.getByRole('button', { name: 'Add category' }).first().click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByRole('textbox', { name: 'Name' });
    const fine = `Abcdefghijklmnopqr${size}`.padEnd(25, 'z').slice(0, 25);
    await name.fill(`${fine}z`);
    await dialog.getByText('26 of 25 characters').waitFor();
    await dialog.getByRole('button', { name: 'Add' }).click();
    await dialog.getByText('A category has at most 25 characters.').waitFor();
    expect(await name.inputValue()).toBe(`${fine}z`);
    await picture(page, `limits-category-${size}`, { fullPage: false });
    await name.fill(fine);
    await dialog.getByRole('button', { name: 'Add' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('variants beyond 250, while their values are typed', async () => {
    await go('products/new');
    await title().fill('Too many');
    const option = async (name: string, count: number) => {
      await page.getByRole('button', { name: 'Add option' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      for (let value = 1; value <= count; value += 1) {
        await dialog.getByRole('textbox', { name: `Value ${value}`, exact: true }).fill(`${name} ${value}`);
        if (value < count) await page.keyboard.press('Enter');
      }
      return dialog;
    };
    await (await option('Size', 16)).getByRole('button', { name: 'Done' }).click();
    const dialog = await option('Paper', 16);
    await dialog.getByText('256 variants (maximum 250)').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await picture(page, `limits-variants-${size}`, { fullPage: false });
    expect(await dialog.getByRole('textbox', { name: 'Value 16', exact: true }).inputValue()).toBe('Paper 16');
    await dialog.getByRole('button', { name: 'Remove Paper 16' }).click();
    await dialog.getByText('240 variants (maximum 250)').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('shows no error of a script', () => expect(errors.filter((error) => !/status of 4\d\d/.test(error))).toEqual([]));
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../../testing/axe.ts';
import { DESKTOP, PHONE, picture } from '../../testing/browser.ts';
import { type MarkHand, type MarkSession, openMarkSession } from '../../testing/editing/marks.ts';
import { openPage } from '../../testing/ownerSession.ts';
import { createVisitor } from '../../testing/visitor.ts';

/** What a pressed list offers next to the page: its order, its filters, its columns, and what a card shows. */
let session: MarkSession;
let page: Page;
let marks: MarkHand;

beforeAll(async () => {
  session = await openMarkSession();
  ({ page, marks } = session);
});
afterAll(() => session?.shop.close());

const settings = () => page.getByRole('complementary', { name: 'Settings' });
const saved = () => page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
const undo = () => page.getByRole('button', { name: /^Undo/ }).click();
const titles = () => marks.frame().locator('.product-card__title').allTextContents();
const facets = () => marks.frame().locator('.facet__title').allTextContents();
const visit = async (path: string) => (await createVisitor(session.shop).get(path)).body;
const namesIn = (html: string) =>
  [...html.matchAll(/product-card__title"><a[^>]*>([^<]+)/g)].map(([, name = '']) => name);

const inOrder = (names: readonly string[]) => [...names].sort((left, right) => left.localeCompare(right, 'en'));

async function choose(label: RegExp, option: string): Promise<void> {
  await settings().getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
async function toggle(label: string): Promise<void> {
  await settings()
    .locator('label')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .click();
}

describe('a list of products', () => {
  it('is put in another order beside it, by mouse and by keys; undo takes it back (ED-69)', async () => {
    await openPage(session, session.pages.get('shop')!);
    const before = await titles();
    await marks.press('List');
    await choose(/Sort order/, 'Name');
    await expect.poll(titles, { timeout: 10_000 }).not.toEqual(before);
    const byName = await titles();
    expect(byName).toEqual(inOrder(byName));
    await saved();
    await picture(page, 'editor-list-store', { fullPage: false });
    expect(await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
    await undo();
    await expect.poll(titles, { timeout: 10_000 }).toEqual(before);
    await marks.item('List').press('Enter');
    const order = settings().getByRole('button', { name: /Sort order/ });
    await order.focus();
    for (const key of ['Enter', 'End', 'Enter']) await page.keyboard.press(key);
    await expect.poll(titles, { timeout: 10_000 }).toEqual(byName);
  });

  it('does without the filters that are switched off (ED-69)', async () => {
    const before = await facets();
    const price = marks.frame().locator('input[name="price-from"]');
    await price.first().waitFor({ state: 'attached' });
    await marks.press('Filters');
    await expect.poll(marks.focusedField).toBe('filters');
    await toggle('Price');
    await expect.poll(() => price.count(), { timeout: 10_000 }).toBe(0);
    await toggle('Tags');
    await expect.poll(facets, { timeout: 10_000 }).not.toEqual(before);
    await saved();
    await picture(page, 'editor-list-filters', { fullPage: false });
  });

  it('is so for visitors once it is published; they choose another order (ED-69)', async () => {
    const before = namesIn(await visit('/shop'));
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByRole('button', { name: /^Publish/ }).click();
    await expect.poll(async () => namesIn(await visit('/shop'))).not.toEqual(before);
    const html = await visit('/shop');
    const names = namesIn(html);
    expect(names).toEqual(inOrder(names));
    expect(html).not.toContain('name="price-from"');
    expect(namesIn(await visit('/shop?sort=featured'))).toEqual(before);
    expect(namesIn(await visit('/shop?sort=name'))).toEqual(names);
  });
});

describe('a list of posts', () => {
  it('has its columns and what a card shows beside it; undo takes it back (ED-70)', async () => {
    await openPage(session, session.pages.get('journal')!);
    const columns = () =>
      marks
        .frame()
        .locator('.post-grid--list')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    const date = marks.frame().locator('.post-card__meta').first();
    await date.waitFor();
    await marks.press(/^Title: /);
    await choose(/Posts In A Row/, 'Two');
    await expect.poll(columns).toBe(2);
    await picture(page, 'editor-list-posts', { fullPage: false });
    await toggle('Hide Post Dates');
    await date.waitFor({ state: 'hidden' });
    await saved();
    expect(await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
    await undo();
    await date.waitFor();
    await undo();
    await expect.poll(columns).toBe(6);
    await page.setViewportSize(PHONE);
    await picture(page, 'editor-list-posts-phone', { fullPage: false });
    await page.setViewportSize(DESKTOP);
    expect(session.errors).toEqual([]);
  });
});

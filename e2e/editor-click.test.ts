import { type AppDocumentResponse, appDocumentPath } from '@quoin/contract/endpoints/content';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from './testing/axe.ts';
import { picture } from './testing/browser.ts';
import { type Desk, openDesk, openPage } from './testing/desk.ts';
import { bodyOf, createVisitor } from './testing/visitor.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };

/** What a theme or a system page draws, changed by pressing it. */
let desk: Desk;
let page: Page;
let pages: ReadonlyMap<unknown, string>;

beforeAll(async () => {
  desk = await openDesk();
  page = desk.page;
  const { records } = bodyOf<AppDocumentResponse>(await desk.owner.visitor.get(appDocumentPath('demo')));
  const found = records.filter(([key]) => key.startsWith('page:'));
  pages = new Map(found.map(([key, record]) => [record.urlId, key.slice('page:'.length)]));
});
afterAll(() => desk?.shop.close());

const open = (urlId: string) => openPage(desk, pages.get(urlId)!);
const settings = () => page.getByRole('complementary', { name: 'Settings' });
const item = (name: string | RegExp) =>
  page.locator('[data-mark-item]').and(page.getByRole('button', { name })).first();
const frame = () => page.frameLocator('[data-region="canvas"] iframe');
/** The page as it is asked for anew when what it shows has changed. */
const shown = (text: string) => frame().getByText(text, { exact: true }).first().waitFor();
const saved = () => page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });

/** Nearer to the edge of the canvas nothing is pointed at. */
const EDGE = 15;

/** Points at the middle of something the theme drew, scrolled to by the wheel. */
const point = async (name: string | RegExp): Promise<readonly [number, number]> => {
  const canvas = (await page.locator('[data-region="canvas"]').boundingBox())!;
  for (;;) {
    const { x, y, width, height } = (await item(name).boundingBox())!;
    const [across, down] = [x + width / 2, y + height / 2];
    const isSeen = down > canvas.y + EDGE && down < canvas.y + canvas.height - EDGE;
    if (isSeen) {
      await page.mouse.move(across, down);
      await page.locator('[data-hover]').waitFor();
      return [across, down];
    }
    await page.mouse.move(canvas.x + canvas.width / 2, canvas.y + canvas.height / 3);
    await page.mouse.wheel(0, down - (canvas.y + canvas.height / 2));
    await expect.poll(async () => (await item(name).boundingBox())!.y).not.toBe(y);
  }
};
const press = async (name: string | RegExp) => page.mouse.click(...(await point(name)));
const focused = () => page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'));
const write = async (text: string) => {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
};

describe('what the theme draws', () => {
  beforeEach(() => open('shop'));

  it('is outlined and named under the pointer, opens its field, and is taken back by undo (ED-52)', async () => {
    await point('Page title');
    expect(await page.locator('[data-hover]').textContent()).toBe('Page title');
    await picture(page, 'editor-click-hover', { fullPage: false });
    await press('Page title');
    await expect.poll(focused).toBe('title');
    const title = await settings().getByLabel('Title', { exact: true }).inputValue();
    await write('All of them');
    await shown('All of them');
    await saved();
    expect(await violationsOf(page, AXE)).toEqual([]);
    await picture(page, 'editor-click-title', { fullPage: false });
    await page.getByRole('button', { name: /^Undo/ }).click();
    await shown(title);
  });

  it('opens the entry of a navigation by keys alone (ED-53)', async () => {
    await item('Navigation link: Prints').focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('title');
    await settings().getByLabel('Name in the navigation').waitFor();
    await write('Our shelf');
    await frame().getByRole('link', { name: 'Our shelf' }).first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-mark-item'))).toBe(true);
  });

  it('changes a product from the list that shows it (ED-54)', async () => {
    await press(/^Title: /);
    await expect.poll(focused).toBe('title');
    const title = settings().getByLabel('Title', { exact: true });
    await title.fill('Pressed on the page');
    await settings().getByRole('button', { name: 'Save product' }).click();
    await shown('Pressed on the page');
    await expect.poll(async () => (await createVisitor(desk.shop).get('/shop')).body).toContain('Pressed on the page');
    await picture(page, 'editor-click-product', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    expect(desk.errors).toEqual([]);
  });

  it('opens what each part of a page comes from (ED-52)', async () => {
    for (const [name, heading, field] of PARTS) {
      await press(name);
      await settings().getByRole('heading', { name: heading }).first().waitFor();
      await expect.poll(focused, { message: String(name) }).toBe(field);
    }
  });
});

/** Pressed, the heading of the panel, the field that has the focus. */
const PARTS: readonly (readonly [string | RegExp, string | RegExp, string])[] = [
  ['Opening', 'Opening', 'opening'],
  [/^Picture: /, /^Picture: /, 'picture'],
  [/^Price: /, /^Price: /, 'price'],
  ['Filters', 'Filters', 'list'],
  ['List', 'List', 'list'],
  ['Site title', 'Site title', 'title'],
  ['Tagline', 'Tagline', 'tagline'],
  ['Announcement bar', 'Announcement bar', 'text'],
];

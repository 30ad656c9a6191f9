import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, picture } from '../testing/browser.ts';
import { type CanvasHand, makePage, meets } from '../testing/editing/canvas.ts';
import { closePanel } from '../testing/editing/editorPlaces.ts';
import { enter, openPage, openShopWithOwner, type ShopWithOwner } from '../testing/ownerSession.ts';

const SECTIONS = {
  start: { words: [[1, 1, 5, 4], '<p>Words</p>'], more: [[7, 1, 4, 4], '<p>More</p>'] },
  last: { end: [[1, 1, 5, 4], '<p>End</p>'] },
} as const;

let office: ShopWithOwner;
let context: BrowserContext;
let page: Page;
let hand: CanvasHand;
let errors: readonly string[];
let pageId: string;

beforeAll(async () => {
  office = await openShopWithOwner();
  pageId = await makePage(office.owner, 'Focus', SECTIONS);
  await makePage(office.owner, 'Thrown', SECTIONS_OF_ANOTHER);
});
afterAll(() => office?.shop.close());

const SECTIONS_OF_ANOTHER = { other: { away: [[1, 1, 5, 4], '<p>Away</p>'] } } as const;

async function openBy(browser: BrowserContextOptions): Promise<void> {
  const session = await enter(office, browser);
  ({ context, page, errors, hand } = session);
  await openPage(session, pageId);
}

const button = (name: string | RegExp, within: Page | Locator = page) => within.getByRole('button', { name });
const menuItem = (name: string) => page.getByRole('menuitem', { name });
const dialog = (name: string) => page.getByRole('dialog', { name });
const settings = () => page.getByRole('complementary', { name: 'Settings' });
const left = () => page.getByRole('complementary', { name: 'Pages, layers and style' });
const note = () => page.getByRole('alertdialog').filter({ hasText: 'is in the trash' });
const isFocused = (place: Locator) => place.evaluate((each) => each === document.activeElement);
/** The block or section whose item has the focus; else a word for what has. */
const where = () =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { blockItem, sectionItem } = element.dataset;
    return blockItem ?? sectionItem ?? element.getAttribute('aria-label') ?? element.tagName;
  });
const expectFocus = (what: string, place: Locator) =>
  expect.poll(async () => [what, (await isFocused(place)) || (await where())]).toEqual([what, true]);
/** From wherever one is by now, Escape leads to the block, and on from there (ED-04). */
const expectLadder = async () => {
  await page.keyboard.press('Escape');
  await expect.poll(where).toBe('words');
  expect(await hand.chosen()).toEqual(['words']);
  await page.keyboard.press('Escape');
  await expect.poll(where).toBe('start');
  expect(await hand.chosen()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[data-chosen]').count()).toBe(0);
  expect(await where()).not.toBe('BODY');
};

describe('where the focus goes when something closes', () => {
  beforeAll(() => openBy({ viewport: DESKTOP }));
  afterAll(() => context?.close());

  interface Opener {
    readonly what: string;
    readonly control: () => Locator;
    /** Entries of the menu that the control opens. */
    readonly entry?: string;
    readonly shown: () => Locator;
    /** How it is closed: by Escape unless said. */
    readonly close?: () => Promise<void>;
  }
  const bar = (name = 'Editor') => page.getByRole('toolbar', { name });
  const row = () => left().getByRole('treeitem', { name: /^Focus/ });
  const cancel = (name: string) => () => button('Cancel', dialog(name)).click();
  const cross = (name: string) => () => button('Close', dialog(name)).click();
  const OPENERS: readonly Opener[] = [
    { what: 'publish, Escape', control: () => button('Publish', bar()), shown: () => dialog('Publish') },
    {
      ...{ what: 'publish, Cancel', control: () => button('Publish', bar()), shown: () => dialog('Publish') },
      close: cancel('Publish'),
    },
    { what: 'palette', control: () => button('Find anything', bar()), shown: () => dialog('Find anything') },
    { what: 'pages', control: () => button(/switch page/), shown: () => page.getByRole('menu') },
    {
      ...{ what: 'add page', control: () => button(/switch page/), entry: 'Add page…' },
      ...{ shown: () => dialog('Add page'), close: cross('Add page') },
    },
    {
      ...{ what: 'rename', control: () => button('More', bar('Block')) },
      ...{ entry: 'Rename…', shown: () => dialog('Rename block') },
    },
    { what: 'add page', control: () => button('Add page', left()), shown: () => dialog('Add page') },
    {
      ...{ what: 'add link', control: () => button('More: links, folders, redirects'), entry: 'Add link…' },
      ...{ shown: () => dialog('Add link'), close: cancel('Add link') },
    },
    {
      ...{ what: 'page settings', control: () => button(/^More actions for Focus/, left()), entry: 'Page settings' },
      ...{ shown: () => settings().getByRole('heading', { name: 'Page', level: 2 }).first() },
    },
    {
      ...{ what: 'add block', control: () => button('Add block', page.locator('[data-canvas-control]')) },
      ...{ shown: () => dialog('Add block'), close: cross('Add block') },
    },
    {
      ...{ what: 'section settings', control: () => button('Edit section') },
      ...{ shown: () => settings(), close: () => closePanel(page, 'Settings') },
    },
    {
      what: 'save section',
      control: () => button('Save section', bar('Section')),
      shown: () => dialog('Save section'),
    },
  ];

  it.each(['mouse', 'keys'])('it is on the control that opened it, by %s (ED-42)', async (how) => {
    if ((await settings().count()) > 0) await closePanel(page, 'Settings');
    await row().click();
    await hand.click('words');
    for (const { what, control, entry, shown, close } of OPENERS) {
      if (how === 'mouse') await control().click();
      else await control().press('Enter');
      if (entry !== undefined) await menuItem(entry).click();
      await shown().waitFor();
      await expect.poll(() => isFocused(control())).toBe(false);
      if (close === undefined) await page.keyboard.press('Escape');
      else await close();
      await shown().waitFor({ state: 'detached' });
      await expectFocus(what, control());
    }
  });

  it('it is never lost: not with the tool that took its block away, nor with a button that can do no more (ED-42)', async () => {
    await hand.click('more');
    await button('Delete', page.getByRole('toolbar', { name: 'Block' })).press('Enter');
    await expect.poll(() => page.locator('[data-block-item="more"]').count()).toBe(0);
    await expect.poll(where).not.toBe('BODY');
    const undo = button(/^Undo/);
    await undo.press('Enter');
    await expect.poll(() => hand.chosen()).toEqual(['more']);
    await expect.poll(() => undo.isDisabled()).toBe(true);
    await expect.poll(where).toBe('more');
    await page.keyboard.press('Escape');
    await expect.poll(where).toBe('start');
  });

  it.each(['mouse', 'keys'])(
    'after Undo in a note, by %s, Escape is heard by the panel and by the page (ED-42)',
    async (how) => {
      await hand.settled();
      await hand.click('words');
      await expect.poll(where).toBe('words');
      await button(/^More actions for Thrown/, left()).click();
      await menuItem('Delete page').click();
      if (how === 'mouse') await button('Undo', note()).click();
      else await button('Undo', note()).press('Enter');
      await note().waitFor({ state: 'detached' });
      await left()
        .getByRole('treeitem', { name: /^Thrown/ })
        .waitFor();
      const isInPanel = () => left().evaluate((each) => each.contains(document.activeElement));
      await expect.poll(async () => (await isInPanel()) || (await where())).toBe(true);
      await page.keyboard.press('Escape');
      await left().waitFor({ state: 'detached' });
      await expect.poll(where).toBe('words');
      await page.keyboard.press('Escape');
      await expect.poll(where).toBe('start');
      expect(errors).toEqual([]);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /Find commands/ }).fill('pages and navigation');
      await page.keyboard.press('Enter');
      await left().waitFor();
    },
  );

  it('it stays on a block while somebody adds a page and the one shown is loaded anew with it (ED-04)', async () => {
    await hand.settled();
    await hand.click('words');
    await expect.poll(where).toBe('words');
    await page.evaluate(() => {
      const [area, item] = ['[data-region="canvas"]', '[data-block-item="words"]'].map((each) =>
        document.querySelector<HTMLElement>(each),
      ) as [HTMLElement, HTMLElement];
      const seen = { loads: 0, lost: 0 };
      const look = () => {
        seen.loads += area.querySelector('[data-settled]') === null ? 1 : 0;
        seen.lost += item.isConnected && document.activeElement === item ? 0 : 1;
      };
      const options = { subtree: true, childList: true, attributeFilter: ['data-settled'] };
      new MutationObserver(look).observe(area, options);
      Object.assign(window, { seenOfLoading: seen });
    });
    const seen = () => page.evaluate(() => (window as unknown as { seenOfLoading: object }).seenOfLoading);
    await makePage(office.owner, 'Added', { added: { beside: [[1, 1, 5, 4], '<p>Beside</p>'] } });
    await expect.poll(seen).toMatchObject({ loads: expect.toSatisfy((loads: number) => loads > 0) });
    await hand.settled();
    expect(await seen()).toMatchObject({ lost: 0 });
    expect(await hand.chosen()).toEqual(['words']);
  });

  it('the link at the beginning leads to where the page hears keys (ED-42)', async () => {
    await hand.settled();
    await hand.click('words');
    const before = await hand.label('words');
    const skip = page.getByRole('link', { name: 'Skip to the page' });
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect.poll(where).toBe('words');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => hand.label('words')).not.toBe(before);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-region]')?.getAttribute('data-region')))
      .toBe('canvas');
  });
});

describe('where the focus goes on a phone', () => {
  beforeAll(() => openBy({ viewport: PHONE, hasTouch: true, isMobile: true }));
  afterAll(() => context?.close());

  const tapWords = async () => {
    const [x, y] = await hand.centre('words');
    await page.touchscreen.tap(x, y);
    await expect.poll(() => hand.chosen()).toEqual(['words']);
  };

  it('it is on the switch that opened a sheet, whichever way it closes (ED-42)', async () => {
    await tapWords();
    for (const [name, sheet, label] of [
      ['Pages and layers', left, 'Pages, layers and style'],
      ['Settings', settings, 'Settings'],
    ] as const) {
      const control = page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name });
      for (const close of [() => page.keyboard.press('Escape'), () => closePanel(page, label), () => control.tap()]) {
        await control.tap();
        await sheet().waitFor();
        await close();
        await sheet().waitFor({ state: 'detached' });
        await expectFocus(name, control);
      }
    }
  });

  it('a note is above the sheet one works in, never on it (ED-42, ED-43)', async () => {
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Pages and layers' }).tap();
    await button(/^More actions for Thrown/, left()).tap();
    await menuItem('Delete page').tap();
    await note().waitFor();
    await picture(page, 'focus-note-phone', { fullPage: false });
    expect(meets((await note().boundingBox())!, (await left().boundingBox())!)).toBe(false);
    await button('Undo', note()).tap();
    await note().waitFor({ state: 'detached' });
    await left()
      .getByRole('treeitem', { name: /^Thrown/ })
      .waitFor();
    await closePanel(page, 'Pages, layers and style');
    await left().waitFor({ state: 'detached' });
  });

  it('after publishing, Escape is heard by the page (ED-42, ED-04)', async () => {
    await tapWords();
    const publish = button('Publish', page.getByRole('toolbar', { name: 'Editor' }));
    await publish.tap();
    await picture(page, 'focus-publish-phone', { fullPage: false });
    await button(/^Publish everything/, dialog('Publish')).tap();
    await page.getByText('Published', { exact: true }).waitFor();
    await dialog('Publish').waitFor({ state: 'detached' });
    await expectFocus('publish', publish);
    await expectLadder();
    expect(errors).toEqual([]);
  });
});

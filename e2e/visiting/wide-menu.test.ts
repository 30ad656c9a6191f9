import { randomUUID } from 'node:crypto';
import {
  type AppDocumentResponse,
  type AppMediaResponse,
  appDocumentPath,
  appMediaPath,
} from '@quoin/contract/endpoints/content';
import { type RecordKey, recordKey } from '@quoin/domain/document';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture } from '../testing/browser.ts';
import type { CanvasHand } from '../testing/editing/canvas.ts';
import { publishRecords } from '../testing/editing/draft.ts';
import { widthBeyond } from '../testing/look.ts';
import type { Owner } from '../testing/owner.ts';
import { openOwnerSession } from '../testing/ownerSession.ts';
import type { OwnShop } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

let shop: OwnShop;
let owner: Owner;
let hand: CanvasHand;
let page: Page;
let errors: readonly string[];

beforeAll(async () => {
  ({ shop, owner, page, errors, hand } = await openOwnerSession());
});
afterAll(() => shop?.close());

const records = async () =>
  new Map(bodyOf<AppDocumentResponse>(await owner.visitor.get(appDocumentPath('demo'))).records);

async function linkTitled(title: string): Promise<RecordKey> {
  const found = [...(await records())].find(([key, each]) => key.startsWith('link:') && each.title === title);
  if (found === undefined) throw new Error(`There is no entry ${title}.`);
  return found[0];
}

describe('a folder of the menu that opens wide (product.md 1.4)', () => {
  it('is chosen where folders are made, with headings for its columns', async () => {
    const [first] = [...(await records())].find(([key]) => key.startsWith('page:'))!;
    await page.goto(`${shop.appOrigin}/demo/config/pages/${first.slice('page:'.length)}`);
    await hand.settled();
    await page.getByRole('tab', { name: 'Pages' }).click();
    await page.getByRole('button', { name: 'More: links, folders, redirects' }).click();
    await page.getByRole('menuitem', { name: 'Add folder…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add folder' });
    await dialog.getByLabel('Title', { exact: true }).fill('Explore');
    await dialog.getByText('Open as mega menu').click();
    await dialog.getByLabel('Menu title').fill('Ridge lines');
    await dialog.getByLabel('Menu text').fill('The new series, printed in autumn.');
    await picture(page, 'wide-menu-dialog-desktop', { fullPage: false });
    expect(await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const row = page.getByRole('treeitem', { name: 'Explore', exact: true });
    await row.hover();
    await page.getByRole('button', { name: 'More actions for Explore' }).click();
    await page.getByRole('menuitem', { name: 'Add a column heading' }).click();
    const heading = page.getByRole('dialog', { name: 'Add heading' });
    await heading.getByLabel('Title').fill('Read');
    await heading.getByRole('button', { name: 'Add', exact: true }).click();
    const read = page.getByRole('treeitem', { name: 'Read', exact: true });
    await read.waitFor();
    expect([await read.getAttribute('aria-level'), await read.getAttribute('aria-expanded')]).toEqual(['3', null]);
    await page.getByText('Saved', { exact: true }).waitFor();
    await picture(page, 'wide-menu-tree-desktop', { fullPage: false });
  });

  it('shows its entries in columns, with a store’s categories and what stands beside them', async () => {
    const held = await records();
    const pageAt = (urlId: string) => {
      const found = [...held].find(([key, each]) => key.startsWith('page:') && each.urlId === urlId);
      return found?.[0].slice('page:'.length) ?? '';
    };
    const [folder, read] = [await linkTitled('Explore'), await linkTitled('Read')];
    const parent = folder.slice('link:'.length);
    const at = (order: string, entry: object) => ({
      key: recordKey('link', randomUUID()),
      path: [],
      now: { navigation: 'mainNav', parent, order, page: '', title: '', url: '', newWindow: false, ...entry },
    });
    const media = bodyOf<AppMediaResponse>(await owner.visitor.get(`${appMediaPath('demo')}?kind=image`));
    const image = media.assets.find(({ width, height }) => (width ?? 0) > (height ?? 0))?.id ?? media.assets[0]!.id;
    const stores = [...held].filter(([key, each]) => key.startsWith('page:') && each.typeName === 'products');
    await publishRecords(owner, [
      { key: folder, path: ['panel', 'image'], now: image },
      { key: folder, path: ['panel', 'url'], now: '/journal' },
      { key: read, path: ['order'], now: 'm' },
      at('c', { title: 'Prints' }),
      ...stores.slice(0, 1).map(([key]) => at('d', { page: key.slice('page:'.length) })),
      at('n', { page: pageAt('journal') }),
      at('o', { page: pageAt('workshop') || pageAt('about') }),
      at('p', { title: 'Elsewhere', url: 'https://example.org/' }),
    ]);
    await page.goto(shop.shopOrigin);
    const nav = page.locator('.site-nav').first();
    const summary = nav.locator('summary', { hasText: 'Explore' });
    const main = page.locator('main, #content').first();
    const before = (await main.boundingBox())!.y;
    await summary.click();
    const panel = nav.locator('.nav-panel');
    await panel.waitFor();
    expect((await main.boundingBox())!.y).toBe(before);
    await panel.getByRole('list', { name: 'Read' }).getByRole('link', { name: 'Journal' }).waitFor();
    expect(await panel.getByRole('list', { name: 'Prints' }).getByRole('link').count()).toBeGreaterThan(1);
    await panel.getByRole('link', { name: /Ridge lines/ }).waitFor();
    await panel.locator('img').evaluate((img: HTMLImageElement) => img.decode());
    await picture(page, 'wide-menu-desktop', { fullPage: false });
    expect(await violationsOf(page)).toEqual([]);
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
  });

  it('is opened by keys, closed by Escape with the focus back, and by turning elsewhere (product.md 4.2)', async () => {
    await page.goto(shop.shopOrigin);
    const nav = page.locator('.site-nav').first();
    const summary = nav.locator('summary', { hasText: 'Explore' });
    const isOpen = () => nav.locator('details').evaluateAll((all) => all.some((each) => each.hasAttribute('open')));
    await summary.focus();
    await page.keyboard.press('Enter');
    expect(await isOpen()).toBe(true);
    const tree = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
    const told = tree.nodes.find(({ name, properties }) =>
      String(name?.value).startsWith('Explore')
        ? properties?.some((each) => each.name === 'expanded' && each.value.value)
        : false,
    );
    expect(told, 'said to be expanded').toBeDefined();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    expect(await summary.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    expect(await isOpen()).toBe(true);
    await page.mouse.click(10, 850);
    await expect.poll(isOpen).toBe(false);
    await summary.click();
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await expect.poll(isOpen).toBe(false);
  });

  it('works without script, from right to left, and on phones inside the menu', async () => {
    const plain = await newContext(shop.browser, { viewport: DESKTOP, javaScriptEnabled: false });
    const quiet = await plain.newPage();
    await quiet.goto(shop.shopOrigin);
    await quiet.locator('.site-nav summary', { hasText: 'Explore' }).click();
    await quiet.locator('.site-nav .nav-panel').getByRole('link', { name: 'Journal' }).click();
    await quiet.waitForURL('**/journal');
    await plain.close();
    await page.goto(shop.shopOrigin);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await page.locator('.site-nav summary', { hasText: 'Explore' }).click();
    await picture(page, 'wide-menu-rtl-desktop', { fullPage: false });
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
    const phone = await newContext(shop.browser, { viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
    const hand = await phone.newPage();
    await hand.goto(shop.shopOrigin);
    await hand.locator('.menu > summary').tap();
    await hand.locator('.menu__sheet summary', { hasText: 'Explore' }).tap();
    const panel = hand.locator('.menu__sheet .nav-panel');
    await panel.getByRole('link', { name: 'Journal' }).waitFor();
    await picture(hand, 'wide-menu-phone');
    expect(await violationsOf(hand)).toEqual([]);
    expect(await widthBeyond(hand)).toBeLessThanOrEqual(0);
    await panel.getByRole('link', { name: 'Journal' }).tap();
    await hand.waitForURL('**/journal');
    await phone.close();
  });

  it.each(['folio', 'parade'])('stands in the theme %s, too', async (theme) => {
    await publishRecords(owner, [{ key: 'style:style', path: ['theme'], now: theme }]);
    for (const [size, viewport] of [
      ['desktop', DESKTOP],
      ['phone', PHONE],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.goto(shop.shopOrigin);
      if (size === 'phone') await page.locator('.menu > summary').click();
      const place = size === 'phone' ? '.menu__sheet' : '.site-nav';
      await page.locator(`${place} summary`, { hasText: 'Explore' }).click();
      await page.locator(`${place} .nav-panel`).getByRole('link', { name: 'Journal' }).waitFor();
      await picture(page, `wide-menu-${theme}-${size}`, { fullPage: false });
      expect([size, await violationsOf(page)]).toEqual([size, []]);
      expect([size, Math.max(0, await widthBeyond(page))]).toEqual([size, 0]);
    }
    await page.setViewportSize(DESKTOP);
  });

  it('without anything wrong in the browser', () => {
    expect(errors).toEqual([]);
  });
});

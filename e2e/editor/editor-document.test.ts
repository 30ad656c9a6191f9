import {
  APP_SEEN_PATH,
  type AppDocumentResponse,
  type AppMediaResponse,
  type AppSiteResponse,
  appDocumentPath,
  appMediaPath,
  EDITOR_TOUR,
  type NewSiteRequest,
} from '@quoin/contract/endpoints/content';
import { APP_SITES_PATH } from '@quoin/contract/endpoints/running';
import { type JsonRecord, recordIn, textIn } from '@quoin/domain/document';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newContext, picture, watchForErrors } from '../testing/browser.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { type CanvasHand, canvasHand, makePage } from '../testing/editing/canvas.ts';
import { ask } from '../testing/installation.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, signInAt } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

let shop: OwnShop;
let owner: Owner;
let context: BrowserContext;
let page: Page;
let hand: CanvasHand;
let errors: readonly string[];
let pages: { readonly from: string; readonly to: string };
let photo: string;

beforeAll(async () => {
  shop = await openOwnShop();
  owner = await signInOwner(shop);
  const media = bodyOf<AppMediaResponse>(await owner.visitor.get(`${appMediaPath('demo')}?kinds=image`));
  photo = media.assets[0]!.id;
  pages = {
    from: await makePage(owner, 'Origin', {
      origin: {
        words: [[1, 1, 5, 3], '<p>Some <strong>words</strong></p>', { style: { radius: 8 }, name: 'Motto' }],
        photo: [[7, 1, 4, 6], '', { type: 'image', value: { image: photo, description: 'A print' } }],
      },
      second: { more: [[1, 1, 5, 3], '<p>More</p>'] },
    }),
    to: await makePage(owner, 'Goal', { goal: { there: [[1, 1, 5, 3], '<p>There</p>'] } }),
  };
  const permissions = ['clipboard-read', 'clipboard-write'];
  context = await newContext(shop.browser, { viewport: DESKTOP, reducedMotion: 'reduce', permissions });
  page = await context.newPage();
  errors = watchForErrors(page);
  hand = canvasHand(page);
  await signInAt(page, shop);
  await page.goto(`${shop.appOrigin}/demo/config/pages/${pages.from}`);
  await hand.settled();
});
afterAll(() => shop?.close());

const saved = (on = page) => on.getByText('Saved', { exact: true }).waitFor();
/** All of a site's draft, as the server has it. */
async function draft(site = 'demo'): Promise<Readonly<Record<string, JsonRecord>>> {
  const { records } = bodyOf<AppDocumentResponse>(await owner.visitor.get(appDocumentPath(site)));
  return Object.fromEntries(records);
}
/** Returns what makes up a block, except its position. */
function contentOf({ section: _section, place: _place, phonePlace: _own, ...content }: JsonRecord): JsonRecord {
  return content;
}
/** Blocks of a section, by their type. */
const blocksIn = (records: Readonly<Record<string, JsonRecord>>, section: string) =>
  Object.entries(records).filter(([key, record]) => key.startsWith('block:') && record.section === section);

describe('every kind of change', () => {
  const bar = () => page.getByRole('toolbar', { name: 'Editor' });
  const KINDS: readonly (readonly [string, RegExp, () => Promise<unknown>])[] = [
    [
      'a text',
      /^Undo: Edit text/,
      async () => {
        await hand.click('more');
        await page.keyboard.press('Enter');
        await page.frameLocator('[data-region="canvas"] iframe').locator('[contenteditable="true"]').waitFor();
        await page.getByRole('toolbar', { name: 'Text' }).waitFor();
        await page.keyboard.type(' of it');
        await page.frameLocator('[data-region="canvas"] iframe').getByText('More of it').waitFor();
        await page.keyboard.press('Escape');
      },
    ],
    [
      'a move',
      /^Undo: Move/,
      async () => {
        await hand.click('words');
        await page.keyboard.press('ArrowDown');
      },
    ],
    [
      'a style',
      /^Undo: Change style/,
      async () => {
        await page.getByRole('tab', { name: 'Style' }).click();
        await page.getByRole('button', { name: /^Colors/ }).click();
        await page.getByRole('button', { name: 'Harbour', exact: true }).click();
        await page.getByRole('button', { name: 'Done' }).click();
        await page.getByRole('tab', { name: 'Pages' }).click();
      },
    ],
    [
      'a section',
      /^Undo: Move section/,
      async () => {
        await hand.click('more');
        await hand.press('Escape', 'Alt+ArrowUp');
      },
    ],
    [
      'a page',
      /^Undo: .*Duplicate/,
      async () => {
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox', { name: /Find commands/ }).fill('duplicate page');
        await page.keyboard.press('Enter');
      },
    ],
    [
      'a navigation',
      /^Undo: Move link/,
      async () => {
        const row = page.getByRole('tree', { name: 'Pages' }).getByRole('treeitem', { name: 'Prints', exact: true });
        await page.getByRole('tree', { name: 'Pages' }).focus();
        await page.keyboard.press('Home');
        await page.keyboard.type('prints');
        await expect.poll(() => row.first().getAttribute('data-active')).toBe('true');
        await page.keyboard.press('Alt+ArrowDown');
      },
    ],
  ];

  it.each(KINDS)('%s is taken back and done again, whole (ED-16)', async (_kind, label, change) => {
    await saved();
    const before = await draft();
    await change();
    await bar().getByRole('button', { name: label }).waitFor();
    await saved();
    await expect.poll(() => draft()).not.toEqual(before);
    await saved();
    const after = await draft();
    await bar().getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => draft()).toEqual(before);
    await bar().getByRole('button', { name: /^Redo/ }).click();
    await expect.poll(() => draft()).toEqual(after);
  });
});

describe('blocks that are copied', () => {
  const paste = async (on: Page, section: string) => {
    await on.locator(`[data-section-item="${section}"]`).focus();
    await on.keyboard.press('Control+v');
    await on.getByRole('button', { name: 'Undo: Paste 2 blocks' }).waitFor();
    await saved(on);
  };
  /** What a section has gained: new ids, and content like the copied one's. */
  const expectCopies = async (section: string, before: Readonly<Record<string, JsonRecord>>, count: number) => {
    const now = await draft();
    const made = blocksIn(now, section).filter(([key]) => !Object.hasOwn(before, key));
    expect(made).toHaveLength(count);
    for (const [, record] of made) {
      const original = now[record.type === 'image' ? 'block:photo' : 'block:words']!;
      expect(contentOf(record)).toMatchObject(contentOf(original));
    }
  };

  it('come into the same page, another page and another window, with ids of their own (ED-21)', async () => {
    await page.goto(`${shop.appOrigin}/demo/config/pages/${pages.from}`);
    await hand.settled();
    await hand.click('words');
    await expect.poll(() => hand.chosen()).toEqual(['words']);
    await hand.click('photo', ['Shift']);
    await expect.poll(() => hand.chosen()).toEqual(['photo', 'words']);
    const before = await draft();
    await page.keyboard.press('Control+c');
    await paste(page, 'origin');
    await expectCopies('origin', before, 2);
    expect((await hand.chosen()).filter((id) => ['photo', 'words'].includes(id))).toEqual([]);
    await page.getByRole('treeitem', { name: 'Goal', exact: true }).click();
    await page.locator('[data-section-item="goal"]').waitFor();
    await hand.settled();
    await paste(page, 'goal');
    await expectCopies('goal', before, 2);
    const window = await context.newPage();
    await window.goto(`${shop.appOrigin}/demo/config/pages/${pages.to}`);
    await canvasHand(window).settled();
    await paste(window, 'goal');
    await expectCopies('goal', before, 4);
    await window.close();
  });

  it('come into another site, which gets pictures of its own (ED-21)', async () => {
    const answers: NewSiteRequest = {
      ...{ purpose: 'services', name: 'Elsewhere', look: 'plain' },
      ...{ language: 'en', timeZone: 'Europe/Berlin', currency: 'EUR' },
    };
    const { site } = bodyOf<AppSiteResponse>(accepted(await owner.visitor.send('POST', APP_SITES_PATH, answers)));
    accepted(await owner.visitor.send('POST', APP_SEEN_PATH, { name: EDITOR_TOUR.seen }));
    const [before, own] = [await draft(site.identifier), await draft()];
    const other = await context.newPage();
    await other.goto(`${shop.appOrigin}/${site.identifier}/config/pages`);
    await canvasHand(other).settled();
    const section = other.locator('[data-section-item]').first();
    await paste(other, (await section.getAttribute('data-section-item'))!);
    const now = await draft(site.identifier);
    const made = Object.entries(now).filter(([key]) => key.startsWith('block:') && !Object.hasOwn(before, key));
    expect(made.map(([, { type }]) => type).sort()).toEqual(['html', 'image']);
    const [[, words] = [], [, image] = []] = ['html', 'image'].map(
      (type) => made.find(([, each]) => each.type === type)!,
    );
    expect(contentOf(words!)).toEqual(contentOf(own['block:words']!));
    const copied = textIn(recordIn(image!, 'value'), 'image');
    expect(copied).not.toBe('');
    expect(copied).not.toBe(photo);
    expect(recordIn(image!, 'value')).toMatchObject({ description: 'A print' });
    const addresses = await Promise.all(
      [
        ['demo', photo],
        [site.identifier, copied],
      ].map(async ([identifier = '', id]) => {
        const { assets } = bodyOf<AppMediaResponse>(
          await owner.visitor.get(`${appMediaPath(identifier)}?kinds=image&sort=-created`),
        );
        const asset = assets.find((each) => each.id === id)!;
        const answer = await ask(shop, asset.address, { host: `${identifier}.localhost:${shop.port}` });
        return [answer.status, asset.byteSize, asset.width, asset.height];
      }),
    );
    expect(addresses[0]![0]).toBe(200);
    expect(addresses[1]).toEqual(addresses[0]);
    await picture(other, 'editor-pasted-elsewhere', { fullPage: false });
    await other.close();
    expect(errors).toEqual([]);
  });
});

import { appThemePathOf } from '@quoin/contract/endpoints/content';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext, picture, settle, watchForErrors } from '../testing/browser.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { openThemedShop } from '../testing/buying/themedShop.ts';
import { openEverything } from '../testing/editing/systemPagesOwner.ts';
import { arrangePlaces, type Place, type Who } from '../testing/editing/systemPlaces.ts';
import { faultsOf } from '../testing/faults/pageFaults.ts';
import { resize, SIZES } from '../testing/look.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import type { OwnShop } from '../testing/ownShop.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

const THEMES = ['folio', 'blog', 'shop', 'index', 'classic'];
const TAKES_PICTURES = process.env.QUOIN_PICTURES === 'yes';
/** A whole page takes a second to draw. */
const TIMEOUT_MS = TAKES_PICTURES ? 600_000 : 120_000;

/** Larger than any window: whether a picture keeps to its column is seen without making any on the server. */
const BLANK = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="2500" height="1600"/>',
};

let shop: OwnShop;
let owner: Owner;
let places: readonly Place[];
const pages = new Map<Who, { readonly page: Page; readonly errors: readonly string[] }>();

beforeAll(async () => {
  shop = await openThemedShop(THEMES);
  owner = await signInOwner(shop);
  await openEverything(owner);
  const arranged = await arrangePlaces(shop, owner);
  places = arranged.places;
  for (const [who, visitor] of Object.entries(arranged.visitors)) pages.set(who as Who, await open(visitor));
});
afterAll(() => shop?.close());

async function open(visitor: Visitor) {
  const context = await newContext(shop.browser, { reducedMotion: 'reduce' });
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value: encodeURIComponent(value) }));
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: shop.shopOrigin })));
  if (!TAKES_PICTURES) await context.route('**/s/images/**', (route) => route.fulfill(BLANK));
  const page = await context.newPage();
  return { page, errors: watchForErrors(page) };
}

const stylesheets = async () => (await createVisitor(shop).get('/')).body.match(/<link rel="stylesheet"[^>]*>/g);

/** As its owner does on the screen of themes; until visitors see it. */
async function useTheme(theme: string): Promise<void> {
  const before = await stylesheets();
  accepted(await owner.visitor.send('POST', appThemePathOf('demo', theme, '/use')));
  if (theme !== THEMES[0]) await expect.poll(stylesheets).not.toEqual(before);
}

/** One server and one browser for all: what is the system's own is looked at in every theme, in a large and a small window. */
describe.each(THEMES)('pages of the system in the theme %s', (theme) => {
  it('are whole on a desktop and on a phone (site-templates 7)', { timeout: TIMEOUT_MS }, async () => {
    await useTheme(theme);
    const faults: string[] = [];
    for (const { name, path, who, isRefused } of places) {
      const { page, errors } = pages.get(who)!;
      const before = errors.length;
      const status = (await page.goto(shop.shopOrigin + path))?.status() ?? 0;
      if (status >= 400 !== isRefused) faults.push(`${name}: answered ${status}`);
      for (const [size, viewport] of SIZES) {
        await resize(page, viewport);
        faults.push(...(await faultsOf(page)).map((fault) => `${name} ${size}: ${fault}`));
        if (TAKES_PICTURES) await settle(page);
        if (TAKES_PICTURES) await picture(page, `foreign-${theme}-${name}-${size}`);
      }
      faults.push(...errors.slice(before).map((error) => `${name}: ${error}`));
    }
    expect(faults).toEqual([]);
  });
});

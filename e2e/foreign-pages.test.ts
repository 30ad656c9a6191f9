import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext, picture, watchForErrors } from './testing/browser.ts';
import { SIZES, widthBeyond } from './testing/look.ts';
import { MADE_LISTS, makeLists } from './testing/madeLists.ts';
import { signInOwner } from './testing/owner.ts';
import type { OwnShop } from './testing/ownShop.ts';
import { buyByCard } from './testing/purchase.ts';
import { openThemedShop } from './testing/themedShop.ts';
import { createVisitor } from './testing/visitor.ts';

const THEMES = ['folio', 'blog', 'shop', 'index', 'classic', 'plain'];

/** Pages of the system as a visitor meets them, each with what it is called among the pictures. */
const PLACES: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['store', '/shop'],
  ['store-category', '/shop?category=night'],
  ['product', '/shop/ridge-lines'],
  ['product-sold-out', '/shop/glacier-tongue?option-Size=30+%C3%97+40+cm'],
  ['product-subscription', '/shop/a-print-a-month'],
  ['product-gift-card', '/shop/gift-card'],
  ['blog', '/journal'],
  ['post', '/journal/what-a-rule-is-for'],
  ['forms', '/contact'],
  ['not-found', '/no-such-page'],
  ['search', '/search?q=hill'],
  ['search-nothing', '/search?q=zzzz'],
  ['cart-empty', '/cart'],
  ['account', '/account'],
  ['gift-card-balance', '/gift-card'],
  ...MADE_LISTS.map(([kind, title]) => [kind, `/${title.toLowerCase()}`] as const),
];

/** Pictures of every page of the system in each theme, for people who look: nothing else asks for them. */
describe.runIf(process.env.QUOIN_PICTURES === 'yes').each(THEMES)('pages of the system in %s', (theme) => {
  let shop: OwnShop;
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  let order = '';
  beforeAll(async () => {
    shop = await openThemedShop(theme);
    const owner = await signInOwner(shop);
    await makeLists(owner);
    const bought = await buyByCard(createVisitor(shop), owner, { email: 'look@example.com', quantity: 1 });
    order = bought.orderUrl;
    context = await newContext(shop.browser, { reducedMotion: 'reduce' });
    page = await context.newPage();
    errors = watchForErrors(page);
  });
  afterAll(() => shop?.close());

  const take = async (name: string) => {
    const wide: string[] = [];
    for (const [size, viewport] of SIZES) {
      await page.setViewportSize(viewport);
      await picture(page, `foreign-${theme}-${name}-${size}`, { fullPage: true });
      const beyond = await widthBeyond(page);
      if (beyond > 0) wide.push(`${name} ${size} ${beyond}`);
    }
    return wide;
  };

  it('fit a desktop and a phone', async () => {
    const wide: string[] = [];
    for (const [name, path] of PLACES) {
      await page.goto(shop.shopOrigin + path);
      wide.push(...(await take(name)));
    }
    for (const list of ['portfolio', 'dates', 'pictures', 'record', 'films', 'lessons', 'works']) {
      await page.goto(`${shop.shopOrigin}/${list}`);
      const entry = page.locator(`a[href^="/${list}/"]`).first();
      if ((await entry.count()) === 0) continue;
      await page.goto(shop.shopOrigin + (await entry.getAttribute('href')));
      wide.push(...(await take(`${list}-entry`)));
    }
    await page.goto(shop.shopOrigin + order);
    wide.push(...(await take('order')));
    await page.goto(`${shop.shopOrigin}/shop/allotments`);
    expect(wide).toEqual([]);
    expect(errors).toEqual([]);
  });
});

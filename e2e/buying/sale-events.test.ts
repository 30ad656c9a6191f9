import { type AppFunnelResponse, appFunnelPath } from '@quoin/contract/endpoints/running';
import { RECORD_HIT_PATH } from '@quoin/contract/endpoints/site';
import { keptFor, PURPOSES, REPORTED_ORDER_KEYS, type TrackedOrder } from '@quoin/domain/analytics';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { BUYER, CARDS, fillDelivery, fillFields, PAY, totalOf } from '../testing/buying/buyer.ts';
import { accepted, addToCart, payByCard, saveDelivery } from '../testing/buying/purchase.ts';
import { type FakeTags, startFakeTags } from '../testing/fakeTags.ts';
import { startFaultProxy } from '../testing/faults/faultProxy.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, ownerPage } from '../testing/ownShop.ts';
import { addPixel, inPixel, pixelFrames, receivedBy, removePixels } from '../testing/pixels.ts';
import {
  cookieOf,
  eventNamed,
  namesOf,
  PERSON,
  POLL_TIMEOUT,
  pagesHave,
  pathOf,
  reportsIn,
  withoutBeacon,
} from '../testing/tracked.ts';
import { bodyOf, createVisitor } from '../testing/visitor.ts';

let shop: OwnShop;
let tags: FakeTags;

beforeAll(async () => {
  tags = await startFakeTags();
  // Pages of a place where events are made: each is checked against its schema, too.
  const env = { ENVIRONMENT: 'dev', GOOGLE_TAG_URL: tags.origin, META_PIXEL_URL: tags.origin };
  shop = await openOwnShop({ env });
});
afterAll(async () => {
  await shop?.close();
  await tags?.close();
});

/** Returns what Google and Meta received under this name. */
const hitsOf = (event: string): readonly URLSearchParams[] =>
  tags.hits.map(({ searchParams }) => searchParams).filter((hit) => [hit.get('en'), hit.get('ev')].includes(event));

/** The line that is bought, as Google's tag writes it. */
const GOOGLE_LINE = 'idHP-101-40-O-RUS~nmRidge Lines~pr86~qt1';

/** Visits of a campaign that came as far as each step. */
async function funnelOf(campaign: string): Promise<readonly number[]> {
  const owner = await signInOwner(shop);
  const question = new URLSearchParams({ range: '7d', campaign });
  return bodyOf<AppFunnelResponse>(accepted(await owner.visitor.get(`${appFunnelPath('demo')}?${question}`))).now;
}

describe('the view of a product', () => {
  const ITEM = { item_title: 'Orrery', item_quantity: 1, currency_code: 'EUR', purchase_type_list: ['ONE_TIME'] };
  let owner: Owner;
  let listener = '';
  beforeAll(async () => {
    owner = await signInOwner(shop);
    listener = await addPixel(owner, {});
    await pagesHave(shop, listener);
  });
  afterAll(() => removePixels(owner));

  it('says what is in the cart, to our own server and to pixels, and nothing of it where it does not come (TRACK-07)', async () => {
    const { context, page, sent } = await withoutBeacon(shop, { userAgent: PERSON });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(pathOf(request)));
    const view = async () => {
      sent.length = 0;
      await page.goto(`${shop.shopOrigin}/shop/orrery`);
      const { data } = await receivedBy(page, listener, 'view_product');
      return [await eventNamed(sent, 'view_product'), data] as const;
    };
    for (const told of await view())
      expect(told).toMatchObject({ ...ITEM, cart_id: '', num_items_in_cart: 0, cart_value: '0' });
    // A visitor with an empty cart fetches nothing more for it.
    expect(fetched.filter((path) => path.includes('cart-story'))).toEqual([]);
    await page.goto(`${shop.shopOrigin}/shop/ridge-lines`);
    await waitForWidget(page, 'add-to-cart');
    for (const name of ['30 × 40 cm', 'Oak', 'Rust']) await page.getByRole('radio', { name }).click();
    await page.locator('.sqs-add-to-cart-button').click();
    const { cart_id } = await eventNamed(sent, 'add_to_cart');
    expect(cart_id).toMatch(/./);
    for (const told of await view())
      expect(told).toMatchObject({ ...ITEM, cart_id, num_items_in_cart: 1, cart_value: '86.00', item_type: 1 });
    await context.route('**/api/commerce/shopping-cart*', () => undefined);
    for (const told of await view()) {
      expect(told).toMatchObject(ITEM);
      expect(told).not.toHaveProperty('cart_id');
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });

  it('is told although its page is left before the cart has come (TRACK-02, TRACK-07)', async () => {
    const campaign = 'left-before-the-cart';
    // Between the browser and the shop, for what driving programs hold back themselves is gone with its page.
    const proxy = await startFaultProxy(shop.port);
    proxy.setFault('hang', /^\/api\/commerce\/shopping-cart/);
    const origin = `http://demo.localhost:${proxy.port}`;
    const own = await newContext(shop.browser, { userAgent: PERSON });
    await own.addCookies([{ name: 'hasCart', value: '1', url: origin }]);
    // The patience of 2.5 seconds never ends: only leaving is left to tell of it.
    await own.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((run: () => void, wait = 0) => (wait === 2500 ? 0 : later(run, wait))) as typeof setTimeout;
    });
    const page = await own.newPage();
    const hit = page.waitForResponse(`**${RECORD_HIT_PATH}`);
    await page.goto(`${origin}/shop/orrery?utm_campaign=${campaign}`);
    await hit;
    const tracker = await page.waitForFunction(
      () => performance.getEntriesByType('resource').find(({ name }) => /\/tracker-/.test(name))?.name,
    );
    // Until it runs, which it does once. As text: the import is the page's.
    await page.evaluate(`import(${JSON.stringify(await tracker.jsonValue())}).then(() => undefined)`);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => funnelOf(campaign).then((steps) => steps.slice(0, 3)), POLL_TIMEOUT).toEqual([1, 1, 0]);
    await own.close();
    await proxy.close();
  });
});

describe('a purchase', () => {
  const EMAIL = 'counted.buyer@example.com';
  const CAMPAIGN = 'scene-of-a-purchase';
  let context: BrowserContext;
  let page: Page;
  let sent: Request[];
  let owner: Owner;
  let listener = '';
  beforeAll(async () => {
    owner = await signInOwner(shop);
    listener = await addPixel(owner, {});
    await addPixel(owner, { name: 'Google', kind: 'googleTag', tagId: 'G-AB12CD34EF' });
    await pagesHave(
      shop,
      await addPixel(owner, { name: 'Meta', kind: 'metaPixel', tagId: '123456789', purpose: 'marketing' }),
    );
    ({ context, page, sent } = await withoutBeacon(shop, { userAgent: PERSON }));
  });
  afterAll(async () => {
    await context?.close();
    await removePixels(owner);
  });

  it('begins with a search whose result is pressed (TRACK-10)', async () => {
    await page.goto(`${shop.shopOrigin}/?utm_campaign=${CAMPAIGN}`);
    await expect.poll(() => reportsIn(sent).map(pathOf), POLL_TIMEOUT).toEqual([RECORD_HIT_PATH]);
    await page.goto(`${shop.shopOrigin}/search?q=ridge`);
    const search = { query: 'ridge', source: 'web', environment: 'staging' };
    expect(await eventNamed(sent, 'search')).toMatchObject({ ...search, count: expect.any(Number) });
    await page.locator('.found a[href]', { hasText: 'Ridge Lines' }).first().click();
    await page.waitForURL('**/shop/ridge-lines');
    const press = await eventNamed(sent, 'site_search_click');
    expect(press).toMatchObject({ ...search, destination_url: '/shop/ridge-lines' });
  });

  it('tells what comes into the cart, that it is looked at, what goes, and that somebody begins to pay (TRACK-07)', async () => {
    await waitForWidget(page, 'add-to-cart');
    for (const name of ['30 × 40 cm', 'Oak', 'Rust']) await page.getByRole('radio', { name }).click();
    await page.locator('.sqs-add-to-cart-button').click();
    await page.locator('.cart-pill__link').waitFor();
    const line = { item_title: 'Ridge Lines', item_price: '86.00', item_quantity: 1, currency_code: 'EUR' };
    const added = await eventNamed(sent, 'add_to_cart');
    const cart = { cart_id: added.cart_id, currency_code: 'EUR', num_items_in_cart: 1, cart_value: '86.00' };
    expect(added).toMatchObject({ ...line, ...cart, item_variant_object: { sku: 'HP-101-40-O-RUS' } });
    expect((await receivedBy(page, listener, 'add_to_cart')).data).toMatchObject({ ...line, ...cart });
    await expect.poll(() => hitsOf('add_to_cart').map((hit) => hit.get('pr1')), POLL_TIMEOUT).toEqual([GOOGLE_LINE]);
    await page.goto(`${shop.shopOrigin}/cart`);
    expect(await eventNamed(sent, 'view_cart')).toMatchObject({ ...cart, page_context: 'cart', logged_in: false });
    await waitForWidget(page, 'cart');
    await page.locator('.cart-line__remove button').click();
    expect(await eventNamed(sent, 'remove_from_cart')).toMatchObject(line);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.cart-line').waitFor();
    const checkout = await page.goto(`${shop.shopOrigin}/checkout`);
    expect(await eventNamed(sent, 'begin_checkout')).toMatchObject(cart);
    expect((await receivedBy(page, listener, 'begin_checkout')).data).toMatchObject(cart);
    await expect.poll(() => hitsOf('InitiateCheckout').length, POLL_TIMEOUT).toBe(1);
    // The page itself contains none of their code.
    expect(checkout?.headers()['content-security-policy']).toMatch(/script-src 'self';.*frame-src 'self';/);
  });

  it('is told once, with its order, and says nothing of who bought (TRACK-09, SC-67)', async () => {
    await waitForWidget(page, 'checkout');
    await fillDelivery(page, EMAIL);
    await fillFields(page, CARDS.accepted);
    const amount = async (row: 'shipping' | 'total') => (await totalOf(page, row)).replace('€', '');
    // What the chosen way costs comes a moment after the ways.
    await expect.poll(() => amount('total')).toBe('90.90');
    const [shipping, total] = [await amount('shipping'), await amount('total')];
    await page.getByRole('button', { name: PAY }).click();
    await page.waitForURL(/\/checkout\/order\/[^/]+$/);
    const [order] = await owner.orders(EMAIL);
    const facts = await page.locator('#page-facts').textContent();
    const euro = (decimalValue: unknown) => ({ decimalValue, currencyCode: 'EUR' });
    const purchase = await eventNamed(sent, 'purchase');
    expect(purchase).toMatchObject({ event_id: order?.id, page_path: '/checkout', cart_value: total });
    expect(purchase.order).toEqual({
      ...{ id: order?.id, purchasedCartId: purchase.cart_id, testMode: true },
      websiteId: JSON.parse(facts ?? '{}').websiteId,
      items: [{ sku: 'HP-101-40-O-RUS', productName: 'Ridge Lines', quantity: 1, unitPrice: euro('86.00') }],
      ...{ grandTotal: euro(total), shippingTotal: euro(shipping) },
      taxTotal: euro(expect.stringMatching(/^\d+\.\d\d$/)),
    });
    expect(await receivedBy(page, listener, 'purchase')).toMatchObject({
      id: order?.id,
      data: { order: purchase.order },
    });
    const views = () => sent.filter((request) => pathOf(request) === RECORD_HIT_PATH).length;
    const seen = views();
    await page.reload();
    await expect.poll(views, POLL_TIMEOUT).toBe(seen + 1);
    await page.waitForLoadState('networkidle');
    await receivedBy(page, listener, 'page_view');
    expect(namesOf(sent).filter((name) => name === 'purchase')).toEqual(['purchase']);
    const everything = [...reportsIn(sent).map((request) => request.postData()), ...tags.hits].join();
    const key = new URL(page.url()).pathname.split('/').at(-1)!;
    for (const secret of [EMAIL, BUYER.fullName, BUYER.line1, BUYER.postalCode, key]) {
      expect(everything).not.toContain(secret);
    }
  });

  it('is told to tags in their own words, once, with the same amounts (TRACK-07, TRACK-09)', async () => {
    const { order } = await eventNamed(sent, 'purchase');
    const { id, grandTotal, shippingTotal } = order as TrackedOrder;
    const [total, shipping] = [grandTotal, shippingTotal].map(({ decimalValue }) => String(Number(decimalValue)));
    await expect.poll(() => hitsOf('purchase').length + hitsOf('Purchase').length, POLL_TIMEOUT).toBe(2);
    const [google] = hitsOf('purchase');
    const words = ['tid', 'cid', 'cu', 'ep.transaction_id', 'epn.value', 'epn.shipping', 'pr1'];
    expect(words.map((word) => google?.get(word))).toEqual([
      ...['G-AB12CD34EF', await cookieOf(shop, context, 'ss_cid'), 'EUR', id, total, shipping, GOOGLE_LINE],
    ]);
    const [meta] = hitsOf('Purchase');
    expect(['id', 'eid', 'cd[value]', 'cd[currency]', 'cd[content_ids]', 'dl'].map((word) => meta?.get(word))).toEqual([
      ...['123456789', id, total, 'EUR', '["HP-101-40-O-RUS"]', `${shop.shopOrigin}/checkout`],
    ]);
  });

  it('is told although its page is closed before anything was answered (TRACK-02)', async () => {
    const campaign = 'closed-at-once';
    const buyer = createVisitor(shop);
    const product = (await (await signInOwner(shop)).products()).find(({ title }) => title === 'Ridge Lines');
    const [variant] = product?.variants.filter(({ stock }) => stock.unlimited || stock.quantity > 0) ?? [];
    await addToCart(buyer, { itemId: product!.id, sku: variant!.sku, quantity: 1 });
    const paid = await payByCard(buyer, await saveDelivery(buyer, 'in.a.hurry@example.com'));
    const own = await newContext(shop.browser, { userAgent: PERSON });
    const hurried = await own.newPage();
    const hit = hurried.waitForResponse(`**${RECORD_HIT_PATH}`);
    const proxy = await startFaultProxy(shop.port);
    const origin = `http://demo.localhost:${proxy.port}`;
    await hurried.goto(`${origin}/?utm_campaign=${campaign}`);
    await hit;
    // The page view goes out and is never answered, so the purchase waits: only a beacon can still carry it.
    proxy.setFault('hang', /census/);
    await hurried.goto(origin + new URL(paid.orderUrl, origin).pathname);
    await hurried.waitForFunction(
      (key) => /[0-9a-f-]{36}/.test(localStorage.getItem(key) ?? ''),
      REPORTED_ORDER_KEYS.tracker,
    );
    await hurried.close({ runBeforeUnload: true });
    await expect.poll(() => funnelOf(campaign).then((steps) => steps[4]), POLL_TIMEOUT).toBe(1);
    await own.close();
    await proxy.close();
  });

  it('is a step of the owner’s funnel (TRACK-11)', async () => {
    await expect.poll(() => funnelOf(CAMPAIGN), POLL_TIMEOUT).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('pixels', () => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await signInOwner(shop);
  });
  afterAll(() => removePixels(owner));

  it('reach nothing of the page, and leave it as it is when they break, never answer or never end (ANA-2, reliability 3.1)', async () => {
    const listener = await addPixel(owner, {});
    await addPixel(owner, {
      name: 'Breaks',
      code: 'quoin.on("*", () => { throw 1; }); throw new Error("pixel broke");',
    });
    await pagesHave(
      shop,
      await addPixel(owner, { name: 'Waits', code: '<script src="https://never.example/slow.js"></script>' }),
    );
    const context = await newContext(shop.browser, { userAgent: PERSON });
    // A service that never answers.
    await context.route('https://never.example/**', () => undefined);
    const page = await context.newPage();
    const errors = watchForErrors(page);
    await page.goto(`${shop.shopOrigin}/shop/orrery?utm_source=news&secret=S`);
    const { page: known } = await receivedBy(page, listener, 'page_view');
    expect(known).toMatchObject({ url: `${shop.shopOrigin}/shop/orrery?utm_source=news`, path: '/shop/orrery' });
    await expect.poll(() => inPixel(page, listener, 'isFetchRefused')).toBe(true);
    expect(await inPixel(page, listener, 'reached')).toEqual([]);
    expect(await inPixel(page, listener, 'origin')).toBe('null');
    expect(await page.evaluate(() => document.cookie)).not.toContain('ours=1');
    // It may keep other pixels waiting: their frames can share a process.
    const endless = await addPixel(owner, { name: 'Endless', code: 'for (;;);' });
    await pagesHave(shop, endless);
    await page.goto(`${shop.shopOrigin}/shop/orrery`);
    await expect.poll(() => pixelFrames(page).some((frame) => frame.url().endsWith(endless)), POLL_TIMEOUT).toBe(true);
    await waitForWidget(page, 'add-to-cart');
    await page.getByRole('radio', { name: '30 × 30 cm' }).check();
    await page.locator('.sqs-add-to-cart-button').click();
    await page.locator('.cart-pill__link').waitFor();
    expect(errors.filter((error) => !/pixel broke|\/api\/app\/sites/.test(error))).toEqual([]);
    // What drives the browser waits for every frame that is there.
    await page.evaluate(() => {
      for (const frame of document.querySelectorAll('iframe')) frame.remove();
    });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });

  it('are added, switched off and removed by the owner', async () => {
    const session = await newContext(shop.browser, { reducedMotion: 'reduce' });
    const app = await ownerPage(session, shop);
    const errors = watchForErrors(app);
    const look = async (name: string, fullPage: boolean) => {
      for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
        await app.setViewportSize(viewport);
        await picture(app, `${name}-${size}`, { fullPage });
        expect(await violationsOf(app, { except: [ANNOUNCER] })).toEqual([]);
      }
    };
    await app.goto(`${shop.appOrigin}/demo/config/pixels`);
    await app.getByText('Visitors are not asked').waitFor();
    await app.getByRole('button', { name: 'Add pixel' }).click();
    const box = app.getByRole('dialog', { name: 'Add pixel' });
    await box.getByRole('button', { name: 'Save' }).click();
    await box.getByText('Enter a Google tag ID').waitFor();
    await look('pixel-box', false);
    const name = 'A service whose name is as long as names of services sometimes are';
    await box.getByRole('textbox', { name: 'Name' }).fill(name);
    await box.getByRole('textbox', { name: 'Measurement ID' }).fill('g-ab12cd34ef');
    await box.getByRole('button', { name: 'Save' }).click();
    const row = app.getByRole('list', { name: 'Pixels' }).getByRole('listitem').filter({ hasText: name });
    const choose = async (action: string) => {
      // With keys: notes lie above the last row on a phone.
      await row.getByRole('button', { name: `Actions for ${name}` }).press('Enter');
      await app.getByRole('menuitem', { name: action }).press('Enter');
    };
    await row.getByText('On', { exact: true }).waitFor();
    await choose('Turn off');
    await row.getByText('Off', { exact: true }).waitFor();
    await look('pixels', true);
    await choose('Remove');
    await row.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await session.close();
  });
});

describe('a site that asks first', () => {
  const asking = (page: Page) => page.getByRole('dialog', { name: 'May we count your visit?' });
  const optional = new Set(keptFor(PURPOSES).map(({ name }) => name));
  /** Of what the inventory calls optional, and of all that is named like it. */
  async function keptIn(page: Page): Promise<readonly string[]> {
    const cookies = (await page.context().cookies(shop.shopOrigin)).map(({ name }) => name);
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    return [...cookies, ...stored].filter((name) => optional.has(name) || name.startsWith('ss_'));
  }

  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)('is made so by its owner, on a %s', async (size, viewport) => {
    const session = await newContext(shop.browser, { viewport, reducedMotion: 'reduce' });
    const app = await ownerPage(session, shop);
    const errors = watchForErrors(app);
    await app.goto(`${shop.appOrigin}/demo/config/settings/privacy`);
    await app.getByText('Cookie banner').click();
    await app.getByRole('textbox', { name: 'Banner title' }).waitFor();
    await app.getByRole('button', { name: 'Save' }).click();
    await app.getByText('Privacy settings saved.').first().waitFor();
    await picture(app, `privacy-settings-${size}`);
    expect(await violationsOf(app, { except: [ANNOUNCER] })).toEqual([]);
    expect(errors).toEqual([]);
    await session.close();
    const visitor = createVisitor(shop);
    await vi.waitFor(async () => expect((await visitor.get('/')).body).toContain('"consent":"banner"'), POLL_TIMEOUT);
  });

  it('keeps and sends nothing optional before an answer, and nothing after a no that stays a no (VISIT-02, ANA-2)', async () => {
    const { context, page, sent } = await withoutBeacon(shop);
    await page.goto(`${shop.shopOrigin}/shop/ridge-lines`);
    await asking(page).waitFor();
    await waitForWidget(page, 'add-to-cart');
    for (const name of ['30 × 40 cm', 'Oak', 'Rust']) await page.getByRole('radio', { name }).click();
    await page.locator('.sqs-add-to-cart-button').click();
    await expect.poll(() => cookieOf(shop, context, 'hasCart')).not.toBe('');
    await page.waitForLoadState('networkidle');
    const nothing = async () => expect([reportsIn(sent).map(pathOf), await keptIn(page)]).toEqual([[], []]);
    await nothing();
    await asking(page).getByRole('button', { name: 'Decline' }).click();
    expect(await asking(page).count()).toBe(0);
    for (const path of ['/', '/search?q=ridge', '/cart']) {
      await page.goto(shop.shopOrigin + path);
      await page.waitForLoadState('networkidle');
      expect(await asking(page).count()).toBe(0);
    }
    await nothing();
    await context.close();
  });

  it('opens no frame of a pixel before somebody agrees to what it is for (VISIT-02)', async () => {
    const owner = await signInOwner(shop);
    const [counts, advertises] = [await addPixel(owner, {}), await addPixel(owner, { purpose: 'marketing' })];
    await pagesHave(shop, advertises);
    const { context, page } = await withoutBeacon(shop);
    await page.goto(shop.shopOrigin);
    await asking(page).waitFor();
    await page.waitForLoadState('networkidle');
    expect(pixelFrames(page)).toEqual([]);
    await asking(page).getByRole('button', { name: 'Choose' }).click();
    await asking(page).getByRole('checkbox', { name: 'Counting visits' }).check();
    await asking(page).getByRole('button', { name: 'Save my choice' }).click();
    await receivedBy(page, counts, 'page_view');
    expect(pixelFrames(page).map((frame) => frame.url().split('/').at(-1))).toEqual([counts]);
    await page.goto(`${shop.shopOrigin}/cookies`);
    await page.getByRole('heading', { name: 'Who else hears of your visit' }).waitFor();
    await receivedBy(page, counts, 'page_view');
    await page.getByRole('checkbox', { name: 'Counting visits' }).uncheck();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await expect.poll(() => pixelFrames(page)).toEqual([]);
    await removePixels(owner);
    await context.close();
  });

  it('starts everything on the page where somebody says yes (VISIT-01, TRACK-06)', async () => {
    const { context, page, sent } = await withoutBeacon(shop);
    await page.goto(`${shop.shopOrigin}/shop/ridge-lines`);
    await asking(page).waitFor();
    expect(
      await asking(page)
        .locator('h2')
        .evaluate((title) => title === document.activeElement),
    ).toBe(true);
    for (const name of ['What is kept, and for how long', 'Accept all'] as const) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => reportsIn(sent).map(pathOf), POLL_TIMEOUT).toContain(RECORD_HIT_PATH);
    expect(await eventNamed(sent, 'view_product')).toMatchObject({ item_title: 'Ridge Lines', is_landing: true });
    const cookies = ['ss_cvr', 'ss_cvt', 'ss_cid', 'ss_cvisit', 'ss_analytics_id', 'ss_marketing_id', 'ss_session_id'];
    expect(await keptIn(page)).toEqual(expect.arrayContaining(cookies));
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await asking(page).count()).toBe(0);
    await context.close();
  });

  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)('lets everybody choose, and choose anew at the foot of each page, on a %s', async (size, viewport) => {
    const { context, page, sent } = await withoutBeacon(shop, { viewport, reducedMotion: 'reduce' });
    const errors = watchForErrors(page);
    await page.goto(shop.shopOrigin);
    await asking(page).waitFor();
    await picture(page, `consent-banner-${size}`, { fullPage: false });
    expect(await violationsOf(page)).toEqual([]);
    await asking(page).getByRole('button', { name: 'Choose' }).click();
    await picture(page, `consent-choice-${size}`, { fullPage: false });
    expect(await violationsOf(page)).toEqual([]);
    await asking(page).getByRole('button', { name: 'Save my choice' }).click();
    const link = page.getByRole('link', { name: 'Cookies', exact: true });
    await link.scrollIntoViewIfNeeded();
    await picture(page, `consent-link-${size}`, { fullPage: false });
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Cookies on this site' }).waitFor();
    const counting = page.getByRole('checkbox', { name: 'Counting visits' });
    await counting.waitFor();
    expect(await counting.isChecked()).toBe(false);
    expect([reportsIn(sent).map(pathOf), await keptIn(page)]).toEqual([[], []]);
    await counting.check();
    const save = page.getByRole('button', { name: 'Save my choice' });
    await save.click();
    await page.getByText('Saved.', { exact: true }).waitFor();
    await expect.poll(() => reportsIn(sent).map(pathOf), POLL_TIMEOUT).toContain(RECORD_HIT_PATH);
    expect(await keptIn(page)).toContain('ss_cvr');
    expect(await keptIn(page)).not.toContain('ss_marketing_id');
    await picture(page, `cookies-${size}`);
    expect(await violationsOf(page)).toEqual([]);
    await counting.uncheck();
    await save.click();
    await expect.poll(() => keptIn(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

import {
  RECORD_EVENT_PATH,
  RECORD_HIT_PATH,
  TRACK_EVENTS_PATH,
  validateEventPath,
  type WireTrackedEvent,
} from '@quoin/contract/endpoints';
import { ANALYTICS_COOKIE_DAYS, VISIT_RECORD_SECONDS, VISIT_SECONDS } from '@quoin/domain/analytics';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newContext, waitForWidget, watchForErrors } from './testing/browser.ts';
import { type OwnShop, openOwnShop } from './testing/ownShop.ts';

const DAY = 86_400;
/** Chrome keeps no cookie longer. */
const BROWSERS_LONGEST = 400 * DAY;

let shop: OwnShop;

beforeAll(async () => {
  // Pages of a place where events are made: each is checked against its schema, too.
  shop = await openOwnShop({ env: { ENVIRONMENT: 'dev' } });
});
afterAll(() => shop?.close());

async function cookiesOf(context: BrowserContext) {
  const cookies = await context.cookies(shop.shopOrigin);
  return new Map(cookies.map((cookie) => [cookie.name, cookie]));
}

const cookieOf = async (context: BrowserContext, name: string) => (await cookiesOf(context)).get(name)?.value ?? '';

/** Waits until the page has told what it has to tell. */
function counted(context: BrowserContext): Promise<string> {
  return vi.waitFor(
    async () => {
      const id = await cookieOf(context, 'ss_cid');
      expect(id).not.toBe('');
      return id;
    },
    { timeout: 15_000 },
  );
}

/** A visitor whose browser has no beacon: what is sent can be read, for it goes by XHR. */
async function withoutBeacon(): Promise<{ context: BrowserContext; page: Page; sent: Request[]; said: string[] }> {
  const context = await newContext(shop.browser, { locale: 'de-AT', timezoneId: 'Europe/Vienna' });
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'));
  const page = await context.newPage();
  const sent: Request[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request);
  });
  page.on('console', (message) => said.push(message.text()));
  return { context, page, sent, said };
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

function contentOf(request: Request): Readonly<Record<string, unknown>> {
  return JSON.parse((request.postDataJSON() as WireTrackedEvent).eventContent);
}

describe('a visitor of a site that asks nobody', () => {
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  let visitor = '';
  beforeAll(async () => {
    context = await newContext(shop.browser);
    page = await context.newPage();
    errors = watchForErrors(page);
  });
  afterAll(() => context?.close());

  it('has the cookies of the census, with their lifetimes, after the first page (VISIT-01, VISIT-02, TRACK-06)', async () => {
    await page.goto(shop.shopOrigin);
    visitor = await counted(context);
    const cookies = await cookiesOf(context);
    const now = Date.now() / 1000;
    const life = (name: string) => Math.round(((cookies.get(name)?.expires ?? 0) - now) / 60);
    const near = (seconds: number) => expect.closeTo(Math.min(seconds, BROWSERS_LONGEST) / 60, -1);
    expect(life('ss_cvr')).toEqual(near(VISIT_RECORD_SECONDS));
    expect(life('ss_cvt')).toEqual(near(VISIT_SECONDS));
    expect(life('ss_analytics_id')).toEqual(near(ANALYTICS_COOKIE_DAYS * DAY));
    expect(cookies.get('ss_session_id')?.expires).toBe(-1);
    expect(cookies.get('ss_cvr')?.value.split('|').at(-1)).toBe('1');
  });

  it('is on a further visit once the timestamp is gone: the record counts two (VISIT-01)', async () => {
    await context.clearCookies({ name: 'ss_cvt' });
    await page.goto(`${shop.shopOrigin}/about`);
    await expect.poll(() => cookieOf(context, 'ss_cvr').then((text) => text.split('|').at(-1))).toBe('2');
    await expect.poll(() => cookieOf(context, 'ss_cvt')).not.toBe('');
    expect(await cookieOf(context, 'ss_cid')).toBe(visitor);
  });

  it('has seen no fault on the way (ANA-2)', () => {
    expect(errors).toEqual([]);
  });
});

describe('who is not told of', () => {
  const visit = async (cookie: string, path = '/') => {
    const { context, page, sent, said } = await withoutBeacon();
    if (cookie !== '') await context.addCookies([{ name: 'SiteUserInfo', value: cookie, url: shop.shopOrigin }]);
    await page.goto(shop.shopOrigin + path);
    await page.waitForLoadState('networkidle');
    const paths = sent.map(pathOf).filter((each) => each === RECORD_HIT_PATH || each === TRACK_EVENTS_PATH);
    await context.close();
    return { paths, said };
  };
  const info = (roles: readonly number[]) =>
    encodeURIComponent(JSON.stringify({ authenticated: true, siteUserId: 'u', roles }));

  it('a broken SiteUserInfo is anonymous: tracked, and logged (VISIT-03)', async () => {
    const { paths, said } = await visit('%7Bbroken');
    expect(paths).toEqual([RECORD_HIT_PATH]);
    expect(said).toContain('Could not parse user info cookie value');
  });

  it('a viewer is told of, an editor and a member are not (VISIT-04)', async () => {
    expect((await visit(info([10]))).paths).toEqual([RECORD_HIT_PATH]);
    expect((await visit(info([4]))).paths).toEqual([]);
    expect((await visit(info([]))).paths).toEqual([]);
  });

  it('config pages, pages that are not there and the search page are silent (VISIT-04, VISIT-05)', async () => {
    expect((await visit('', '/config')).paths).toEqual([]);
    expect((await visit('', '/nowhere-at-all')).paths).toEqual([]);
    expect((await visit('', '/search?q=ridge')).paths).toEqual([TRACK_EVENTS_PATH]);
  });
});

describe('a browser without beacon', () => {
  it('sends by XHR with JSON, button presses in the older way, and hears what is wrong with an event (TRACK-01, TRACK-02, TRACK-03, TRACK-04, TRACK-08)', async () => {
    const { context, page, sent, said } = await withoutBeacon();
    // A field that no schema allows so, on its way to be checked.
    await context.route(`**${validateEventPath('*')}`, (route) => {
      const event = route.request().postDataJSON() as WireTrackedEvent;
      const content = { ...JSON.parse(event.eventContent), item_quantity: 'many' };
      return route.continue({ postData: JSON.stringify({ ...event, eventContent: JSON.stringify(content) }) });
    });
    await page.goto(`${shop.shopOrigin}/shop/ridge-lines`);
    await expect.poll(() => sent.map(pathOf)).toContain(TRACK_EVENTS_PATH);
    const event = sent.find((request) => pathOf(request) === TRACK_EVENTS_PATH)!;
    expect((await event.response())?.status()).toBe(202);
    expect(event.headers()['content-type']).toBe('application/json');
    expect(contentOf(event)).toMatchObject({
      ...{
        custom_schema_name: 'view_product',
        source_environment: 'dev',
        browser_locale: 'de-AT',
        page_context: 'pdp',
      },
      ...{ time_zone: 'Europe/Vienna', page_path: '/shop/ridge-lines', item_title: 'Ridge Lines', is_landing: true },
      ...{ is_first_landing: true, is_first_session: true, logged_in: false, currency_code: 'EUR' },
    });
    const hit = sent.find((request) => pathOf(request) === RECORD_HIT_PATH)!.postDataJSON();
    expect(hit).toMatchObject({ title: 'Ridge Lines', recordType: 11, screenWidth: 1440, viewportHeight: 900 });
    expect(hit.visitorCookie).toMatch(/\|1$/);
    await expect.poll(() => said.join('\n')).toContain('item_quantity must be a number.');
    await waitForWidget(page, 'add-to-cart');
    for (const name of ['30 × 40 cm', 'Oak', 'Rust']) await page.getByRole('radio', { name }).click();
    await page.locator('.sqs-add-to-cart-button').click();
    await expect.poll(() => sent.map(pathOf)).toContain(RECORD_EVENT_PATH);
    const older = sent.find((request) => pathOf(request) === RECORD_EVENT_PATH)!;
    const form = new URLSearchParams(older.postData() ?? '');
    // The first press of a visitor comes before the first crumb does.
    expect([form.get('event'), form.has('crumb')]).toEqual(['addToCart', true]);
    expect(JSON.parse(form.get('data') ?? '')).toMatchObject({
      pagePath: '/shop/ridge-lines',
      variantId: 'HP-101-40-O-RUS',
    });
    expect((await older.response())?.status()).toBe(200);
    await context.close();
  });
});

describe('doors of tracking that do not answer as they should', () => {
  it.each(['hang', '500', '20 MB'])('%s: page, cart and checkout work all the same (ANA-2, FT-20)', async (fault) => {
    const { context, page } = await withoutBeacon();
    const errors = watchForErrors(page);
    const doors = /\/api\/(?:census|events|v1\/clanker|1\/performance)\//;
    await context.route(doors, (route) => {
      if (fault === '500') return route.fulfill({ status: 500, body: 'no' });
      if (fault === '20 MB') return route.fulfill({ status: 200, body: Buffer.alloc(20_000_000, 97) });
      return undefined;
    });
    await page.goto(`${shop.shopOrigin}/shop/ridge-lines`);
    await waitForWidget(page, 'add-to-cart');
    for (const name of ['30 × 40 cm', 'Oak', 'Indigo']) await page.getByRole('radio', { name }).click();
    await page.locator('.sqs-add-to-cart-button').click();
    await page.locator('.cart-pill__link').waitFor();
    await page.goto(`${shop.shopOrigin}/cart`);
    await waitForWidget(page, 'cart');
    expect(await page.locator('.cart-line').count()).toBe(1);
    await page.goto(`${shop.shopOrigin}/checkout`);
    await waitForWidget(page, 'checkout');
    expect(errors).toEqual([]);
    expect(await page.locator('[role="alertdialog"]:visible, .dialog--alert[open]').count()).toBe(0);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
});

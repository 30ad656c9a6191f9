import { type AppMemberAreasResponse, appMemberAreasPath } from '@quoin/contract/endpoints/running';
import {
  RECORD_EVENT_PATH,
  RECORD_HIT_PATH,
  TRACK_EVENTS_PATH,
  validateEventPath,
  type WireTrackedEvent,
} from '@quoin/contract/endpoints/site';
import { ANALYTICS_COOKIE_DAYS, VISIT_RECORD_SECONDS, VISIT_SECONDS } from '@quoin/domain/analytics';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { pageKeyOf, publishRecords } from '../testing/editing/draft.ts';
import { type FaultProxy, startFaultProxy } from '../testing/faults/faultProxy.ts';
import { widthBeyond } from '../testing/look.ts';
import { signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, ownerPage } from '../testing/ownShop.ts';
import { makeArea } from '../testing/records.ts';
import {
  contentOf,
  cookieOf,
  cookiesOf,
  counted,
  decidePrivacy,
  eventNamed,
  POLL_TIMEOUT,
  pathOf,
  reportsIn,
  withoutBeacon,
} from '../testing/tracked.ts';
import { bodyOf } from '../testing/visitor.ts';

const DAY = 86_400;
/** Chrome keeps no cookie longer. */
const BROWSERS_LONGEST = 400 * DAY;

let shop: OwnShop;

beforeAll(async () => {
  // Pages of a place where events are made: each is checked against its schema, too.
  shop = await openOwnShop({ env: { ENVIRONMENT: 'dev' } });
});
afterAll(() => shop?.close());

describe('an owner to whom nobody has come yet', () => {
  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)('sees on a %s what there will be to see, plainly made up (TRACK-11)', async (size, viewport) => {
    const page = await ownerPage(await newContext(shop.browser, { viewport, reducedMotion: 'reduce' }), shop);
    const errors = watchForErrors(page);
    for (const screen of ['traffic', 'content', 'search', 'forms', 'funnel', 'speed']) {
      await page.goto(`${shop.appOrigin}/demo/config/insight/${screen}`);
      const example = page.getByRole('region', { name: 'Example' });
      await example.getByText('Sample data, not your site.').waitFor();
      // None of the example is read out or reached by keys, so no figure is mistaken for a real one.
      expect([screen, await example.locator('> [inert][aria-hidden="true"]').count()]).toEqual([screen, 1]);
      expect([screen, await widthBeyond(page)]).toEqual([screen, 0]);
      await picture(page, `insight-example-${screen}-${size}`);
      expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

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
    visitor = await counted(shop, context);
    const cookies = await cookiesOf(shop, context);
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
    await expect.poll(() => cookieOf(shop, context, 'ss_cvr').then((text) => text.split('|').at(-1))).toBe('2');
    await expect.poll(() => cookieOf(shop, context, 'ss_cvt')).not.toBe('');
    expect(await cookieOf(shop, context, 'ss_cid')).toBe(visitor);
  });

  it('has seen no fault on the way (ANA-2)', () => {
    expect(errors).toEqual([]);
  });
});

describe('who is not told of', () => {
  const visit = async (cookie: string, path = '/') => {
    const { context, page, sent, said } = await withoutBeacon(shop);
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

  it('who is told of with an account is told of with its language (TRACK-03)', async () => {
    const { context, page, sent } = await withoutBeacon(shop);
    const cookies = { SiteUserInfo: info([10]), locale: 'fr' };
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop.shopOrigin })));
    await page.goto(`${shop.shopOrigin}/shop/orrery`);
    const event = await eventNamed(sent, 'view_product');
    expect([event.member_account_id, event.member_account_locale, event.resolved_locale]).toEqual(['u', 'fr', 'fr']);
    await context.close();
  });
});

describe('a browser without beacon', () => {
  it('sends by XHR with JSON, button presses in the older way, and hears what is wrong with an event (TRACK-01, TRACK-02, TRACK-03, TRACK-04, TRACK-08)', async () => {
    const { context, page, sent, said } = await withoutBeacon(shop);
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

describe('the session of a browser', () => {
  it('lands once in each tab, and is the first until a later one begins (TRACK-06)', async () => {
    const { context, page: first } = await withoutBeacon(shop);
    const flagsOn = async (page: Page) => {
      const sent: Request[] = [];
      page.on('request', (request) => sent.push(request));
      await page.goto(`${shop.shopOrigin}/shop/ridge-lines`);
      const { is_first_landing, is_first_session, session_id } = await eventNamed(sent, 'view_product');
      return { flags: [is_first_landing, is_first_session], session: session_id };
    };
    const landed = await flagsOn(first);
    expect([landed.flags, (await flagsOn(first)).flags]).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(await flagsOn(await context.newPage())).toEqual({ flags: [true, true], session: landed.session });
    // As if the browser had been closed: its session's cookie is gone, and so are its tabs.
    await context.clearCookies({ name: 'ss_session_id' });
    const later = await context.newPage();
    const again = await flagsOn(later);
    expect([again.flags, (await flagsOn(later)).flags]).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(again.session).not.toBe(landed.session);
    await context.close();
  });
});

describe('a browser that keeps nothing, before a server that refuses', () => {
  it('says each thing in the console alone, and sells (TRACK-02, TRACK-05, ANA-2)', async () => {
    const { context, page, said } = await withoutBeacon(shop);
    const errors = watchForErrors(page);
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      // What the installation calls itself, before any script reads it.
      document.addEventListener('DOMContentLoaded', () => {
        const facts = document.getElementById('page-facts');
        if (facts?.textContent)
          facts.textContent = facts.textContent.replace('"environment":"dev"', '"environment":"x"');
      });
    });
    await context.route(`**${TRACK_EVENTS_PATH}`, (route) => route.fulfill({ status: 418, body: '' }));
    await page.goto(`${shop.shopOrigin}/shop/ridge-lines`);
    for (const text of [
      'Unable access local/session storage.',
      'Unable to store analyticsId',
      'Unknown environment "x": it must be dev, staging or prod.',
      'Error tracking event: HTTP Status 418',
    ])
      await expect.poll(() => said, POLL_TIMEOUT).toContain(text);
    await waitForWidget(page, 'add-to-cart');
    for (const name of ['30 × 40 cm', 'Oak', 'Rust']) await page.getByRole('radio', { name }).click();
    await page.locator('.sqs-add-to-cart-button').click();
    await page.locator('.cart-pill__link').waitFor();
    expect(errors.filter((text) => !text.includes('418'))).toEqual([]);
    await context.close();
  });
});

describe('endpoints where pages report, behind a proxy that misbehaves', () => {
  let proxy: FaultProxy;
  let origin = '';
  beforeAll(async () => {
    proxy = await startFaultProxy(shop.port);
    origin = `http://demo.localhost:${proxy.port}`;
  });
  afterAll(() => proxy?.close());

  /** A visitor whose browser has beacons, six connections to a host, and no time to lose. */
  async function hurry(page: Page): Promise<void> {
    await page.goto(origin);
    await expect.poll(() => proxy.met).toContain(RECORD_HIT_PATH);
    await page.goto(`${origin}/shop/ridge-lines`);
    await waitForWidget(page, 'add-to-cart');
    for (const name of ['30 × 40 cm', 'Oak', 'Indigo']) await page.getByRole('radio', { name }).click();
    await page.locator('.sqs-add-to-cart-button').click();
    await page.locator('.cart-pill__link').waitFor();
    await expect.poll(() => proxy.met).toContain(TRACK_EVENTS_PATH);
    await page.goto(`${origin}/cart`);
    await waitForWidget(page, 'cart');
    expect(await page.locator('.cart-line').count()).toBe(1);
    await page.goto(`${origin}/checkout`);
    await waitForWidget(page, 'checkout');
  }

  it.each(['hang', 'refuse', '500', '200 MB'] as const)(
    '%s: page, cart and checkout work all the same (ANA-1, ANA-2, FT-20)',
    async (fault) => {
      proxy.setFault(fault);
      const context = await newContext(shop.browser);
      const page = await context.newPage();
      const errors = watchForErrors(page);
      await hurry(page);
      // Silent endpoints held one connection each for half a minute. At the seventh page the shop stopped.
      for (const path of ['/', '/shop/ridge-lines', '/cart', '/shop']) {
        const met = proxy.met.length;
        await page.goto(origin + path);
        await expect.poll(() => proxy.met.length).toBeGreaterThan(met);
      }
      expect(errors).toEqual([]);
      expect(await page.locator('[role="alertdialog"]:visible, .dialog--alert[open]').count()).toBe(0);
      await context.close();
      // What a page left behind when it went, and what the next one asks: pages and carts have the rest.
      if (fault === 'hang') expect(proxy.mostKept()).toBeLessThanOrEqual(3);
      // What a connection holds on its way, and not what the answer would have been.
      for (const bytes of proxy.poured) expect(bytes).toBeLessThan(60_000_000);
      if (fault === '200 MB') expect(proxy.poured.length).toBeGreaterThan(0);
    },
  );
});

describe('a site that follows nobody unasked', () => {
  it('asks nobody, keeps and sends nothing optional, and counts who switches it on (VISIT-02)', async () => {
    await decidePrivacy(shop, { consent: 'restrictive' }, '"consent":"restrictive"');
    const { context, page, sent } = await withoutBeacon(shop);
    for (const path of ['/shop/ridge-lines', '/search?q=ridge', '/cookies']) {
      await page.goto(shop.shopOrigin + path);
      await page.waitForLoadState('networkidle');
    }
    expect(await page.getByRole('dialog').count()).toBe(0);
    const kept = async () => [...(await cookiesOf(shop, context)).keys()].filter((name) => name.startsWith('ss_'));
    expect([reportsIn(sent).map(pathOf), await kept()]).toEqual([[], []]);
    await page.getByRole('checkbox', { name: 'Counting visits' }).check();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await expect.poll(() => reportsIn(sent).map(pathOf), POLL_TIMEOUT).toContain(RECORD_HIT_PATH);
    expect(await kept()).toContain('ss_cvr');
    await context.close();
  });
});

describe('a site with a paywall for its films', () => {
  it('reports who sees the paywall, with the path of the window around it (VISIT-06)', async () => {
    const owner = await signInOwner(shop);
    await decidePrivacy(shop, { consent: 'off', hasPaywall: true }, '"hasPaywall":true');
    await makeArea(owner, 'Films', 'invited');
    const { areas } = bodyOf<AppMemberAreasResponse>(accepted(await owner.visitor.get(appMemberAreasPath('demo'))));
    const access = { kind: 'areas', areas: areas.map(({ id }) => id) };
    await publishRecords(owner, [{ key: await pageKeyOf(owner, 'about'), path: ['access'], now: access }]);
    const { context, page, sent } = await withoutBeacon(shop);
    const denied = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/about');
    await page.goto(`${shop.shopOrigin}/about`);
    expect((await denied).status()).toBe(403);
    const seen = await eventNamed(sent, 'paywall_view');
    expect(seen).toMatchObject({ viewer_access_status: 'DENIED', page_path: '/about', page_context: 'access-denied' });
    await expect.poll(() => reportsIn(sent).map(pathOf), POLL_TIMEOUT).toContain(RECORD_HIT_PATH);
    sent.length = 0;
    await page.goto(`${shop.shopOrigin}/journal`);
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '/about';
      document.body.append(frame);
    });
    expect(await eventNamed(sent, 'paywall_view')).toMatchObject({ page_path: '/journal' });
    await context.close();
  });
});

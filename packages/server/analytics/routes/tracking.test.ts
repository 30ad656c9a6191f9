import {
  RECORD_EVENT_PATH,
  RECORD_HIT_PATH,
  TRACK_EVENTS_PATH,
  validateEventPath,
} from '@quoin/contract/endpoints/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { html } from '../../platform/http/replies/reply.ts';
import { openWire, siteRoute, type Wire } from '../../platform/http/testing/wire.ts';
import { createLog } from '../../platform/log.ts';
import { loadSiteByIdentifier } from '../../sites/storage/sites.ts';
import { addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { countSiteEvents } from '../intake/countEvents.ts';
import { createEventIntake, type EventIntake } from '../intake/eventIntake.ts';
import { trackingRoutes } from './tracking.ts';

const CHROME = 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const log = createLog('silent');
let database: TestDatabase;
let intake: EventIntake;
let wire: Wire;
let one: TestShop;
let two: TestShop;

beforeAll(async () => {
  database = await createTestDatabase();
  one = await addShop(database.db, { identifier: 'one' });
  two = await addShop(database.db, { identifier: 'two' });
  intake = createEventIntake({ db: database.db, log, now: Date.now });
  wire = await wireWith(1_000);
});
afterAll(async () => {
  await wire.close();
  await intake.close();
  await database.close();
});

const wireWith = (rateLimitFactor: number, events: EventIntake = intake) =>
  openWire({
    rateLimitFactor,
    siteRoutes: trackingRoutes({ events, now: Date.now, newId }),
    findSite: (name) => database.db.acrossSites((trx) => loadSiteByIdentifier(trx, name)),
  });

const post = (path: string, body: string, host = 'one', headers: Record<string, string> = {}, through = wire) =>
  through.ask({
    ...{ method: 'POST', path, host: `${host}.sites.test`, body },
    headers: {
      ...{ 'content-type': 'application/json', 'user-agent': CHROME, origin: `http://${host}.sites.test` },
      ...headers,
    },
  });

const tracked = (name: string, content: object) =>
  JSON.stringify({ eventSchemaName: name, eventContent: JSON.stringify(content) });

async function stored(name: string, shop = one) {
  await intake.flush();
  return database.asOwner<Record<string, unknown>>(
    'select * from site_event where website_id = $1 and name = $2 order by seq',
    [shop.id, name],
  );
}

const sums = (shop: TestShop, measure: string, dimension: string) =>
  database.asOwner<{ key: string; count: bigint; total: bigint }>(
    `select key, sum(count)::int as count, sum(total)::int as total from analytics_rollup
     where website_id = $1 and grain = 'day' and measure = $2 and dimension = $3 and count <> 0 group by key order by key`,
    [shop.id, measure, dimension],
  );

describe('what visitors’ browsers tell', () => {
  it('an event is checked against its schema, and nothing of it is kept (TRACK-04)', async () => {
    const check = async (body: string) => {
      const reply = await post(validateEventPath('search'), body);
      return [reply.status, JSON.parse(reply.text)] as const;
    };
    const [status, { valid, errors }] = await check(tracked('search', { query: 7, count: 1 }));
    expect([status, valid]).toEqual([200, false]);
    expect(errors).toContain('query must be a text.');
    expect(errors).toContain('analytics_id is missing.');
    expect((await check('{"eventContent":"{"}'))[1].valid).toBe(false);
    expect(await stored('search')).toEqual([]);
  });

  it('a page view by RecordHit is kept with where the visitor came from, never with an address (TRACK-08)', async () => {
    const reply = await post(
      RECORD_HIT_PATH,
      JSON.stringify({
        ...{ eventId: newId(), visitorId: 'v1', visitId: 's1', isNewVisitor: true, timeZone: 'Europe/Vienna' },
        ...{ url: 'http://one.sites.test/shop?utm_campaign=spring&email=a@b.c', title: 'Shop', pageType: 10 },
        ...{ referrer: 'https://www.google.at/', locale: 'de-AT', screenWidth: 1440, screenHeight: 900 },
        clientTime: Date.now() - 5_000,
      }),
    );
    expect(reply.status).toBe(202);
    const [row] = await stored('page_view');
    expect(row).toMatchObject({
      ...{ website_id: one.id, visitor: 'v1', visit: 's1', path: '/shop', title: 'Shop', page_type: 10 },
      ...{ source: 'google', campaign: 'spring', country: 'AT', device: 'desktop', browser: 'Chrome 141' },
      ...{ screen: '1440x900', is_bot: false },
    });
    expect(JSON.stringify(row)).not.toMatch(/a@b\.c|127\.0\.0\.1/);
  });

  it('an event of the newer tracker is kept, by beacon (text/plain) or XHR, without what leads to a person (TRACK-02)', async () => {
    const content = { event_id: newId(), visitor_id: 'v1', visit_id: 's1', item_id: 'item-1', item_quantity: 3 };
    const personal = { cart_id: 'cart-9', member_account_id: 'm-1', email: 'a@b.c', data: { customer_name: 'Ada' } };
    const body = tracked('add_to_cart', { ...content, ...personal, page_path: '/shop/tide' });
    expect((await post(TRACK_EVENTS_PATH, body, 'one', { 'content-type': 'text/plain;charset=UTF-8' })).status).toBe(
      202,
    );
    expect(await stored('add_to_cart')).toMatchObject([{ path: '/shop/tide', data: { item_quantity: 3 } }]);
    await post(TRACK_EVENTS_PATH, tracked('my_event', { colour: 'red', ...personal }));
    expect((await stored('my_event'))[0]?.data).toEqual({ colour: 'red' });
  });

  it('a purchase is kept once per order, with its order and without its buyer (TRACK-09)', async () => {
    const euro = (decimalValue: string) => ({ decimalValue, currencyCode: 'EUR' });
    const id = newId();
    const order = {
      ...{ id, purchasedCartId: newId(), testMode: true, websiteId: one.id },
      items: [{ sku: 'P-M', productName: 'Print', quantity: 2, unitPrice: euro('49.00') }],
      ...{ grandTotal: euro('103.00'), shippingTotal: euro('5.00'), taxTotal: euro('0.00') },
    };
    const fields = { currency_code: 'EUR', num_items_in_cart: 2 };
    const content = { ...fields, event_id: id, page_path: '/checkout', order: { ...order, email: 'a@b.c' } };
    for (let time = 0; time < 2; time += 1) await post(TRACK_EVENTS_PATH, tracked('purchase', content));
    const kept = await stored('purchase');
    expect(kept).toMatchObject([{ id, path: '/checkout' }]);
    expect(kept[0]?.data).toEqual({ ...fields, order });
  });

  it('an event of the older tracker is a form with crumb, event and data (TRACK-01)', async () => {
    const data = JSON.stringify({ websiteId: two.id, pagePath: '/shop', formId: 'f1' });
    const form = new URLSearchParams({ crumb: 'x', event: 'form_submit', data }).toString();
    const reply = await post(RECORD_EVENT_PATH, form, 'one', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(reply.status).toBe(200);
    expect(await stored('form_submit')).toMatchObject([{ path: '/shop', data: { formId: 'f1' } }]);
  });

  it('is counted for the site of the host, whatever website it names itself (SC-66)', async () => {
    await post(TRACK_EVENTS_PATH, tracked('forged', { context_website_id: one.id, websiteId: one.id }), 'two');
    expect(await stored('forged', one)).toEqual([]);
    expect(await stored('forged', two)).toHaveLength(1);
  });

  it('is kept once per event id, however often it is sent (ANA-3)', async () => {
    const body = tracked('twice', { event_id: newId() });
    await Promise.all(Array.from({ length: 5 }, () => post(TRACK_EVENTS_PATH, body)));
    expect(await stored('twice')).toHaveLength(1);
    await post(TRACK_EVENTS_PATH, body);
    expect(await stored('twice')).toHaveLength(1);
  });

  it('of machines is kept apart and not counted', async () => {
    await post(TRACK_EVENTS_PATH, tracked('by_machine', {}), 'one', { 'user-agent': 'Googlebot/2.1' });
    expect(await stored('by_machine')).toMatchObject([{ is_bot: true }]);
    await countSiteEvents({ db: database.db }, one.id);
    const names = (await sums(one, 'events', 'name')).map(({ key }) => key);
    expect(names).toContain('twice');
    expect(names).not.toContain('by_machine');
  });

  it.each([
    ['no JSON', TRACK_EVENTS_PATH, '{', 400],
    ['no name', TRACK_EVENTS_PATH, '{"eventContent":"{}"}', 400],
    ['no content', TRACK_EVENTS_PATH, '{"eventSchemaName":"x","eventContent":"["}', 400],
    ['no address', RECORD_HIT_PATH, '{"url":7}', 400],
    ['an empty list', RECORD_HIT_PATH, '[]', 400],
  ])('%s is refused', async (_, path, body, status) => {
    expect((await post(path, body)).status).toBe(status);
  });

  it('holds nothing that the database refuses', async () => {
    await post(
      TRACK_EVENTS_PATH,
      tracked('odd', { page_path: '/a\0b\ud800', title: 'x'.repeat(90_000).slice(0, 9_000) }),
    );
    expect(await stored('odd')).toMatchObject([{ path: '/ab' }]);
  });
});

describe('who overdoes it', () => {
  it('100 MB are refused with 413 before they are read (SC-66)', async () => {
    const reply = await wire.ask({
      ...{ method: 'POST', path: TRACK_EVENTS_PATH, host: 'one.sites.test' },
      headers: {
        ...{ 'content-type': 'application/json', origin: 'http://one.sites.test' },
        'content-length': String(100_000_000),
      },
      body: '{}',
    });
    expect(reply.status).toBe(413);
  });

  it('a thousand requests in a row are refused with 429 from the 301st on (SC-66)', async () => {
    const strict = await wireWith(1);
    const statuses: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const body = tracked('flood', {});
      const replies = Array.from({ length: 50 }, () => post(TRACK_EVENTS_PATH, body, 'one', {}, strict));
      statuses.push(...(await Promise.all(replies)).map(({ status }) => status));
    }
    await strict.close();
    expect(statuses.filter((status) => status === 202)).toHaveLength(300);
    expect(statuses.filter((status) => status === 429)).toHaveLength(700);
  });

  it('a page of another site is refused (SC-26)', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await post(TRACK_EVENTS_PATH, tracked('evil', {}), 'one', headers)).status).toBe(403);
    expect(await stored('evil')).toEqual([]);
  });
});

describe('counts are whole', () => {
  it('what many browsers send at once is what is stored and what is counted (ANA-3)', async () => {
    const names = Array.from({ length: 600 }, (_, index) => `/p${index % 7}`);
    const send = (path: string, index: number) =>
      post(
        RECORD_HIT_PATH,
        JSON.stringify({ eventId: newId(), visitorId: `w${index % 50}`, visitId: `t${index % 80}`, url: path }),
        'two',
      );
    const replies = await Promise.all(names.map(send));
    expect(replies.every(({ status }) => status === 202)).toBe(true);
    expect(await stored('page_view', two)).toHaveLength(600);
    await Promise.all([1, 2, 3].map(() => countSiteEvents({ db: database.db }, two.id)));
    const views = await sums(two, 'views', 'path');
    expect(views.map(({ count }) => Number(count))).toEqual([86, 86, 86, 86, 86, 85, 85]);
    expect(await sums(two, 'visits', 'all')).toMatchObject([{ count: 80 }]);
    expect(await sums(two, 'visitors', 'previousDay')).toEqual([{ key: '', count: 50, total: 0 }]);
  });
});

describe('a database that hangs', () => {
  it('holds up no event and no page: events find room until there is none, then they are refused and counted (ANA-1)', async () => {
    const never = new Promise<never>(() => undefined);
    const db = { ...database.db, inSite: () => never, acrossSites: () => never };
    const full = createEventIntake({ db, log, now: Date.now }, { maxBytes: 20_000 });
    const page = siteRoute({ path: '/', handle: async () => html('a page') });
    const hung = await openWire({
      siteRoutes: [...trackingRoutes({ events: full, now: Date.now, newId }), page],
      findSite: (name) => database.db.acrossSites((trx) => loadSiteByIdentifier(trx, name)),
    });
    const statuses: number[] = [];
    for (let turn = 0; turn < 30; turn += 1) {
      statuses.push((await post(TRACK_EVENTS_PATH, tracked('hung', {}), 'one', {}, hung)).status);
      expect((await hung.ask({ host: 'one.sites.test' })).text).toContain('a page');
    }
    await hung.close();
    const refused = statuses.filter((status) => status === 503).length;
    expect(statuses.filter((status) => status === 202).length).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
    expect(full.counts()).toMatchObject({ dropped: refused, written: 0, waiting: 30 - refused });
  });
});

import type { InsightFilters, Measure, SiteEvent } from '@quoin/domain/analytics';
import { EVENT_NAMES, readTrackedEvent, readVisitorEvent } from '@quoin/domain/analytics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteDatabase } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import { loadSiteById, type Site } from '../../sites/storage/sites.ts';
import { addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { loadNarrowedEvents, loadNarrowedTraffic, loadNarrowedVisits } from '../reports/narrowedQuestions.ts';
import { listLiveMinutes, listLiveVisits } from '../storage/insightLive.ts';
import { loadFunnel, loadInsightSeries, loadTopKeys, loadUniqueVisitors } from '../storage/insightSumsRead.ts';
import { countSiteEvents } from './countEvents.ts';
import { startEventCounter } from './eventCounter.ts';
import { createEventIntake } from './eventIntake.ts';
import { sweepSite } from './intakeJobs.ts';
import { createRollups } from './rollups.ts';

const log = createLog('silent');
const UA = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
/** Midnight in New York, which the site's clock is not at. */
const NOW = Date.parse('2026-03-10T04:30:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ open: { now: () => NOW } });
});
afterAll(() => database.close());

async function addSite(identifier: string, timeZone = 'America/New_York'): Promise<TestShop> {
  const shop = await addShop(database.db, { identifier });
  await database.asOwner('update website set time_zone = $2 where id = $1', [shop.id, timeZone]);
  return shop;
}

const sender = (at: number) => ({ now: at, userAgent: UA, languages: 'en', ownHosts: ['own.test'], newId });

function view(at: number, visitor: string, visit: string, url: string, more: object = {}): SiteEvent {
  const ids = { eventId: newId(), visitorId: visitor, visitId: visit, clientTime: at };
  return readVisitorEvent({ url, ...ids, timeZone: 'Europe/Paris', ...more }, sender(NOW))!;
}

function act(at: number, name: string, visit: string, content: object = {}): SiteEvent {
  const ids = { event_id: newId(), visitor_id: 'v1', visit_id: visit, event_occurrence_timestamp: at, page_path: '/p' };
  const value = { eventSchemaName: name, eventContent: JSON.stringify({ ...ids, ...content }) };
  return readTrackedEvent(value, sender(NOW))!;
}

async function store(shop: TestShop, events: readonly SiteEvent[], db: SiteDatabase = database.db): Promise<void> {
  const intake = createEventIntake({ db, log, now: () => NOW });
  intake.take(shop.id, events);
  await intake.flush();
}

const HOUR = 3_600_000;
/** Two days of the site's clock: the 8th (visit a, b) and the 9th (visit c), with midnight at 4 o'clock UTC (5 before the 8th). */
const EVENTS = [
  view(NOW - 30 * HOUR, 'v1', 'a', 'https://own.test/shop', { referrer: 'https://google.com/', isNewVisitor: true }),
  act(NOW - 29.9 * HOUR, EVENT_NAMES.viewProduct, 'a', { item_id: 'i1' }),
  act(NOW - 29.8 * HOUR, EVENT_NAMES.addToCart, 'a', { item_id: 'i1', item_quantity: 2 }),
  view(NOW - 29 * HOUR, 'v2', 'b', 'https://own.test/about'),
  view(NOW - 2 * HOUR, 'v1', 'c', 'https://own.test/shop', { referrer: 'https://own.test/' }),
  view(NOW - HOUR, 'v1', 'c', 'https://own.test/cart', { referrer: 'https://own.test/shop' }),
  act(NOW - HOUR, EVENT_NAMES.search, 'c', { data: { query: 'Moon', count: 0 } }),
];
const BOTH = { from: '2026-03-08', to: '2026-03-09' };
const LAST = { from: '2026-03-09', to: '2026-03-09' };

describe('the owner’s figures', () => {
  let shop: TestShop;
  let site: Site | null;
  const shopSite = () => site!;
  beforeAll(async () => {
    shop = await addSite('figures');
    site = await ask((trx) => loadSiteById(trx, shop.id));
    await store(shop, EVENTS);
    await countSiteEvents(database, shop.id);
  });
  const ask = <T>(work: Parameters<typeof database.db.inSite<T>>[1]) =>
    database.db.inSite({ websiteId: shop.id }, work);

  it('are of the site’s own days, with unique visitors counted once in any range (TRACK-11)', async () => {
    const sumOf = (measure: Measure) => ask((trx) => loadInsightSeries(trx, shop.id, BOTH, { measure, unit: 'month' }));
    expect(await sumOf('views')).toEqual([{ bucket: '2026-03', count: 4, total: 0 }]);
    expect(await sumOf('visits')).toEqual([{ bucket: '2026-03', count: 3, total: 0.2 * HOUR + HOUR }]);
    expect(await sumOf('bounces')).toEqual([{ bucket: '2026-03', count: 1, total: 0 }]);
    expect(await sumOf('cartAdds')).toEqual([{ bucket: '2026-03', count: 1, total: 2 }]);
    expect(await ask((trx) => loadUniqueVisitors(trx, shop.id, BOTH))).toBe(2);
    expect(await ask((trx) => loadUniqueVisitors(trx, shop.id, LAST))).toBe(1);
  });

  it('over time, by day and by hour', async () => {
    const series = (unit: 'hour' | 'day' | 'month') =>
      ask((trx) => loadInsightSeries(trx, shop.id, BOTH, { measure: 'visits', unit }));
    expect((await series('day')).map(({ bucket, count }) => [bucket, count])).toEqual([
      ['2026-03-08', 2],
      ['2026-03-09', 1],
    ]);
    expect((await series('hour')).map(({ bucket }) => bucket)).toEqual([
      '2026-03-08T18',
      '2026-03-08T19',
      '2026-03-09T22',
    ]);
    expect(await series('month')).toMatchObject([{ bucket: '2026-03', count: 3 }]);
  });

  it('by page, with paging and search', async () => {
    const question = { measure: 'views', dimension: 'path', period: BOTH, limit: 2 } as const;
    const top = await ask((trx) => loadTopKeys(trx, shop.id, question));
    expect(top).toMatchObject({ keyCount: 3, count: 4, rows: [{ key: '/shop', count: 2 }, { key: '/about' }] });
    const next = await ask((trx) => loadTopKeys(trx, shop.id, { ...question, offset: 2 }));
    expect(next.rows).toMatchObject([{ key: '/cart' }]);
    const found = await ask((trx) => loadTopKeys(trx, shop.id, { ...question, search: 'CAR' }));
    expect(found).toMatchObject({ keyCount: 1, rows: [{ key: '/cart', count: 1 }] });
    const month = { ...question, limit: 9, period: { from: '2026-03-01', to: '2026-03-31' } };
    const days = { ...question, limit: 9 };
    const [whole, single] = await ask(async (trx) => [
      await loadTopKeys(trx, shop.id, month),
      await loadTopKeys(trx, shop.id, days),
    ]);
    expect(whole).toEqual(single);
  });

  it('of the funnel, by channel: who continues after a pause counts as direct', async () => {
    const steps = ['visits', 'stepProduct', 'stepCart', 'stepCheckout'] as const;
    expect(await ask((trx) => loadFunnel(trx, shop.id, BOTH, { steps, by: 'channel' }))).toEqual([
      { step: 'stepCart', key: 'search', count: 1 },
      { step: 'stepProduct', key: 'search', count: 1 },
      { step: 'visits', key: 'direct', count: 2 },
      { step: 'visits', key: 'search', count: 1 },
    ]);
  });

  it('narrowed to visits from a search engine, or to visits that saw a page', async () => {
    const asked = (filters: InsightFilters) => ({ site: shopSite(), period: BOTH, filters, store: null });
    const search = await ask((trx) => loadNarrowedTraffic(trx, { ...asked({ channel: 'search' }), unit: 'day' }));
    const counts = { visits: 1, visitors: 1, views: 1, bounces: 0, stay: 0.2 * HOUR };
    expect(search).toEqual({ ...counts, points: [{ ...counts, bucket: '2026-03-08' }] });
    const cart = asked({ page: '/cart' });
    expect(await ask((trx) => loadNarrowedTraffic(trx, { ...cart, unit: 'month' }))).toMatchObject({
      visits: 1,
      views: 2,
    });
    const entries = await ask((trx) => loadNarrowedVisits(trx, cart, 'entry'));
    expect(entries).toEqual([{ key: '/shop', count: 1, total: HOUR }]);
    const seen = { list: 'views.path', events: { name: EVENT_NAMES.pageView }, by: 'path' } as const;
    const [pages = []] = await ask((trx) => loadNarrowedEvents(trx, cart, [seen]));
    expect(pages.map(({ key }) => key)).toEqual(['/cart', '/shop']);
  });

  it('of this moment', async () => {
    const live = await ask((trx) => listLiveVisits(trx, shop.id, { since: new Date(NOW - 1.5 * HOUR), limit: 10 }));
    expect(live).toMatchObject([{ path: '/cart', pages: 2, reach: 0, country: 'FR', device: 'phone' }]);
    expect(await ask((trx) => listLiveMinutes(trx, shop.id, '2026-03-09T23:00'))).toEqual([
      { minute: '2026-03-09T23:30', views: 1 },
    ]);
  });
});

async function sumsOf(shop: TestShop) {
  return database.asOwner(
    `select grain, measure, dimension, bucket, key, count, total from analytics_rollup
     where website_id = $1 and (count <> 0 or total <> 0) order by 1, 2, 3, 4, 5`,
    [shop.id],
  );
}

describe('counting holds', () => {
  it('when it dies at any statement, is run again by others at once, and events come late (ANA-3)', async () => {
    const sound = await addSite('sound');
    const shaken = await addSite('shaken');
    await store(sound, EVENTS);
    await countSiteEvents(database, sound.id);
    for (let died = 1; died <= 14; died += 1) {
      let statements = 0;
      const dying = await dyingDatabase(() => {
        statements += 1;
        return statements >= died;
      });
      await store(shaken, EVENTS.slice(0, (died % EVENTS.length) + 1).reverse());
      await countSiteEvents({ db: dying.db }, shaken.id).catch(() => undefined);
      await dying.db.close();
    }
    await store(shaken, EVENTS);
    await Promise.all([1, 2, 3, 4].map(() => countSiteEvents(database, shaken.id)));
    expect(await sumsOf(shaken)).toEqual(await sumsOf(sound));
    expect((await sumsOf(sound)).length).toBeGreaterThan(50);
  });

  it('is taken up after a kill by the job that was stored with the events', async () => {
    const shop = await addSite('killed');
    await store(shop, EVENTS);
    const owed = await database.asOwner("select kind from job where website_id = $1 and kind = 'insight.count'", [
      shop.id,
    ]);
    expect(owed).toEqual([{ kind: 'insight.count' }]);
  });

  it('follows by itself in the process that stored them', async () => {
    const shop = await addSite('follows');
    const intake = createEventIntake({ db: database.db, log, now: () => NOW });
    const counter = startEventCounter(
      { db: database.db, rollups: createRollups(database, { isCopied: false }), log },
      intake,
    );
    intake.take(shop.id, EVENTS);
    await counter.settle();
    expect((await sumsOf(shop)).length).toBeGreaterThan(50);
    await counter.stop();
  });
});

/** The same database through a pool whose statements fail from then on: as a process that was killed. */
async function dyingDatabase(isDead: () => boolean): Promise<{ readonly db: SiteDatabase }> {
  const { openDatabase } = await import('../../platform/database/database.ts');
  const db = openDatabase({
    ...{ connectionString: database.url, log: { info: () => undefined, error: () => undefined }, now: () => NOW },
    around: (query) => async (text, parameters) => {
      if (text !== 'rollback' && isDead()) throw new Error('killed');
      return query(text, parameters);
    },
  });
  return { db };
}

describe('what is too old', () => {
  it('goes: events, visits and sums each after its own time, and no site’s before', async () => {
    const shop = await addSite('old');
    await store(shop, EVENTS);
    await countSiteEvents(database, shop.id);
    const count = async (table: string) =>
      (
        await database.asOwner<{ n: number }>(`select count(*)::int as n from ${table} where website_id = $1`, [
          shop.id,
        ])
      )[0]?.n;
    await sweepSite(database, shop.id);
    expect([await count('site_event'), await count('analytics_visit')]).toEqual([7, 3]);
    const settings = JSON.stringify({ insightRetention: { eventDays: 1, visitDays: 2, sumDays: 761 } });
    await database.asOwner('update website set settings = settings || $2::jsonb where id = $1', [shop.id, settings]);
    await sweepSite(database, shop.id);
    expect([await count('site_event'), await count('analytics_visit')]).toEqual([3, 3]);
    expect((await sumsOf(shop)).length).toBeGreaterThan(50);
  });

  it('months that no site may keep are dropped whole', async () => {
    const months = () =>
      database.asOwner<{ relname: string }>(
        "select relname from pg_class where relname ~ '^site_event_[0-9]{4}_[0-9]{2}$' order by 1",
      );
    await database.asOwner("select open_event_month('2024-02-10'), open_event_month('2024-02-28')");
    expect((await months()).map(({ relname }) => relname)).toContain('site_event_2024_02');
    await database.asOwner("select drop_event_months('2024-03-01')");
    expect((await months()).map(({ relname }) => relname)).not.toContain('site_event_2024_02');
    expect((await months()).map(({ relname }) => relname)).toContain('site_event_2026_03');
  });
});

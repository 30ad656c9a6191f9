import {
  EVENT_NAMES,
  type InsightFilters,
  type InsightQuestion,
  readTrackedEvent,
  readVisitorEvent,
  type SiteEvent,
} from '@quoin/domain/analytics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { loadSiteById, type Site } from '../../sites/storage/sites.ts';
import { addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { loadReport } from '../reports/loadReport.ts';
import { loadTable } from '../reports/loadTable.ts';
import { everyAnswer } from '../testing/everyAnswer.ts';
import { countSiteEvents } from './countEvents.ts';
import { createEventIntake } from './eventIntake.ts';
import { sweepSite } from './intakeJobs.ts';
import { packSiteDays } from './packDays.ts';

const log = createLog('silent');
const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Noon in New York. */
const NOW = Date.parse('2026-03-12T16:00:00Z');
const AGENTS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0',
];
const FROM = ['https://google.com/', 'https://blog.example/post', 'https://t.co/x', '', 'https://bing.com/'];
const ZONES = ['Europe/Vienna', 'America/New_York', 'Europe/Paris', 'Asia/Tokyo'];
const PAGES = ['/', '/shop', '/about', '/shop/tide', '/journal'];
const VISITS_A_DAY = 60;

let clock = NOW;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ open: { now: () => clock } });
});
afterAll(() => database.close());

/** A visit at that time: pages with additional data, different for each number. */
function visitAt(at: number, number: number): readonly SiteEvent[] {
  clock = at;
  const sender = {
    now: at + 12 * HOUR,
    userAgent: AGENTS[number % 3]!,
    languages: 'en',
    ownHosts: ['own.test'],
    newId,
  };
  // Some come again: on the same day, and on others.
  const ids = { visitorId: number % 11 === 0 ? '' : `v${number % 37}`, visitId: `t${at}-${number}` };
  const view = (step: number) => {
    const query = number % 4 === 0 ? '?utm_campaign=spring&utm_source=mail' : '';
    const url = `https://own.test${PAGES[(number + step * 2) % PAGES.length]}${step === 0 ? query : ''}`;
    const referrer = step === 0 ? FROM[number % FROM.length] : 'https://own.test/';
    const place = { timeZone: ZONES[number % ZONES.length], itemId: `i${number % 3}`, isNewVisitor: number % 2 === 0 };
    const claimed = { ...ids, ...place, eventId: newId(), clientTime: at + step * 7 * MINUTE, url, referrer };
    return readVisitorEvent(claimed, sender)!;
  };
  const act = (step: number, name: string, content: object) => {
    const said = { event_id: newId(), visitor_id: ids.visitorId, visit_id: ids.visitId, page_path: PAGES[number % 5] };
    const when = { event_occurrence_timestamp: at + step * 7 * MINUTE };
    const value = { eventSchemaName: name, eventContent: JSON.stringify({ ...said, ...when, ...content }) };
    return readTrackedEvent(value, sender)!;
  };
  const acts = [
    act(1, EVENT_NAMES.viewProduct, { item_id: `p${number % 4}` }),
    act(2, EVENT_NAMES.addToCart, { item_id: `p${number % 4}`, item_quantity: number % 5 === 0 ? -1 : number % 3 }),
    act(2, EVENT_NAMES.search, { data: { query: ` Moon  ${number % 3}`, count: number % 4 } }),
    act(3, EVENT_NAMES.searchClick, { data: { query: `moon ${number % 3}` } }),
    act(3, EVENT_NAMES.formSubmit, { data: { formId: `f${number % 2}` } }),
    act(3, EVENT_NAMES.newsletterSignUp, {}),
    act(3, EVENT_NAMES.paywallView, {}),
    act(3, EVENT_NAMES.purchase, {}),
  ];
  const pages = Array.from({ length: 1 + (number % 4) }, (_, step) => view(step));
  return [...pages, ...acts.slice(number % 3, number % 9)];
}

/** Three days that are over, the visits of each from its morning to beyond its midnight, and some of today. */
const EVENTS: readonly SiteEvent[] = [3, 2, 1, 0].flatMap((back) =>
  Array.from({ length: back === 0 ? 20 : VISITS_A_DAY }, (_, index) => {
    const morning = Date.parse('2026-03-12T12:00:00Z') - back * DAY;
    const at = back === 0 ? morning + index * MINUTE : morning + Math.round((index * 15.95 * HOUR) / VISITS_A_DAY);
    return visitAt(at, index + back * 7);
  }).flat(),
);

async function addSite(identifier: string): Promise<TestShop> {
  clock = NOW;
  const shop = await addShop(database.db, { identifier });
  await database.asOwner('update website set time_zone = $2 where id = $1', [shop.id, 'America/New_York']);
  await take(shop, EVENTS);
  return shop;
}

async function take(shop: TestShop, events: readonly SiteEvent[]): Promise<void> {
  const intake = createEventIntake({ db: database.db, log, now: () => clock });
  intake.take(shop.id, events);
  await intake.flush();
  await countSiteEvents(database, shop.id);
}

const siteOf = (shop: TestShop) =>
  database.db.inSite({ websiteId: shop.id }, async (trx) => (await loadSiteById(trx, shop.id))!) as Promise<Site>;

const packedDays = async (shop: TestShop) =>
  (
    await database.asOwner<{ day: string }>(
      'select day::text as day from analytics_packed_day where website_id = $1 order by 1',
      [shop.id],
    )
  ).map(({ day }) => day);

const deps = () => ({ db: database.db, now: () => NOW });
const answers = (site: Site, question: InsightQuestion) => everyAnswer(deps(), site, question);

const NARROWED: readonly InsightFilters[] = [
  { channel: 'search' },
  { source: 'mail' },
  { referrer: 'blog.example' },
  { campaign: 'spring' },
  { campaign: '' },
  { country: 'AT' },
  { language: 'en' },
  { device: 'phone' },
  { browser: 'Firefox 133' },
  { page: '/about' },
  { page: '/about', device: 'phone', country: 'FR' },
  { channel: 'search', source: 'google' },
  { country: 'ZZ' },
];
const TIMES: readonly Omit<InsightQuestion, 'filters'>[] = [
  { range: 'custom', from: '2026-03-09', to: '2026-03-12' },
  { range: 'custom', from: '2026-03-11', to: '2026-03-11' },
  { range: 'custom', from: '2026-03-09', to: '2026-03-10', compare: 'none' },
  { range: 'custom', from: '2025-10-01', to: '2026-03-12' },
  { range: 'custom', from: '2026-03-11', to: '2026-03-12' },
];

describe('days that are over are packed, and say the same as their visits (TRACK-11, ANA-3)', () => {
  let shop: TestShop;
  let site: Site;
  let single: readonly unknown[];
  const [whole, ...others] = TIMES;
  const cases: readonly InsightQuestion[] = [
    ...NARROWED.map((filters) => ({ ...whole, filters })),
    ...others.flatMap((time) => [{ device: 'phone' }, { page: '/about' }].map((filters) => ({ ...time, filters }))),
  ];
  beforeAll(async () => {
    shop = await addSite('packed');
    site = await siteOf(shop);
    single = [];
    for (const question of cases) single = [...single, await answers(site, question)];
    await packSiteDays(database, shop.id);
  }, 300_000);

  it('of enough visits, and never today', async () => {
    expect(await packedDays(shop)).toEqual(['2026-03-09', '2026-03-10', '2026-03-11']);
  });

  it.each(cases.map((question, index) => [JSON.stringify(question), question, index] as const))(
    'narrowed to %s',
    async (_, question, index) => {
      expect(await answers(site, question)).toEqual(single[index]);
    },
  );

  it('which is what was sent: visitors once each, by the day they began', async () => {
    const wanted = EVENTS.filter(({ at }) => at.getTime() >= Date.parse('2026-03-09T04:00:00Z'));
    const firsts = new Map<string, SiteEvent>();
    for (const event of wanted)
      if (event.name === EVENT_NAMES.pageView && !firsts.has(event.visitId)) firsts.set(event.visitId, event);
    const phones = [...firsts.values()].filter(({ device }) => device === 'phone');
    const question = { ...TIMES[0]!, filters: { device: 'phone' } };
    const { now } = await loadReport(deps(), { site, report: 'traffic', question });
    expect(now.figures.get('visits')).toBe(phones.length);
    expect(now.figures.get('visitors')).toBe(new Set(phones.map(({ visitorId }) => visitorId).filter(Boolean)).size);
    const of = new Set(phones.map(({ visitId }) => visitId));
    const views = wanted.filter(({ name, visitId }) => name === EVENT_NAMES.pageView && of.has(visitId));
    expect(now.figures.get('views')).toBe(views.length);
    const pages = await loadTable(deps(), { site, table: 'pages', question });
    const about = views.filter(({ path }) => path === '/about').length;
    expect(pages.find(({ key }) => key === '/about')?.values).toEqual([about]);
    expect(about).toBeGreaterThan(5);
  });
});

describe('a packed day', () => {
  it('is read from its visits again when something of it comes late, until it is packed anew', async () => {
    const shop = await addSite('late');
    const site = await siteOf(shop);
    await packSiteDays(database, shop.id);
    const question = { ...TIMES[0]!, filters: { device: 'phone' } };
    const visits = async () =>
      (await loadReport(deps(), { site, report: 'traffic', question })).now.figures.get('visits') as number;
    const before = await visits();
    const late = visitAt(Date.parse('2026-03-10T15:00:00Z'), 3 * 700);
    clock = NOW;
    await take(shop, late);
    expect(await packedDays(shop)).toEqual(['2026-03-09', '2026-03-11']);
    expect(await visits()).toBe(before + 1);
    await packSiteDays(database, shop.id);
    expect(await packedDays(shop)).toEqual(['2026-03-09', '2026-03-10', '2026-03-11']);
    expect(await visits()).toBe(before + 1);
  });

  it('and counting at the same time leave nothing out', async () => {
    const shop = await addSite('meanwhile');
    const site = await siteOf(shop);
    const question = { ...TIMES[0]!, filters: { device: 'phone' } };
    for (let round = 0; round < 6; round += 1) {
      const more = visitAt(Date.parse('2026-03-10T15:00:00Z'), 3 * (800 + round));
      clock = NOW;
      await Promise.all([take(shop, more), packSiteDays(database, shop.id)]);
    }
    await packSiteDays(database, shop.id);
    const packed = await answers(site, question);
    await database.asOwner('delete from analytics_packed_day where website_id = $1', [shop.id]);
    expect(packed).toEqual(await answers(site, question));
  });

  it('goes with its visits, and what they did goes with the events', async () => {
    const shop = await addSite('kept');
    await packSiteDays(database, shop.id);
    const keep = async (eventDays: number, visitDays: number) => {
      const settings = JSON.stringify({ insightRetention: { eventDays, visitDays, sumDays: 761 } });
      await database.asOwner('update website set settings = settings || $2::jsonb where id = $1', [shop.id, settings]);
      await sweepSite(database, shop.id);
    };
    const columns = async () =>
      database.asOwner<{ day: string; lists: number; columns: number }>(
        `select day::text as day, (count(*) filter (where gaps is not null))::int as lists, (count(*) filter (where gaps is null))::int as columns
         from analytics_packed_column where website_id = $1 group by 1 order by 1`,
        [shop.id],
      );
    expect((await columns()).map(({ lists }) => lists)).toEqual([10, 10, 10]);
    await keep(2, 30);
    expect((await columns()).map(({ lists }) => lists)).toEqual([0, 0, 10]);
    await keep(2, 2);
    expect(await columns()).toEqual([
      { day: '2026-03-10', lists: 0, columns: 16 },
      { day: '2026-03-11', lists: 10, columns: 16 },
    ]);
    expect(await packedDays(shop)).toEqual(['2026-03-10', '2026-03-11']);
  });

  it('of another site is not seen, and goes with its own', async () => {
    const shop = await addSite('other');
    const neighbour = await addSite('neighbour');
    await packSiteDays(database, shop.id);
    const days = await database.db.inSite({ websiteId: neighbour.id }, (trx) =>
      trx.selectFrom('analytics_packed_day').selectAll().execute(),
    );
    expect(days).toEqual([]);
    await database.asOwner('update website set deleted_at = now() where id = $1', [shop.id]);
    await database.asOwner('select purge_site($1)', [shop.id]);
    expect(await packedDays(shop)).toEqual([]);
  });
});

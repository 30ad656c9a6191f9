import type { InsightFilters, InsightQuestion } from '@quoin/domain/analytics';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  HAS_CLICKHOUSE,
  openClickHouse,
  type TestClickHouse,
} from '../../platform/gateways/clickhouse/testing/clickhouseServer.ts';
import { clickhouseSink } from '../../platform/gateways/eventSink/clickhouseSink.ts';
import { createLog } from '../../platform/log.ts';
import { loadSiteById, type Site } from '../../sites/storage/sites.ts';
import { addShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { FiguresUnavailable } from '../reports/figuresUnavailable.ts';
import type { ReportDeps } from '../reports/inOneSnapshot.ts';
import { loadExperiments } from '../reports/loadExperiments.ts';
import { loadLive } from '../reports/loadLive.ts';
import { loadReport } from '../reports/loadReport.ts';
import { loadTable } from '../reports/loadTable.ts';
import { createInsightStore, type InsightStore } from '../store/insightStore.ts';
import { everyAnswer, RANDOM_FILTERS } from '../testing/everyAnswer.ts';
import { randomVisits } from '../testing/randomEvents.ts';
import { countSiteEvents } from './countEvents.ts';
import { createEventIntake } from './eventIntake.ts';
import { sweepSite } from './intakeJobs.ts';
import { type CopiedStore, sendSiteDays } from './sendDays.ts';
import { forgetInStore } from './sweepStore.ts';

const NOW = Date.parse('2026-10-29T13:00:00Z');
const DAY = 86_400_000;
const warnings: unknown[] = [];
const log = { ...createLog('silent'), warn: (...said: unknown[]) => void warnings.push(said) };
/** Half hours, days of 23 and of 25 hours (Vienna on October 25, Lord Howe by half an hour, Havana twice at midnight). */
const ZONES = ['Europe/Vienna', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/Havana'];

const clock = NOW;
let server: TestClickHouse;
let database: TestDatabase;
let copied: CopiedStore;

function connect(url: string): CopiedStore & { readonly store: InsightStore } {
  const parts = { url, fetch, timeoutMs: 20_000 };
  return { sink: clickhouseSink(parts), store: createInsightStore(parts, { log, now: () => clock }) };
}

async function addSite(identifier: string, timeZone: string, visits: number): Promise<Site> {
  const shop = await addShop(database.db, { identifier });
  const settings = {
    insight: { experiments: { button: 'control:50,large:50' } },
    experimentStarts: { button: NOW - 6 * DAY },
  };
  await database.asOwner('update website set time_zone = $2, settings = settings || $3::jsonb where id = $1', [
    ...[shop.id, timeZone],
    JSON.stringify(settings),
  ]);
  await take(shop.id, { timeZone, visits, seed: identifier.length });
  return siteOf(shop.id);
}

const siteOf = (id: string) =>
  database.db.inSite({ websiteId: id }, async (trx) => (await loadSiteById(trx, id))!) as Promise<Site>;

async function take(
  id: string,
  { timeZone, visits, seed, back = 8 }: { timeZone: string; visits: number; seed: number; back?: number },
): Promise<void> {
  const intake = createEventIntake({ db: database.db, log, now: () => clock });
  const wanted = { seed, visits, timeZone, from: NOW - back * DAY, until: NOW, visitors: 150 };
  for (const events of randomVisits(wanted)) intake.take(id, events);
  await intake.flush();
  await countSiteEvents(database, id);
}

const without = () => ({ db: database.db, now: () => clock });
const withStore = () => ({ ...without(), insightStore: copied.store });
const TIMES: readonly Omit<InsightQuestion, 'filters'>[] = [
  { range: 'custom', from: '2026-10-20', to: '2026-10-29' },
  { range: 'custom', from: '2026-10-25', to: '2026-10-25' },
  { range: 'custom', from: '2026-03-01', to: '2026-10-28', compare: 'none' },
];

describe.skipIf(!HAS_CLICKHOUSE)(
  'days that are over lie in ClickHouse, and say the same as the database (TRACK-11, ANA-3)',
  () => {
    beforeAll(async () => {
      server = await openClickHouse();
      database = await createTestDatabase({ open: { now: () => clock } });
      copied = connect(server.url());
    }, 120_000);
    afterAll(async () => {
      await server?.close();
      await database?.close();
    });

    const days = async (site: Site) =>
      (
        await database.asOwner<{ day: string }>(
          'select day::text as day from analytics_packed_day where website_id = $1 and pack is not null and is_ready order by 1',
          [site.id],
        )
      ).map(({ day }) => day);
    const events = async (site: Site) =>
      (
        await database.asOwner<{ n: number }>('select count(*)::int as n from site_event where website_id = $1', [
          site.id,
        ])
      )[0]!.n;

    it.each(ZONES.map((zone, index) => [zone, index] as const))(
      'every question of every screen, by the clock of %s',
      async (timeZone, index) => {
        const site = await addSite(`zone${'x'.repeat(index)}`, timeZone, 400);
        // Each zone a quarter of the filters: all questions take minutes.
        const filters = RANDOM_FILTERS.filter((_, at) => at % ZONES.length === index);
        const questions = TIMES.flatMap((time) => filters.map((each) => ({ ...time, filters: each })));
        const expected = [];
        for (const question of questions) expected.push(await everyAnswer(without(), site, question));
        const experiments = await loadExperiments(without(), site);
        await sendSiteDays(database, copied, site.id);
        expect((await days(site)).length).toBeGreaterThan(7);
        for (const [at, question] of questions.entries())
          expect(await everyAnswer(withStore(), site, question), JSON.stringify(question)).toEqual(expected[at]);
        expect(await loadExperiments(withStore(), site)).toEqual(experiments);
        expect(
          experiments[0]?.variants.every(({ visitors, conversions }) => visitors > conversions && conversions > 0),
        ).toBe(true);
        expect(await loadLive(withStore(), site)).toEqual(await loadLive(without(), site));
        expect(warnings).toEqual([]);
      },
      240_000,
    );

    const question = { ...TIMES[0]!, filters: { device: 'phone' } };
    const narrowed = (site: Site, deps: ReportDeps = withStore()) => everyAnswer(deps, site, question);

    it('what comes late is read from the database until its day is sent anew', async () => {
      const site = await addSite('late', 'Europe/Vienna', 200);
      await sendSiteDays(database, copied, site.id);
      const all = await days(site);
      await take(site.id, { timeZone: 'Europe/Vienna', visits: 5, seed: 900, back: 2 });
      const fresh = await narrowed(site, without());
      expect(await narrowed(site)).toEqual(fresh);
      expect((await days(site)).length).toBeLessThan(all.length);
      await sendSiteDays(database, copied, site.id);
      expect(await days(site)).toEqual(all);
      expect(await narrowed(site)).toEqual(fresh);
    });

    it('a day that changes while it is on its way is not taken for whole', async () => {
      const site = await addSite('changing', 'Europe/Vienna', 60);
      let isChanged = false;
      const store: InsightStore = {
        ...copied.store,
        async addVisits(visits) {
          await copied.store.addVisits(visits);
          if (isChanged) return;
          isChanged = true;
          await database.asOwner('delete from analytics_packed_day where website_id = $1', [site.id]);
        },
      };
      await sendSiteDays(database, { ...copied, store }, site.id);
      const first = await days(site);
      await sendSiteDays(database, copied, site.id);
      expect((await days(site)).length).toBe(first.length + 1);
    });

    it('while ClickHouse is away the database answers, and what only ClickHouse has is said to be unavailable', async () => {
      const site = await addSite('away', 'Europe/Vienna', 200);
      const expected = await narrowed(site, without());
      const experiments = await loadExperiments(without(), site);
      await sendSiteDays(database, copied, site.id);
      const parts = { url: 'http://127.0.0.1:9/', fetch };
      const away = {
        ...without(),
        insightStore: createInsightStore(parts, { log: createLog('silent'), now: () => clock }),
      };
      expect(await narrowed(site, away)).toEqual(expected);
      const before = await events(site);
      await sweepSite(database, site.id, copied.store);
      expect(await events(site)).toBeLessThan(before / 2);
      expect(await narrowed(site)).toEqual(expected);
      expect(await loadExperiments(withStore(), site)).toEqual(experiments);
      const ask = (filters: InsightFilters, deps: ReportDeps) =>
        loadReport(deps, { site, report: 'traffic', question: { ...TIMES[0]!, filters } });
      for (const deps of [away, without()]) {
        expect((await ask({ device: 'phone' }, deps)).now).toEqual((await ask({ device: 'phone' }, withStore())).now);
        await expect(ask({ page: '/about' }, deps)).rejects.toBeInstanceOf(FiguresUnavailable);
        await expect(loadExperiments(deps, site)).rejects.toBeInstanceOf(FiguresUnavailable);
      }
      const recent = { range: 'custom', from: '2026-10-28', to: '2026-10-29', compare: 'none' } as const;
      const last = { site, table: 'pages', question: { ...recent, filters: { device: 'phone' } } } as const;
      expect(await loadTable(away, last)).toEqual(await loadTable(withStore(), last));
      // Something late for a day whose events are only there: it is sent anew within a minute, without them.
      const minutely = () =>
        database.asOwner("select 1 from job where website_id = $1 and dedupe_key like 'minute:%'", [site.id]);
      expect(await minutely()).toEqual([]);
      await take(site.id, { timeZone: 'Europe/Vienna', visits: 3, seed: 901, back: 1 });
      expect(await minutely()).toHaveLength(1);
      await expect(narrowed(site)).rejects.toBeInstanceOf(FiguresUnavailable);
      await sendSiteDays(database, copied, site.id);
      const { now } = await ask({ device: 'phone' }, without());
      expect(await narrowed(site)).toMatchObject({ traffic: { now } });
    });

    it('a ClickHouse that lost rows, or is another one, is not believed, and gets all of it anew', async () => {
      const site = await addSite('other', 'Europe/Vienna', 100);
      const expected = await narrowed(site, without());
      await sendSiteDays(database, copied, site.id);
      await copied.store.remove('visits', sql`website_id = ${site.id} AND device = 'phone'`);
      await expect.poll(() => narrowed(site), { timeout: 20_000 }).toEqual(expected);
      const another = connect(server.url());
      const deps = { ...without(), insightStore: another.store };
      expect(await narrowed(site, deps)).toEqual(expected);
      await database.asOwner('delete from analytics_packed_day where website_id = $1', [site.id]);
      await sendSiteDays(database, another, site.id);
      expect(await narrowed(site, deps)).toEqual(expected);
    });

    it('forgets what the site forgets, and all of a site that is gone', async () => {
      const site = await addSite('kept', 'Europe/Vienna', 200);
      await sendSiteDays(database, copied, site.id);
      const settings = JSON.stringify({ insightRetention: { eventDays: 3, visitDays: 5, sumDays: 761 } });
      await database.asOwner('update website set settings = settings || $2::jsonb where id = $1', [site.id, settings]);
      const hasty: InsightStore = { ...copied.store, remove: (table, which) => copied.store.remove(table, which) };
      await sweepSite(database, site.id, hasty);
      const first = async (table: 'events' | 'visits') => {
        const found = await copied.store.read<{ day: string; n: string }>(
          sql`SELECT min(day) AS day, count(*) AS n FROM ${sql.raw(copied.store.tables[table])} WHERE website_id = ${site.id}`,
        );
        return found[0]!;
      };
      await expect.poll(async () => (await first('events')).day, { timeout: 20_000 }).toBe('2026-10-26');
      await expect.poll(async () => (await first('visits')).day, { timeout: 20_000 }).toBe('2026-10-24');
      const traffic = { site: await siteOf(site.id), report: 'traffic', question } as const;
      expect(await loadReport(withStore(), traffic)).toEqual(await loadReport(without(), traffic));
      await forgetInStore(copied.store, site.id);
      await expect.poll(async () => Number((await first('events')).n), { timeout: 20_000 }).toBe(0);
    });
  },
);

import type { InsightQuestion } from '@quoin/domain/analytics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_CLICKHOUSE, openClickHouse, type TestClickHouse } from '../../platform/gateways/clickhouse/testing/clickhouseServer.ts';
import { clickhouseSink } from '../../platform/gateways/eventSink/clickhouseSink.ts';
import { createLog } from '../../platform/log.ts';
import { loadSiteById, type Site } from '../../sites/storage/sites.ts';
import { addShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { FiguresUnavailable } from '../reports/figuresUnavailable.ts';
import { loadExperiments } from '../reports/loadExperiments.ts';
import { loadLive } from '../reports/loadLive.ts';
import { createInsightStore, type InsightStore } from '../store/insightStore.ts';
import { everyAnswer, RANDOM_FILTERS } from '../testing/everyAnswer.ts';
import { randomVisits } from '../testing/randomEvents.ts';
import { countSiteEvents } from './countEvents.ts';
import { createEventIntake } from './eventIntake.ts';
import { sweepSite } from './intakeJobs.ts';
import { type CopiedStore, sendSiteDays } from './sendDays.ts';

const NOW = Date.parse('2026-10-29T13:00:00Z');
const DAY = 86_400_000;
const log = createLog('silent');
/** Half hours, days of 23 and of 25 hours (Vienna on October 25, Lord Howe by half an hour, Havana twice at midnight). */
const ZONES = ['Europe/Vienna', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/Havana'];

let clock = NOW;
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

describe.skipIf(!HAS_CLICKHOUSE)('days that are over lie in ClickHouse, and say the same as the database (TRACK-11, ANA-3)', () => {
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
    (await database.asOwner<{ n: number }>('select count(*)::int as n from site_event where website_id = $1', [site.id]))[0]!.n;

  it.each(ZONES.map((zone, index) => [zone, index] as const))(
    'every question of every screen, by the clock of %s',
    async (timeZone, index) => {
      const site = await addSite(`zone${'x'.repeat(index)}`, timeZone, 400);
      const questions = TIMES.flatMap((time) => RANDOM_FILTERS.map((filters) => ({ ...time, filters })));
      const expected = [];
      for (const question of questions) expected.push(await everyAnswer(without(), site, question));
      const experiments = await loadExperiments(without(), site);
      await sendSiteDays(database, copied, site.id);
      expect((await days(site)).length).toBeGreaterThan(7);
      for (const [at, question] of questions.entries())
        expect(await everyAnswer(withStore(), site, question), JSON.stringify(question)).toEqual(expected[at]);
      expect(await loadExperiments(withStore(), site)).toEqual(experiments);
      expect(experiments[0]?.variants.every(({ visitors, conversions }) => visitors > conversions && conversions > 0)).toBe(true);
      expect(await loadLive(withStore(), site)).toEqual(await loadLive(without(), site));
    },
    240_000,
  );
});

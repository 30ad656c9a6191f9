// Every question of every screen, answered by the database and by ClickHouse: whether they say the same, and how long it takes.
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { median } from '../running.mjs';
import { bundleOperations } from './operations.mjs';

const ZONES = ['Europe/Vienna', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/New_York'];
const DAY = 86_400_000;
const DAYS = 90;
/** Events of a visit, on average (testing/randomEvents.ts). */
const EVENTS_A_VISIT = 3.5;
const TIME = { range: '90d', compare: 'none' };
const log = { info() {}, warn: console.error, error: console.error };

const seconds = (begin) => Math.round((performance.now() - begin) / 1000);

async function fillSite({ operations, db }, client, { timeZone, events, seed }) {
  const { rows } = await client.query(
    `INSERT INTO website (id, identifier, title, currency, theme, language, time_zone, created_at)
     VALUES (gen_random_uuid(), $1, 'Books', 'EUR', 'quoin', 'en-US', $2, now()) RETURNING id`,
    [`books-${seed}`, timeZone],
  );
  const { id } = rows[0];
  const store = operations.createEventStore({ db }, { isCopied: false });
  const now = Date.now();
  const visits = Math.round(events / EVENTS_A_VISIT);
  const wanted = { seed, visits, timeZone, from: now - DAYS * DAY, until: now, visitors: Math.round(visits / 3) };
  let waiting = [];
  let stored = 0;
  const flush = async () => {
    const months = [...new Set(waiting.map(({ at }) => at.toISOString().slice(0, 7)))];
    await store(id, { json: JSON.stringify(waiting), months, receivedAt: new Date() });
    stored += waiting.length;
    waiting = [];
  };
  for (const visit of operations.randomVisits(wanted)) {
    waiting.push(...visit);
    if (waiting.length >= 1000) await flush();
  }
  await flush();
  await operations.countSiteEvents({ db }, id);
  return { id, stored };
}

/** Answers of all questions of a site, and how long each set of them (those of one filter) took. */
async function askSite({ operations, deps }, site) {
  const found = [];
  for (const filters of operations.RANDOM_FILTERS) {
    const begin = performance.now();
    const answer = await operations.everyAnswer(deps, site, { ...TIME, filters });
    found.push({ filters, answer, ms: performance.now() - begin });
  }
  return found;
}

/** A seeded set of events at several sites; each question by both, compared to the last digit. */
export async function compareClickHouse(client, { root, dataDir, events }) {
  const operations = await bundleOperations(root, join(dataDir, 'compared.mjs'), {
    'platform/database/database.ts': ['openDatabase'],
    'sites/storage/sites.ts': ['loadSiteById'],
    'platform/gateways/clickhouse/testing/clickhouseServer.ts': ['openClickHouse'],
    'platform/gateways/eventSink/clickhouseSink.ts': ['clickhouseSink'],
    'analytics/store/insightStore.ts': ['createInsightStore'],
    'analytics/intake/storeEvents.ts': ['createEventStore'],
    'analytics/intake/countEvents.ts': ['countSiteEvents'],
    'analytics/intake/packDays.ts': ['packSiteDays'],
    'analytics/intake/sendDays.ts': ['sendSiteDays'],
    'analytics/testing/randomEvents.ts': ['randomVisits'],
    'analytics/testing/everyAnswer.ts': ['everyAnswer', 'RANDOM_FILTERS'],
  });
  const { host, port, user, password, database } = client;
  const db = operations.openDatabase({ connection: { host, port, user, password, database }, log, timeoutFactor: 20 });
  const server = await operations.openClickHouse();
  const parts = { url: server.url(), fetch, timeoutMs: 60_000 };
  const store = operations.createInsightStore(parts, { log, now: Date.now });
  const copied = { sink: operations.clickhouseSink(parts), store };
  // One moment for all questions.
  const now = Date.now();
  const without = { db, now: () => now };
  const sums = { stored: 0, asked: 0, different: 0, database: [], clickhouse: [] };
  try {
    for (const [index, timeZone] of ZONES.entries()) {
      const begin = performance.now();
      const { id, stored } = await fillSite({ operations, db }, client, { timeZone, events: events / ZONES.length, seed: index + 1 });
      sums.stored += stored;
      const filled = performance.now();
      await operations.packSiteDays({ db }, id);
      const site = await db.inSite({ websiteId: id }, (trx) => operations.loadSiteById(trx, id));
      const packed = performance.now();
      const expected = await askSite({ operations, deps: without }, site);
      const sending = performance.now();
      await operations.sendSiteDays({ db }, copied, id);
      const sent = performance.now();
      const found = await askSite({ operations, deps: { ...without, insightStore: store } }, site);
      for (const [at, { filters, answer, ms }] of found.entries()) {
        sums.asked += Object.keys(answer).length;
        for (const [name, value] of Object.entries(answer)) {
          if (isDeepStrictEqual(value, expected[at].answer[name])) continue;
          sums.different += 1;
          console.log(`  DIFFERENT ${name} ${JSON.stringify(filters)} ${timeZone}`);
        }
        if (Object.keys(filters).length === 0) continue;
        sums.clickhouse.push(ms);
        sums.database.push(expected[at].ms);
      }
      console.log(
        `  ${timeZone}: ${stored} events stored and counted in ${Math.round((filled - begin) / 1000)} s, packed in ${Math.round((packed - filled) / 1000)} s, sent to ClickHouse in ${Math.round((sent - sending) / 1000)} s; asked in ${seconds(sent)} s`,
      );
    }
    const ms = (values) => `${Math.round(median(values))} ms (slowest ${Math.round(Math.max(...values))} ms)`;
    console.log(`${sums.stored} events at ${ZONES.length} sites: ${sums.asked} answers, ${sums.different} different`);
    console.log(`  all questions of one filter: database, packed days ${ms(sums.database)}, ClickHouse ${ms(sums.clickhouse)}`);
    if (sums.different > 0) process.exitCode = 1;
  } finally {
    await db.close();
    await server.close();
  }
}

// Every question of every screen, answered by the database and by ClickHouse: whether they say the same, and how long it takes.
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { median } from '../running.mjs';
import { fillInsight } from './fill.mjs';
import { bundleOperations } from './operations.mjs';
import { NARROWED } from './questions.mjs';

/** Most events are of one busy site; some, odd ones, of others. */
const BUSY = { timeZone: 'UTC', share: 0.95, isBusy: true };
const SITES = [BUSY, { timeZone: 'Europe/Vienna', share: 0.025 }, { timeZone: 'Australia/Lord_Howe', share: 0.025 }];
const DAY = 86_400_000;
const DAYS = 90;
/** Events of a visit, on average (testing/randomEvents.ts). */
const EVENTS_A_VISIT = 3.5;
const TIME = { range: '90d', compare: 'none' };
/** What fails at ClickHouse is asked of the database, which would compare that with itself. */
let failures = 0;
const fail = (...said) => {
  failures += 1;
  console.error(...said);
};
const log = { info() {}, warn: fail, error: fail };

const seconds = (begin) => Math.round((performance.now() - begin) / 1000);

async function fillSite({ operations, db }, client, { timeZone, events, seed, isBusy }) {
  const { rows } = await client.query(
    `INSERT INTO website (id, identifier, title, currency, theme, language, time_zone, created_at)
     VALUES (gen_random_uuid(), $1, 'Books', 'EUR', 'quoin', 'en-US', $2, now()) RETURNING id`,
    [`books-${seed}`, timeZone],
  );
  const { id } = rows[0];
  if (isBusy) {
    await fillInsight(client, id, { events });
    return { id, stored: events };
  }
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

const OPERATIONS = {
  'platform/database/database.ts': ['openDatabase'],
  'sites/storage/sites.ts': ['loadSiteById'],
  'platform/gateways/clickhouse/testing/clickhouseServer.ts': ['openClickHouse'],
  'platform/gateways/eventSink/clickhouseSink.ts': ['clickhouseSink'],
  'analytics/store/insightStore.ts': ['createInsightStore'],
  'analytics/intake/storeEvents.ts': ['createEventStore'],
  'analytics/intake/countEvents.ts': ['countSiteEvents'],
  'analytics/intake/sendDays.ts': ['sendSiteDays'],
  'analytics/testing/randomEvents.ts': ['randomVisits'],
  'analytics/testing/everyAnswer.ts': ['everyAnswer', 'RANDOM_FILTERS'],
};

/** Answers of all questions of a site, and how long each set of them (those of one filter) took. */
async function askSite({ operations, deps, filters: all }, site) {
  const found = [];
  for (const filters of all) {
    const begin = performance.now();
    const answer = await operations.everyAnswer(deps, site, { ...TIME, filters });
    found.push({ filters, answer, ms: performance.now() - begin });
  }
  return found;
}

/** Fills a site, asks it of the database, sends it to ClickHouse, and asks it there. */
async function compareSite(parts, client, { timeZone, events, seed, isBusy = false }) {
  const { operations, db, store, copied, now } = parts;
  const filters = isBusy ? NARROWED : operations.RANDOM_FILTERS;
  const deps = { db, now: () => now };
  const begin = performance.now();
  const { id, stored } = await fillSite(parts, client, { timeZone, events, seed, isBusy });
  console.log(`  ${timeZone}: ${stored} events stored and counted in ${seconds(begin)} s`);
  const site = await db.inSite({ websiteId: id }, (trx) => operations.loadSiteById(trx, id));
  const expected = await askSite({ operations, deps, filters }, site);
  const sending = performance.now();
  await operations.sendSiteDays({ db }, copied, id);
  console.log(`    sent to ClickHouse in ${seconds(sending)} s`);
  const found = await askSite({ operations, deps: { ...deps, insightStore: store }, filters }, site);
  const different = found.flatMap(({ filters: chosen, answer }, at) =>
    Object.keys(answer)
      .filter((name) => !isDeepStrictEqual(answer[name], expected[at].answer[name]))
      .map((name) => `${name} ${JSON.stringify(chosen)}`),
  );
  for (const each of different) console.log(`    DIFFERENT ${each}`);
  const asked = found.reduce((sum, { answer }) => sum + Object.keys(answer).length, 0);
  const time = (answers) => {
    const all = answers.map(({ ms }) => Math.round(ms));
    return `${median(all)} ms (slowest ${Math.max(...all)} ms)`;
  };
  console.log(`    ${asked} answers by both, ${different.length} different`);
  console.log(
    `    all questions of one filter: database, visit by visit, ${time(expected)}; ClickHouse ${time(found)}`,
  );
  return { stored, asked, different: different.length };
}

/** A seeded set of events at several sites; each question by both, compared to the last digit. */
export async function compareClickHouse(client, { root, dataDir, events }) {
  const operations = await bundleOperations(root, join(dataDir, 'compared.mjs'), OPERATIONS);
  const { host, port, user, password, database } = client;
  const db = operations.openDatabase({ connection: { host, port, user, password, database }, log, timeoutFactor: 20 });
  const server = await operations.openClickHouse();
  const at = { url: server.url(), fetch, timeoutMs: 60_000 };
  const store = operations.createInsightStore(at, { log, now: Date.now });
  // One moment for all questions.
  const parts = { operations, db, store, copied: { sink: operations.clickhouseSink(at), store }, now: Date.now() };
  const sums = { stored: 0, asked: 0, different: 0 };
  try {
    for (const [index, { share, ...site }] of SITES.entries()) {
      const found = await compareSite(parts, client, { ...site, events: Math.round(events * share), seed: index + 1 });
      for (const name of Object.keys(sums)) sums[name] += found[name];
    }
    console.log(
      `${sums.stored} events at ${SITES.length} sites: ${sums.asked} answers, ${sums.different} different, ${failures} failures`,
    );
    if (sums.different + failures > 0) process.exitCode = 1;
  } finally {
    await db.close();
    await server.close();
  }
}

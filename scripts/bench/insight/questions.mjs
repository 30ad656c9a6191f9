// What the dashboard asks, by the operations that answer it, of days that are packed and of today, which is not.
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { median } from '../running.mjs';
import { bundleOperations } from './operations.mjs';

const LIMIT_MS = 300;
const RUNS = 3;
/** What a screen is narrowed to; the fourth most frequent key of each, and two at once. */
export const NARROWED = [
  { channel: 'channel-1' },
  { source: 'source-4' },
  { referrer: 'referrer-4' },
  { campaign: 'campaign-4' },
  { country: 'country-4' },
  { language: 'language-4' },
  { device: 'device-1' },
  { browser: 'browser-4' },
  { page: 'path-4' },
  { channel: 'channel-1', country: 'country-1' },
];
const REPORTS = ['traffic', 'content', 'search', 'forms'];
const TABLES = [
  ...['channels', 'sources', 'referrers', 'campaigns', 'countries', 'languages', 'devices', 'browsers'],
  ...[
    'pages',
    'entryPages',
    'exitPages',
    'entries',
    'products',
    'searchTerms',
    'emptySearches',
    'forms',
    'newsletterPages',
  ],
];
const TIMES = {
  '28 days': { range: '28d', compare: 'none' },
  '90 days': { range: '90d', compare: 'none' },
  '28 days and those before': { range: '28d' },
  'three years': { range: 'custom', from: '2000-01-01', compare: 'none' },
  today: { range: 'today', compare: 'none' },
};

/** TIMES=today,28 days limits the questions. */
const wantedTimes = process.env.TIMES?.split(',') ?? Object.keys(TIMES);

/** Question → how to ask it. */
function questionsOf(operations, deps, site) {
  const asked = {};
  const today = new Date().toISOString().slice(0, 10);
  for (const [time, question] of Object.entries(TIMES).filter(([name]) => wantedTimes.includes(name)))
    for (const filters of [{}, ...NARROWED]) {
      const what = { ...question, filters, ...(question.range === 'custom' ? { to: today } : {}) };
      const scope = [...Object.values(filters), time].join(', ');
      for (const report of REPORTS)
        asked[`${report} | ${scope}`] = () => operations.loadReport(deps, { site, report, question: what });
      for (const table of TABLES)
        asked[`list of ${table} | ${scope}`] = () => operations.loadTable(deps, { site, table, question: what });
      asked[`funnel | ${scope}`] = () => operations.loadFunnel(deps, { site, question: what });
    }
  asked['live | now'] = () => operations.loadLive(deps, site);
  return asked;
}

async function timesOf(question) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const begin = performance.now();
    await question();
    times.push(performance.now() - begin);
  }
  return times;
}

/** Asks everything `RUNS` times: the median of each question against the bound, the slowest question of each kind in full. */
export async function askAll(client, { root, dataDir, site: id }) {
  const operations = await bundleOperations(root, join(dataDir, 'operations.mjs'), {
    'platform/database/database.ts': ['openDatabase'],
    'sites/storage/sites.ts': ['loadSiteById'],
    'analytics/intake/packDays.ts': ['packSiteDays'],
    'analytics/reports/loadReport.ts': ['loadReport'],
    'analytics/reports/loadTable.ts': ['loadTable'],
    'analytics/reports/loadFunnel.ts': ['loadFunnel'],
    'analytics/reports/loadLive.ts': ['loadLive'],
  });
  const { host, port, user, password, database } = client;
  const log = { info() {}, error: console.error };
  const db = operations.openDatabase({ connection: { host, port, user, password, database }, log, patience: 20 });
  const deps = { db, now: () => Date.now() };
  const site = await db.inSite({ websiteId: id }, (trx) => operations.loadSiteById(trx, id));
  const begin = performance.now();
  await operations.packSiteDays(deps, id);
  console.log(`Days that are over packed in ${Math.round((performance.now() - begin) / 1000)} s`);
  await client.query('VACUUM ANALYZE analytics_packed_column, analytics_packed_day');
  const questions = Object.entries(questionsOf(operations, deps, site));
  console.log(
    `${questions.length} questions, median of ${RUNS}, load average ${loadavg()[0].toFixed(1)}; limit ${LIMIT_MS} ms:`,
  );
  const found = [];
  for (const [name, question] of questions) {
    const times = await timesOf(question);
    found.push({ name, middle: median(times), first: times[0] });
  }
  await db.close();
  tell(found);
}

const ms = (value) => `${Math.round(value)} ms`.padStart(7);

function tell(found) {
  const kinds = new Map();
  for (const each of found) {
    const [what, scope] = each.name.split(' | ');
    const time = scope.split(', ').at(-1);
    const narrowed = scope === time ? 'everything' : 'narrowed';
    const kind = `${what}, ${narrowed}, ${time}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  for (const [kind, all] of kinds) {
    const slowest = all.toSorted((left, right) => right.middle - left.middle)[0];
    const verdict = slowest.middle <= LIMIT_MS ? 'within' : 'OVER  ';
    const scope = all.length === 1 ? '' : `slowest of ${all.length}: ${slowest.name.split(' | ')[1]}`;
    console.log(`  ${verdict} ${ms(slowest.middle)} (first ${ms(slowest.first)}) ${kind.padEnd(56)} ${scope}`);
  }
  const over = found.filter(({ middle }) => middle > LIMIT_MS);
  console.log(`${found.length - over.length} of ${found.length} questions within ${LIMIT_MS} ms`);
  for (const { name, middle } of over) console.log(`  OVER ${ms(middle)} ${name}`);
  if (over.length > 0) process.exitCode = 1;
}

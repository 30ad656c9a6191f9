/**
 * npm run bench -- insight: how many events a second are accepted and what pages feel of it, and how long the owner's
 * questions take over ten million events. EVENTS=1000000 and RAW=100000 make smaller books; SECONDS=5 sends for less long.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { installDependencies, requireNode } from '../dependencies.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requireNode();
installDependencies(root);
const { buildAll } = await import('../build.mjs');
if (process.env.BUILT !== 'yes') await buildAll();
const { build } = await import('esbuild');
const { Kysely, PostgresDialect } = await import('kysely');
const { default: pg } = await import('pg');
const { ask, freePort, hostOf, startProduct } = await import('./running.mjs');
const { connectTo } = await import('./catalogue/seed.mjs');
const { fillInsight } = await import('./insight/fill.mjs');

const EVENTS = Number(process.env.EVENTS ?? 10_000_000);
const RAW = Number(process.env.RAW ?? 1_000_000);
const SECONDS = Number(process.env.SECONDS ?? 10);
const LIMIT_MS = 300;

const share = (values, part) => values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) * part)];
const ms = (value) => `${value.toFixed(1)} ms`;

/** Milliseconds of one page after another, 50 a second, over one kept connection. */
async function pagesFor(port, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const begin = performance.now();
    const { status } = await ask(port, '/', { agent });
    if (status !== 200) throw new Error(`a page answered ${status}`);
    times.push(performance.now() - begin);
    await pause(20);
  }
  agent.destroy();
  return times;
}

function send(port, options) {
  const workerData = { port, host: hostOf(port), seconds: SECONDS, connections: 64, ...options };
  const worker = new Worker(new URL('./insight/senders.mjs', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function load(port, client, name, options) {
  const before = await stored(client);
  const idle = await pagesFor(port, SECONDS);
  const sending = send(port, options);
  const [beside, sent] = await Promise.all([pagesFor(port, SECONDS), sending]);
  for (let wait = 0; wait < 60 && (await stored(client)) < before + sent.accepted; wait += 1) await pause(500);
  const kept = (await stored(client)) - before;
  console.log(
    `${name}: ${Math.round(sent.accepted / sent.seconds)} events/s accepted (${sent.accepted} of ${sent.sent}, ${sent.refused} refused), ${kept} stored`,
  );
  for (const part of [0.5, 0.99]) {
    const [alone, loaded] = [share(idle, part), share(beside, part)];
    console.log(
      `  page p${part * 100}: ${ms(alone)} alone, ${ms(loaded)} beside, ratio ${(loaded / alone).toFixed(2)}`,
    );
  }
  if (kept !== sent.accepted) process.exitCode = 1;
}

async function stored(client) {
  return Number((await client.query('SELECT count(*) AS n FROM site_event')).rows[0].n);
}

/** The server's own queries, as its operations ask them. */
async function openQueries(dataDir) {
  const names = ['insightSumsRead', 'insightVisits', 'insightLive'];
  const lines = names.map(
    (name) => `export * from ${JSON.stringify(join(root, `packages/server/storage/${name}.ts`))};`,
  );
  const outfile = join(dataDir, 'queries.mjs');
  await build({
    ...{ stdin: { contents: lines.join('\n'), resolveDir: root, loader: 'ts' }, outfile, logLevel: 'error' },
    ...{ bundle: true, format: 'esm', platform: 'node', target: 'node20' },
  });
  return import(pathToFileURL(outfile));
}

async function timeQueries(client, dataDir, site) {
  const ask = await openQueries(dataDir);
  const { host, port, user, password, database } = client;
  const pool = new pg.Pool({ host, port, user, password, database, max: 1, options: '-c role=quoin_app' });
  // A question that fails says so itself; that its connection ends with the database is no news then.
  pool.on('error', () => {});
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  await pool.query("SELECT set_config('app.site', $1, false)", [site]);
  const today = new Date();
  const back = (days) => new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const period = { from: back(89), to: back(0) };
  const month = { from: back(27), to: back(0) };
  const filters = { channel: 'channel-1' };
  const page = { page: 'path-7' };
  const steps = ['visits', 'stepProduct', 'stepCart', 'stepCheckout', 'stepPurchase'];
  const top = (measure, dimension) => (trx) => ask.loadTopKeys(trx, site, { measure, dimension, period, limit: 20 });
  const questions = {
    'unique visitors of 90 days': (trx) => ask.loadUniqueVisitors(trx, site, period),
    'visits by day': (trx) => ask.loadInsightSeries(trx, site, period, { measure: 'visits', unit: 'day' }),
    'views by hour': (trx) => ask.loadInsightSeries(trx, site, period, { measure: 'views', unit: 'hour' }),
    'top pages': top('views', 'path'),
    'top titles': top('views', 'title'),
    'top sources': top('visits', 'source'),
    'top referrers': top('visits', 'referrer'),
    'entry pages': top('visits', 'entry'),
    'search terms': top('searches', 'query'),
    'funnel by channel': (trx) => ask.loadFunnel(trx, site, period, { steps, by: 'channel' }),
    'live visits': (trx) => ask.listLiveVisits(trx, site, { since: new Date(Date.now() - 300_000), limit: 100 }),
    'one channel, 28 days: totals': (trx) => ask.countChosenVisits(trx, site, month, filters),
    'one channel, 28 days: by day': (trx) => ask.listChosenVisits(trx, site, month, { filters, unit: 'day' }),
    'one channel, 28 days: sources': (trx) =>
      ask.topOfChosenVisits(trx, site, month, { filters, dimension: 'source', limit: 20 }),
    'one page, 28 days: totals': (trx) => ask.countChosenVisits(trx, site, month, page),
    'one channel, 90 days: totals': (trx) => ask.countChosenVisits(trx, site, period, filters),
  };
  for (const [name, question] of Object.entries(questions)) {
    const times = [];
    for (let run = 0; run < 7; run += 1) {
      const begin = performance.now();
      await question(db);
      times.push(performance.now() - begin);
    }
    const middle = share(times, 0.5);
    console.log(
      `  ${middle <= LIMIT_MS ? 'within' : 'OVER  '} ${name.padEnd(34)} ${ms(middle)} (slowest ${ms(Math.max(...times))})`,
    );
  }
  await db.destroy();
}

const dataDir = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
// As root, PostgreSQL runs as somebody else, who must get in.
chmodSync(dataDir, 0o755);
const port = await freePort();
const { stop } = await startProduct(dataDir, port);
const client = await connectTo(dataDir);
try {
  console.log(`load average ${loadavg()[0].toFixed(1)}`);
  await load(port, client, 'one event a request', { perSecond: 6_000, perRequest: 1 });
  await load(port, client, 'twenty events a request', { perSecond: 6_000, perRequest: 20 });
  const { rows } =
    await client.query(`INSERT INTO website (id, identifier, title, currency, theme, language, created_at)
    VALUES (gen_random_uuid(), 'books', 'Books', 'EUR', 'quoin', 'en-US', now()) RETURNING id`);
  const begin = performance.now();
  const { visits } = await fillInsight(client, rows[0].id, { events: EVENTS, raw: RAW });
  console.log(
    `Sums of ${EVENTS} events in ${visits} visits over 90 days, ${RAW} of the events singly; made in ${Math.round((performance.now() - begin) / 1000)} s. Median of 7, load average ${loadavg()[0].toFixed(1)}; limit ${LIMIT_MS} ms:`,
  );
  await timeQueries(client, dataDir, rows[0].id);
} finally {
  await client.end();
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * npm run bench -- insight: how many events a second are accepted and how they affect pages, compared with the effect
 * of the senders alone, which share the same two cores. Also how long the owner's questions take over ten million
 * events. PARTS=intake or PARTS=questions runs one of the two; PARTS=clickhouse answers every question by the database and by
 * a ClickHouse server (an installed one, or that of CLICKHOUSE_URL) and compares them. EVENTS=1000000 fills a smaller table. ROUNDS=3 and
 * SECONDS=5 send less. PER_SECOND=6000 sends faster, LISTS=1 or 20 uses only one way of sending. PROFILE=yes writes
 * profiles of the product's threads to quoin-profiles in the system's temporary folder. FLAGS='--a --b' are passed to
 * the product's Node.js in addition, to see their effect.
 */
import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from '../dependencies.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requireNode();
installDependencies(root);
const { buildAll } = await import('../build.mjs');
if (process.env.BUILT !== 'yes') await buildAll();
const { freePort, startProduct } = await import('./running.mjs');
const { connectTo } = await import('./catalogue/seed.mjs');
const { fillInsight } = await import('./insight/fill.mjs');
const { measureIntake } = await import('./insight/intake.mjs');
const { compareClickHouse } = await import('./insight/clickhouse.mjs');
const { askAll } = await import('./insight/questions.mjs');

const EVENTS = Number(process.env.EVENTS ?? 10_000_000);
const PARTS = (process.env.PARTS ?? 'intake,questions').split(',');
const settings = {
  rounds: Number(process.env.ROUNDS ?? 7),
  seconds: Number(process.env.SECONDS ?? 10),
  perSecond: Number(process.env.PER_SECOND ?? 5_000),
  lists: (process.env.LISTS ?? '1,20').split(',').map(Number),
};

async function addSite(client) {
  const { rows } =
    await client.query(`INSERT INTO website (id, identifier, title, currency, theme, language, created_at)
    VALUES (gen_random_uuid(), 'books', 'Books', 'EUR', 'quoin', 'en-US', now()) RETURNING id`);
  return rows[0].id;
}

async function questions(client) {
  const begin = performance.now();
  const site = await addSite(client);
  const { visits } = await fillInsight(client, site, { events: EVENTS });
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(`${EVENTS} events in ${visits} visits over 90 days; made in ${seconds} s`);
  await askAll(client, { root, dataDir, site });
}

const dataDir = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
// Started as root, PostgreSQL runs as another user, who needs access.
chmodSync(dataDir, 0o755);
// What is bundled there finds its packages.
symlinkSync(join(root, 'node_modules'), join(dataDir, 'node_modules'));
const port = await freePort();
// Pictures made ahead take both cores for the first ten minutes of a site: no matter here.
const profile =
  process.env.PROFILE === 'yes' ? ['--cpu-prof', `--cpu-prof-dir=${join(tmpdir(), 'quoin-profiles')}`] : [];
const flags = [...profile, ...(process.env.FLAGS?.split(' ') ?? [])];
const { stop, pid } = await startProduct(dataDir, port, { env: { PICTURES: 'asked' }, flags });
const client = await connectTo(dataDir);
try {
  console.log(`load average ${loadavg()[0].toFixed(1)}`);
  if (PARTS.includes('intake')) await measureIntake(client, { port, pid }, settings);
  if (PARTS.includes('questions')) await questions(client);
  if (PARTS.includes('clickhouse')) await compareClickHouse(client, { root, dataDir, events: EVENTS });
} finally {
  await client.end();
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}

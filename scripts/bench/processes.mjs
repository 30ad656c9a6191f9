/**
 * npm run bench -- processes: requests a second with PROCESSES=1 and PROCESSES=2 on this machine, in turn, as a ratio. The
 * requests come from processes of their own, which take their share of the cores: on a machine of two cores both
 * figures are too low, the second one more so. Without the cache, requests that wait for one page at the same time share
 * its answer. BUILT=yes uses the product as built.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from '../dependencies.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requireNode();
installDependencies(root);
if (process.env.BUILT !== 'yes') await (await import('../build.mjs')).buildAll();
const { default: autocannon } = await import('autocannon');
const { ask, freePort, hostOf, median, startProduct } = await import('./running.mjs');

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = 5;
const WARM_UP_SECONDS = 2;
const COUNTS = [1, 2];
const PATH = '/shop/ridge-lines';
/** Name → settings of the server. */
const KINDS = { 'from the page cache': {}, 'without the cache': { PAGE_CACHE_MB: '0' } };

const dataDir = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
// Started as root, PostgreSQL runs as another user, who needs access.
chmodSync(dataDir, 0o755);

async function load(port, duration) {
  const headers = { host: hostOf(port), 'accept-encoding': 'br' };
  const url = `http://127.0.0.1:${port}${PATH}`;
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: 32, duration, workers: 1 });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} not 2xx, ${errors} errors`);
  return requests.average;
}

async function measure(processes, settings) {
  const port = await freePort();
  const env = {
    SAMPLE_DATA: 'no',
    PICTURES: 'asked',
    DATABASE_TIMEOUT_FACTOR: '10',
    PROCESSES: String(processes),
    ...settings,
  };
  const { stop } = await startProduct(dataDir, port, { env });
  try {
    await allAnswer(port, processes);
    await load(port, WARM_UP_SECONDS);
    return await load(port, SECONDS);
  } finally {
    await stop();
  }
}

/** Each process says when it began. By new connections: one that stays open leads to one process alone. */
async function allAnswer(port, processes) {
  const seen = new Set();
  while (seen.size < processes) seen.add(JSON.parse((await ask(port, '/healthz', { agent: false })).body).startedAt);
}

console.log(`${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}; ${ROUNDS} rounds in turn, medians`);
try {
  for (const [kind, settings] of Object.entries(KINDS)) {
    const rates = { 1: [], 2: [] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const count of COUNTS) rates[count].push(await measure(count, settings));
    const ratio = median(rates[2].map((rate, round) => rate / rates[1][round]));
    const said = COUNTS.map((count) => `${Math.round(median(rates[count]))}/s with ${count}`).join(', ');
    console.log(`product page ${kind.padEnd(20)} ${said}, ratio ${ratio.toFixed(2)}`);
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

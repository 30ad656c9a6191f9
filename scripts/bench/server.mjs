// npm run bench -- server: figures of this machine, as ratios within one run. Starts a separate, fresh demo
// installation.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { installDependencies, requireNode } from '../dependencies.mjs';
import { ask, freePort, hostOf, median, startProduct } from './running.mjs';
import { addForAWhile, choicesOf, payAll, readForAWhile } from './selling.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ROUNDS = 3;
const ROUND_SECONDS = 4;
const CONNECTIONS = 32;
/** Bytes after brotli (product.md 4.3). */
const BUDGETS = { script: 15 * 1024, css: 20 * 1024, html: 30 * 1024 };

requireNode();
installDependencies(root);
const { buildAll } = await import('../build.mjs');
await buildAll();
const { default: autocannon } = await import('autocannon');

async function load(url, headers) {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: ROUND_SECONDS, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} not 2xx, ${result.errors} errors`);
  return result.requests.average;
}

/** A server that knows nothing and sends the same bytes: what this machine could do at best. */
function bareServer(answer, port) {
  const code = `
    const body = Buffer.from(process.argv[1], 'base64');
    const headers = JSON.parse(process.argv[2]);
    require('node:http').createServer((_, response) => { response.writeHead(200, headers); response.end(body); }).listen(${port}, '127.0.0.1', () => console.log('ready'));`;
  const headers = JSON.stringify({
    ...answer.headers,
    connection: undefined,
    'keep-alive': undefined,
    date: undefined,
  });
  const child = spawn(process.execPath, ['-e', code, answer.body.toString('base64'), headers], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => child.stdout.once('data', () => resolve(() => child.kill())));
}

const perSecond = (value) => `${Math.round(value)}/s`;
const line = (name, value, note = '') => console.log(`${name.padEnd(44)} ${String(value).padStart(12)}  ${note}`);

async function benchCachedPage(port) {
  const path = '/shop/ridge-lines';
  const headers = { host: hostOf(port), 'accept-encoding': 'br' };
  const answer = await ask(port, path, { headers: { 'accept-encoding': 'br' } });
  const barePort = await freePort();
  const stopBare = await bareServer(answer, barePort);
  const ratios = [];
  const rates = { ours: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await load(`http://127.0.0.1:${port}${path}`, headers);
    const bare = await load(`http://127.0.0.1:${barePort}${path}`, headers);
    rates.ours.push(ours);
    rates.bare.push(bare);
    ratios.push(ours / bare);
  }
  stopBare();
  line(
    'cached product page',
    perSecond(median(rates.ours)),
    `bare node:http, same bytes: ${perSecond(median(rates.bare))}`,
  );
  line('  ratio to bare node:http', median(ratios).toFixed(2), `${ROUNDS} rounds in turn, median; goal 0.5`);
}

/** Every variant of every product has a separate page: concurrent requests share no render. */
async function benchUncached(port) {
  const { items } = JSON.parse((await ask(port, '/shop?format=json')).body);
  const pages = items.flatMap((item) =>
    item.variants.map(({ sku }) => `${item.fullUrl}?variant=${encodeURIComponent(sku)}`),
  );
  const goal = 'cache off, 8 at once; goal 800/s';
  line('uncached product page (load, render, send)', perSecond(await askForAWhile(port, pages)), goal);
  const data = items.map(({ fullUrl }) => `${fullUrl}?format=json`);
  line('product as JSON', perSecond(await askForAWhile(port, data)), 'cache off, 8 at once');
}

/** How many of these paths are answered in a second, eight at once. */
async function askForAWhile(port, paths) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const end = performance.now() + ROUND_SECONDS * 1000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      for (let n = index * 23; performance.now() < end; n += 1) {
        const { status } = await ask(port, paths[n % paths.length], { agent });
        if (status === 200) answered += 1;
      }
    }),
  );
  agent.destroy();
  return answered / ROUND_SECONDS;
}

const CLIENTS = [1, 16];
/** Checkouts made ready before any is paid: what is measured is the pay button. */
const PAYMENTS = { 1: 60, 16: 320 };

/** Add to cart, read it and Pay at 1 and 16 clients, with how long one waits. */
async function benchSelling(port, database) {
  const choices = await choicesOf(port);
  for (const clients of CLIENTS) {
    const agent = new Agent({ keepAlive: true, maxSockets: clients });
    await addForAWhile(port, agent, { clients, choices, seconds: 1 });
    const added = await addForAWhile(port, agent, { clients, choices, seconds: ROUND_SECONDS });
    tell(`add to cart, ${clients} at once`, added, `${database}; goal ${database === 'built-in' ? 250 : 1000}/s`);
    const read = await readForAWhile(port, agent, { clients, choices, seconds: ROUND_SECONDS });
    tell(`read a cart, ${clients} at once`, read, `${database}${database === 'built-in' ? '' : '; goal 2500/s'}`);
    const paid = await payAll(port, agent, { clients, choices, count: PAYMENTS[clients] });
    tell(
      `checkout (Pay, test card), ${clients} at once`,
      paid,
      `${database}; goal ${database === 'built-in' ? 60 : 200}/s`,
    );
    agent.destroy();
  }
}

function tell(name, { rate, waits, refused }, note) {
  const at = (part) => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))]?.toFixed(1) ?? '-';
  line(name, perSecond(rate), `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${refused} refused; ${note}`);
}

async function weighPages(port) {
  console.log('\nbytes after brotli       html   script before intent    css');
  for (const path of ['/', '/shop', '/shop/ridge-lines', '/journal', '/about', '/cart']) {
    const page = await ask(port, path, { headers: { 'accept-encoding': 'br' } });
    const html =
      page.headers['content-encoding'] === 'br' ? brotliDecompressSync(page.body).toString() : page.body.toString();
    const script = await weigh(port, [...html.matchAll(/<script[^>]+src="([^"]+)"/g)]);
    const css = await weigh(port, [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)]);
    const ok = page.body.length <= BUDGETS.html && script <= BUDGETS.script && css <= BUDGETS.css;
    console.log(
      `${path.padEnd(20)} ${String(page.body.length).padStart(8)} ${String(script).padStart(22)} ${String(css).padStart(6)}  ${ok ? 'within' : 'OVER'} PF-01..PF-04`,
    );
  }
}

async function weigh(port, matches) {
  let sum = 0;
  for (const [, address] of matches)
    sum += (await ask(port, address, { headers: { 'accept-encoding': 'br' } })).body.length;
  return sum;
}

/** What is measured is visitors alone: no made-up orders are written and no pictures drawn meanwhile. */
const VISITORS_ALONE = { SAMPLE_DATA: 'no', PICTURES: 'asked' };

const dataDir = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
const port = await freePort();
try {
  const first = await startProduct(dataDir, port, { env: VISITORS_ALONE });
  await first.stop();
  const second = await startProduct(dataDir, port, { env: VISITORS_ALONE });
  line(
    'first start, database and demo shop included',
    `${first.seconds.toFixed(1)} s`,
    'without npm install and build; goal 90 s in all',
  );
  line('later start to first page', `${second.seconds.toFixed(2)} s`, 'goal 3 s');
  await benchCachedPage(port);
  await benchSelling(port, 'built-in');
  await weighPages(port);
  await second.stop();
  const uncached = await startProduct(dataDir, port, { env: { ...VISITORS_ALONE, PAGE_CACHE_MB: '0' } });
  console.log('');
  await benchUncached(port);
  await uncached.stop();
  console.log('');
  await benchOnServer();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/** The same shop on a PostgreSQL server of this machine, or on the one DATABASE_URL names. */
async function benchOnServer() {
  const { findPostgres } = await import('../postgres.mjs');
  const server = await findPostgres();
  if (server === null) return line('PostgreSQL server', 'skipped', 'none found: set DATABASE_URL');
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
  try {
    const running = await startProduct(folder, port, { env: { ...VISITORS_ALONE, DATABASE_URL: server.url } });
    await benchSelling(port, 'PostgreSQL server');
    await running.stop();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

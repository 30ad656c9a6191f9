// npm run bench: figures of this machine, as ratios within one run. Starts a fresh demo installation of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { installDependencies, requireNode } from './dependencies.mjs';
import { SAFE_FLAGS } from './flags.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const MAIN = join(root, 'packages/server/dist/main.js');
const ROUNDS = 3;
const ROUND_SECONDS = 4;
const CONNECTIONS = 32;
/** Bytes after brotli (product.md 4.3). */
const BUDGETS = { script: 15 * 1024, css: 20 * 1024, html: 30 * 1024 };

requireNode();
installDependencies(root);
const { buildAll } = await import('./build.mjs');
await buildAll();
const { default: autocannon } = await import('autocannon');

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Starts the product and answers the seconds until the first page arrived. */
async function start(dataDir, port, env = {}) {
  const begin = performance.now();
  const child = spawn(process.execPath, [...SAFE_FLAGS, MAIN], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000000',
      NODE_ENV: 'production',
      ...env,
    },
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Ctrl-C') && resolve());
    child.once('close', (code) => reject(new Error(`the product ended with ${code}`)));
  });
  await ask(port, '/');
  const seconds = (performance.now() - begin) / 1000;
  const stop = () =>
    new Promise((resolve) => {
      child.removeAllListeners('close');
      child.once('close', resolve);
      child.kill('SIGINT');
    });
  return { seconds, stop };
}

const host = (port) => `demo.localhost:${port}`;

function ask(port, path, { method = 'GET', headers = {}, body, agent } = {}) {
  return new Promise((resolve, reject) => {
    const message = request(
      { host: '127.0.0.1', port, path, method, agent, headers: { host: host(port), ...headers } },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    message.on('error', reject);
    message.end(body);
  });
}

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

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const perSecond = (value) => `${Math.round(value)}/s`;
const line = (name, value, note = '') => console.log(`${name.padEnd(44)} ${String(value).padStart(12)}  ${note}`);

async function benchCachedPage(port) {
  const path = '/shop/ridge-lines';
  const headers = { host: host(port), 'accept-encoding': 'br' };
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

/** Every variant of every product has a page of its own: requests that meet share no render. */
async function benchUncached(port) {
  const { items } = JSON.parse((await ask(port, '/shop?format=json')).body);
  const paths = items.flatMap((item) =>
    item.variants.map(({ sku }) => `${item.fullUrl}?variant=${encodeURIComponent(sku)}`),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const end = performance.now() + ROUND_SECONDS * 1000;
  let rendered = 0;
  await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      for (let n = index * 23; performance.now() < end; n += 1) {
        const { status } = await ask(port, paths[n % paths.length], { agent });
        if (status === 200) rendered += 1;
      }
    }),
  );
  agent.destroy();
  line(
    'uncached product page (load, render, send)',
    perSecond(rendered / ROUND_SECONDS),
    'cache off, 8 at once; goal 800/s',
  );
}

async function benchAddToCart(port) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const { items } = JSON.parse((await ask(port, '/shop?format=json')).body);
  const choices = items.flatMap((item) =>
    (item.variants ?? [])
      .filter((each) => each.unlimited || each.qtyInStock > 5)
      .map((each) => ({ itemId: item.id, sku: each.sku })),
  );
  const clients = await Promise.all(Array.from({ length: 16 }, () => newVisitor(port, agent)));
  const end = performance.now() + ROUND_SECONDS * 1000;
  let added = 0;
  await Promise.all(
    clients.map(async (visitor, index) => {
      for (let n = 0; performance.now() < end; n += 1) {
        if (n % 20 === 0) Object.assign(visitor, await newVisitor(port, agent));
        const body = JSON.stringify({
          ...choices[(index * 7 + n) % choices.length],
          quantity: 1,
          additionalFields: '{}',
        });
        const { status } = await ask(port, '/api/commerce/shopping-cart/entries', {
          method: 'POST',
          body,
          agent,
          headers: visitor.headers,
        });
        if (status === 200) added += 1;
      }
    }),
  );
  agent.destroy();
  line('add to cart, 16 visitors', perSecond(added / ROUND_SECONDS), 'built-in database, fsync on; goal 250/s');
}

async function newVisitor(port, agent) {
  const { headers } = await ask(port, '/api/commerce/shopping-cart', { agent });
  const cookies = (headers['set-cookie'] ?? []).map((text) => text.split(';')[0]);
  const crumb = cookies.find((text) => text.startsWith('crumb='))?.slice(6) ?? '';
  return {
    headers: {
      cookie: cookies.join('; '),
      'x-csrf-token': decodeURIComponent(crumb),
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
  };
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

const dataDir = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
const port = await freePort();
try {
  const first = await start(dataDir, port);
  await first.stop();
  const second = await start(dataDir, port);
  line(
    'first start, database and demo shop included',
    `${first.seconds.toFixed(1)} s`,
    'without npm install and build; goal 90 s in all',
  );
  line('later start to first page', `${second.seconds.toFixed(2)} s`, 'goal 3 s');
  await benchCachedPage(port);
  await benchAddToCart(port);
  await weighPages(port);
  await second.stop();
  const uncached = await start(dataDir, port, { PAGE_CACHE_MB: '0' });
  console.log('');
  await benchUncached(port);
  await uncached.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

// npm run bench -- peers: products, carts and payments beside Vendure, which is installed from the npm registry: the same
// 1,000 products of four variants, one PostgreSQL server, one process each, asked in turn. Then what a request costs as
// shops and sites grow. PEERS=no takes Vendure's figures from the last run on this machine.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from '../dependencies.mjs';
import { ask, freePort, median, newVisitor, send, startProduct } from './running.mjs';
import { addForAWhile, choicesOf, inLanes, payAll, readForAWhile } from './selling.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requireNode();
installDependencies(root);
const { buildAll } = await import('../build.mjs');
if (process.env.BUILT !== 'yes') await buildAll();
const { default: pg } = await import('pg');
const { findPostgres } = await import('../postgres.mjs');
const { seedShop } = await import('./catalogue/seed.mjs');
const { startVendure, VENDURE_VERSION, vendureWork } = await import('./peers/vendure.mjs');

const PRODUCTS = Number(process.env.SITE_PRODUCTS ?? 1_000);
const [ROUNDS, SECONDS, PAYMENTS] = [3, 4, 160];
const RECORDED = join(root, 'artifacts/peers.json');
const hasPeers = process.env.PEERS !== 'no';
/** How many times as fast as Vendure, and how many a second (16 clients). */
const GOALS = { productJson: [10, null], firstAdd: [20, 1_000], readCart: [null, 2_500], pay: [null, 200] };
const NAMES = {
  productJson: 'product as JSON, page cache off',
  firstAdd: 'first add to a cart (our two requests)',
  readCart: 'cart read',
  pay: 'pay, to the paid order',
};

/** The same work at ours; payments on the demo site, which has taxes, shipping and a test card. */
function ourWork(port, site, products) {
  let choices;
  const path = (n) => `/shop/product-${1 + (n % products)}?format=json`;
  const sold = async () => (choices ??= await choicesOf(port, site));
  const forAWhile = ({ clients, seconds }, act) => {
    const end = performance.now() + seconds * 1000;
    return inLanes(clients, async (lane, n, note) => {
      const start = performance.now();
      if (start >= end) return null;
      const { status } = await act(lane, n);
      note(performance.now() - start);
      return status;
    });
  };
  return {
    productJson: (agent, load) => forAWhile(load, (lane, n) => ask(port, path(lane * 61 + n), { agent, site })),
    page: (agent, load) => forAWhile(load, (lane, n) => ask(port, path(lane * 61 + n).split('?')[0], { agent, site })),
    async firstAdd(agent, load) {
      const all = await sold();
      return forAWhile(load, async (lane, n) => {
        const visitor = await newVisitor(port, agent, site);
        const entry = { ...all[(lane * 7 + n) % all.length], quantity: 1, additionalFields: '{}' };
        return send(port, agent, visitor, 'POST', '/api/commerce/shopping-cart/entries', entry);
      });
    },
    nextAdd: async (agent, load) => addForAWhile(port, agent, { ...load, choices: await sold(), site }),
    readCart: async (agent, load) => readForAWhile(port, agent, { ...load, choices: await sold(), site }),
    pay: async (agent, load) => payAll(port, agent, { ...load, choices: await choicesOf(port, 'demo') }),
  };
}

/** The median of some rounds; with a peer, in turn, so that a busy moment meets both. */
async function measure(workers, kind, clients) {
  const rates = workers.map(() => []);
  const agents = workers.map(() => new Agent({ keepAlive: true, maxSockets: clients }));
  const load = { clients, seconds: SECONDS, count: PAYMENTS };
  for (const [index, worker] of workers.entries())
    if (kind !== 'pay') await worker[kind](agents[index], { ...load, seconds: 1 });
  for (let round = 0; round < (kind === 'pay' ? 1 : ROUNDS); round += 1) {
    for (const [index, worker] of workers.entries()) rates[index].push((await worker[kind](agents[index], load)).rate);
  }
  for (const agent of agents) agent.destroy();
  return rates.map(median);
}

const perSecond = (rate) => `${Math.round(rate)}/s`;
const line = (name, value, note = '') => console.log(`${name.padEnd(48)} ${String(value).padStart(9)}  ${note}`);

/** Beside the peer, with 1 and 16 clients. Answers the peer's rates by name. */
async function beside(ours, peer, recorded) {
  const rates = {};
  for (const kind of Object.keys(NAMES)) {
    for (const clients of [1, 16]) {
      const [own, measured] = await measure(peer === null ? [ours] : [ours, peer], kind, clients);
      const theirs = measured ?? recorded[`${kind} ${clients}`];
      rates[`${kind} ${clients}`] = theirs;
      const [times, rate] = clients === 16 ? GOALS[kind] : [null, null];
      const goal = [times === null ? '' : `${times} ×`, rate === null ? '' : perSecond(rate)]
        .filter(Boolean)
        .join(', ');
      const note = `Vendure ${perSecond(theirs)}: ${(own / theirs).toFixed(1)} ×${goal === '' ? '' : `; goal ${goal}`}`;
      line(`${NAMES[kind]}, ${clients} at once`, perSecond(own), note);
    }
  }
  return rates;
}

/** Of as many products as are read: each is loaded once and then read again. */
const READ = 50;
const GROWN = ['product, first', 'product, again', 'add to cart', 'cart read'];

/** Milliseconds of a request of each kind, of one client, in shops of any size and with any number of sites. */
async function asItGrows(port, database) {
  let first = null;
  const row = async (name, sites) => {
    const works = sites.map((site) => ourWork(port, site, READ));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // What the first visitor of a site waits for is another question.
    for (const site of sites) await ask(port, '/shop?format=json', { agent, site });
    const costs = [await readEach(port, agent, sites), await readEach(port, agent, sites)];
    for (const kind of ['nextAdd', 'readCart']) {
      for (const work of works) await work[kind](agent, { clients: 1, seconds: 0.1 });
      const waits = [];
      for (const work of works)
        waits.push(...(await work[kind](agent, { clients: 1, seconds: SECONDS / sites.length })).waits);
      costs.push(median(waits));
    }
    agent.destroy();
    first ??= costs;
    const cells = costs.map((cost, index) => `${cost.toFixed(2)} ms (${(cost / first[index]).toFixed(2)})`);
    console.log(`${name.padEnd(20)} ${cells.map((cell) => cell.padStart(16)).join(' ')}`);
  };
  console.log('\nmedian of a request, against the first row; goal 1.3');
  console.log(`${''.padEnd(20)} ${GROWN.map((kind) => kind.padStart(16)).join(' ')}`);
  for (const products of [100, 1_000, 10_000]) {
    await seedShop(database, `grown-${products}`, products);
    await row(`${products} products`, [`grown-${products}`]);
  }
  const sites = [];
  for (const count of [1, 10, 100]) {
    while (sites.length < count) {
      sites.push(`site-${sites.length}`);
      await seedShop(database, sites.at(-1), 100);
    }
    await row(`${count} sites of 100`, [...sites]);
  }
}

/** The median of reading some products once, spread over the sites. */
async function readEach(port, agent, sites) {
  const waits = [];
  for (let n = 0; n < READ * Math.min(2, sites.length); n += 1) {
    const path = `/shop/product-${1 + Math.floor(n / sites.length)}?format=json`;
    const start = performance.now();
    await ask(port, path, { agent, site: sites[n % sites.length] });
    waits.push(performance.now() - start);
  }
  return median(waits);
}

async function newDatabase(server, name) {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name}`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

const recorded = !hasPeers && existsSync(RECORDED) ? JSON.parse(readFileSync(RECORDED, 'utf8')).rates : null;
if (!hasPeers && recorded === null) throw new Error(`There is no ${RECORDED}: run once without PEERS=no.`);
const server = await findPostgres();
if (server === null) throw new Error('No PostgreSQL server: install one, or set DATABASE_URL.');
const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
const [port, peerPort] = [await freePort(), await freePort()];
let stop = async () => {};
let stopPeer = async () => {};
try {
  console.log(`${PRODUCTS} products of four variants, load ${loadavg()[0].toFixed(1)}, Vendure ${VENDURE_VERSION}`);
  const url = await newDatabase(server, 'bench_quoin');
  const env = { DATABASE_URL: url, PAGE_CACHE_MB: '0', SAMPLE_DATA: 'no', PICTURES: 'asked' };
  ({ stop } = await startProduct(folder, port, { env }));
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await seedShop(database, 'large', PRODUCTS);
  if (hasPeers) {
    const databaseUrl = await newDatabase(server, 'bench_vendure');
    ({ stop: stopPeer } = await startVendure({ port: peerPort, databaseUrl, products: PRODUCTS }));
  }
  const ours = ourWork(port, 'large', PRODUCTS);
  const rates = await beside(ours, hasPeers ? vendureWork(peerPort, PRODUCTS) : null, recorded);
  mkdirSync(dirname(RECORDED), { recursive: true });
  if (hasPeers)
    writeFileSync(RECORDED, JSON.stringify({ at: new Date().toISOString(), version: VENDURE_VERSION, rates }));
  await stopPeer();
  stopPeer = async () => {};
  const [page] = await measure([ours], 'page', 16);
  line('rendered product page, page cache off, 16 at once', perSecond(page), 'goal 800/s');
  await asItGrows(port, database);
  await database.end();
} finally {
  await stopPeer();
  await stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

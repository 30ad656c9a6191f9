// Vendure from the npm registry as a peer: installed once into a folder of this machine's temporary files, started on a
// database of its own, asked through its shop API.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inLanes } from '../selling.mjs';

export const VENDURE_VERSION = '3.7.3';
const SERVER = join(dirname(fileURLToPath(import.meta.url)), 'vendureServer.mjs');

const PRODUCT = `query($slug: String!) { product(slug: $slug) { id name slug description assets { preview }
  optionGroups { code name options { code name } }
  variants { id name sku price priceWithTax stockLevel options { code name } } } }`;
const ORDER =
  'id code state subTotalWithTax totalWithTax lines { id quantity linePriceWithTax productVariant { id name sku } }';
const ADD = `mutation($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { ... on Order { ${ORDER} } ... on ErrorResult { message } } }`;
const CART = `{ activeOrder { ${ORDER} } }`;
const STEPS = [
  'mutation { setCustomerForOrder(input: { firstName: "Ada", lastName: "Kern", emailAddress: "ada@example.com" }) { __typename } }',
  'mutation { setOrderShippingAddress(input: { fullName: "Ada Kern", streetLine1: "Am Deich 4", city: "Bremen", postalCode: "28199", countryCode: "DE" }) { __typename } }',
  'mutation { setOrderShippingMethod(shippingMethodId: ["1"]) { __typename } }',
  'mutation { transitionOrderToState(state: "ArrangingPayment") { __typename } }',
];
const PAY =
  'mutation { addPaymentToOrder(input: { method: "test", metadata: {} }) { ... on Order { state } ... on ErrorResult { message } } }';

function install() {
  const folder = join(tmpdir(), `quoin-peer-vendure-${VENDURE_VERSION}`);
  const isThere = existsSync(join(folder, 'node_modules/@vendure/core/package.json'));
  if (isThere) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'peer', private: true }));
  console.log(`Installing Vendure ${VENDURE_VERSION} into ${folder} …`);
  const packages = [`@vendure/core@${VENDURE_VERSION}`, 'pg@8'];
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', ...packages];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('Vendure could not be installed from the npm registry. PEERS=no goes without it.');
  return folder;
}

/** Starts it with so many products of four variants. */
export async function startVendure({ port, databaseUrl, products }) {
  const child = spawn(process.execPath, [SERVER], {
    cwd: install(),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      PORT: String(port),
      PRODUCTS: String(products),
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => /^ready$/m.test(String(text)) && resolve());
    child.once('close', (code) => reject(new Error(`Vendure ended with ${code}`)));
  });
  child.removeAllListeners('close');
  return {
    stop: () =>
      new Promise((resolve) => {
        child.once('close', resolve);
        child.kill();
      }),
  };
}

/** One request; an answer with errors ends the bench: a peer that refuses is not slow. */
function ask(port, agent, { query, variables = {}, token }) {
  const body = JSON.stringify({ query, variables });
  const headers = {
    ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/shop-api', method: 'POST', headers, agent };
    const message = request(options, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const { data, errors } = JSON.parse(Buffer.concat(chunks));
        if (errors !== undefined) reject(new Error(`Vendure: ${errors[0].message}`));
        else resolve({ data, token: response.headers['vendure-auth-token'] ?? token });
      });
    });
    message.on('error', reject);
    message.end(body);
  });
}

/** Each lane asks until the time is over; its rate counts what was answered. */
function forAWhile({ clients, seconds }, act) {
  const end = performance.now() + seconds * 1000;
  return inLanes(clients, async (lane, n, note) => {
    const start = performance.now();
    if (start >= end) return null;
    await act(lane, n);
    note(performance.now() - start);
    return 200;
  });
}

/** What is measured of it, as of ours: `{ rate, waits }` for each kind of work. */
export function vendureWork(port, products) {
  const slug = (n) => `product-${1 + (n % products)}`;
  const variant = (n) => String(1 + (n % (products * 4)));
  const cartOf = async (agent, n) => (await ask(port, agent, { query: ADD, variables: { id: variant(n) } })).token;
  return {
    productJson: (agent, load) =>
      forAWhile(load, (lane, n) => ask(port, agent, { query: PRODUCT, variables: { slug: slug(lane * 61 + n) } })),
    firstAdd: (agent, load) =>
      forAWhile(load, (lane, n) => ask(port, agent, { query: ADD, variables: { id: variant(lane * 61 + n) } })),
    async readCart(agent, load) {
      const tokens = await Promise.all(Array.from({ length: load.clients }, (_, lane) => cartOf(agent, lane)));
      return forAWhile(load, (lane) => ask(port, agent, { query: CART, token: tokens[lane] }));
    },
    async pay(agent, { clients, count }) {
      const ready = [];
      for (let n = 0; n < count; n += 1) {
        const token = await cartOf(agent, n);
        for (const query of STEPS) await ask(port, agent, { query, token });
        ready.push(token);
      }
      return inLanes(clients, async (_, __, note) => {
        const token = ready.pop();
        if (token === undefined) return null;
        const start = performance.now();
        const { data } = await ask(port, agent, { query: PAY, token });
        note(performance.now() - start);
        return data.addPaymentToOrder.state === 'PaymentSettled' ? 200 : 409;
      });
    },
  };
}

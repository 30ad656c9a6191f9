// The built product as a child process in a separate folder, and visitors without a browser.
import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SAFE_FLAGS } from '../flags.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const MAIN = join(root, 'packages/server/dist/main.js');

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts the product. Returns its process and the seconds until the first page arrived. `demo`: a site to create in
 * addition, `flags`: of Node.
 */
export async function startProduct(dataDir, port, { env = {}, demo = null, flags = [] } = {}) {
  const begin = performance.now();
  const child = spawn(process.execPath, [...SAFE_FLAGS, ...flags, MAIN, ...(demo === null ? [] : ['--demo', demo])], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000000',
      NODE_ENV: 'production',
      PROCESSES: '1',
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
  return { seconds, stop, pid: child.pid };
}

export const hostOf = (port, site = 'demo') => `${site}.localhost:${port}`;

export function ask(port, path, { method = 'GET', site = 'demo', headers = {}, body, agent } = {}) {
  return new Promise((resolve, reject) => {
    const message = request(
      { host: '127.0.0.1', port, path, method, agent, headers: { host: hostOf(port, site), ...headers } },
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

/** Creates a visitor with a cart cookie and its crumb. */
export async function newVisitor(port, agent, site = 'demo') {
  const answer = await ask(port, '/api/commerce/shopping-cart', { agent, site });
  const visitor = {
    site,
    cookies: new Map(),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  };
  keepCookies(visitor, answer);
  visitor.headers['x-csrf-token'] = decodeURIComponent(visitor.cookies.get('crumb') ?? '');
  return visitor;
}

export async function send(port, agent, visitor, method, path, body) {
  const answer = await ask(port, path, {
    ...{ method, agent, site: visitor.site, headers: visitor.headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  keepCookies(visitor, answer);
  return answer;
}

/** A new cart's token comes with the first thing in it. */
function keepCookies(visitor, { headers }) {
  for (const text of headers['set-cookie'] ?? []) {
    const [pair] = text.split(';');
    visitor.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
  visitor.headers.cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
/** Returns the value below which that share of the values is. */
export const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

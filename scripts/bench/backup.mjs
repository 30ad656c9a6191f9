/**
 * npm run bench -- backup: how long a backup of a large site takes, into a folder and into object storage, and whether
 * what is restored of it is the same byte by byte: the demo and a site of SITE_PRODUCTS=10000 with SITE_PICTURES=2000, each exported
 * before and after. BUILT=yes uses the product as built.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from '../dependencies.mjs';
import { SAFE_FLAGS } from '../flags.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requireNode();
installDependencies(root);
if (process.env.BUILT !== 'yes') await (await import('../build.mjs')).buildAll();
const { connectTo, seedShop } = await import('./catalogue/seed.mjs');
const { seedMovements, seedPictures } = await import('./backup/seedSite.mjs');
const { freePort, startProduct } = await import('./running.mjs');

const PRODUCTS = Number(process.env.SITE_PRODUCTS ?? 10_000);
const PICTURES = Number(process.env.SITE_PICTURES ?? 2_000);
const SITES = ['demo', 'large'];
const BUCKET = 'quoin-backups';
/** Also on a machine that does much else. */
const SETTINGS = { DATABASE_TIMEOUT_FACTOR: '10', PICTURES: 'asked', NODE_NO_WARNINGS: '1' };
const S3_PROGRAM = join(root, 'packages/server/platform/gateways/files/testing/s3Program.mjs');

const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
// Started as root, PostgreSQL runs as another user, who needs access.
chmodSync(folder, 0o755);
const [source, restored] = [join(folder, 'source'), join(folder, 'restored')];
for (const each of [source, restored]) mkdirSync(each, { mode: 0o755 });
const storageKeys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

const line = (name, value, note = '') => console.log(`${name.padEnd(34)} ${String(value).padStart(12)}  ${note}`);
const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;

/** Runs a command of the product. Returns its seconds and what it said. */
function quoin(dataDir, words, env = {}) {
  const begin = performance.now();
  const child = spawn(process.execPath, [...SAFE_FLAGS, join(root, 'packages/server/dist/cli.js'), ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...SETTINGS, DATA_DIR: dataDir, ...env },
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve({ seconds: (performance.now() - begin) / 1000, said: said.trim() });
      else reject(new Error(`${words.join(' ')} ended with ${code}: ${said}`));
    });
  });
}

async function timed(name, dataDir, words, env) {
  const { seconds, said } = await quoin(dataDir, words, env);
  line(name, `${seconds.toFixed(1)} s`, said.split('\n').at(-1));
}

/** Path → bytes of everything of a site, but when it was exported. */
async function exported(dataDir, site, name) {
  const to = join(folder, `${name}-${site}`);
  await quoin(dataDir, ['export', 'site', `${to}/`, '--site', site]);
  const paths = readdirSync(to, { recursive: true }).filter((path) => statSync(join(to, path)).isFile());
  return new Map(paths.map((path) => [path, withoutMoment(path, readFileSync(join(to, path)))]));
}

function withoutMoment(path, bytes) {
  if (path !== 'site.json') return bytes;
  const { exportedAt: _, ...site } = JSON.parse(bytes);
  return Buffer.from(JSON.stringify(site));
}

function differences(was, is) {
  const all = new Set([...was.keys(), ...is.keys()]);
  return [...all].filter((path) => !(was.get(path) && is.get(path)?.equals(was.get(path))));
}

async function startStorage() {
  const files = join(folder, 'storage');
  const child = spawn(process.execPath, [S3_PROGRAM, files, BUCKET], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...storageKeys },
  });
  const port = await new Promise((resolve) => createInterface({ input: child.stdout }).once('line', resolve));
  return { env: { ...storageKeys, S3_ENDPOINT: `http://127.0.0.1:${port}` }, stop: () => child.kill() };
}

const product = await startProduct(source, await freePort(), { env: { ...SETTINGS, SAMPLE_DATA: 'no' } });
const client = await connectTo(source);
const site = await seedShop(client, 'large', PRODUCTS);
await seedMovements(client, site);
const bytes = await seedPictures(client, { site, dataDir: source, count: PICTURES });
await client.end();
console.log(
  `the demo, and a site of ${PRODUCTS} products with ${PICTURES} pictures (${megabytes(bytes)}); load ${loadavg()[0].toFixed(1)}`,
);
const storage = await startStorage();
const [file, place] = [join(folder, 'backup.tar.gz'), `s3://${BUCKET}/all/backup.tar.gz`];
try {
  await timed('backup into a folder', source, ['backup', file]);
  await timed('backup into object storage', source, ['backup', place], storage.env);
  const before = new Map();
  for (const each of SITES) before.set(each, await exported(source, each, 'before'));
  await timed('restore from object storage', restored, ['restore', place], storage.env);
  for (const each of SITES) {
    const is = await exported(restored, each, 'after');
    const different = differences(before.get(each), is);
    line(
      `export of ${each}`,
      different.length === 0 ? 'the same' : 'DIFFERS',
      `${is.size} files ${different.join(' ')}`,
    );
    if (different.length > 0) process.exitCode = 1;
  }
  await timed('backup --verify', source, ['backup', file, '--verify']);
} finally {
  storage.stop();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

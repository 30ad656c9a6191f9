// npm test: installs what it needs and runs everything; tells the time of each part and ends with `N passed, N failed`.
//   --postgres   the server's tests on a PostgreSQL that DATABASE_URL names or that this machine has
//   --only NAME  one part: checks, unit, server, browser
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from './dependencies.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const onPostgres = process.argv.includes('--postgres');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : null;
const wants = (part) => !only || only === part;
/** One per core: left to itself, vitest spares one, which on two cores is half of the machine. */
const WORKERS = Math.max(2, availableParallelism());
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Name and milliseconds, in the order in which they ended. */
const times = [];

requireNode();
installDependencies(root);
const { buildAll } = await import('./build.mjs');
const { bringSceneBrowser } = await import('./browser.mjs');
const { runChecks } = await import('./check.mjs');
/** Pictures of screens are for people: QUOIN_PICTURES=yes takes them. */
const env = { ...process.env, QUOIN_PICTURES: process.env.QUOIN_PICTURES ?? 'no' };

function add({ passed, failed, skipped = 0 }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

async function timed(name, work) {
  const start = performance.now();
  await work();
  times.push([name, performance.now() - start]);
}

/** Runs a project. `isBeside` another: what it says comes in one piece when it has ended. */
async function runVitest(project, { workers = WORKERS, isBeside = false } = {}) {
  const path = join(root, 'artifacts', `${project}.json`);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  const args = ['run', '--project', project, `--maxWorkers=${workers}`, '--reporter=default', '--reporter=json'];
  await timed(project, async () => {
    const status = await run([join(root, 'node_modules/vitest/vitest.mjs'), ...args, `--outputFile.json=${path}`], {
      isBeside,
    });
    add(countOf(path, status));
  });
}

/** The status that a program of Node ends with. */
function run(args, { isBeside }) {
  const stdio = isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(process.execPath, args, { cwd: root, stdio, env });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(status);
    });
  });
}

/** A run that wrote no report, or that failed outside its tests, counts as one failure. */
function countOf(path, status) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(path, 'utf8'));
    const failed = numFailedTests === 0 && status !== 0 ? 1 : numFailedTests;
    return { passed: numPassedTests, failed, skipped: numPendingTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function runOnPostgres() {
  const { findPostgres } = await import('./postgres.mjs');
  const server = await findPostgres();
  if (!server) {
    console.error('No PostgreSQL found: set DATABASE_URL to a server where databases may be created.');
    process.exit(1);
  }
  env.DATABASE_URL = server.url;
  await timed('build', buildAll);
  await runVitest('server');
  await server.stop();
}

async function runParts() {
  // It comes meanwhile.
  const browserComing = wants('browser') ? bringSceneBrowser() : null;
  // Some tests of the server start the whole of it.
  if (only !== 'checks' && only !== 'unit') await timed('build', buildAll);
  if (only === 'checks') return check();
  if (only === 'unit' || only === 'server') return runVitest(only);
  await Promise.all([runBrowser(browserComing), only ? null : runBeside()]);
}

const check = () => timed('checks', async () => add(await runChecks()));

async function runBrowser(browserComing) {
  env.CHROMIUM = (await browserComing) ?? '';
  env.QUOIN_IS_BUILT = 'yes';
  // One more than cores: a fifth of their time, processes of a scene wait for each other.
  if (env.CHROMIUM !== '') return runVitest('browser', { workers: WORKERS + 1 });
  console.error('No Chromium found: install it, or set CHROMIUM to its path.');
  add({ passed: 0, failed: 1 });
}

/** All that needs no browser, one after the other, by a worker of its own. */
async function runBeside() {
  await check();
  for (const project of ['unit', 'server']) await runVitest(project, { workers: 1, isBeside: true });
}

await timed('together', onPostgres ? runOnPostgres : runParts);
for (const [name, milliseconds] of times)
  console.log(`${name.padEnd(10)}${String(Math.round(milliseconds / 1000)).padStart(5)} s`);
if (totals.skipped > 0) console.log(`${totals.skipped} skipped`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);

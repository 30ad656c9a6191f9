// npm test: installs what it needs and runs everything; prints the time of each part and ends with `N passed, N failed`.
//   --postgres   the server's tests on a PostgreSQL that DATABASE_URL names or that this machine has
//   --citus      the server's tests on the cluster whose coordinator CITUS_URL names; the database is emptied
//   --only NAME  one part: checks, unit, server, browser
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from './dependencies.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const onPostgres = process.argv.includes('--postgres');
const onCitus = process.argv.includes('--citus');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : null;
/**
 * One per core: left to itself, vitest spares one, which on two cores is half of the machine. One more than cores
 * was tried for the browser's scenes: on a slow machine they wait for each other until some give up.
 */
const WORKERS = Math.max(2, availableParallelism());
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Name and milliseconds, in the order in which they ended. */
const times = [];
/** File and full name of each test that failed, for the end of the output. */
const failedTests = [];

requireNode();
installDependencies(root);
const { buildAll } = await import('./build.mjs');
const { bringSceneBrowser } = await import('./browser.mjs');
const { runChecks } = await import('./check.mjs');
/** Pictures of screens are for people: QUOIN_PICTURES=yes takes them. */
const env = { ...process.env, QUOIN_PICTURES: process.env.QUOIN_PICTURES ?? 'no' };
if (!onCitus) delete env.CITUS_URL;

function add({ passed, failed, skipped = 0, report = null }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  for (const { name, status, message, assertionResults } of report?.testResults ?? []) {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that can't be loaded has no tests.
    if (status === 'failed' && tests.length === 0) failedTests.push([name, message]);
    for (const { fullName, failureMessages } of tests) failedTests.push([name, `${fullName}\n${failureMessages[0]}`]);
  }
}

async function timed(name, work) {
  const start = performance.now();
  await work();
  times.push([name, performance.now() - start]);
}

function runVitest(project, workers = WORKERS) {
  return timed(project, () => add(resultOf(project, workers)));
}

/** Runs a project; `report` is what vitest wrote, null when it wrote nothing. */
function resultOf(project, workers) {
  const path = join(root, 'artifacts', `${project}.json`);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  const args = ['run', '--project', project, `--maxWorkers=${workers}`, '--reporter=default', '--reporter=json'];
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), ...args, `--outputFile.json=${path}`],
    { cwd: root, stdio: 'inherit', env },
  );
  return countOf(path, status);
}

/** A run that wrote no report, or that failed outside its tests, counts as one failure. */
function countOf(path, status) {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    const { numPassedTests, numFailedTests, numPendingTests } = report;
    const failed = numFailedTests === 0 && status !== 0 ? 1 : numFailedTests;
    return { passed: numPassedTests, failed, skipped: numPendingTests, report };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, report: null };
  }
}

if (onCitus && !env.CITUS_URL) {
  console.log('Skipped: set CITUS_URL to a database on the coordinator of a Citus cluster. It will be emptied.');
} else if (onCitus && !/\/[^/?]*test[^/?]*(\?|$)/.test(env.CITUS_URL)) {
  console.error('The database at CITUS_URL will be emptied: take one with "test" in its name.');
  process.exit(1);
} else if (onCitus) {
  await timed('build', buildAll);
  // One database for all files: one after the other.
  await runVitest('server', 1);
} else if (onPostgres) {
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
} else {
  const needsBrowser = !only || only === 'browser';
  // It comes while the checks run.
  const browserComing = needsBrowser ? bringSceneBrowser() : null;
  if (!only || only === 'checks') await timed('checks', async () => add(await runChecks()));
  if (!only || only === 'unit') await runVitest('unit');
  // Some tests of the server start the whole of it.
  if (!only || only === 'server' || needsBrowser) await timed('build', buildAll);
  if (!only || only === 'server') await runVitest('server');
  if (needsBrowser) {
    env.CHROMIUM = (await browserComing) ?? '';
    if (env.CHROMIUM === '') {
      console.error('No Chromium found: install it, or set CHROMIUM to its path.');
      add({ passed: 0, failed: 1 });
    } else {
      env.QUOIN_IS_BUILT = 'yes';
      await runVitest('browser');
    }
  }
}

for (const [name, text] of failedTests)
  console.log(`Failed: ${relative(root, name)}: ${text.split('\n').slice(0, 6).join('\n  ')}`);
for (const [name, milliseconds] of times)
  console.log(`${name.padEnd(10)}${String(Math.round(milliseconds / 1000)).padStart(5)} s`);
if (totals.skipped > 0) console.log(`${totals.skipped} skipped`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);

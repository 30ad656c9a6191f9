// npm test: installs what it needs and runs everything; ends with `N passed, N failed`.
//   --postgres   the server's tests on a PostgreSQL that DATABASE_URL names or that this machine has
//   --only NAME  one part: checks, unit, server, browser
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from './dependencies.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const onPostgres = process.argv.includes('--postgres');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : null;
/** One per core: left to itself, vitest spares one, which on two cores is half of the machine. */
const WORKERS = Math.max(2, availableParallelism());
const totals = { passed: 0, failed: 0, skipped: 0 };

requireNode();
installDependencies(root);
const { buildAll } = await import('./build.mjs');
const { findBrowser } = await import('./browser.mjs');
const { runChecks } = await import('./check.mjs');
/** Pictures of screens are for people: QUOIN_PICTURES=yes takes them. */
const env = { ...process.env, QUOIN_PICTURES: process.env.QUOIN_PICTURES ?? 'no' };

function add({ passed, failed, skipped = 0 }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

function runVitest(project) {
  const report = join(root, 'artifacts', `${project}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const args = [
    'vitest',
    'run',
    '--project',
    project,
    `--maxWorkers=${WORKERS}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args.slice(1)], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  add(countOf(report, status));
}

/** A run that wrote no report, or that failed outside its tests, counts as one failure. */
function countOf(report, status) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = numFailedTests === 0 && status !== 0 ? 1 : numFailedTests;
    return { passed: numPassedTests, failed, skipped: numPendingTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

if (onPostgres) {
  const { findPostgres } = await import('./postgres.mjs');
  const server = await findPostgres();
  if (!server) {
    console.error('No PostgreSQL found: set DATABASE_URL to a server where databases may be created.');
    process.exit(1);
  }
  env.DATABASE_URL = server.url;
  runVitest('server');
  await server.stop();
} else {
  if (!only || only === 'checks') add(await runChecks());
  if (!only || only === 'unit') runVitest('unit');
  if (!only || only === 'server') runVitest('server');
  if (!only || only === 'browser') {
    env.CHROMIUM = findBrowser({ install: true }) ?? '';
    if (env.CHROMIUM === '') {
      console.error('No Chromium found: install it, or set CHROMIUM to its path.');
      add({ passed: 0, failed: 1 });
    } else {
      await buildAll();
      env.QUOIN_IS_BUILT = 'yes';
      runVitest('browser');
    }
  }
}

if (totals.skipped > 0) console.log(`${totals.skipped} skipped`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);

// npm run chaos [-- part …] [--rounds N] [--visitors N] [--seconds N] [--on embedded|postgres]: what the store promises, under races, crashes and faults.
//   races     RC-1..RC-9 and RC-14..RC-17 of reliability.md 2.4, 100 rounds each, on both databases
//   crashes   kill -9 at every enumerated crash point (FT-2), 3 rounds, built-in database
//   nodes     two machines behind HAProxy under 200 visitors, a sale and two editors; one is killed, the other upgraded;
//             --rounds says how many kills, --visitors and --seconds the rest; built-in database
//   documents 1,000 publications under reading, 1,000 saves of 20 editors (EDT-2, EDT-3), on both databases
//   bulk      10,000 variants changed at once and taken back, on both databases
//   faults    the payment provider's 12 misbehaviours (FT-10), 200 orders of each, on both databases
// These are the suite's own tests with more rounds (docs/decisions/0023): packages/server/races, e2e/crash*.test.ts,
// and the payment tests.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installDependencies, requireNode } from './dependencies.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const VITEST = join(root, 'node_modules/vitest/vitest.mjs');
const DATABASES = ['embedded', 'postgres'];
/** Where vitest looks and what makes those tests run long; the rounds are filled in. */
const PARTS = {
  races: {
    project: 'server',
    files: ['packages/server/races', 'packages/server/cart/priceMemory.test.ts'],
    env: (rounds) => ({ QUOIN_RACE_ROUNDS: rounds ?? '100', QUOIN_INTERLEAVINGS: rounds ?? '1000' }),
  },
  crashes: {
    project: 'browser',
    files: ['e2e/faults/crashPoints.test.ts', 'e2e/faults/crash.test.ts', 'e2e/editor/crash-edits.test.ts'],
    env: (rounds) => ({ QUOIN_CRASH_ROUNDS: rounds ?? '3' }),
  },
  nodes: {
    project: 'browser',
    files: ['e2e/faults/nodes.test.ts'],
    env: (rounds) => ({
      QUOIN_NODES_KILLS: rounds ?? '1',
      QUOIN_NODES_VISITORS: values.visitors ?? '200',
      QUOIN_NODES_SECONDS: values.seconds ?? '60',
    }),
  },
  documents: {
    project: 'server',
    files: [
      'packages/server/storefront/answering/publishedAtOnce.test.ts',
      'packages/server/races/racesForDocuments.test.ts',
    ],
    env: (rounds) => ({ QUOIN_PUBLICATIONS: rounds ?? '1000', QUOIN_SAVES: rounds ?? '1000' }),
  },
  bulk: {
    project: 'server',
    files: ['packages/server/catalog/bulkEdits'],
    env: () => ({ QUOIN_BULK_PRODUCTS: '2500' }),
  },
  faults: {
    project: 'server',
    files: ['packages/server/platform/gateways/payment', 'packages/server/orders/placing'],
    env: (rounds) => ({ QUOIN_FT10_ORDERS: rounds ?? '200' }),
  },
};

requireNode();
installDependencies(root);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ rounds: { type: 'string' }, visitors: { type: 'string' }, seconds: { type: 'string' } },
    on: { type: 'string', multiple: true },
  },
});
const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name));
const elsewhere = (values.on ?? []).filter((name) => !DATABASES.includes(name));
const counts = [values.rounds, values.visitors, values.seconds];
if (unknown.length > 0 || elsewhere.length > 0 || counts.some((each) => !/^[1-9]\d*$/.test(each ?? '1'))) {
  const parts = Object.keys(PARTS).join(' | ');
  console.error(
    `npm run chaos [-- ${parts} …] [--rounds N] [--visitors N] [--seconds N] [--on ${DATABASES.join('|')}]`,
  );
  process.exit(2);
}

/** Answers what there is to say about it in one line. */
function run(name, database, url) {
  const { project, files, env } = PARTS[name];
  const begin = performance.now();
  const { DATABASE_URL: _, ...inherited } = process.env;
  const { status } = spawnSync(
    process.execPath,
    [VITEST, 'run', '--project', project, ...files, '--reporter=verbose'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...inherited, ...env(values.rounds), ...(url === null ? {} : { DATABASE_URL: url }) },
    },
  );
  const seconds = Math.round((performance.now() - begin) / 1000);
  if (status !== 0) process.exitCode = 1;
  return `${name.padEnd(8)} ${database.padEnd(9)} ${String(seconds).padStart(6)} s  ${status === 0 ? 'passed' : 'FAILED'}`;
}

const wanted = positionals.length > 0 ? positionals : Object.keys(PARTS);
const databases = values.on ?? DATABASES;
const said = [];
const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;
if (wanted.includes('nodes') && !hasHaproxy) said.push('nodes: skipped, HAProxy is missing: apt-get install haproxy');
const names = wanted.filter((name) => name !== 'nodes' || hasHaproxy);
const isInBrowserProject = (name) => PARTS[name].project === 'browser';
if (names.some(isInBrowserProject)) {
  const { buildAll } = await import('./build.mjs');
  const { findSceneBrowser } = await import('./browser.mjs');
  await buildAll();
  process.env.CHROMIUM ??= findSceneBrowser() ?? '';
}
if (databases.includes('embedded')) for (const name of names) said.push(run(name, 'embedded', null));
const onServer = names.filter((name) => !isInBrowserProject(name));
if (databases.includes('postgres') && onServer.length > 0) {
  const { findPostgres } = await import('./postgres.mjs');
  const server = await findPostgres();
  if (server === null)
    said.push('postgres: skipped, none found: set DATABASE_URL, or put initdb and postgres on the PATH');
  else {
    try {
      for (const name of onServer) said.push(run(name, 'postgres', server.url));
    } finally {
      await server.stop();
    }
  }
}
for (const line of said) console.log(line);

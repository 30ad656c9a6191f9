// Random requests to every route of a running server; see packages/server/testing/requestFuzz.
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { holdAnswers } from '../answers/holdAnswers.mjs';
import { readAnswers } from '../answers/readAnswers.mjs';
import { buildAll } from '../build.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const server = join(root, 'packages/server');
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    cases: { type: 'string', default: '50000' },
    database: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});
const [seed, cases] = [values.seed, values.cases].map(Number);
if (![seed, cases].every(Number.isSafeInteger)) {
  console.error('usage: npm run fuzz -- requests [--seed N] [--cases N] [--database postgres://…]');
  process.exit(2);
}

const INSTEAD = {
  'router.ts': 'observedRouter.ts',
  'backgroundWork.ts': 'waitingWork.ts',
};
/**
 * The server notes its routes, what they read and what they answer: modules of it are exchanged for ones that do, and jobs wait.
 * Packages from outside stay there.
 */
const observed = (answers) => ({
  name: 'observed',
  setup({ onResolve, onLoad }) {
    const fuzz = join(server, 'testing/requestFuzz');
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || /^(?:@quoin\/|#)/.test(path) ? undefined : { path, external: true },
    );
    onLoad({ filter: /contract\/requests\/parseRequest\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = source.replace('schema.safeParse(', 'globalThis.noteSchema(schema).safeParse(');
      if (contents === source) throw new Error('parseRequest.ts parses in another way by now.');
      return { contents, loader: 'ts' };
    });
    onLoad({ filter: /\/packages\/server\/.*\.ts$/ }, ({ path }) => {
      const contents = holdAnswers(answers, root, path, readFileSync(path, 'utf8'));
      return contents === null ? undefined : { contents, loader: 'ts' };
    });
    onResolve({ filter: /\/(router|backgroundWork)\.ts$/ }, ({ path, importer }) =>
      importer.startsWith(fuzz) ? undefined : { path: join(fuzz, INSTEAD[path.split('/').at(-1)]) },
    );
  },
});

/** Next to the built server, where its packages and files are found. */
async function loadFuzz(answers) {
  const outdir = mkdtempSync(join(server, 'dist/fuzz-'));
  await build({
    entryPoints: [
      join(server, 'testing/requestFuzz/fuzzRequests.ts'),
      join(server, 'testing/requestFuzz/ownDatabase.ts'),
    ],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    conditions: ['source'],
    plugins: [observed(answers)],
    outExtension: { '.js': '.mjs' },
    logLevel: 'warning',
  });
  symlinkSync(join(server, 'platform/database/migrations'), join(outdir, 'migrations'), 'junction');
  const load = (name) => import(pathToFileURL(join(outdir, `${name}.mjs`)).href);
  return {
    ...(await load('fuzzRequests')),
    ...(await load('ownDatabase')),
    close: () => rmSync(outdir, { recursive: true }),
  };
}

function print({ broken, slowest, unreached, unheld, ...figures }) {
  for (const { what, who, request, answer } of broken) console.log(`\n--- ${what}\n${who}: ${request}\n${answer}`);
  console.log(`\nslowest:\n  ${slowest.join('\n  ')}`);
  if (unreached.length > 0) console.log(`\nonly refused: ${unreached.join(' · ')}`);
  if (unheld.length > 0) console.log(`\nJSON of no type: ${unheld.join(' · ')}`);
  console.log(`\nrequests: ${JSON.stringify(figures)}; broken ${broken.length}`);
}

// The server reads the pages of the app, and what storefronts load.
await buildAll();
const answers = readAnswers(root);
const fuzz = await loadFuzz(answers);
const database =
  values.database === '' ? await fuzz.startOwnDatabase() : { url: values.database, stop: async () => {} };
try {
  const note = (done, reached) => process.stderr.write(`${done} of ${cases}, ${reached} routes reached\n`);
  const result = await fuzz.fuzzRequests({ cases, seed, databaseUrl: database.url, answers, note });
  if (values.json) console.log(JSON.stringify(result));
  else print(result);
  process.exitCode = result.broken.length === 0 ? 0 : 1;
} finally {
  await database.stop();
  fuzz.close();
}

// Random carts against the rules of money (packages/domain/testing).
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const MOST_WORKERS = 4;

/** Runs that many carts, shared among the processor's cores; answers cases, seconds and what broke first, or null. */
async function fuzzMoney({ cases, seed }) {
  const folder = await mkdtemp(join(tmpdir(), 'quoin-fuzz-'));
  const start = performance.now();
  try {
    const bundle = join(folder, 'money.mjs');
    await bundleTo(bundle);
    const shares = share(cases, Math.min(MOST_WORKERS, availableParallelism()), seed);
    const results = await Promise.all(shares.map((part) => runShare(bundle, part)));
    const broken = results.find((result) => result.broken !== null)?.broken ?? null;
    const done = results.reduce((all, result) => all + result.cases, 0);
    return { name: 'money', cases: done, seed, seconds: (performance.now() - start) / 1000, broken };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function bundleTo(outfile) {
  const entry = {
    contents: `import { parentPort, workerData } from 'node:worker_threads';
      import { runMoneyFuzz } from './packages/domain/testing/moneyFuzz.ts';
      parentPort.postMessage(runMoneyFuzz(workerData.cases, workerData.seed));`,
    resolveDir: root,
    loader: 'ts',
  };
  return build({ stdin: entry, outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20' });
}

function share(cases, workers, seed) {
  const size = Math.ceil(cases / workers);
  return Array.from({ length: workers }, (_, index) => ({
    seed: seed + index * size,
    cases: Math.max(0, Math.min(size, cases - index * size)),
  }));
}

function runShare(bundle, workerData) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(pathToFileURL(bundle), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, cases: { type: 'string', default: '1000000' } },
});
const { broken, ...result } = await fuzzMoney({ cases: Number(values.cases), seed: Number(values.seed) });
console.log(`money: ${result.cases} carts from seed ${result.seed} in ${result.seconds.toFixed(1)} s`);
if (broken !== null) console.error(broken);
process.exit(broken === null ? 0 : 1);

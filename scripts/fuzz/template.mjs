// Compares our template language with the public engine over random templates and data; see packages/rendering/differential.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    cases: { type: 'string', default: '20000' },
    show: { type: 'string', default: '5' },
    coverage: { type: 'boolean', default: false },
  },
});
const [seed, cases, show] = [values.seed, values.cases, values.show].map(Number);
if (![seed, cases, show].every(Number.isSafeInteger)) {
  console.error('usage: npm run fuzz -- template [--seed N] [--cases N] [--show N] [--coverage]');
  process.exit(2);
}

/** Plain Node cannot run TypeScript sources, so they are bundled first; packages stay outside. */
async function loadFuzz() {
  const { build } = await import('esbuild');
  // Inside node_modules, so that what stays outside of the bundle is found.
  const folder = mkdtempSync(join(root, 'node_modules/.fuzz-'));
  try {
    const outfile = join(folder, 'fuzz.mjs');
    await build({
      entryPoints: [join(root, 'packages/rendering/differential/fuzz.ts')],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['fast-check', '@squarespace/*', '@phensley/*'],
      logLevel: 'warning',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function printDifference({ test, theirs, ours }) {
  console.log('\n--- unexplained difference');
  console.log(`template: ${JSON.stringify(test.template)}`);
  for (const [name, source] of Object.entries(test.partials)) console.log(`partial ${name}: ${JSON.stringify(source)}`);
  console.log(`data:     ${JSON.stringify(test.data)}`);
  console.log(`theirs:   ${JSON.stringify(theirs.output)}`);
  console.log(`ours:     ${JSON.stringify(ours.output)}`);
  if (JSON.stringify(theirs.errors) !== JSON.stringify(ours.errors)) {
    console.log(`their errors: ${JSON.stringify(theirs.errors)}\nour errors:   ${JSON.stringify(ours.errors)}`);
  }
}

function printCoverage(tallies) {
  const rows = [...tallies].sort(([, a], [, b]) => a.effects - b.effects);
  const shown = values.coverage ? rows : rows.slice(0, 8);
  console.log(values.coverage ? '\nname: runs, with an effect' : '\nrarest names: runs, with an effect');
  for (const [name, { runs, effects }] of shown)
    console.log(`  ${name}: ${runs}, ${effects} (${percent(effects, runs)})`);
  const silent = rows.filter(([, tally]) => tally.effects === 0).map(([name]) => name);
  console.log(
    `${rows.length} names, ${silent.length} without any effect${silent.length > 0 ? `: ${silent.join(' ')}` : ''}`,
  );
}

function readPack(language) {
  const file = join(root, 'node_modules/@phensley/cldr/packs', `${language}.json`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const percent = (part, whole) => `${whole === 0 ? 0 : Math.round((100 * part) / whole)}%`;

const { fuzz } = await loadFuzz();
const started = Date.now();
const report = fuzz({ seed, cases, readPack, mostDifferences: Math.max(1, show) });
for (const difference of report.differences) printDifference(difference);
printCoverage(report.tallies);
console.log('\nexplained differences by slip:');
for (const [id, count] of report.slips) console.log(`  ${String(count).padStart(6)}  ${id}`);
const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(
  `\n${report.cases} cases, seed ${seed}: ${report.same} the same, ${report.cases - report.same - report.unexplained} explained, ${report.unexplained} unexplained (${seconds} s)`,
);
process.exit(report.unexplained === 0 ? 0 : 1);

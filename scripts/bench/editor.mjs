// npm run bench -- editor: what a page of 1,000 blocks costs in the site editor against one of 50 (ED-46), as ratios of one run.
//   core  the open site, its history, its saving and the board of the canvas, without a browser
//   ours  the same acts of a person in Chromium
//   puck  and in Puck's editor, on the same document
// QUOIN_BENCH_PARTS=core,ours measures less of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inOurs, inPuck } from './editor/browser.mjs';
import { inCore } from './editor/core.mjs';
import { sayBudget, sayCore, sayOpenings, sayWaits, sayWork } from './editor/tables.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [SMALL, LARGE] = [50, 1000];
/** The bound. */
const MOST = 1.5;
const parts = process.env.QUOIN_BENCH_PARTS?.split(',') ?? ['core', 'ours', 'puck'];

const load = () => loadavg()[0].toFixed(1);
console.log(`load ${load()}, ${SMALL} and ${LARGE} blocks, ratios at most ${MOST}`);
const begun = performance.now();
const verdicts = [];
if (parts.includes('core')) verdicts.push(sayCore(await coreFigures(), MOST));
if (parts.includes('ours')) {
  const ours = await inOurs(SMALL, LARGE);
  const puck = parts.includes('puck') ? await inPuck(SMALL, LARGE) : null;
  verdicts.push(sayWork(ours.figures, puck?.figures, MOST));
  sayWaits(ours.figures, puck?.figures);
  sayOpenings(ours.loads, puck?.loads);
  verdicts.push(sayBudget(ours));
}
console.log(`\n${((performance.now() - begun) / 1000).toFixed(0)} s, load ${load()}`);
if (verdicts.includes(false)) process.exitCode = 1;

async function coreFigures() {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-editor-'));
  try {
    const outfile = join(folder, 'largePage.mjs');
    await build({
      entryPoints: [join(root, 'packages/editor/testing/largePage.ts')],
      ...{ outfile, bundle: true, format: 'esm', platform: 'node', target: 'node20', absWorkingDir: root },
      ...{ minify: false, logLevel: 'warning' },
    });
    return await inCore(await import(pathToFileURL(outfile).href), SMALL, LARGE);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

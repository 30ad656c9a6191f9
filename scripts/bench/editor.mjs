// npm run bench -- editor: what a page of 1,000 blocks costs in the site editor against one of 50 (ED-46), as ratios of one run.
//   core     the open site, its history, its saving and the board of the canvas, without a browser
//   browser  the same acts of a person in Chromium: from the event to the next frame
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inBrowser } from './editor/browser.mjs';
import { inCore } from './editor/core.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [SMALL, LARGE] = [50, 1000];
/** The bound. */
const MOST = 1.5;
const parts = process.env.QUOIN_BENCH_PARTS?.split(',') ?? ['core', 'browser'];

const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-editor-'));
let hasFailed = false;
try {
  console.log(`load ${loadavg()[0].toFixed(1)}, ${SMALL} and ${LARGE} blocks, at most ${MOST}`);
  if (parts.includes('core')) {
    const outfile = join(folder, 'largePage.mjs');
    await build({
      entryPoints: [join(root, 'packages/editor/testing/largePage.ts')],
      ...{ outfile, bundle: true, format: 'esm', platform: 'node', target: 'node20', absWorkingDir: root },
      ...{ minify: false, logLevel: 'warning' },
    });
    say('core', await inCore(await import(pathToFileURL(outfile).href), SMALL, LARGE), 'µs');
  }
  if (parts.includes('browser')) say('browser', await inBrowser(SMALL, LARGE), 'ms');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (hasFailed) process.exitCode = 1;

/** @param {Record<string, {small: number, large: number, isBound?: boolean}>} figures */
function say(part, figures, unit) {
  for (const [name, { small, large, isBound = true }] of Object.entries(figures)) {
    const ratio = large / small;
    const isTooMuch = isBound && ratio > MOST;
    hasFailed ||= isTooMuch;
    const numbers = `${small.toFixed(1).padStart(9)} ${large.toFixed(1).padStart(9)} ${unit}`;
    console.log(`${part.padEnd(8)} ${name.padEnd(18)} ${numbers}  ${ratio.toFixed(2)}${isTooMuch ? '  TOO MUCH' : ''}`);
  }
}

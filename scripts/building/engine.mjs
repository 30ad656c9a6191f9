// Builds the template language for scripts outside this repository, as ES modules that plain Node imports, with
// everything included. packages/template/dist/index.js: the language alone. packages/rendering/dist/engine.js:
// everything, with the clock and the language packs next to it. packages/rendering/dist/engine-pure.js: everything,
// with clock and packs as arguments, so it also runs in a browser.
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const packages = join(root, 'packages');

/**
 * @param {{ outdir?: string }} [options] `outdir` holds a folder per package; by default the packages themselves.
 */
export async function buildEngine({ outdir = packages } = {}) {
  const { build } = await import('esbuild');
  const common = {
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    // Our packages' own sources, not what an earlier build left of them.
    conditions: ['source'],
    sourcemap: true,
    logLevel: 'warning',
  };
  const entry = (from, to, platform) =>
    build({ ...common, platform, entryPoints: [join(packages, from)], outfile: join(outdir, to) });
  await Promise.all([
    entry('template/index.ts', 'template/dist/index.js', 'neutral'),
    entry('rendering/node/index.ts', 'rendering/dist/engine.js', 'node'),
    entry('rendering/engine/index.ts', 'rendering/dist/engine-pure.js', 'neutral'),
  ]);
  copyPacks(join(outdir, 'rendering/dist/packs'));
}

/** Copies one file per language. The engine reads only those of requested languages. */
function copyPacks(to) {
  const cldr = dirname(createRequire(join(packages, 'rendering/package.json')).resolve('@phensley/cldr/package.json'));
  mkdirSync(to, { recursive: true });
  cpSync(join(cldr, 'LICENSE'), join(to, 'LICENSE'));
  for (const name of readdirSync(join(cldr, 'packs'))) {
    if (/^[a-z]{2,3}\.json$/.test(name)) cpSync(join(cldr, 'packs', name), join(to, name));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildEngine({ outdir: process.argv[2] });

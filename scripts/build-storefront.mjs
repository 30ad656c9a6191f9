/**
 * Bundles the storefront's scripts: `loader.js` under a name that stays, everything it fetches in chunks named by content.
 * `node scripts/build-storefront.mjs` builds for production and prints what each page type costs.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, context } from 'esbuild';

const PACKAGE = fileURLToPath(new URL('../packages/storefront/', import.meta.url));
export const STOREFRONT_DIST = path.join(PACKAGE, 'dist');

/** What the loader fetches, each module an entry of its own; what they share (React above all) is split off. */
const MODULES = {
  page: 'page/startPage.ts',
  mount: 'mount.tsx',
  'add-to-cart': 'widgets/add-to-cart/widget.tsx',
  'product-gallery': 'widgets/product-gallery/widget.tsx',
  'cart-pill': 'widgets/cart-pill/widget.tsx',
  cart: 'widgets/cart/widget.tsx',
  checkout: 'widgets/checkout/widget.tsx',
};

/** What a page of each kind brings in the end, once all of it is awake. */
const PAGES = {
  content: [],
  'content with cart': ['page', 'mount', 'cart-pill'],
  product: ['page', 'mount', 'add-to-cart', 'product-gallery', 'cart-pill'],
  cart: ['page', 'mount', 'cart'],
  checkout: ['page', 'mount', 'checkout'],
};

/** Bytes after brotli that the loader alone, and each page with everything awake, may cost (PF-01, PF-02). */
export const BUDGETS = {
  loader: 6 * 1024,
  pages: { content: 6, 'content with cart': 85, product: 85, cart: 85, checkout: 100 },
};

/**
 * @param {{ outdir?: string, minify?: boolean, watch?: boolean }} options
 * @returns {Promise<{ outdir: string, sizes: StorefrontSizes, stop: () => Promise<void> }>}
 * @typedef {{ loader: number, files: Record<string, { bytes: number, brotli: number }>, pages: Record<string, number> }} StorefrontSizes
 */
export async function buildStorefront(options = {}) {
  const { outdir = STOREFRONT_DIST, minify = true, watch = false } = options;
  await mkdir(outdir, { recursive: true });
  if (watch) return watchStorefront(outdir);
  const modules = await build({
    ...commonPlan(outdir, minify),
    entryPoints: MODULES,
    entryNames: '[name]-[hash]',
    splitting: true,
  });
  const loader = await build({
    ...commonPlan(outdir, minify),
    entryPoints: { loader: 'loader.ts' },
    plugins: [fetchBuilt(modules.metafile), ownModulesAreModules],
  });
  const outputs = { ...modules.metafile.outputs, ...loader.metafile.outputs };
  await removeOthers(outdir, outputs);
  const sizes = await measure(outputs);
  await writeFile(path.join(outdir, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  return { outdir, sizes, stop: async () => {} };
}

/** For development: one pass, rebuilt whenever a source changes; nothing is measured. */
async function watchStorefront(outdir) {
  const plan = { ...commonPlan(outdir, false), entryPoints: { loader: 'loader.ts' }, splitting: true };
  const watching = await context(plan);
  await watching.rebuild();
  await watching.watch();
  return { outdir, sizes: { loader: 0, files: {}, pages: {} }, stop: () => watching.dispose() };
}

function commonPlan(outdir, minify) {
  return {
    absWorkingDir: PACKAGE,
    outdir,
    bundle: true,
    format: 'esm',
    target: ['es2022', 'chrome109', 'firefox115', 'safari16.4'],
    jsx: 'automatic',
    minify,
    sourcemap: minify ? false : 'linked',
    legalComments: 'none',
    chunkNames: '[name]-[hash]',
    define: { 'process.env.NODE_ENV': minify ? '"production"' : '"development"' },
    metafile: true,
    logLevel: 'warning',
    plugins: [ownModulesAreModules],
  };
}

/**
 * The loader's dynamic imports lead to the modules already built. Built in one pass it would share tiny pieces with them,
 * and every page would fetch a second file.
 */
function fetchBuilt(metafile) {
  const built = new Map(
    Object.entries(metafile.outputs).map(([file, { entryPoint }]) => [entryPoint, path.basename(file)]),
  );
  return {
    name: 'fetch-built',
    setup(builder) {
      builder.onResolve({ filter: /^\.\.?\// }, ({ kind, path: wanted, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const file = built.get(path.relative(PACKAGE, path.resolve(resolveDir, wanted)).split(path.sep).join('/'));
        if (file === undefined) throw new Error(`Add ${wanted} to MODULES`);
        return { path: `./${file}`, external: true };
      });
    },
  };
}

/** Our own packages do nothing on import but define names: what nobody uses can be left out. */
const ownModulesAreModules = {
  name: 'own-modules-are-modules',
  setup(builder) {
    builder.onResolve({ filter: /^@quoin\// }, async (found) => {
      if (found.pluginData === 'resolved') return undefined;
      const { importer, kind, path: wanted, resolveDir } = found;
      const resolved = await builder.resolve(wanted, { importer, kind, resolveDir, pluginData: 'resolved' });
      return resolved.errors.length > 0 ? resolved : { path: resolved.path, sideEffects: false };
    });
    builder.onResolve({ filter: /^\.\.?\// }, async (found) => {
      const isOurs =
        found.importer.startsWith(path.dirname(PACKAGE.replace(/\/$/, ''))) && found.kind !== 'entry-point';
      if (!isOurs || found.importer.includes('node_modules') || found.pluginData === 'resolved') return undefined;
      return { path: path.resolve(found.resolveDir, found.path), sideEffects: false };
    });
  },
};

/** Chunks of earlier builds: their names differ, so they would pile up. */
async function removeOthers(outdir, outputs) {
  const built = new Set(Object.keys(outputs).map((file) => path.basename(file)));
  for (const file of await readdir(outdir)) {
    if (/\.js(\.map)?$/.test(file) && !built.has(file)) await rm(path.join(outdir, file));
  }
}

async function measure(outputs) {
  const files = {};
  for (const output of Object.keys(outputs).filter((name) => name.endsWith('.js'))) {
    const bytes = await readFile(path.resolve(PACKAGE, output));
    files[path.basename(output)] = { bytes: bytes.length, brotli: brotliSize(bytes) };
  }
  const loader = files['loader.js'].brotli;
  const costOf = (modules) =>
    [...closureOf(outputs, modules)].reduce((total, name) => total + files[path.basename(name)].brotli, loader);
  const pages = Object.entries(PAGES).map(([page, modules]) => [page, costOf(modules)]);
  return { loader, files, pages: Object.fromEntries(pages) };
}

function brotliSize(bytes) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** The output files of some modules with all that they import statically. */
function closureOf(outputs, modules) {
  const entryOf = (module) => Object.keys(outputs).find((file) => outputs[file].entryPoint === MODULES[module]);
  const todo = modules.map(entryOf);
  const seen = new Set();
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const { imports } = outputs[next];
    todo.push(
      ...imports.filter(({ kind, external }) => kind === 'import-statement' && !external).map(({ path: file }) => file),
    );
  }
  return seen;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { sizes } = await buildStorefront();
  const line = (name, bytes, budget) =>
    `${name.padEnd(20)} ${(bytes / 1024).toFixed(1).padStart(6)} KB br of ${budget}`;
  console.log(line('loader', sizes.loader, BUDGETS.loader / 1024));
  for (const [page, bytes] of Object.entries(sizes.pages)) console.log(line(page, bytes, BUDGETS.pages[page]));
}

/**
 * Bundles the storefront's scripts: `loader.js` under a name that stays, everything it fetches in chunks named by content.
 * `node scripts/building/storefront.mjs` builds for production and prints what each page type costs.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, context } from 'esbuild';
import { buildWords, LANGUAGES, languagesComeAlone } from './storefront-languages.mjs';
import { MINIFIED_BY, minifyAgain } from './storefront-minify.mjs';
import { bringShared, closureOf, NOTHING_SHARED, ownModules, sharedModules } from './storefront-modules.mjs';
import {
  BROUGHT_MODULES,
  LIGHT_MODULES,
  MODULES,
  PACKAGE,
  PAGES,
  REPORTING,
  REPORTING_SHARING,
  SHARING,
  TELLING_CARTS,
} from './storefront-parts.mjs';
import { ownRem } from './storefront-units.mjs';

export const STOREFRONT_DIST = path.join(PACKAGE, 'dist');

/** Bytes after brotli that the loader alone, and each page with everything awake, may cost (PF-01, PF-02). */
export const BUDGETS = {
  loader: 6 * 1024,
  /** On pages of themes with scripts of the format, before those: with the loader well below the 15 KB of PF-01. */
  compat: 11 * 1024,
  /** For those that use what is in it: with its few words in every language. */
  compatWidgets: (21 + 0.13 * LANGUAGES.length) * 1024,
  pages: {
    content: 6,
    'lively content': 15,
    counting: 8,
    'told page': 15,
    'content with cart': 85,
    product: 85,
    'sold-out product': 85,
    'product that asks': 85,
    'list with quick view': 85,
    'product in formatters': 85,
    cart: 85,
    checkout: 100,
    'touched form': 85,
    ...Object.fromEntries(LANGUAGES.flatMap(budgetsIn)),
  },
};

/** A page is allowed the same in every language. */
function budgetsIn(language) {
  const kinds = ['product', 'sold-out product', 'product that asks', 'form', 'cart'];
  return [...kinds.map((kind) => [`${kind} in ${language}`, 85]), [`checkout in ${language}`, 100]];
}

/**
 * @param {{ outdir?: string, minify?: boolean, watch?: boolean }} options
 * @returns {Promise<{ outdir: string, sizes: StorefrontSizes, stop: () => Promise<void> }>}
 * @typedef {{ loader: number, compat: number, compatWidgets: number, files: Record<string, { bytes: number, brotli: number }>, widgets: string[], pages: Record<string, number> }} StorefrontSizes
 */
export async function buildStorefront(options = {}) {
  const { outdir = STOREFRONT_DIST, minify = true, watch = false } = options;
  await mkdir(outdir, { recursive: true });
  if (watch) return watchStorefront(outdir);
  const words = await buildWords(outdir, { ...basicPlan(minify), plugins: [] });
  const modules = await buildModules(outdir, minify);
  const plan = commonPlan(outdir, minify, words.mark);
  const fetching = (built) => [fetchBuilt(built), ...plan.plugins];
  const alone = { ...plan, entryNames: '[name]-[hash]' };
  const brought = await build({ ...alone, entryPoints: BROUGHT_MODULES, plugins: fetching(modules) });
  const fetched = { ...modules, ...brought.metafile.outputs };
  const light = await build({ ...alone, entryPoints: LIGHT_MODULES, plugins: fetching(fetched) });
  const reporting = { ...light.metafile.outputs, ...(await buildReporting(outdir, minify, light.metafile.outputs)) };
  const loader = await build({
    ...plan,
    entryPoints: { loader: 'loader.ts' },
    plugins: fetching({ ...modules, ...reporting }),
  });
  const compatWidgets = await build(compatWidgetsPlan(outdir, minify));
  const [widgetsFile] = Object.keys(compatWidgets.metafile.outputs).filter((name) => name.endsWith('.js'));
  const compat = await build(compatPlan(outdir, minify, path.basename(widgetsFile)));
  const outputs = {
    ...fetched,
    ...reporting,
    ...words.outputs,
    ...loader.metafile.outputs,
    ...compat.metafile.outputs,
    ...compatWidgets.metafile.outputs,
  };
  await removeOthers(outdir, outputs);
  if (minify) await minifyAgain(PACKAGE, outputs, modules);
  const sizes = await measure(outputs, words.files);
  await writeFile(path.join(outdir, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  return { outdir, sizes, stop: async () => {} };
}

/** What reports knows the files of the light modules; what its files have in common is one of them. */
async function buildReporting(outdir, minify, light) {
  const names = { entryNames: '[name]-[hash]', chunkNames: 'reporting-[hash]' };
  const plan = { ...commonPlan(outdir, minify), entryPoints: REPORTING, ...names, splitting: true };
  const fetching = fetchBuilt(light, Object.values(REPORTING));
  const { metafile } = await build({ ...plan, plugins: [fetching, ...plan.plugins], write: false });
  const sharing = sharingOf(metafile.outputs, REPORTING_SHARING);
  return (await build({ ...plan, plugins: [fetching, ...pluginsFor(sharing)] })).metafile.outputs;
}

/** Built twice: the first time to see what is shared. Answers the outputs as esbuild's metafile has them. */
async function buildModules(outdir, minify) {
  const plan = { ...commonPlan(outdir, minify), entryNames: '[name]-[hash]', splitting: true };
  const entryPoints = { ...MODULES, ...(await styles()) };
  const { metafile } = await build({ ...plan, entryPoints: MODULES, write: false });
  const sharing = sharingOf(metafile.outputs, SHARING);
  return (await build({ ...plan, entryPoints, plugins: pluginsFor(sharing) })).metafile.outputs;
}

function sharingOf(outputs, how) {
  return bringShared(outputs, sharedModules(outputs, how), how);
}

/** Styles of blocks: of those that many pages have in one sheet, of others in a sheet each that only their pages link. */
async function styles() {
  const names = (await readdir(path.join(PACKAGE, 'styles/sheets'))).filter((name) => name.endsWith('.css'));
  const sheets = names.map((name) => [`sheet-${path.basename(name, '.css')}`, `styles/sheets/${name}`]);
  return { blocks: 'styles/blocks.css', ...Object.fromEntries(sheets) };
}

function pluginsFor(sharing, mark) {
  return [ownRem, languagesComeAlone(mark), ownModules({ root: PACKAGE, ...sharing })];
}

/** For development: one pass, rebuilt whenever a source changes; nothing is measured. */
async function watchStorefront(outdir) {
  const words = await buildWords(outdir, { ...basicPlan(false), plugins: [] });
  const plan = {
    ...commonPlan(outdir, false, words.mark),
    entryPoints: { loader: 'loader.ts', menus: LIGHT_MODULES.menus, ...(await styles()) },
    splitting: true,
  };
  const named = { entryNames: '[name]' };
  const contexts = await Promise.all([
    context(plan),
    context({ ...compatPlan(outdir, false, 'compat-widgets.js'), ...named }),
    context({ ...compatWidgetsPlan(outdir, false), ...named }),
  ]);
  for (const watching of contexts) {
    await watching.rebuild();
    await watching.watch();
  }
  const stop = () => Promise.all(contexts.map((watching) => watching.dispose()));
  return { outdir, sizes: { loader: 0, compat: 0, compatWidgets: 0, files: {}, widgets: [], pages: {} }, stop };
}

/**
 * The globals that scripts of existing templates call: a classic script, for those scripts run as soon as they are read. It
 * knows where the file of the heavier ones is.
 */
function compatPlan(outdir, minify, widgetsFile) {
  return {
    ...commonPlan(outdir, minify),
    format: 'iife',
    entryPoints: { compat: 'compat/browserGlobals.ts' },
    entryNames: '[name]-[hash]',
    define: { ...commonPlan(outdir, minify).define, QUOIN_WIDGETS_FILE: JSON.stringify(widgetsFile) },
    plugins: [ownModules({ root: PACKAGE, ...NOTHING_SHARED })],
  };
}

/** The heavier ones, built on the first file's. Words of every language are in it, for nothing waits for another file. */
function compatWidgetsPlan(outdir, minify) {
  return {
    ...commonPlan(outdir, minify),
    format: 'iife',
    entryPoints: { 'compat-widgets': 'compat/widgets.ts' },
    entryNames: '[name]-[hash]',
    plugins: [firstFilesKit, ownModules({ root: PACKAGE, ...NOTHING_SHARED })],
  };
}

/** The names of `compat/kit.ts` are those of the first file, which has put them into `quoinCompat`. */
const firstFilesKit = {
  name: 'first-files-kit',
  setup(builder) {
    builder.onLoad({ filter: /\/compat\/kit\.ts$/ }, async ({ path: file }) => {
      const lists = [...(await readFile(file, 'utf8')).matchAll(/^export \{([^}]*)\} from/gm)];
      const names = lists.flatMap(([, list]) => list.split(',').map((name) => name.trim()));
      const values = names.filter((name) => !name.startsWith('type '));
      return { contents: `export const { ${values.join(', ')} } = globalThis.quoinCompat.kit;`, loader: 'js' };
    });
  },
};

/** `wordsMark`: what the names of the files of words end with; only the loader knows it. */
function commonPlan(outdir, minify, wordsMark) {
  return { ...basicPlan(minify), outdir, plugins: pluginsFor(NOTHING_SHARED, wordsMark) };
}

function basicPlan(minify) {
  return {
    absWorkingDir: PACKAGE,
    bundle: true,
    format: 'esm',
    // Letters of any language as they are: written as numbers they are twice as long.
    charset: 'utf8',
    target: ['es2022', 'chrome109', 'firefox115', 'safari16.4'],
    jsx: 'automatic',
    minify,
    sourcemap: minify ? false : 'linked',
    legalComments: 'none',
    footer: minify ? { js: MINIFIED_BY } : {},
    chunkNames: '[name]-[hash]',
    define: { 'process.env.NODE_ENV': minify ? '"production"' : '"development"' },
    metafile: true,
    logLevel: 'warning',
  };
}

/**
 * The loader's dynamic imports lead to the modules already built. Built in one pass it would share tiny pieces with them,
 * and every page would fetch a second file. `own`: entries of the same build, which know each other anyway.
 */
function fetchBuilt(outputs, own = []) {
  const built = new Map(Object.entries(outputs).map(([file, { entryPoint }]) => [entryPoint, path.basename(file)]));
  return {
    name: 'fetch-built',
    setup(builder) {
      builder.onResolve({ filter: /^\.\.?\// }, ({ kind, path: wanted, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const source = path.relative(PACKAGE, path.resolve(resolveDir, wanted)).split(path.sep).join('/');
        if (own.includes(source)) return undefined;
        const file = built.get(source);
        if (file === undefined) throw new Error(`Add ${wanted} to MODULES`);
        return { path: `./${file}`, external: true };
      });
    },
  };
}

/** Chunks of earlier builds: their names differ, so they would pile up. */
async function removeOthers(outdir, outputs) {
  const built = new Set(Object.keys(outputs).map((file) => path.basename(file)));
  for (const file of await readdir(outdir)) {
    if (/\.(js|css)(\.map)?$/.test(file) && !built.has(file)) await rm(path.join(outdir, file));
  }
}

/** `words`: the files of words, by language and part. */
async function measure(outputs, words) {
  const files = {};
  for (const output of Object.keys(outputs).filter((name) => name.endsWith('.js'))) {
    const bytes = await readFile(path.resolve(PACKAGE, output));
    files[path.basename(output)] = { bytes: bytes.length, brotli: brotliSize(bytes) };
  }
  const loader = files['loader.js'].brotli;
  const sizeOf = (pattern) => files[Object.keys(files).find((name) => pattern.test(name))].brotli;
  const compat = sizeOf(/^compat-[A-Z0-9]+\.js$/);
  const compatWidgets = sizeOf(/^compat-widgets-[A-Z0-9]+\.js$/);
  const sources = { ...MODULES, ...BROUGHT_MODULES, ...LIGHT_MODULES, ...REPORTING };
  const fileOf = (module) => Object.keys(outputs).find((file) => outputs[file].entryPoint === sources[module]);
  const isWords = (module) => module.startsWith('words-');
  const costOf = (modules) => {
    const code = closureOf(outputs, modules.filter((module) => !isWords(module)).map(fileOf));
    const spoken = modules.filter(isWords).map((module) => words[module.slice('words-'.length)]);
    return [...code, ...spoken].reduce((total, name) => total + files[path.basename(name)].brotli, loader);
  };
  // What widgets load: React, the live cart, texts. Pages fetch it when a visitor approaches one, or earlier when idle
  // (PF-02).
  const counting = closureOf(outputs, ['start-reporting', 'tracker'].map(fileOf));
  const widgets = [...closureOf(outputs, [...Object.keys(MODULES), ...TELLING_CARTS].map(fileOf))].filter(
    (file) => !counting.has(file),
  );
  const pages = Object.entries(PAGES).map(([page, modules]) => [page, costOf(modules)]);
  const ofWidgets = [...widgets.map((file) => path.basename(file)), ...Object.values(words)].sort();
  return { loader, compat, compatWidgets, files, widgets: ofWidgets, pages: Object.fromEntries(pages) };
}

function brotliSize(bytes) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { sizes } = await buildStorefront();
  const line = (name, bytes, budget) =>
    `${name.padEnd(20)} ${(bytes / 1024).toFixed(1).padStart(6)} KB br of ${budget}`;
  console.log(line('loader', sizes.loader, BUDGETS.loader / 1024));
  console.log(line('compat', sizes.compat, BUDGETS.compat / 1024));
  console.log(line('compat widgets', sizes.compatWidgets, BUDGETS.compatWidgets / 1024));
  for (const [page, bytes] of Object.entries(sizes.pages)) console.log(line(page, bytes, BUDGETS.pages[page]));
}

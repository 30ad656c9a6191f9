// The app's browser code: one entry, a chunk per screen, names that contain their content's hash, and the pages that load them:
// `index.en.html`, served for every path of the app, and `editor.en.html`, the same for the site editor, which asks for its
// files at once. Each language of the app has pages and files of its own; files without texts are the same.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserTables } from '../messages/compileAppTexts.mjs';
import { listAppLanguages } from '../messages/readMessages.mjs';
import { mergeChunks } from './merge-chunks.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const editor = join(root, 'packages/editor');
/** Where the server answers the files of `<outdir>/assets`. */
const PUBLIC_PATH = '/assets/app/';
/**
 * Left to `mergeChunks`, which takes of their index files only what is used: packages of ours, and libraries. Of uPlot esbuild
 * needs the style sheet.
 */
const { dependencies } = JSON.parse(readFileSync(join(editor, 'package.json'), 'utf8'));
const LIBRARIES = Object.keys(dependencies).filter((name) => !name.startsWith('@quoin/') && name !== 'uplot');
const SHARED_PACKAGES = [
  ...['@quoin/domain/*', '@quoin/messages/*', '@quoin/contract/*'],
  ...LIBRARIES.flatMap((name) => [name, `${name}/*`]),
];

/**
 * @param {{ outdir: string, minify?: boolean, watch?: boolean }} options
 * @returns {Promise<{ stop: () => Promise<void> }>} `stop` ends the watching.
 */
export async function buildEditor({ outdir, minify = true, watch = false }) {
  const { build, context } = await import('esbuild');
  const assets = join(outdir, 'assets');
  const workers = new Set();
  const settings = settingsFor({
    assets,
    minify,
    workers,
    onBuilt: (outputs) => finish({ outdir, assets, outputs, workers, isMerged: minify }),
  });
  // While developing, the running server may be reading what the last build has left.
  if (minify) for (const folder of [assets, join(outdir, 'frame')]) rmSync(folder, { recursive: true, force: true });
  const frames = frameSettings({ outdir: join(outdir, 'frame'), minify });
  if (!watch) {
    await Promise.all([settings, ...frames].map((each) => build(each)));
    return { stop: async () => {} };
  }
  const watching = await Promise.all([settings, ...frames].map((each) => context(each)));
  await Promise.all(watching.map((each) => each.watch()));
  return { stop: () => Promise.all(watching.map((each) => each.dispose())).then(() => {}) };
}

/**
 * Code on the site's origin. Inside the canvas: one script that runs before all others of a draft page, and the text
 * editor, which it loads by name when the user starts to type. Also the player of recordings.
 */
function frameSettings({ outdir, minify }) {
  const common = {
    absWorkingDir: editor,
    outdir,
    bundle: true,
    platform: 'browser',
    target: ['es2022', 'chrome115', 'firefox115', 'safari16.4'],
    minify,
    legalComments: 'none',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': minify ? '"production"' : '"development"' },
  };
  const text = join(editor, 'frame/text/main.ts');
  return [
    {
      ...common,
      entryPoints: [{ in: 'frame/main.ts', out: 'frame' }],
      format: 'iife',
      entryNames: minify ? '[name]-[hash]' : '[name]',
    },
    {
      ...common,
      entryPoints: [{ in: 'frame/replay/main.ts', out: 'replay' }],
      format: 'esm',
      entryNames: minify ? '[name]-[hash]' : '[name]',
    },
    ...(existsSync(text) ? [{ ...common, entryPoints: [{ in: text, out: 'text' }], format: 'esm' }] : []),
  ];
}

function settingsFor({ assets, minify, onBuilt, workers }) {
  return {
    absWorkingDir: editor,
    entryPoints: [{ in: 'app/start.ts', out: 'start' }],
    stdin: { contents: sheetText(), resolveDir: editor, sourcefile: 'app.css', loader: 'css' },
    outdir: assets,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: ['es2022', 'chrome115', 'firefox115', 'safari16.4'],
    entryNames: 'start-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: PUBLIC_PATH,
    loader: { '.module.css': 'local-css', '.css': 'css' },
    jsx: 'automatic',
    jsxDev: !minify,
    minify,
    sourcemap: !minify,
    external: minify ? SHARED_PACKAGES : [],
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': minify ? '"production"' : '"development"' },
    plugins: [
      workerAddresses({ assets, minify, onBuilt: (name) => workers.add(name) }),
      { name: 'page', setup: (build) => build.onEnd((result) => result.metafile && onBuilt(result.metafile.outputs)) },
    ],
  };
}

/** react-aria brings its sentences in 34 languages. For those that the app does not speak, it gets the English ones. */
function spokenLocales() {
  const spoken = listAppLanguages();
  return {
    name: 'spoken-locales',
    resolveId(id, importer) {
      const language = /\/intl\/\w+\/([a-z]{2})-[A-Z]{2}\.mjs$/.exec(id)?.[1];
      if (language === undefined || spoken.includes(language)) return null;
      return this.resolve(join(dirname(id), 'en-US.mjs'), importer, { skipSelf: true });
    },
  };
}

/** Bundles that file separately, to run in a thread: `import { address } from './xWorker.ts?address'`. */
function workerAddresses({ assets, minify, onBuilt }) {
  return {
    name: 'worker-addresses',
    setup(build) {
      build.onResolve({ filter: /Worker\.ts\?address$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path.replace('?address', '')),
        namespace: 'worker-address',
      }));
      build.onLoad({ filter: /./, namespace: 'worker-address' }, async ({ path }) => {
        const { metafile } = await build.esbuild.build({
          absWorkingDir: editor,
          entryPoints: [path],
          outdir: assets,
          bundle: true,
          format: 'esm',
          platform: 'browser',
          target: ['es2022', 'chrome115', 'firefox115', 'safari16.4'],
          entryNames: '[name]-[hash]',
          minify,
          legalComments: 'none',
          metafile: true,
          logLevel: 'warning',
        });
        const name = basename(Object.keys(metafile.outputs)[0]);
        onBuilt(name);
        return {
          contents: `export const address = ${JSON.stringify(PUBLIC_PATH + name)};`,
          watchFiles: Object.keys(metafile.inputs).map((file) => join(editor, file)),
        };
      });
    },
  };
}

/**
 * All styles in one sheet, general before particular. Left to itself the bundler writes a sheet per screen and repeats shared
 * parts in each, so that what was loaded last would win.
 */
function sheetText() {
  const folders = ['parts', 'app', 'admin', 'shell', 'canvas', 'style', 'links', 'richText', 'media', 'templates'];
  const sheets = ['app/theme.css', ...folders.flatMap(sheetsIn)].map((path) => `./${path}`);
  return ['uplot/dist/uPlot.min.css', ...sheets].map((path) => `@import '${path}';`).join('\n');
}

function sheetsIn(folder) {
  if (!existsSync(join(editor, folder))) return [];
  return readdirSync(join(editor, folder), { recursive: true })
    .filter((name) => name.endsWith('.module.css'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** Writes the pages. For use, small chunks are merged first; while developing they stay, with their source maps. */
async function finish({ outdir, assets, outputs, workers, isMerged }) {
  const files = Object.entries(outputs).map(([path, output]) => ({
    name: relative(assets, join(editor, path)),
    ...output,
  }));
  const entry = files.find((file) => /^start-\w+\.js$/.test(file.name));
  const sheet = files.find((file) => /^start-\w+\.css$/.test(file.name)).name;
  const isKept = (name) => !/\.css(\.map)?$/.test(name) || name.startsWith(sheet);
  const asBuilt = {
    entry: entry.name,
    files: files.map(({ name }) => name).filter(isKept),
    preloads: preloadsOf(entry, assets),
    editorPreloads: [],
  };
  const main = files.find((file) => /^main-\w+\.js$/.test(file.name));
  const merge = (language) =>
    mergeChunks({
      ...{ folder: assets, entry: entry.name, main: main.name, publicPath: PUBLIC_PATH },
      plugins: [spokenLocales(), textsIn(language)],
    });
  const kept = new Set([...asBuilt.files.filter((name) => !isMerged || !name.endsWith('.js')), ...workers]);
  mkdirSync(outdir, { recursive: true });
  for (const language of listAppLanguages()) {
    const names = isMerged ? await merge(language) : asBuilt;
    const preloads = [...names.preloads, ...names.editorPreloads];
    writeFileSync(join(outdir, `index.${language}.html`), pageText({ ...names, language, sheet }));
    writeFileSync(join(outdir, `editor.${language}.html`), pageText({ ...names, language, sheet, preloads }));
    for (const name of names.files) kept.add(name);
  }
  removeStale(assets, kept);
}

/** Texts of the app in one language. While developing they are in English. */
function textsIn(language) {
  const tables = browserTables(language);
  return {
    name: 'texts-in',
    load(id) {
      const code = tables.get(/\/packages\/messages\/compiled\/app\/(\w+)\.ts$/.exec(id)?.[1]);
      return code === undefined ? null : { code, moduleType: 'ts' };
    },
  };
}

function preloadsOf(entry, assets) {
  return entry.imports
    .filter((each) => each.kind === 'import-statement')
    .map((each) => relative(assets, join(editor, each.path)));
}

/** The HTML page: no inline script or style, so that the strict content policy holds (reliability 3.6). */
function pageText({ entry, language, sheet, preloads }) {
  const address = (name) => `${PUBLIC_PATH}${name}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#f5f5f2">
<title>Quoin</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">
<link rel="stylesheet" href="${address(sheet)}" id="react-aria-pressable-style">
${preloads.map((name) => `<link rel="modulepreload" href="${address(name)}">`).join('\n')}
<script type="module" src="${address(entry)}"></script>
</head>
<body>
<div id="app"></div>
<noscript><p>This page needs JavaScript. Your shop does not: your customers can buy without it.</p></noscript>
</body>
</html>
`;
}

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="#0b6450"/><g fill="#fff"><rect x="6" y="6" width="16" height="4.4" rx="1"/><rect x="6" y="11.8" width="9.5" height="4.4" rx="1"/><rect x="17" y="11.8" width="5" height="4.4" rx="1" opacity=".45"/><rect x="6" y="17.6" width="16" height="4.4" rx="1"/></g></svg>';

/** Files of earlier builds while watching. */
function removeStale(assets, kept) {
  for (const name of readdirSync(assets))
    if (!kept.has(name)) rmSync(join(assets, name), { force: true, recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildEditor({ outdir: join(editor, 'dist') });

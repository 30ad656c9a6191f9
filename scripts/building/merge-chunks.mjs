// Fewer files for the same code. esbuild makes a chunk of every set of modules that the same screens share: some 250 for the
// app, 135 of which the site editor needs. Browsers ask one origin for six at a time, so that the first screen waited two
// seconds for files of a few hundred bytes. Here what the entry needs becomes one file, and what several screens share a few.
// The packages and libraries that esbuild has left out are taken in here: esbuild puts all that an index file exports where any
// of it is needed, which made a third of the app's first file texts of the checkout in ten languages, and a tenth icons of other
// screens.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Characters of a file of shared code, before it is split in two: still some that browsers can fetch side by side. */
const SHARED_SIZE = 120_000;

/** What as many screens and parts of them need, of some 160, is one file that comes with the page. */
const COMMON_SHARE = 40;
const COMMON = 'common';

/** The file that has it, and all it needs. */
const APP = 'app';

const EDITOR_PACKAGE = fileURLToPath(new URL('../../packages/editor/package.json', import.meta.url));

/** The one screen opened by address so often that its files are preloaded with the page (ED-46). */
const FIRST_SCREEN = 'EditorScreen';

/**
 * @param {{ folder: string, entry: string, main: string, publicPath: string, plugins: import('rolldown').Plugin[] }} built
 *   Where the chunks lie, the names there of the first one and of what it loads once it has run, the address that they import
 *   each other by, and what applies to libraries.
 * @returns {Promise<{ entry: string, files: string[], preloads: string[], editorPreloads: string[] }>} Names in the same
 *   folder; `editorPreloads`: what the site editor needs beyond what every screen does.
 */
export async function mergeChunks({ folder, entry, main, publicPath, plugins }) {
  const { rolldown } = await import('rolldown');
  const needed = staticImports({ folder, entry: main, publicPath });
  const fromAddress = {
    name: 'from-address',
    resolveId(id, importer) {
      if (id.startsWith(publicPath)) return join(folder, id.slice(publicPath.length));
      // Found from the app's own folder, wherever the chunks lie.
      return isPackage(id) && importer?.startsWith(folder)
        ? this.resolve(id, EDITOR_PACKAGE, { skipSelf: true })
        : null;
    },
  };
  const bundle = await rolldown({
    input: { start: join(folder, entry) },
    plugins: [fromAddress, ...plugins],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // Libraries mark what runs in browsers alone, for servers that render.
    checks: { pluginTimings: false, moduleLevelDirective: false },
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    minify: true,
    // Files of shared code may need each other: each module runs when it is first needed, in the order of before.
    strictExecutionOrder: true,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: ({ name }) => `${withoutHash(name.replace(/~.*/, ''))}-[hash].js`,
    codeSplitting: {
      groups: [
        { name: APP, test: (id) => needed.has(basename(id)), priority: 2 },
        { name: COMMON, minShareCount: COMMON_SHARE, priority: 1 },
        // What a screen does not need is in no file that it loads.
        { name: 'shared', minShareCount: 2, maxSize: SHARED_SIZE, entriesAware: true },
      ],
    },
  });
  await bundle.close();
  const first = output.find((file) => file.isEntry);
  const screen = output.find(({ name, isDynamicEntry }) => isDynamicEntry && withoutHash(name) === FIRST_SCREEN);
  if (screen === undefined) throw new Error(`${FIRST_SCREEN} has no file of its own: something imports it at once.`);
  const early = output.filter(({ name }) => name === APP || name === COMMON).map(({ fileName }) => fileName);
  const preloads = closureOf(output, early).filter((name) => name !== first.fileName);
  return {
    ...{ entry: first.fileName, files: output.map(({ fileName }) => fileName), preloads },
    editorPreloads: closureOf(output, [screen.fileName]).filter(
      (name) => name !== first.fileName && !preloads.includes(name),
    ),
  };
}

/** A library or a package of ours. */
const isPackage = (id) => /^@?[a-z]/.test(id);

/** Files, what they import, and what that imports. */
function closureOf(output, fileNames) {
  const found = new Set(fileNames);
  for (const name of found)
    for (const imported of output.find((file) => file.fileName === name)?.imports ?? []) found.add(imported);
  return [...found];
}

/** The chunks that are there before anything is fetched on demand. */
function staticImports({ folder, entry, publicPath }) {
  const address = new RegExp(`(?:from|import)\\s*"${publicPath}([\\w-]+\\.js)"`, 'g');
  const found = new Set([entry]);
  for (const name of found) {
    for (const [, imported] of readFileSync(join(folder, name), 'utf8').matchAll(address)) found.add(imported);
  }
  return found;
}

/** `ProductScreen-HEIAFH2X`, a chunk's name as esbuild has made it, → `ProductScreen`. */
function withoutHash(name) {
  return name.replace(/-[A-Z0-9]{8}$/, '');
}

// Fewer files for the same code. esbuild makes a chunk of every set of modules that the same screens share: some 250 for the
// app, 135 of which the site editor needs. Browsers ask one origin for six at a time, so that the first screen waited two
// seconds for files of a few hundred bytes. Here what the entry needs becomes one file, and what several screens share a few.
// The packages that esbuild has left out are taken in here: esbuild puts all that an index file exports where any of it is
// needed, which made a third of the app's first file texts of the checkout in ten languages.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Characters of a file of shared code, before it is split in two: still some that browsers can fetch side by side. */
const SHARED_SIZE = 120_000;

/** Shared code of fewer characters goes into the file of screens that are nearly the same. */
const SHARED_LEAST = 2_000;

/** What the entry loads once it knows the language: needed by every screen. */
const MAIN = 'main';

/** The file that has it, and all it needs. */
const APP = 'app';

/** The one screen opened by address so often that its files are preloaded with the page (ED-46). */
const FIRST_SCREEN = 'EditorScreen';

/**
 * @param {{ folder: string, entry: string, publicPath: string }} built Where the chunks lie, the first one's name there, and
 *   the address that they import each other by.
 * @returns {Promise<{ entry: string, files: string[], preloads: string[], editorPreloads: string[] }>} Names in the same
 *   folder; `editorPreloads`: what the site editor needs beyond what every screen does.
 */
export async function mergeChunks({ folder, entry, publicPath }) {
  const { rolldown } = await import('rolldown');
  const main = readdirSync(folder).find((name) => withoutHash(name.replace(/\.js$/, '')) === MAIN);
  const needed = staticImports({ folder, entry: main, publicPath });
  const fromAddress = {
    name: 'from-address',
    resolveId: (id) => (id.startsWith(publicPath) ? join(folder, id.slice(publicPath.length)) : null),
  };
  const bundle = await rolldown({
    input: { start: join(folder, entry) },
    plugins: [fromAddress],
    checks: { pluginTimings: false },
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
        {
          ...{ name: 'shared', minShareCount: 2, maxSize: SHARED_SIZE, priority: 1 },
          // What a screen does not need is in no file that it loads.
          ...{ entriesAware: true, entriesAwareMergeThreshold: SHARED_LEAST },
        },
      ],
    },
  });
  await bundle.close();
  const first = output.find((file) => file.isEntry);
  const screen = output.find(({ name, isDynamicEntry }) => isDynamicEntry && withoutHash(name) === FIRST_SCREEN);
  if (screen === undefined) throw new Error(`${FIRST_SCREEN} has no file of its own: something imports it at once.`);
  const app = output.find(({ name }) => name === APP);
  const preloads = closureOf(output, app.fileName).filter((name) => name !== first.fileName);
  return {
    ...{ entry: first.fileName, files: output.map(({ fileName }) => fileName), preloads },
    editorPreloads: closureOf(output, screen.fileName).filter(
      (name) => name !== first.fileName && !preloads.includes(name),
    ),
  };
}

/** A file, what it imports, and what that imports. */
function closureOf(output, fileName) {
  const found = new Set([fileName]);
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

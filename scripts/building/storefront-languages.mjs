// Which page brings what our messages say in which language (building/storefront.mjs).
import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';
import { compileTables } from '../messages/compileMessages.mjs';
import { listLanguages, MESSAGES, SOURCE } from '../messages/readMessages.mjs';
import { importsFor } from '../messages/writeTable.mjs';

/** The languages other than English: their texts are in separate files. */
export const LANGUAGES = listLanguages().filter((language) => language !== SOURCE);

/**
 * Tables of messages that scripts of pages say, by the file they come in: `''` is what any page may say; the others only
 * come to pages that have what says it.
 */
const FILES = {
  '': [
    ...['visitorSentences', 'waiting', 'captchaSentences', 'cartButton', 'addToCartSentences', 'catalog'],
    ...['fieldSentences', 'formField', 'gallery', 'restockSentences', 'restockForm'],
  ],
  form: ['form', 'formSentences'],
  sale: ['cartPage', 'codeSentences', 'checkout', 'checkoutSentences', 'addressLabels'],
  // Widgets and parts without React say those of galleries.
  search: ['search', 'notice', 'embed', 'gallery'],
};

const APART = new Set(Object.values(FILES).flat());
const TABLE = /packages\/messages\/compiled\/(\w+)\.ts$/;
const FETCHING = /\/loader\/wordFiles\.ts$/;
const RUNTIME = path.join(MESSAGES, 'runtime.ts');

function nameOf(language, file) {
  return file === '' ? language : `${language}-${file}`;
}

/**
 * English pages carry no other language: the tables become English alone here, and take over what a file of words has put
 * into `quoinWords`, which the loader fetches first where `<html lang>` is German, and so with every other.
 */
export function languagesComeAlone(mark) {
  return {
    name: 'languages-come-alone',
    setup(builder) {
      const tables = new Map(compileTables().map((table) => [table.name, table.words]));
      builder.onLoad({ filter: TABLE }, ({ path: file }) => {
        const [, name] = TABLE.exec(file);
        if (!APART.has(name)) return undefined;
        const english = `export const en = ${tables.get(name).get(SOURCE)};`;
        // Said to do nothing: a table that a page does not ask for is left out.
        const table = `export const ${name} = /* @__PURE__ */ (() => ({ en, ...globalThis.quoinWords?.${name} }))();`;
        return { contents: `${importsFor(english, RUNTIME)}${english}\n${table}`, loader: 'ts' };
      });
      builder.onLoad({ filter: FETCHING }, () => ({
        // Not a pattern to esbuild, which would look for such files.
        contents: `const file = (name) => './${WORDS}' + name + '-${mark}.js';\nexport const fetchWordFile = (name) => import(file(name));`,
        loader: 'js',
      }));
    },
  };
}

const WORDS = 'words-';

/**
 * Writes a file for each language and each of `FILES`. All have one mark in their names, of what is in all of them: so the
 * loader knows their names by a word. Returns the mark and the names, `de-sale` → `words-de-sale-XXXXXXXX.js`.
 */
export async function buildWords(outdir, plan) {
  const tables = compileTables();
  const entries = LANGUAGES.flatMap((language) =>
    Object.entries(FILES).map(([file, names]) => [nameOf(language, file), wordsOf(tables, language, names)]),
  );
  const hash = createHash('sha256').update(entries.flat().join('\n')).digest('hex').slice(0, 8).toUpperCase();
  const files = Object.fromEntries(entries.map(([name]) => [name, `${WORDS}${name}-${hash}.js`]));
  const outputs = {};
  for (const [name, contents] of entries) {
    const stdin = { contents, loader: 'ts', resolveDir: MESSAGES };
    const { metafile } = await build({ ...plan, stdin, outfile: path.join(outdir, files[name]), outdir: undefined });
    Object.assign(outputs, metafile.outputs);
  }
  return { mark: hash, files, outputs };
}

function wordsOf(tables, language, names) {
  const lines = tables
    .filter(({ name }) => names.includes(name))
    .map(({ name, words }) => `${name}: { ${JSON.stringify(language)}: ${words.get(language)} }`);
  const text = `globalThis.quoinWords = { ...globalThis.quoinWords, ${lines.join(',\n')} };`;
  return `${importsFor(text, RUNTIME)}${text}`;
}

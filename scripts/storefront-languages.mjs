// Which page brings what the domain says in which language (build-storefront.mjs).
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const DOMAIN = fileURLToPath(new URL('../packages/domain/', import.meta.url));
/** What a subject says in other languages than English, all of them: `cart/otherWording.ts` and the like. */
const ALL_LANGUAGES = /packages\/domain\/(.*)\/other(?:Form)?Wording\.ts$/;
/** `de.ts` is what any page may say; the others only come to pages that have what says it. */
const WORDS_OF_PAGES = /page\/words\/([a-z]{2})(|Form|Sale|Search)\.ts$/;
const FILE_OF_TABLE = {
  ...{ otherAddressLabels: 'Sale', otherCheckoutWords: 'Sale', otherOrdersWording: 'Sale' },
  ...{ otherCartPageWords: 'Sale', otherPricingWording: 'Sale' },
  ...{ otherSearchWords: 'Search', otherNoticeWords: 'Search', otherEmbedWords: 'Search' },
  ...{ otherFormWording: 'Form', otherFormTexts: 'Form' },
  // Both widgets and parts without React say it.
  ...{ otherGalleryWords: ['', 'Search'] },
  // Said in the app, and by the server alone.
  ...{ otherLayoutWords: null, otherPlanPhrases: null, otherCartWording: null },
};

/**
 * English pages carry no other language: the domain's files of all languages become empty here and read what
 * `page/words/de.ts` brings, which the loader fetches first where `<html lang>` is German, and so with every other.
 */
export const languagesComeAlone = {
  name: 'languages-come-alone',
  setup(builder) {
    // Each file of words takes what it needs of the domain's: shared, all of it would come with either.
    builder.onResolve({ filter: /\?words[A-Z]?[a-z]*$/ }, ({ path: wanted }) => {
      const [file, suffix] = wanted.split('?');
      return { path: file, suffix: `?${suffix}` };
    });
    builder.onLoad({ filter: ALL_LANGUAGES }, async ({ path: file }) => {
      // Said to do nothing: a table that a page does not ask for is left out.
      const lines = (await tablesOf(file)).map(
        ({ table }) => `export const ${table} = /* @__PURE__ */ (() => words.${table})();`,
      );
      return { contents: `const words = globalThis.quoinWords ?? {};\n${lines.join('\n')}`, loader: 'js' };
    });
    builder.onLoad({ filter: WORDS_OF_PAGES }, async ({ path: file }) => {
      const [, language, kind] = WORDS_OF_PAGES.exec(file);
      return { contents: await wordsOf(language, kind), loader: 'js', resolveDir: DOMAIN };
    });
  },
};

/** One language of every subject, put where those empty files look. */
async function wordsOf(language, kind) {
  const files = (await readdir(DOMAIN, { recursive: true }))
    .map((name) => path.join(DOMAIN, name).split(path.sep).join('/'))
    .filter((file) => ALL_LANGUAGES.test(file))
    .sort();
  const imports = [];
  const words = [];
  for (const file of files) {
    for (const { table, names, sources } of await tablesOf(file)) {
      if (![Object.hasOwn(FILE_OF_TABLE, table) ? FILE_OF_TABLE[table] : ''].flat().includes(kind)) continue;
      const name = names.get(language);
      if (name === undefined) throw new Error(`${file}: ${table} has nothing for ${language}`);
      imports.push(
        `import { ${name} } from '${path.posix.join(path.posix.dirname(file), sources.get(name))}?words${kind}';`,
      );
      words.push(`${table}: { ${language}: ${name} }`);
    }
  }
  return `${imports.join('\n')}\nglobalThis.quoinWords = { ...globalThis.quoinWords, ${words.join(', ')} };`;
}

/** What a file of all languages exports: `otherCartWords`, with the name of its words in each language and their file. */
async function tablesOf(file) {
  const text = await readFile(file, 'utf8');
  const sources = new Map(
    [...text.matchAll(/^import \{([^}]*)\} from '(\.[^']+)';/gm)].flatMap(([, names, source]) =>
      names.split(',').map((name) => [name.trim(), source]),
    ),
  );
  return [...text.matchAll(/^export const (\w+):[^=]*= \{([^}]*)\};/gm)].map(([, table, entries]) => ({
    table,
    names: new Map([...entries.matchAll(/(\w+): (\w+)/g)].map(([, language, name]) => [language, name])),
    sources,
  }));
}

// Compiles packages/messages/<language>/<subject>.json into packages/messages/compiled/<table>.ts.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileAppTexts } from './compileAppTexts.mjs';
import { compilePolicies } from './compilePolicies.mjs';
import { listAppLanguages, listLanguages, MESSAGES, readAll, readChecks, SOURCE, tablesOf } from './readMessages.mjs';
import { removeOthers, writeChanged } from './writeChanged.mjs';
import { importsFor, writeWords } from './writeTable.mjs';

/** Every table: its name, its subject and its words in each language, as texts of TypeScript. */
export function compileTables(folder = MESSAGES) {
  return readAll(folder).flatMap(({ subject, byLanguage }) =>
    [...tablesOf(byLanguage.get(SOURCE))].map(([name, english]) => {
      const words = [...byLanguage].map(([language, file]) => {
        const own = tablesOf(file).get(name) ?? { messages: [] };
        return [language, writeWords(own, english, language)];
      });
      return { name, subject, words: new Map(words) };
    }),
  );
}

/** Writes what has changed, and takes away what is no more: several programs may do so at a time. */
export function compileMessages(folder = MESSAGES) {
  const out = join(folder, 'compiled');
  mkdirSync(out, { recursive: true });
  const files = new Map(compileTables(folder).map((table) => [`${table.name}.ts`, fileOf(table)]));
  files.set('languages.ts', languagesFile(listLanguages(folder), listAppLanguages(folder)));
  for (const [name, text] of files) writeChanged(join(out, name), text);
  mkdirSync(join(out, 'testing'), { recursive: true });
  writeChanged(join(out, 'testing/checks.ts'), checksFile(folder));
  compilePolicies(folder);
  removeOthers(out, new Map([...files, ['policies.ts', null]]));
  return files.size + 1 + compileAppTexts(folder);
}

function fileOf({ name, subject, words }) {
  const text = [...words].map(([language, own]) => {
    return language === SOURCE ? `export const en = ${own};` : `const ${localName(language)}: Words = ${own};`;
  });
  const pairs = [...words.keys()].map((language) => `${JSON.stringify(language)}: ${localName(language)}`);
  const body = [
    text[0],
    'type Words = typeof en;',
    ...text.slice(1),
    `export const ${name}: InLanguages<Words> = { ${pairs.join(', ')} };`,
  ].join('\n');
  return `// From */${subject}.json, by scripts/messages/compileMessages.mjs.\n${importsFor(body, '../runtime.ts')}${body}\n`;
}

/** `pt-BR` → `pt_BR`; a word of the language itself (`in`, `is`) is no name. */
function localName(language) {
  return language === SOURCE ? 'en' : `in_${language.replaceAll('-', '_')}`;
}

function languagesFile(languages, ofTheApp) {
  const list = (names) => names.map((language) => `'${language}'`).join(', ');
  return `// From the folders of packages/messages, by scripts/messages/compileMessages.mjs.
export const LANGUAGES = [${list(languages)}] as const;
/** Those of the app. */
export const APP_LANGUAGES = [${list(ofTheApp)}] as const;
`;
}

/** What tests know of each language. */
function checksFile(folder) {
  const known = listLanguages(folder).map((language) => {
    const { englishWords, tradeWords } = readChecks(language, folder);
    return [language, { englishWords, tradeWords }];
  });
  const type =
    'Readonly<Record<string, { readonly englishWords: readonly string[]; readonly tradeWords: readonly string[] }>>';
  return `// From */checks.json, by scripts/messages/compileMessages.mjs.\nexport const CHECKS: ${type} = ${JSON.stringify(Object.fromEntries(known), null, 2)};\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`messages: ${compileMessages()} files`);
}

// Compiles packages/messages/<language>/app/<subject>.json: English into packages/messages/compiled/app/<table>.ts, which the
// app's modules import; every other language into one module for the server. The app's build makes the tables anew for each
// language (`browserTables`).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { APP, listAppLanguages, listAppSubjects, MESSAGES, readSubject, SOURCE, tablesOf } from './readMessages.mjs';
import { removeOthers, writeChanged } from './writeChanged.mjs';
import { importsFor, typeOfMessage, writeEachWord, writeWordList } from './writeTable.mjs';

/** Answers how many files there are. */
export function compileAppTexts(folder = MESSAGES) {
  const tables = englishTables(folder);
  const files = new Map(tables.map((table) => [`${table.english.name}.ts`, tableFile(table)]));
  if (files.size < tables.length) throw new Error(`Two subjects of the app have a table of the same name.`);
  const others = listAppLanguages(folder).slice(1);
  const loaded = new Map(others.map((language) => [`${language}.ts`, languageFile(language, tables, folder)]));
  loaded.set('languages.ts', languagesFile(others));
  const out = join(folder, 'compiled', APP);
  for (const [at, written] of [
    [out, files],
    [join(out, 'languages'), loaded],
  ]) {
    mkdirSync(at, { recursive: true });
    for (const [name, text] of written) writeChanged(join(at, name), text);
    removeOthers(at, written);
  }
  return files.size + loaded.size;
}

function englishTables(folder) {
  return listAppSubjects(folder).flatMap((subject) =>
    [...tablesOf(readSubject(SOURCE, subject, folder)).values()].map((english) => ({ subject, english })),
  );
}

/**
 * The tables in one language, for a page that knows no other: modules with the same exports as the files of `compileAppTexts`.
 *
 * @returns {ReadonlyMap<string, string>} TypeScript by the table's name.
 */
export function browserTables(language, folder = MESSAGES) {
  return new Map(
    englishTables(folder).map(({ subject, english }) => {
      const own = tablesOf(readSubject(language, subject, folder)).get(english.name) ?? { messages: [] };
      const values = writeEachWord(own, english, language);
      const texts = namesOf(english).map(({ name, local }, at) =>
        name === local
          ? `export const ${name} = ${values[at]};`
          : `const ${local} = ${values[at]};\nexport { ${local} as ${name} };`,
      );
      const body = `${texts.join('\n')}\n`;
      return [english.name, `${importsFor(body, RUNTIME)}${body}`];
    }),
  );
}

function namesOf(english) {
  return english.messages.map((message) => {
    const name = message.path.join('_');
    return { name, local: RESERVED.has(name) ? `${name}_` : name, type: typeOfMessage(message, english.isForProblems) };
  });
}

/** Exports each text separately. A call of it costs a bundle a letter or two. */
function tableFile({ subject, english }) {
  const texts = namesOf(english);
  const renamed = texts.filter(({ name, local }) => name !== local);
  const body = [
    `export const [${texts.map(({ local }) => local).join(', ')}]: readonly [${texts.map(({ type }) => type).join(', ')}] =`,
    `  appTable('${english.name}', ${writeWordList(english, english, SOURCE)});`,
    ...(renamed.length === 0
      ? []
      : [`export { ${renamed.map(({ name, local }) => `${local} as ${name}`).join(', ')} };`]),
  ].join('\n');
  return `${comment(`en/${subject}.json`)}import { appTable } from '../../appTables.ts';\n${importsFor(body, '../../runtime.ts')}${body}\n`;
}

function languageFile(language, tables, folder) {
  const texts = tables.map(({ subject, english }) => {
    const own = tablesOf(readSubject(language, subject, folder)).get(english.name) ?? { messages: [] };
    return `${english.name}: ${writeWordList(own, english, language)},`;
  });
  const body = `export const texts = {\n${texts.join('\n')}\n};`;
  return `${comment(`${language}/app`)}${importsFor(body, '../../../runtime.ts')}${body}\n`;
}

/** How the server loads each language but English. */
function languagesFile(languages) {
  const loads = languages.map((language) => `  ${JSON.stringify(language)}: () => import('./${language}.ts'),`);
  return `${comment('the folders */app')}import type { AppTexts } from '../../../appTables.ts';

export const LOAD_APP_TEXTS: Readonly<Record<string, () => Promise<{ readonly texts: AppTexts }>>> = {
${loads.join('\n')}
};
`;
}

const RUNTIME = join(MESSAGES, 'runtime.ts');

function comment(source) {
  return `// From ${source}, by scripts/messages/compileAppTexts.mjs.\n`;
}

/** What no constant may be called, though an export may. */
const RESERVED = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof let new null return static super switch this throw true try typeof var void while with yield await implements interface package private protected public'.split(
    ' ',
  ),
);

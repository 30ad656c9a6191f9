// Compiles packages/messages/<language>/app/<subject>.json: English into packages/messages/compiled/app/<table>.ts, which the
// app's modules import, every other language into one module that the app loads before them.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { APP, listAppLanguages, listAppSubjects, MESSAGES, readSubject, SOURCE, tablesOf } from './readMessages.mjs';
import { removeOthers, writeChanged } from './writeChanged.mjs';
import { importsFor, typeOfMessage, writeWordList } from './writeTable.mjs';

/** Answers how many files there are. */
export function compileAppTexts(folder = MESSAGES) {
  const tables = listAppSubjects(folder).flatMap((subject) =>
    [...tablesOf(readSubject(SOURCE, subject, folder)).values()].map((english) => ({ subject, english })),
  );
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

/** Exports each text separately. A call of it costs a bundle a letter or two. */
function tableFile({ subject, english }) {
  const texts = english.messages.map((message) => {
    const name = message.path.join('_');
    return { name, local: RESERVED.has(name) ? `${name}_` : name, type: typeOfMessage(message, english.isForProblems) };
  });
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

/** How the app loads each language but English. */
function languagesFile(languages) {
  const loads = languages.map((language) => `  ${JSON.stringify(language)}: () => import('./${language}.ts'),`);
  return `${comment('the folders */app')}import type { AppTexts } from '../../../appTables.ts';

export const LOAD_APP_TEXTS: Readonly<Record<string, () => Promise<{ readonly texts: AppTexts }>>> = {
${loads.join('\n')}
};
`;
}

function comment(source) {
  return `// From ${source}, by scripts/messages/compileAppTexts.mjs.\n`;
}

/** What no constant may be called, though an export may. */
const RESERVED = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof let new null return static super switch this throw true try typeof var void while with yield await implements interface package private protected public'.split(
    ' ',
  ),
);

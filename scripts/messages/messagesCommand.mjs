// npm run quoin -- messages export|import: our texts to translators and back.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { translationFaults } from './messageFaults.mjs';
import { listSubjects, MESSAGES, readSubject, SOURCE } from './readMessages.mjs';
import { FORMATS } from './translatorFiles.mjs';

export const MESSAGES_USAGE = `npm run quoin -- messages COMMAND FILE [--language CODE]

  messages export FILE --language pl
      Writes all texts for visitors and what is translated of them: as XLIFF 1.2 to FILE.xlf, as PO to FILE.po.

  messages import FILE [--language pl]
      Reads such a file and writes packages/messages/pl. Texts whose English has changed meanwhile are left
      out and named. Where a text is not right (arguments, plural forms), nothing is written.`;

/** Runs it; answers the exit code. `folder` is where the messages are. */
export async function runMessagesCommand(words, { folder = MESSAGES, print = console.log } = {}) {
  const [command, file, option, code] = words;
  const format = file?.endsWith('.po') ? FORMATS.po : FORMATS.xliff;
  const language = option === '--language' ? code : undefined;
  if (command === 'export' && file !== undefined && language !== undefined) {
    const entries = listEntries(language, folder);
    writeFileSync(file, await format.write(entries, language));
    const open = entries.filter(({ target }) => target === '').length;
    print(`${entries.length} texts, ${open} without a translation`);
    return 0;
  }
  if (command === 'import' && file !== undefined) {
    const read = await format.read(readFileSync(file, 'utf8'));
    return takeIn({ ...read, language: language ?? read.language }, { folder, print });
  }
  print(MESSAGES_USAGE);
  return 2;
}

export function listEntries(language, folder) {
  return listSubjects(folder).flatMap((subject) => {
    const [source, own] = [readSubject(SOURCE, subject, folder), readSubject(language, subject, folder)];
    return Object.keys(source)
      .filter((key) => !key.startsWith('@'))
      .map((key) => ({ subject, key, source: source[key], target: own[key] ?? '', note: noteOf(source, key) }));
  });
}

/** What the message, else the table it is in, is described with. */
function noteOf(source, key) {
  return source[`@${key}`]?.description ?? source[`@${key.split('/')[0]}`]?.description ?? '';
}

function takeIn({ language, entries }, { folder, print }) {
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(language) || language === SOURCE) {
    print('The file names no language to translate to: add --language CODE.');
    return 2;
  }
  const changed = [];
  const subjects = listSubjects(folder).map((subject) => {
    const source = readSubject(SOURCE, subject, folder);
    const given = entries.filter((entry) => entry.subject === subject && entry.target !== '');
    const right = given.filter(({ key, source: english }) => source[key] === english);
    changed.push(...given.filter((entry) => !right.includes(entry)).map(({ key }) => `${subject}.json: ${key}`));
    const texts = {
      ...readSubject(language, subject, folder),
      ...Object.fromEntries(right.map((each) => [each.key, each.target])),
    };
    const order = Object.keys(source).filter((key) => Object.hasOwn(texts, key));
    return { subject, source, own: Object.fromEntries(order.map((key) => [key, texts[key]])) };
  });
  for (const line of changed) print(`${line} has another English text by now: left out`);
  const faults = subjects.flatMap(({ subject, source, own }) =>
    // npm run check reports missing and untranslated texts: a file may come back half done.
    translationFaults({ language, source, own, same: Object.keys(own).filter((key) => own[key] === source[key]) })
      .filter((line) => !line.endsWith(': is missing'))
      .map((line) => `${subject}.json: ${line}`),
  );
  for (const line of faults) print(line);
  if (faults.length > 0) return 1;
  mkdirSync(join(folder, language), { recursive: true });
  for (const { subject, own } of subjects)
    writeFileSync(join(folder, language, `${subject}.json`), `${JSON.stringify(own, null, 2)}\n`);
  print(`${subjects.reduce((sum, { own }) => sum + Object.keys(own).length, 0)} texts in ${language}`);
  return 0;
}

// Reads packages/messages/<language>/<subject>.json: one flat list of messages for each table.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const MESSAGES = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'packages/messages');
/** What others translate; its files also tell the arguments and describe. */
export const SOURCE = 'en';
/** The folder of a language with the app's own texts. Visitors read those next to it. */
export const APP = 'app';
/** Not a subject: what checks and tests know of a language. */
const CHECKS = 'checks.json';
const IS_LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/;

/** The languages that have a folder: the source first, the others by their codes. */
export function listLanguages(folder = MESSAGES) {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && IS_LANGUAGE.test(entry.name) && hasMessages(join(folder, entry.name)))
    .map(({ name }) => name);
  return [SOURCE, ...names.filter((name) => name !== SOURCE).sort()];
}

function hasMessages(folder) {
  return readdirSync(folder).some((name) => name.endsWith('.json'));
}

/** The names of the subjects that have messages. */
export function listSubjects(folder = MESSAGES) {
  return subjectsIn(join(folder, SOURCE));
}

/** `app/orders`: the subjects of the app's texts. */
export function listAppSubjects(folder = MESSAGES) {
  return subjectsIn(join(folder, SOURCE, APP)).map((name) => `${APP}/${name}`);
}

/** The languages of the app: those with a folder of its texts. */
export function listAppLanguages(folder = MESSAGES) {
  return listLanguages(folder).filter((language) => existsSync(join(folder, language, APP)));
}

function subjectsIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== CHECKS)
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/**
 * What checks and tests know of a language: `sameAsEnglish`, keys of texts that are meant to be as in English; `englishWords`,
 * small words of English that are words of the language as well; `tradeWords`, what only fits shops of one trade (patterns).
 */
export function readChecks(language, folder = MESSAGES) {
  return { sameAsEnglish: [], englishWords: [], tradeWords: [], ...readSubject(language, 'checks', folder) };
}

/** `{ 'cartPage/page/title': 'Shopping Cart', '@cartPage/page/removed': { … } }`; empty where the file is missing. */
export function readSubject(language, subject, folder = MESSAGES) {
  try {
    return JSON.parse(readFileSync(join(folder, language, `${subject}.json`), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw new Error(`${language}/${subject}.json: ${error.message}`);
  }
}

/**
 * What a file says, by table: the first part of a key names it. `about` is what `@key` tells: description and
 * arguments of a message, `arguments: 'values'` of a table of sentences for Problems.
 */
export function tablesOf(subject) {
  const tables = new Map();
  for (const [key, text] of Object.entries(subject)) {
    if (key.startsWith('@')) continue;
    const [name, ...path] = key.split('/');
    if (!tables.has(name)) tables.set(name, { name, isForProblems: isForProblems(subject, name), messages: [] });
    tables.get(name).messages.push({ key, path, text, about: subject[`@${key}`] ?? {} });
  }
  return tables;
}

function isForProblems(subject, name) {
  return subject[`@${name}`]?.arguments === 'values';
}

/** Everything there is, by subject and language. */
export function readAll(folder = MESSAGES) {
  const languages = listLanguages(folder);
  return listSubjects(folder).map((subject) => ({
    subject,
    byLanguage: new Map(languages.map((language) => [language, readSubject(language, subject, folder)])),
  }));
}

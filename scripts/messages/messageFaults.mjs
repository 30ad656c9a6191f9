// Lists what is wrong with the messages of a language, compared with the source: each fault as a line for the
// translators.
import { argumentsIn, parametersOf, parseMessage, pluralFormsOf, TYPE } from './parseMessage.mjs';

/** What Unicode knows of no language: `one` in Japanese. */
const EVERYWHERE = 'other';

/**
 * Faults of a translated file, as lines. `same`: keys of texts that are meant to be as in English.
 */
export function translationFaults({ language, source, own, same = [] }) {
  const keys = Object.keys(source).filter((key) => !key.startsWith('@'));
  const known = new Set(keys);
  const unknown = Object.keys(own).filter((key) => !known.has(key));
  return [
    ...keys.filter((key) => !Object.hasOwn(own, key)).map((key) => `${key}: is missing`),
    ...unknown.map((key) => `${key}: is not in English`),
    ...same
      .filter((key) => known.has(key) && own[key] !== source[key])
      .map((key) => `${key}: is not the English text, as checks.json says`),
    ...keys
      .filter((key) => Object.hasOwn(own, key))
      .flatMap((key) => {
        const message = { key, text: source[key], about: source[`@${key}`] ?? {} };
        return textFaults({ language, message, text: own[key], isSame: same.includes(key) });
      }),
  ];
}

/** Faults of the source: texts that cannot be read, and what tells of a message that is not there. */
export function sourceFaults(source) {
  const keys = Object.keys(source).filter((key) => !key.startsWith('@'));
  const tables = new Set(keys.map((key) => key.split('/')[0]));
  const lost = Object.keys(source)
    .filter((key) => key.startsWith('@'))
    .map((key) => key.slice(1))
    .filter((key) => !keys.includes(key) && !tables.has(key) && !keys.some((each) => each.startsWith(`${key}/`)));
  return [
    ...lost.map((key) => `@${key}: there is no such message`),
    ...keys.flatMap((key) => {
      const message = { key, text: source[key], about: source[`@${key}`] ?? {} };
      return textFaults({ language: 'en', message, text: source[key], isSame: true });
    }),
  ];
}

function textFaults({ language, message, text, isSame }) {
  const { key } = message;
  if (typeof text !== 'string') return [`${key}: is no text`];
  let nodes;
  try {
    nodes = parseMessage(key, text);
  } catch (error) {
    return [error.message];
  }
  const parameters = new Map(parametersOf(message).map(({ name, type }) => [name, type]));
  const used = argumentsIn(nodes);
  const needed = argumentsIn(parseMessage(key, message.text));
  const strange = [...used.keys()].filter((name) => !parameters.has(name));
  const left = [...needed.keys()].filter((name) => !used.has(name) && parameters.get(name) === 'text');
  return [
    ...strange.map((name) => `${key}: there is no {${name}}`),
    ...left.map((name) => `${key}: {${name}} is left out`),
    ...choicesIn(nodes).flatMap((node) => choiceFaults(node, { key, language, type: parameters.get(node.value) })),
    ...(edgesOf(text) === edgesOf(message.text) ? [] : [`${key}: begins or ends with another space than English`]),
    ...(isSame || !isWord(text) || text !== message.text ? [] : [`${key}: "${text}" is the English text`]),
  ];
}

/** Returns the spaces at both ends. The code puts other content next to the text. */
function edgesOf(text) {
  return JSON.stringify([/^\s*/.exec(text)[0], /\s*$/.exec(text)[0]]);
}

/** Signs, numbers and arguments alone are the same everywhere. */
function isWord(text) {
  return /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
}

function choicesIn(nodes) {
  return nodes.flatMap((node) => {
    if (node.type !== TYPE.plural && node.type !== TYPE.select) return [];
    return [node, ...Object.values(node.options).flatMap(({ value }) => choicesIn(value))];
  });
}

function choiceFaults({ type: kind, value: name, options }, { key, language, type }) {
  const given = Object.keys(options);
  if (kind === TYPE.select) {
    const may = Array.isArray(type) ? type : { flag: ['true'], maybe: ['none'] }[type];
    if (may === undefined) return [`${key}: {${name}} cannot be chosen by`];
    return given
      .filter((option) => option !== EVERYWHERE && !may.includes(option))
      .map((option) => `${key}: {${name}} is never ${option}`);
  }
  if (type !== 'number' && type !== 'list' && type !== 'text') return [`${key}: {${name}} is not counted`];
  const named = given.filter((form) => !form.startsWith('='));
  const has = new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  const asked = named.length > 1 ? [...pluralFormsOf(language)].filter((form) => !named.includes(form)) : [];
  return [
    ...named.filter((form) => !has.has(form)).map((form) => `${key}: ${language} has no plural form ${form}`),
    // What is said of one alone may be said by `=1`; a form that is left out is said as `other`.
    ...asked.filter((form) => form !== 'zero').map((form) => `${key}: the plural form ${form} of {${name}} is missing`),
  ];
}

// A table of messages as TypeScript: texts, and functions of their arguments. Nothing is parsed when a page or the server runs.
import { parametersOf, parseMessage, saysOneOfOne, TYPE } from './parseMessage.mjs';

/**
 * The words of a table in a language, as the text of an object; what a translation lacks is said in English. `english` are
 * the messages of the source: they tell which there are, and their arguments.
 */
export function writeWords(table, english, language) {
  return writeTree(writeEach(table, english, language));
}

/** The same as a list, in the order of the source. */
export function writeWordList(table, english, language) {
  return `[\n${writeEachWord(table, english, language)
    .map((text) => `${text},\n`)
    .join('')}]`;
}

/** Its texts one by one. Sentences of Problems are functions, also without values: see `appTable`. */
export function writeEachWord(table, english, language) {
  const said = (text) => (english.isForProblems && !text.startsWith('(values') ? `(): string => ${text}` : text);
  return writeEach(table, english, language).map(([, text]) => said(text));
}

function writeEach(table, english, language) {
  const own = new Map(table.messages.map(({ path, text }) => [path.join('/'), text]));
  return english.messages.map((message) => {
    const text = own.get(message.path.join('/'));
    const said = text === undefined ? { text: message.text, language: 'en' } : { text, language };
    return [message.path, writeMessage({ ...said, message, isForProblems: english.isForProblems })];
  });
}

function writeTree(messages) {
  const names = [...new Set(messages.map(([[name]]) => name))];
  const lines = names.map((name) => {
    const inside = messages.filter(([[first]]) => first === name);
    const isLeaf = inside.length === 1 && inside[0][0].length === 1;
    if (isLeaf) return `${writeName(name)}: ${inside[0][1]},`;
    if (inside.some(([path]) => path.length === 1)) throw new Error(`${name} is a message and holds messages`);
    return `${writeName(name)}: ${writeTree(inside.map(([path, text]) => [path.slice(1), text]))},`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

function writeName(name) {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
}

function writeMessage({ text, language, message, isForProblems }) {
  const nodes = parseMessage(message.key, text);
  const parameters = parametersOf(message);
  const context = { key: message.key, language, isForProblems };
  context.typeOf = (name) => {
    const known = parameters.find((each) => each.name === name);
    if (known === undefined) throw new Error(`${message.key} in ${language}: there is no argument {${name}}`);
    return known.type;
  };
  const said = writeNodes(nodes, context);
  if (parameters.length === 0) return said;
  // What a translation does without comes all the same: the order tells which is which.
  if (isForProblems) return `(values: Values): string => ${said}`;
  return `(${parameters.map(({ name, type }) => `${name}: ${typeText(type)}`).join(', ')}): string => ${said}`;
}

/** What a text of the app is to TypeScript: `string`, or a function of its arguments. */
export function typeOfMessage(message, isForProblems) {
  if (isForProblems) return '(values: Values) => string';
  const parameters = parametersOf(message);
  if (parameters.length === 0) return 'string';
  return `(${parameters.map(({ name, type }) => `${name}: ${typeText(type)}`).join(', ')}) => string`;
}

function typeText(type) {
  if (Array.isArray(type)) return type.map((each) => `'${each}'`).join(' | ');
  return { text: 'string', maybe: 'string', number: 'number', flag: 'boolean', list: 'readonly string[]' }[type];
}

/** Text and arguments as one expression. */
function writeNodes(nodes, context) {
  if (nodes.every(({ type }) => type === TYPE.literal)) return quoted(nodes.map(({ value }) => value).join(''));
  const isChoice = ({ type }) => type === TYPE.select || type === TYPE.plural;
  if (nodes.length === 1 && isChoice(nodes[0])) return writeNode(nodes[0], context);
  const parts = nodes.map((node) =>
    node.type === TYPE.literal ? node.value.replace(/[\\`]|\$\{/g, '\\$&') : `\${${writeNode(node, context)}}`,
  );
  return `\`${parts.join('')}\``;
}

function quoted(text) {
  return `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
}

function writeNode(node, context) {
  if (node.type === TYPE.pound) return `numberText('${context.language}', ${context.counted})`;
  if (node.type === TYPE.argument) return writeArgument(node.value, context);
  if (node.type === TYPE.plural) return writePlural(node, context);
  if (node.type === TYPE.select) return writeSelect(node, context);
  throw new Error(`${context.key}: amounts, dates and markup are arguments that are written already`);
}

function writeArgument(name, { isForProblems, language, typeOf }) {
  const isList = typeOf(name) === 'list';
  if (isForProblems && !isList) return `valueText(values, '${name}')`;
  const value = isForProblems ? `valueList(values, '${name}')` : name;
  return isList ? `listText('${language}', ${value})` : value;
}

function writePlural({ value: name, options, offset, pluralType }, context) {
  const { isForProblems, key, language, typeOf } = context;
  if (offset !== 0 || pluralType !== 'cardinal') throw new Error(`${key}: offsets and ordinals are not supported`);
  const isList = typeOf(name) === 'list';
  const value = isForProblems ? (isList ? `valueList(values, '${name}')` : `Number(values.${name})`) : name;
  const counted = isList ? `${value}.length` : value;
  const inside = { ...context, counted };
  const forms = Object.entries(options).map(([form, option]) => [form, writeNodes(option.value, inside)]);
  const exact = forms.filter(([form]) => form.startsWith('='));
  const named = forms.filter(([form]) => !form.startsWith('='));
  const { one, other } = Object.fromEntries(named);
  const list = named.map(([form, text]) => `${form}: ${text}`).join(', ');
  const isOneOrOther = named.length === 2 && one !== undefined && saysOneOfOne(language);
  const last =
    named.length === 1
      ? other
      : isOneOrOther
        ? `${counted} === 1 ? ${one} : ${other}`
        : `plural('${language}', ${counted}, { ${list} })`;
  return choices(
    exact.map(([form, text]) => [`${counted} === ${form.slice(1)}`, text]),
    last,
  );
}

function writeSelect({ value: name, options }, context) {
  const value = context.isForProblems ? `valueText(values, '${name}')` : name;
  const type = context.typeOf(name);
  const asked = { flag: () => value, maybe: () => `${value} === ''` }[type] ?? ((option) => `${value} === '${option}'`);
  const entries = Object.entries(options).map(([option, { value: nodes }]) => [option, writeNodes(nodes, context)]);
  return choices(
    entries.filter(([option]) => option !== 'other').map(([option, text]) => [asked(option), text]),
    Object.fromEntries(entries).other,
  );
}

function choices(tests, last) {
  if (tests.length === 0) return last;
  return `(${tests.map(([test, text]) => `${test} ? ${text} : `).join('')}${last})`;
}

const HELPERS = ['listText', 'numberText', 'plural', 'valueList', 'valueText'];

/** Imports of what a text of TypeScript uses. */
export function importsFor(text, from) {
  const values = HELPERS.filter((name) => text.includes(`${name}(`));
  const types = ['InLanguages', 'Values'].filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const names = [...types.map((name) => `type ${name}`), ...values];
  return names.length === 0 ? '' : `import { ${names.join(', ')} } from '${from}';\n`;
}

// A message as FormatJS reads it (ICU MessageFormat), and the arguments that it takes.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

export { TYPE };

/** The tree of a message; markup is text to us. */
export function parseMessage(key, text) {
  try {
    return parse(text, { ignoreTag: true, requiresOtherClause: true });
  } catch (error) {
    throw new Error(`${key}: ${error.message} in "${text}"`);
  }
}

/** Names of arguments in the order in which they first occur, each with how it is used. */
export function argumentsIn(nodes, found = new Map()) {
  for (const node of nodes) {
    if (node.type === TYPE.literal || node.type === TYPE.pound) continue;
    const uses = found.get(node.value) ?? new Set();
    found.set(node.value, uses.add(node.type));
    for (const { value } of Object.values(node.options ?? {})) argumentsIn(value, found);
  }
  return found;
}

const TYPES = ['text', 'maybe', 'number', 'flag', 'list'];

/**
 * The arguments of a message of the source, in the order of its function: `{ name, type }`, a type being `text`,
 * `maybe` (text that may be empty: selects `none`), `number`, `flag` (selects `true`), `list`, or the list of what it can be.
 */
export function parametersOf({ key, text, about }) {
  const used = argumentsIn(parseMessage(key, text));
  const told = about.placeholders ?? {};
  const names = [...new Set([...Object.keys(told), ...used.keys()])];
  return names.map((name) => {
    const type = told[name]?.type ?? (used.get(name)?.has(TYPE.plural) ? 'number' : 'text');
    if (!Array.isArray(type) && !TYPES.includes(type)) throw new Error(`${key}: unknown type ${type} of {${name}}`);
    return { name, type };
  });
}

/** The plural forms that whole numbers of a language ask for. */
export function pluralFormsOf(language) {
  const rules = new Intl.PluralRules(language);
  return new Set(COUNTS.map((count) => rules.select(count)));
}

const COUNTS = Array.from({ length: 1200 }, (_, count) => count);

/** Whether a language says `one` of 1 and of nothing else: then two forms need no rules. */
export function saysOneOfOne(language) {
  const known = oneOfOne.get(language);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules(language);
  const isSo = [...COUNTS, 1_000_000, 1.5, 0.5].every((count) => (rules.select(count) === 'one') === (count === 1));
  oneOfOne.set(language, isSo);
  return isSo;
}

const oneOfOne = new Map();

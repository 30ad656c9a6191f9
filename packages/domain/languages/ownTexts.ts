import type { OwnWording } from './translated.ts';

/** Says a text by one of its values: by how many there are, by yes or no, by whether there is anything. */
export interface TextForms {
  /** The place of that value among the arguments. */
  readonly by: number;
  /** By plural form (CLDR), `yes` or `no`, `some` or `none`. A form that is missing is said as we say it. */
  readonly forms: Readonly<Record<string, string>>;
}

/** With `{0}` in place of an argument, or `{name}` in place of a value of a Problem. */
export type OwnText = string | TextForms;

/** What an owner says instead of us: by the mark of a catalogue, then by the path in it (`pill/inCart`). */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, OwnText>>>>;

/** Where a page carries the texts that its scripts say in its owner's words. */
export const OWN_TEXTS_ID = 'own-texts';

/**
 * Tells catalogues apart by the names of what they say, so that a page's scripts need not carry names for them: an
 * FNV-1a hash in base 36.
 */
export function catalogueMark(english: unknown): string {
  let hash = 0x811c9dc5;
  for (const char of Object.keys(english ?? {}).join()) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Speaks with an owner's texts; `textsIn`: those of a language, null where there are none. */
export function ownWording(textsIn: (language: string) => OwnTexts | null): OwnWording {
  const marks = new WeakMap<object, string>();
  const laid = new WeakMap<object, WeakMap<object, unknown>>();
  return (words, english, language) => {
    const texts = textsIn(language);
    if (texts === null || !isTree(words) || !isTree(english)) return words;
    const mark = marks.get(english) ?? catalogueMark(english);
    marks.set(english, mark);
    const own = texts[mark];
    if (own === undefined) return words;
    const known = laid.get(own) ?? new WeakMap<object, unknown>();
    laid.set(own, known);
    const over = known.get(words) ?? laidOver(words, english, own, language);
    known.set(words, over);
    return over as typeof words;
  };
}

type Tree = Readonly<Record<string, unknown>>;
type Say = (...values: readonly unknown[]) => string;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

/** What a translation lacks is said in English, and so is what an owner's text has no form for. */
function laidOver(words: Tree, english: Tree, own: Readonly<Record<string, OwnText>>, language: string): Tree {
  return Object.entries(own).reduce(
    (tree, [path, text]) => placed(tree, english, path.split('/'), { text, language }),
    words,
  );
}

interface Placing {
  readonly text: OwnText;
  readonly language: string;
}

function placed(tree: Tree, english: Tree, [name = '', ...rest]: readonly string[], placing: Placing): Tree {
  if (!Object.hasOwn(english, name)) return tree;
  const [ours, theirs] = [tree[name] ?? english[name], english[name]];
  if (rest.length === 0) return { ...tree, [name]: said(ours, placing) };
  return isTree(ours) && isTree(theirs) ? { ...tree, [name]: placed(ours, theirs, rest, placing) } : tree;
}

function said(ours: unknown, { text, language }: Placing): unknown {
  if (typeof ours !== 'function') return typeof text === 'string' ? text : ours;
  if (typeof text === 'string') return (...values: readonly unknown[]) => filled(text, values, language);
  return (...values: readonly unknown[]) => {
    const form = text.forms[formOf(values[text.by], language)];
    return form === undefined ? (ours as Say)(...values) : filled(form, values, language);
  };
}

/** Which form a value asks for. */
export function formOf(value: unknown, language: string): string {
  if (typeof value === 'number') return new Intl.PluralRules(language).select(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === '' || value === null || value === undefined ? 'none' : 'some';
}

function filled(text: string, values: readonly unknown[], language: string): string {
  const [first] = values;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = /^\d+$/.test(name) ? values[Number(name)] : isTree(first) ? first[name] : undefined;
    if (Array.isArray(value)) return new Intl.ListFormat(language).format(value.map(String));
    if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
    return typeof value === 'string' ? value : whole;
  });
}

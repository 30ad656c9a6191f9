import { asString, isRecord, member, type RenderContext, toOutput } from '@quoin/template';

/** The value behind own names of JSON data; undefined when one of them is missing. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let node = value;
  for (const segment of path) node = member(node, segment);
  return node;
}

export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  return asString(at(value, ...path));
}

/** An own member of the value, else the nearest around it: how markup of the public engine finds its names. */
export function climbAt(value: unknown, context: RenderContext, name: string): unknown {
  const own = member(value, name);
  return own === undefined ? context.resolve(name) : own;
}

/** What `{name}` would print of the value there. */
export function printedAt(value: unknown, ...path: readonly (string | number)[]): string {
  return toOutput(at(value, ...path));
}

export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const list = at(value, ...path);
  return Array.isArray(list) ? list : [];
}

const LARGEST_INDEX = 2147483647;

/** The entries of a list. Of an object, as many as it has members: those that are named by a number. */
export function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.keys(value).map((_name, index) => member(value, index)) : [];
}

/** `a.0.b` → its segments; digits are indexes. */
export function splitPath(text: string): (string | number)[] {
  return text.split('.').map(toSegment);
}

export function toSegment(text: string): string | number {
  return /^\d+$/.test(text) && Number(text) <= LARGEST_INDEX ? Number(text) : text;
}

/** The site's own wording of a fixed text, else ours. */
export function localized(context: RenderContext, key: string, fallback: string): string {
  return asString(context.resolve(`localizedStrings.${key}`)) || fallback;
}

/** A value as the name of a member: lists joined, objects without a look inside. */
export function keyText(key: unknown): string {
  if (Array.isArray(key)) return toOutput(key.map((part) => part ?? ''));
  return typeof key === 'object' && key !== null ? '[object Object]' : String(key);
}

/**
 * The language of what we print by ourselves: the site's, where the data say it. Without it English, as everywhere else
 * where this language is spoken.
 */
export function wordsLanguage(context: RenderContext): string {
  return asString(context.resolve('website.language')) || 'en';
}

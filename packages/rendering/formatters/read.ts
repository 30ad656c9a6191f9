import { asString, member, type RenderContext } from '@quoin/template';

/** The value behind own names of JSON data; undefined when one of them is missing. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let node = value;
  for (const segment of path) node = member(node, segment);
  return node;
}

export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  return asString(at(value, ...path));
}

export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const list = at(value, ...path);
  return Array.isArray(list) ? list : [];
}

/** `a.0.b` → its segments; digits are indexes. */
export function splitPath(text: string): (string | number)[] {
  return text.split('.').map(toSegment);
}

export function toSegment(text: string): string | number {
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}

/** The site's own wording of a fixed text, else ours. */
export function localized(context: RenderContext, key: string, fallback: string): string {
  return asString(context.resolve(`localizedStrings.${key}`)) || fallback;
}

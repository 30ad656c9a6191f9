import { asString, type Format, type FormatterDefinition, isTruthy, type Lookup } from '@quoin/template';
import { inScope, withArguments } from './define.ts';
import { at, splitPath, toSegment } from './read.ts';

type Key = string | number;

/** A key given as data: a text, a number, or a list of these as a path. */
function keysOf(value: unknown): readonly Key[] | undefined {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  if (!Array.isArray(value)) return undefined;
  return value.every((key) => typeof key === 'string' || typeof key === 'number') ? (value as Key[]) : undefined;
}

function atKey(node: unknown, key: Key): unknown {
  return at(node, typeof key === 'string' && Array.isArray(node) ? toSegment(key) : key);
}

/** `get ref …`: goes in by the values of references. */
const get = inScope('get', ({ list }, names) => {
  const lookups = list.map((name) => names.reference(name));
  return (value, context) => {
    let node = value;
    for (const lookup of lookups) {
      const keys = lookup && keysOf(lookup(context));
      if (keys === undefined) return undefined;
      for (const key of keys) node = atKey(node, key);
    }
    return node;
  };
});

/** `prop path …`: goes in by fixed names. */
const prop = withArguments('prop', ({ list }) => {
  const path = list.flatMap(splitPath);
  return (value) => at(value, ...path);
});

/** `lookup ref`: resolves the text found at `ref` as a reference. */
const lookup = inScope('lookup', ({ list: [name = ''] }, names) => {
  const find = names.reference(name);
  return (_value, context) => {
    const reference = find && asString(find(context));
    return reference ? context.resolve(reference) : find === undefined ? '' : undefined;
  };
});

/** `key-by path`: an object of the items by their value at `path`; items without one are left out. */
const keyBy = withArguments('key-by', ({ list: [path = ''] }) => {
  const segments = splitPath(path);
  return (value) => {
    const byKey: Record<string, unknown> = Object.create(null);
    for (const item of Array.isArray(value) ? value : []) {
      const key = at(item, ...segments);
      if (typeof key === 'string' || typeof key === 'number') byKey[key] = item;
    }
    return byKey;
  };
});

type Accepts = (item: unknown, table: unknown) => boolean;

/** `find-first [path]`, or `find-first table path`: tests `table[item].path` instead. */
function find(
  name: string,
  pick: (items: readonly unknown[], accepts: (item: unknown) => boolean) => unknown,
): FormatterDefinition {
  return inScope(name, ({ list }, names): Format => {
    const path = splitPath(list.at(-1) ?? '');
    const table: Lookup | undefined = list.length > 1 ? names.reference(list[0] ?? '') : undefined;
    const accepts: Accepts = (item, found) => {
      if (list.length === 0) return true;
      if (list.length === 1) return isTruthy(at(item, ...path));
      return isTruthy(at(atKey(found, asString(item)), ...path));
    };
    return (value, context) => {
      const found = table?.(context);
      return Array.isArray(value) ? pick(value, (item) => accepts(item, found)) : undefined;
    };
  });
}

export const STRUCTURE_FORMATTERS: readonly FormatterDefinition[] = [
  get,
  prop,
  lookup,
  keyBy,
  find('find-first', (items, accepts) => items.find(accepts)),
  find('find-last', (items, accepts) => items.findLast(accepts)),
];

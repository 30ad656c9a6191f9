import { asString, type Format, type FormatterDefinition, isTruthy, type Lookup } from '@quoin/template';
import { inScope, withArguments } from './define.ts';
import { at, keyText, splitPath } from './read.ts';

type Key = string | number;

/** A key given as data: a number, a text, or a list of these as a path. undefined when it is missing. */
function keysOf(value: unknown): readonly Key[] | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value.map((key: unknown) => (typeof key === 'number' ? key : keyText(key)));
  return [typeof value === 'number' ? value : asString(value)];
}

/** `get ref …`: goes in by the values of references. */
const get = inScope('get', ({ list }, names) => {
  const lookups = list.map((name) => names.reference(name));
  return (value, context) => {
    let node = value;
    for (const lookup of lookups) {
      const keys = lookup && keysOf(lookup(context));
      if (keys === undefined || node === undefined) return undefined;
      node = at(node, ...keys);
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
  const find = name === '' ? undefined : names.reference(name);
  return (_value, context) => (find === undefined ? '' : context.resolve(asString(find(context))));
});

/** `key-by path`: an object of the items by their value at `path`; items without one are left out. */
const keyBy = withArguments('key-by', ({ list: [path = ''] }) => {
  if (path === '') return () => ({});
  const segments = splitPath(path);
  return (value) => {
    const byKey: Record<string, unknown> = Object.create(null);
    for (const item of Array.isArray(value) ? value : []) {
      const key = at(item, ...segments);
      if (key !== undefined) byKey[keyText(key)] = item;
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
    const hasTable = list.length === 2;
    const path = splitPath(list[hasTable ? 1 : 0] ?? '');
    const table: Lookup | undefined = hasTable ? names.reference(list[0] ?? '') : undefined;
    const accepts: Accepts = (item, found) => {
      if (list.length === 0) return true;
      return isTruthy(at(hasTable ? at(found, asString(item)) : item, ...path));
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

import { storableText } from '@quoin/domain/formats';

/** LIM-02: how deep brackets nest, how long a list may be, how many parameters are read. The rest is left alone. */
export const QUERY_LIMITS = { depth: 5, arrayLimit: 20, parameterLimit: 1000 } as const;

export type QueryValue = string | readonly QueryValue[] | { readonly [key: string]: QueryValue };
export type Query = { readonly [key: string]: QueryValue };

/** While reading, everything with parts is a map without prototype; lists are recognised at the end. */
interface Branch {
  [key: string]: Branch | string;
}

/** Names that reach a prototype if later code copies the result carelessly. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * A query string as values: `a=1&b[c]=2&d[]=3&d[]=4`. Repeating a name makes a list; names in `scalars` are always one
 * text, the first one given. Results have no prototype. A list holds at most 20 values and no index above 20; a
 * longer one becomes an object by index. Brackets deeper than 5 stay part of the last name. Never throws.
 */
export function parseQueryString(text: string, options: { readonly scalars?: readonly string[] } = {}): Query {
  const scalars = new Set(options.scalars);
  const root: Branch = Object.create(null);
  for (const [name, value] of readPairs(text)) {
    const path = scalars.has(name) ? [name] : pathOf(name);
    if (path.some((part) => FORBIDDEN.has(part))) continue;
    if (scalars.has(path[0] ?? '')) putScalar(root, name, value, scalars);
    else put(root, path, value);
  }
  return finishRoot(root);
}

/** One text of a query: the first when a name was repeated, undefined when it is missing or has parts. */
export function queryText(query: Query, name: string): string | undefined {
  const value = query[name];
  if (typeof value === 'string') return value;
  const first = Array.isArray(value) ? (value as readonly QueryValue[])[0] : undefined;
  return typeof first === 'string' ? first : undefined;
}

function* readPairs(text: string): Generator<readonly [name: string, value: string]> {
  let start = text.startsWith('?') ? 1 : 0;
  for (let count = 0; count < QUERY_LIMITS.parameterLimit && start <= text.length; count += 1) {
    const end = text.indexOf('&', start);
    const pair = text.slice(start, end === -1 ? text.length : end);
    const equals = pair.indexOf('=');
    const name = decode(equals === -1 ? pair : pair.slice(0, equals));
    if (name !== '') yield [name, equals === -1 ? '' : decode(pair.slice(equals + 1))];
    if (end === -1) return;
    start = end + 1;
  }
}

/**
 * Decodes percent escapes. Keeps malformed ones unchanged: a mistyped address is still an address. Removes what no
 * database can store.
 */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return storableText(decodeURIComponent(spaced));
  } catch {
    return storableText(spaced);
  }
}

/** `a[b][]` → `a`, `b`, ``. Text that is not well bracketed is one name. */
function pathOf(name: string): readonly string[] {
  const open = name.indexOf('[');
  if (open <= 0 || !name.endsWith(']')) return [name];
  const path = [name.slice(0, open)];
  let at = open;
  while (at < name.length && name[at] === '[' && path.length <= QUERY_LIMITS.depth) {
    const close = name.indexOf(']', at);
    path.push(name.slice(at + 1, close));
    at = close + 1;
  }
  return at < name.length ? [...path, name.slice(at)] : path;
}

function putScalar(root: Branch, name: string, value: string, scalars: ReadonlySet<string>): void {
  if (scalars.has(name) && root[name] === undefined) root[name] = value;
}

function put(root: Branch, path: readonly string[], value: string): void {
  let branch = root;
  for (const part of path.slice(0, -1)) branch = childBranch(branch, part);
  const last = path.at(-1) ?? '';
  const present = branch[last];
  if (last === '' && path.length > 1) append(branch, value);
  else if (present === undefined) branch[last] = value;
  else append(childBranch(branch, last), value);
}

/** The branch under a name; a text already there becomes its first value, as when a name is repeated. */
function childBranch(branch: Branch, part: string): Branch {
  const key = part === '' ? nextIndex(branch) : part;
  const present = branch[key];
  if (typeof present === 'object') return present;
  const child: Branch = Object.create(null);
  if (present !== undefined) child['0'] = present;
  branch[key] = child;
  return child;
}

function append(branch: Branch, value: string): void {
  branch[nextIndex(branch)] = value;
}

/** How many indexes each branch has given out, so that a thousand values do not count each other again and again. */
const GIVEN = new WeakMap<Branch, number>();

function nextIndex(branch: Branch): string {
  let index = GIVEN.get(branch) ?? 0;
  while (branch[index] !== undefined) index += 1;
  GIVEN.set(branch, index + 1);
  return String(index);
}

function finishRoot(root: Branch): Query {
  const query: { [key: string]: QueryValue } = Object.create(null);
  for (const key of Object.keys(root)) query[key] = finish(root[key] ?? '');
  return query;
}

function finish(value: Branch | string): QueryValue {
  if (typeof value === 'string') return value;
  const keys = Object.keys(value);
  const isList = keys.length <= QUERY_LIMITS.arrayLimit && keys.every(isListIndex);
  return isList ? keys.map((key) => finish(value[key] ?? '')) : finishRoot(value);
}

function isListIndex(key: string): boolean {
  return /^(?:0|[1-9]\d?)$/.test(key) && Number(key) <= QUERY_LIMITS.arrayLimit;
}

/** What values mean to the language. Data is plain JSON; `undefined` is a missing value. */

/** The own value behind one segment; missing for anything inherited, for functions, and for all but indexes on arrays. */
export function member(node: unknown, segment: string | number): unknown {
  if (typeof node !== 'object' || node === null) return undefined;
  if (Array.isArray(node)) return typeof segment === 'number' ? node[segment] : undefined;
  const value: unknown = (node as Record<string | number, unknown>)[segment];
  if (value === undefined || typeof value === 'function' || !Object.hasOwn(node, segment)) return undefined;
  return value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Strings but '', numbers but 0 and NaN, true, objects and arrays that are not empty. */
export function isTruthy(value: unknown): boolean {
  if (typeof value !== 'object') return typeof value === 'function' ? false : Boolean(value);
  if (value === null) return false;
  if (Array.isArray(value)) return value.length > 0;
  for (const name in value) if (Object.hasOwn(value, name)) return true;
  return false;
}

/** What `{name}` prints. */
export function toOutput(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return Array.isArray(value) ? joinItems(value, 0) : '';
}

const DEEPEST_JOIN = 32;

function joinItems(items: readonly unknown[], depth: number): string {
  let text = '';
  for (let index = 0; index < items.length; index++) {
    if (index > 0) text += ',';
    text += joinedItem(items[index], depth);
  }
  return text;
}

function joinedItem(item: unknown, depth: number): string {
  if (typeof item === 'string') return item;
  // Only the outermost array says null; arrays inside it join as the host language joins them.
  if (item === null || item === undefined) return depth === 0 ? 'null' : '';
  if (Array.isArray(item)) return depth < DEEPEST_JOIN ? joinItems(item, depth + 1) : '';
  return typeof item === 'object' ? '[object Object]' : String(item);
}

/** Text of a scalar; '' for objects, arrays, null and missing. */
export function asString(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A string with a dot as decimal, else as integer (perhaps NaN); booleans 0 or 1; 0 for the rest. */
export function asNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return value.includes('.') ? Number.parseFloat(value) : Number.parseInt(value, 10);
  return value === true ? 1 : 0;
}

/** Of strings only 'true', of numbers only integers that are not 0. */
export function asBoolean(value: unknown): boolean {
  if (typeof value === 'string') return value === 'true';
  if (typeof value === 'number') return Number.isInteger(value) && value !== 0;
  return value === true;
}

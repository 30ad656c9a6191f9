/** Plain tools of YUI that templates use; each as YUI means it. */

type Callback = (...args: unknown[]) => unknown;

export const Lang = {
  isArray: (value: unknown): boolean => Array.isArray(value),
  isBoolean: (value: unknown): boolean => typeof value === 'boolean',
  isFunction: (value: unknown): boolean => typeof value === 'function',
  isNull: (value: unknown): boolean => value === null,
  isNumber: (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value),
  isObject: (value: unknown): boolean => (typeof value === 'object' && value !== null) || typeof value === 'function',
  isString: (value: unknown): boolean => typeof value === 'string',
  isUndefined: (value: unknown): boolean => value === undefined,
  /** Anything but nothing: null, undefined and NaN are none. */
  isValue: (value: unknown): boolean => value !== null && value !== undefined && !Number.isNaN(value),
  now: (): number => Date.now(),
  /** `{name}` by the values of an object; names it has not stay as they are. */
  sub: (text: string, values: Readonly<Record<string, unknown>>): string =>
    text.replace(/\{\s*([^|}\s]+)[^}]*\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    ),
  trim: (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value),
};

/** Binds a function to its `this`, with bound arguments after those of the call. The function may be given by name. */
export function bindLast(callback: unknown, context: unknown, ...bound: unknown[]): Callback {
  return (...args) => call(callback, context, [...args, ...bound]);
}

/** The same with its own arguments first. */
export function bindFirst(callback: unknown, context: unknown, ...bound: unknown[]): Callback {
  return (...args) => call(callback, context, [...bound, ...args]);
}

/** Calls a function, or the method of the context that has this name; nothing where there is neither. */
export function call(callback: unknown, context: unknown, args: readonly unknown[]): unknown {
  const found = typeof callback === 'string' ? (context as Record<string, unknown> | null)?.[callback] : callback;
  return typeof found === 'function' ? Reflect.apply(found, context, args) : undefined;
}

/** What YUI's `each` may be given: lists, its own lists, objects. */
function entriesOf(things: unknown): [unknown, unknown][] {
  if (things === null || things === undefined) return [];
  if (typeof things === 'object' && Symbol.iterator in things) {
    return [...(things as Iterable<unknown>)].map((value, index) => [index, value]);
  }
  return typeof things === 'object' ? Object.entries(things) : [];
}

export function each(things: unknown, callback: Callback, context?: unknown): void {
  for (const [key, value] of entriesOf(things)) callback.call(context ?? null, value, key, things);
}

export function some(things: unknown, callback: Callback, context?: unknown): boolean {
  return entriesOf(things).some(([key, value]) => callback.call(context ?? null, value, key, things));
}

/** A new object with the members of all; later ones win. */
export function merge(...objects: unknown[]): Record<string, unknown> {
  return Object.assign({}, ...objects);
}

/** Adds the members of one object to another: only those that are missing, unless `overwrites`. */
export function mix(receiver: object, supplier: object, overwrites = false): object {
  for (const [name, value] of Object.entries(supplier)) {
    if (overwrites || !Object.hasOwn(receiver, name)) Object.defineProperty(receiver, name, { ...PLAIN, value });
  }
  return receiver;
}

const PLAIN = { configurable: true, enumerable: true, writable: true } as const;

let guids = 0;

/** A name nothing else on this page has. */
export function guid(prefix = 'yui'): string {
  guids += 1;
  return `${prefix}_${guids}`;
}

import type { Frame } from './frame.ts';
import { isTruthy, member } from './values.ts';

/** How the names of a node are looked up. */
export type Kind = typeof UNKNOWN | typeof PLAIN | typeof UNUSUAL | typeof NAMELESS;
/** Nobody has asked for a name yet. */
export const UNKNOWN = 0;
/** An object whose prototype is that of all objects, or none: what it has is its own, as long as nobody adds to it. */
const PLAIN = 1;
/** Any other object: `member` looks up each name. */
const UNUSUAL = 2;
/** Texts, numbers, lists, null and missing values. */
const NAMELESS = 3;

/** What every object inherits. These names are always asked for by `member`; all else that is found is an own name. */
const INHERITED: ReadonlySet<string | symbol> = new Set([
  'constructor',
  '__defineGetter__',
  '__defineSetter__',
  'hasOwnProperty',
  '__lookupGetter__',
  '__lookupSetter__',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toString',
  'valueOf',
  '__proto__',
  'toLocaleString',
]);

export const isInherited = (name: string): boolean => INHERITED.has(name);

/** False while code has added a property to `Object.prototype`, or made one there enumerable. */
let isUnspoilt = false;
/** What was on it when only names were found there that belong there. */
let familiar: readonly (string | symbol)[] = [];

/** Once per rendering, since what is looked up in between must stay cheap. */
export function lookAtPrototype(): void {
  const names = Reflect.ownKeys(Object.prototype);
  if (!isSame(names, familiar)) familiar = names.every((name) => INHERITED.has(name)) ? names : [];
  isUnspoilt = familiar.length > 0 && Object.keys(Object.prototype).length === 0;
}

function isSame(names: readonly unknown[], others: readonly unknown[]): boolean {
  if (names.length !== others.length) return false;
  for (let index = 0; index < names.length; index++) if (names[index] !== others[index]) return false;
  return true;
}

export function kindOf(node: unknown): Kind {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return NAMELESS;
  if (!isUnspoilt) return UNUSUAL;
  const prototype: unknown = Object.getPrototypeOf(node);
  return prototype === Object.prototype || prototype === null ? PLAIN : UNUSUAL;
}

/**
 * Looks up a name that no object inherits, as `member` does for the frame's node. Checking whether a name is an
 * object's own costs as much as finding its value. So an object's kind is determined once, and then only its values are
 * read.
 */
export function ownName(frame: Frame, name: string): unknown {
  if (frame.kind === UNKNOWN) frame.kind = kindOf(frame.node);
  if (frame.kind === PLAIN) {
    const value = (frame.node as Readonly<Record<string, unknown>>)[name];
    return typeof value === 'function' ? undefined : value;
  }
  return frame.kind === UNUSUAL ? member(frame.node, name) : undefined;
}

/** As `isTruthy`, for a node whose kind is known. */
export function isTruthyNode(node: unknown, kind: Kind): boolean {
  if (kind !== PLAIN) return isTruthy(node);
  for (const _name in node as object) return true;
  return false;
}

import { type Draw, drawOne } from '@quoin/domain/testing';
import type { KnownId } from './knownIds.ts';

/** Values from earlier answers. Clients mostly send back what they received before, slightly changed. */
export interface ValuePool {
  /** Keeps the values of an answer by their names. */
  learn(value: unknown): void;
  /** A value of this name and type (of JSON Schema), where there is one. */
  named(name: string, type: string, draw: Draw): unknown;
  /** An object with all of these properties, where there is one. */
  having(properties: readonly string[], draw: Draw): Readonly<Record<string, unknown>> | undefined;
  ids(): readonly KnownId[];
}

const MOST_OF_A_NAME = 12;
const MOST_OF_A_SHAPE = 6;
const DEEPEST = 6;
/** Of a list, its first ones. */
const MOST_OF_A_LIST = 5;
const LONGEST_TEXT = 2000;

export function createValuePool(): ValuePool {
  const named = new Map<string, unknown[]>();
  const shapes = new Map<string, Readonly<Record<string, unknown>>[]>();
  const ids = new Map<string, string[]>();
  const learn = (value: unknown, name: string, depth: number): void => {
    if (depth > DEEPEST || value === undefined || (typeof value === 'string' && value.length > LONGEST_TEXT)) return;
    if (name !== '') keep(named, `${name}:${typeOf(value)}`, value, MOST_OF_A_NAME);
    if (Array.isArray(value)) for (const each of value.slice(0, MOST_OF_A_LIST)) learn(each, singular(name), depth + 1);
    if (!isObject(value)) return;
    keep(shapes, Object.keys(value).sort().join(' '), value, MOST_OF_A_SHAPE);
    if (typeof value.id === 'string') keep(ids, name.toLowerCase(), value.id, MOST_OF_A_NAME);
    for (const [each, part] of Object.entries(value)) learn(part, each, depth + 1);
  };
  return {
    learn: (value) => learn(JSON.parse(JSON.stringify(value) ?? 'null'), '', 0),
    named(name, type, draw) {
      const found = named.get(`${name}:${type === 'integer' ? 'number' : type}`) ?? [];
      return found.length === 0 ? undefined : drawOne(draw, found as [unknown]);
    },
    having(properties, draw) {
      const fitting = [...shapes].filter(([names]) => properties.every((each) => names.split(' ').includes(each)));
      const all = fitting.flatMap(([, values]) => values);
      return all.length === 0 ? undefined : drawOne(draw, all as [Readonly<Record<string, unknown>>]);
    },
    ids: () => [...ids].flatMap(([table, all]) => all.map((id) => ({ table, id }))),
  };
}

/** The newest come last. */
function keep<Value>(kept: Map<string, Value[]>, name: string, value: Value, most: number): void {
  const text = JSON.stringify(value);
  const others = (kept.get(name) ?? []).filter((each) => JSON.stringify(each) !== text);
  kept.set(name, [...others, value].slice(-most));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `taxRules` → `taxRule`, `categories` → `category`. */
export function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
}

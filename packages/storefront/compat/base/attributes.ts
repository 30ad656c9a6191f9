import { call } from '../kit.ts';

/** How a class describes an attribute in `ATTRS`; functions may be named, then they are methods. */
export interface AttributeConfig {
  readonly value?: unknown;
  readonly valueFn?: unknown;
  readonly getter?: unknown;
  readonly setter?: unknown;
  readonly validator?: unknown;
  readonly readOnly?: boolean;
  /** Can be set once. `initOnly`: only when the object is created. */
  readonly writeOnce?: boolean | string;
}

/** What a setter answers for a value it refuses (`Y.Attribute.INVALID_VALUE`). */
export const INVALID_VALUE: object = {};

export interface Change {
  readonly attrName: string;
  readonly subAttrName?: string;
  readonly prevVal: unknown;
  readonly newVal: unknown;
}

/**
 * Announces a change. `commit` sets the value, unless a listener prevents it. It returns false if the value was
 * refused.
 */
type Tell = (change: Change, commit: (newVal: unknown) => boolean) => void;

interface Held {
  config: AttributeConfig;
  value: unknown;
  state: 'given' | 'default' | 'begun' | 'written';
}

/** Attributes of one of YUI's objects: values with getters, setters, validators, and a tale of each change. */
export class Attributes {
  readonly #host: object;
  readonly #tell: Tell;
  readonly #held = new Map<string, Held>();

  constructor(host: object, tell: Tell) {
    this.#host = host;
    this.#tell = tell;
  }

  /** Values are made when they are first asked for, so that one may be made of another. */
  add(name: string, config: AttributeConfig, given: { readonly value: unknown } | null = null): void {
    this.#held.set(name, { config, value: given?.value, state: given === null ? 'default' : 'given' });
  }

  has(name: string): boolean {
    return this.#held.has(name);
  }

  names(): string[] {
    return [...this.#held.keys()];
  }

  remove(name: string): void {
    this.#held.delete(name);
  }

  /** `strings.title` is a part of `strings`. */
  get(path: string): unknown {
    const [name = '', ...rest] = path.split('.');
    const held = this.#held.get(name);
    if (held === undefined) return undefined;
    const own = this.#begun(name, held);
    const shown = held.config.getter === undefined ? own : call(held.config.getter, this.#host, [own, path]);
    return rest.reduce((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], shown);
  }

  /** `isForced`: by the object itself, whatever its users may. */
  set(path: string, newVal: unknown, isForced = false): void {
    const [name = '', ...rest] = path.split('.');
    if (!this.#held.has(name)) this.add(name, {});
    const held = this.#held.get(name) as Held;
    const before = this.#begun(name, held);
    const { readOnly, writeOnce } = held.config;
    const isOver = writeOnce === 'initOnly' || (writeOnce === true && held.state === 'written');
    if (!isForced && (readOnly === true || isOver)) return;
    const change: Change = {
      ...{ attrName: name, prevVal: this.get(path) },
      ...(rest.length > 0 ? { subAttrName: path } : {}),
      newVal: rest.length > 0 ? withPart(before, rest, newVal) : newVal,
    };
    this.#tell(rest.length > 0 ? { ...change, prevVal: before } : change, (value) => this.#commit(name, held, value));
  }

  /** What a class gives it at first. */
  reset(name: string): void {
    const config = this.#held.get(name)?.config;
    if (config === undefined) return;
    this.set(
      name,
      config.valueFn === undefined ? copyOf(config.value) : call(config.valueFn, this.#host, [name]),
      true,
    );
  }

  #begun(name: string, held: Held): unknown {
    if (held.state === 'begun' || held.state === 'written') return held.value;
    const { valueFn, value } = held.config;
    const isGiven = held.state === 'given';
    const given = held.value;
    held.state = isGiven ? 'written' : 'begun';
    // What is given and refused leaves the class's own.
    if (isGiven && this.#accept(name, held, given)) return held.value;
    const own = valueFn === undefined ? copyOf(value) : call(valueFn, this.#host, [name]);
    held.state = 'begun';
    if (!this.#accept(name, held, own)) held.value = own;
    return held.value;
  }

  #commit(name: string, held: Held, value: unknown): boolean {
    const before = held.value;
    const isPlain = typeof value !== 'object' || value === null;
    if (!this.#accept(name, held, value) || (isPlain && held.value === before)) return false;
    held.state = 'written';
    return true;
  }

  #accept(name: string, held: Held, value: unknown): boolean {
    const { setter, validator } = held.config;
    if (validator !== undefined && call(validator, this.#host, [value, name]) !== true) return false;
    const put = setter === undefined ? value : call(setter, this.#host, [value, name]);
    if (put === INVALID_VALUE) return false;
    // A setter that answers nothing keeps what it was given.
    held.value = put === undefined ? value : put;
    return true;
  }
}

function withPart(value: unknown, [name = '', ...rest]: readonly string[], part: unknown): unknown {
  const own = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...own, [name]: rest.length === 0 ? part : withPart(own[name], rest, part) };
}

/** Lists and plain objects of a class are not shared by its objects. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain
    ? Object.fromEntries(Object.entries(value as object).map(([name, part]) => [name, copyOf(part)]))
    : value;
}

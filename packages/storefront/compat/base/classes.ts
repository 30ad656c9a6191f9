import { call, extend, type Members } from '../kit.ts';
import type { AttributeConfig } from './attributes.ts';
import type { Facade, Publication } from './facadeEvents.ts';

/** What may be plugged in: a class with a name for its place (`NS`), or one with what to tell it. */
export type Plug = BaseClass | { readonly fn: BaseClass; readonly cfg?: Members };

/** An object of one of YUI's classes, with what scripts have given it. */
export interface YuiObject {
  get(path: string): unknown;
  set(path: string, value: unknown): this;
  _set(path: string, value: unknown): this;
  setAttrs(values: Members): this;
  addAttr(name: string, config: AttributeConfig): this;
  publish(type: unknown, publication?: Publication): void;
  on(
    types: unknown,
    listener?: (facade: Facade, ...rest: unknown[]) => unknown,
    ...rest: unknown[]
  ): { detach(): void };
  after(
    types: unknown,
    listener?: (facade: Facade, ...rest: unknown[]) => unknown,
    ...rest: unknown[]
  ): { detach(): void };
  fire(type: string, ...told: unknown[]): boolean;
  plug(plugin: Plug | readonly Plug[], config?: Members): this;
  unplug(plugin?: Plug | string): this;
  destroy(): this;
  [member: string]: unknown;
}

/** A class as scripts of old know it: a function with a name, attributes, and what it was made of. */
export interface BaseClass {
  new (config?: Members): YuiObject;
  readonly prototype: YuiObject;
  readonly NAME?: string;
  readonly NS?: string;
  readonly ATTRS?: Readonly<Record<string, AttributeConfig>>;
  readonly superclass?: YuiObject;
  readonly _yuibuild?: { readonly exts: readonly BaseClass[] };
}

interface Parts {
  readonly exts?: readonly BaseClass[] | undefined;
  readonly members?: Members | undefined;
  readonly statics?: Members | undefined;
}

/** `Y.Base.create(name, from, extensions, members, statics)`. */
export function createClass(
  name: string,
  from: BaseClass,
  { exts = [], members = {}, statics = {} }: Parts,
): BaseClass {
  const made = function made(this: YuiObject, config?: Members): void {
    call((made as unknown as BaseClass).superclass?.constructor, this, [config]);
  } as unknown as BaseClass;
  extend(made, from, {}, { NAME: name });
  mixInto(made, exts);
  Object.assign(made.prototype, members);
  Object.assign(made, statics);
  return made;
}

/** `Y.Base.mix(into, extensions)`: their methods, but for those the class has itself; their initializers run as well. */
export function mixInto(into: BaseClass, exts: readonly BaseClass[]): BaseClass {
  for (const { prototype } of exts) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const isOwn = name === 'constructor' || name === 'initializer' || name === 'destructor';
      if (!isOwn && !Object.hasOwn(into.prototype, name)) into.prototype[name] = prototype[name];
    }
  }
  Object.assign(into, {
    _yuibuild: { exts: [...(Object.hasOwn(into, '_yuibuild') ? (into._yuibuild?.exts ?? []) : []), ...exts] },
  });
  return into;
}

/** The classes of an object, the youngest first. */
export function classesOf(object: YuiObject): BaseClass[] {
  const found: BaseClass[] = [];
  let next: object | null = Object.getPrototypeOf(object) as object | null;
  for (; next !== null && next !== Object.prototype; next = Object.getPrototypeOf(next) as object | null) {
    if (Object.hasOwn(next, 'constructor')) found.push((next as { constructor: unknown }).constructor as BaseClass);
  }
  return found;
}

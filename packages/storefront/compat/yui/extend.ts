/** Objects as scripts of old write them: members by name, constructors that are functions. */
export type Members = Record<string, unknown>;
export interface OldClass {
  readonly prototype: object;
  superclass?: unknown;
}

/** `Y.namespace('Template.Site')`: the object of that name inside Y, made where it is missing; the last one is answered. */
export function namespace(y: object, ...paths: readonly string[]): Members {
  let place = y as Members;
  for (const path of paths) {
    place = y as Members;
    for (const name of path.split('.')) {
      if (!isMembers(place[name])) place[name] = {};
      place = place[name] as Members;
    }
  }
  return place;
}

/** `Y.extend(of, from, members, statics)`: inheritance by prototypes, with `superclass`. */
export function extend(receiver: OldClass, supplier: OldClass, members: object = {}, statics: object = {}): OldClass {
  const prototype: object = Object.create(supplier.prototype, {
    constructor: { value: receiver, writable: true, configurable: true },
  });
  Object.assign(receiver, { prototype: Object.assign(prototype, members), superclass: supplier.prototype }, statics);
  return receiver;
}

/**
 * `Y.augment(what, Y.EventTarget, …)`: gives an object, or all objects of a class, the methods of another class. Each has
 * one of that class behind it, made when it is first called.
 */
export function augment(
  receiver: object,
  supplier: new (...args: unknown[]) => object,
  overwrites = false,
  names: readonly string[] | null = null,
  given: unknown = undefined,
): object {
  const behind = new WeakMap<object, Members>();
  const place = (typeof receiver === 'function' ? receiver.prototype : receiver) as Members;
  for (const name of names ?? methodsOf(supplier)) {
    if (!overwrites && name in place && !(name in Object.prototype)) continue;
    place[name] = function augmented(this: object, ...args: unknown[]): unknown {
      const own = behind.get(this) ?? (new supplier(...(Array.isArray(given) ? given : [given])) as Members);
      if (!behind.has(this)) behind.set(this, Object.assign(own, { host: this }));
      return (own[name] as (...args: unknown[]) => unknown)(...args);
    };
  }
  return receiver;
}

function methodsOf(supplier: { readonly prototype: object }): string[] {
  return Object.getOwnPropertyNames(supplier.prototype).filter((name) => name !== 'constructor');
}

function isMembers(value: unknown): value is Members {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}

import { tolerate } from './fault.ts';
import { whenParsed } from './whenParsed.ts';

/** A class as scripts of old make one: called by `new`, it hands all it is given to `initialize`. */
type OldConstructor = (new (...given: unknown[]) => object) & { superclass?: object };
type Members = Record<string, unknown>;

/** `Class.create([from,] members, …)`: a class with these members, and those of the class it is made from. */
export const Class = {
  create(...parts: readonly unknown[]): OldConstructor {
    const [first, ...rest] = parts;
    const from = typeof first === 'function' ? (first as OldConstructor) : null;
    const made = function made(this: Members, ...given: unknown[]): void {
      if (typeof this.initialize === 'function') this.initialize(...given);
    } as unknown as OldConstructor;
    const prototype: object = Object.create(from?.prototype ?? Object.prototype, {
      constructor: { value: made, writable: true, configurable: true },
    });
    // The members may include a name, or null.
    const members = (from === null ? parts : rest).filter((part) => typeof part === 'object' && part !== null);
    made.prototype = Object.assign(prototype, ...members);
    if (from !== null) made.superclass = from.prototype as object;
    return made;
  },
};

/**
 * `Singleton.create(members)`: creates the one object of its kind. Its `ready` is called once the page is parsed and
 * the caller has stored the object where its own functions look for it.
 */
export const Singleton = {
  create(members: Members = {}): object {
    const made = new (Class.create({ ...members, initialize: undefined }))() as Members;
    if ('initialize' in members) made.initialize = members.initialize;
    whenParsed(() =>
      queueMicrotask(() => {
        if (typeof made.ready === 'function') tolerate(() => (made.ready as () => void)());
      }),
    );
    return made;
  },
};

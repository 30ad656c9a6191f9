import { tolerate } from '../../fault.ts';

/** What any subscription gives back: a way to end it. */
export interface Subscription {
  detach(): void;
}

export type Listener = (...args: unknown[]) => unknown;

interface Held {
  readonly type: string;
  readonly listener: Listener;
  readonly context: unknown;
  readonly bound: readonly unknown[];
  readonly isAfter: boolean;
  readonly isOnce: boolean;
}

/**
 * Named events between scripts, as in YUI: listeners with a context and bound arguments, in two phases (`on`, then
 * `after`). A name may start with a category (`gallery|change`), by which all its listeners can be detached.
 */
export class CustomEvents {
  readonly #held: Held[] = [];
  /** What its listeners are called on: the object that has its methods. */
  host: unknown = this;

  on(types: string | readonly string[], listener: Listener, context?: unknown, ...bound: unknown[]): Subscription {
    return this.#hold(types, { listener, context, bound, isAfter: false, isOnce: false });
  }

  once(types: string | readonly string[], listener: Listener, context?: unknown, ...bound: unknown[]): Subscription {
    return this.#hold(types, { listener, context, bound, isAfter: false, isOnce: true });
  }

  after(types: string | readonly string[], listener: Listener, context?: unknown, ...bound: unknown[]): Subscription {
    return this.#hold(types, { listener, context, bound, isAfter: true, isOnce: false });
  }

  /** False when a listener answered `false`; later ones are then not asked, as in YUI. */
  fire(type: string, ...args: unknown[]): boolean {
    const meant = this.#held.filter((held) => nameOf(held.type) === nameOf(type));
    for (const isAfter of [false, true]) {
      for (const held of meant) {
        if (held.isAfter !== isAfter) continue;
        if (held.isOnce) this.#drop((each) => each === held);
        const answer = tolerate(() => held.listener.apply(held.context ?? this.host, [...args, ...held.bound]));
        if (answer === false) return false;
      }
    }
    return true;
  }

  /** By name, by category (`gallery|*`), by listener; without anything: all of them. */
  detach(type?: string, listener?: Listener): void {
    this.#drop((held) => isMeant(held.type, type) && (listener === undefined || held.listener === listener));
  }

  detachAll(): void {
    this.detach();
  }

  #hold(types: string | readonly string[], held: Omit<Held, 'type'>): Subscription {
    // A name that is nothing makes no listener, as in YUI.
    if (typeof held.listener !== 'function') return { detach() {} };
    const all = (typeof types === 'string' ? [types] : types).map((type) => ({ ...held, type }));
    this.#held.push(...all);
    return { detach: () => this.#drop((each) => all.includes(each)) };
  }

  #drop(isGone: (held: Held) => boolean): void {
    for (let at = this.#held.length - 1; at >= 0; at -= 1) {
      const held = this.#held[at];
      if (held !== undefined && isGone(held)) this.#held.splice(at, 1);
    }
  }
}

/** `gallery|change` → `change`. */
export function nameOf(type: string): string {
  return type.slice(type.indexOf('|') + 1);
}

/** Whether a subscription's name is meant by the one that is detached. */
export function isMeant(type: string, wanted: string | undefined): boolean {
  if (wanted === undefined || type === wanted) return true;
  if (wanted.endsWith('|*')) return type.startsWith(wanted.slice(0, -1));
  return !wanted.includes('|') && nameOf(type) === wanted;
}

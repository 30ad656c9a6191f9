import { call, type Subscription, tolerate } from '../kit.ts';

/** The event object for listeners of YUI's objects: what happened, on which object, and a way to prevent it. */
export interface Facade {
  readonly type: string;
  readonly target: object;
  readonly details: readonly unknown[];
  readonly prevented: boolean;
  readonly stopped: boolean;
  preventDefault(): void;
  stopPropagation(): void;
  stopImmediatePropagation(): void;
  halt(): void;
  [name: string]: unknown;
}

export interface Publication {
  /**
   * The default action, which listeners can prevent. If it returns false, it did not happen and `after` listeners do
   * not run.
   */
  readonly defaultFn?: unknown;
  readonly preventable?: boolean;
  /** From 1 on, all of Y receives it. */
  readonly broadcast?: number;
}

interface Held {
  readonly name: string;
  readonly category: string;
  readonly listener: unknown;
  readonly context: unknown;
  readonly bound: readonly unknown[];
  readonly isAfter: boolean;
  readonly isOnce: boolean;
}

type Turn = Pick<Held, 'isAfter' | 'isOnce'>;

/**
 * Events of YUI's objects (`Base`, `Widget`, `Plugin`): `on` listeners run before, `after` listeners afterwards. `on`
 * listeners may prevent it. A name without a colon belongs to the object: `change` of a `history` is `history:change`.
 */
export class FacadeEvents {
  readonly #host: object;
  readonly #prefix: string;
  readonly #announce: (name: string, facade: Facade) => void;
  readonly #published = new Map<string, Publication>();
  readonly #held: Held[] = [];
  readonly #targets: FacadeEvents[] = [];

  constructor(host: object, prefix = '', announce: (name: string, facade: Facade) => void = () => {}) {
    this.#host = host;
    this.#prefix = prefix;
    this.#announce = announce;
  }

  publish(type: string, publication: Publication = {}): void {
    this.#published.set(this.#nameOf(type), publication);
  }

  on(types: unknown, ...rest: unknown[]): Subscription {
    return this.#hold(types, rest, { isAfter: false, isOnce: false });
  }

  once(types: unknown, ...rest: unknown[]): Subscription {
    return this.#hold(types, rest, { isAfter: false, isOnce: true });
  }

  after(types: unknown, ...rest: unknown[]): Subscription {
    return this.#hold(types, rest, { isAfter: true, isOnce: false });
  }

  onceAfter(types: unknown, ...rest: unknown[]): Subscription {
    return this.#hold(types, rest, { isAfter: true, isOnce: true });
  }

  /** Events of this object also fire on the target. */
  addTarget(target: FacadeEvents): void {
    this.#targets.push(target);
  }

  /** By name, by category (`gallery|*`), by listener; without anything: all of them. */
  detach(type?: string, listener?: unknown): void {
    const [category, name] = type === undefined ? ['', ''] : partsOf(type);
    const isGone = (held: Held): boolean =>
      (category === '' || held.category === category) &&
      (name === '' || name === '*' || held.name === this.#nameOf(name)) &&
      (listener === undefined || held.listener === listener);
    this.#drop(isGone);
  }

  /** Returns false if a listener prevented it. */
  fire(type: string, ...told: readonly unknown[]): boolean {
    const name = this.#nameOf(type);
    const publication = this.#published.get(name) ?? {};
    const { facade, state, args } = facadeOf(name, this.#host, told, publication.preventable !== false);
    this.#run(false, facade, state, args);
    if (!state.prevented) {
      const answer = call(publication.defaultFn, this.#host, args);
      if (answer !== false) {
        state.stopped = 0;
        this.#run(true, facade, state, args);
        if ((publication.broadcast ?? 0) > 0) this.#announce(name, facade);
      }
    }
    return !state.prevented;
  }

  #run(isAfter: boolean, facade: Facade, state: State, args: readonly unknown[]): void {
    for (const held of this.#held.filter((each) => each.isAfter === isAfter && each.name === facade.type)) {
      if (held.isOnce) this.#drop((each) => each === held);
      const answer = tolerate(() => call(held.listener, held.context ?? this.#host, [...args, ...held.bound]));
      if (answer === false && !isAfter) facade.halt();
      if (state.stopped === 2) return;
    }
    if (state.stopped === 0) for (const target of this.#targets) target.#run(isAfter, facade, state, args);
  }

  #nameOf(type: string): string {
    return type.includes(':') || this.#prefix === '' ? type : `${this.#prefix}:${type}`;
  }

  #hold(types: unknown, rest: readonly unknown[], turn: Turn): Subscription {
    const [listener, context, ...bound] = rest;
    const all: Held[] = pairsOf(types, listener).map(([type, each]) => {
      const [category, name] = partsOf(type);
      return { ...turn, name: this.#nameOf(name), category, listener: each, context, bound };
    });
    this.#held.push(...all);
    return { detach: () => this.#drop((held) => all.includes(held)) };
  }

  #drop(isGone: (held: Held) => boolean): void {
    for (let at = this.#held.length - 1; at >= 0; at -= 1) {
      const held = this.#held[at];
      if (held !== undefined && isGone(held)) this.#held.splice(at, 1);
    }
  }
}

interface State {
  prevented: boolean;
  /** 1: no other object is notified. 2: no other listener either. */
  stopped: 0 | 1 | 2;
}

function facadeOf(type: string, target: object, told: readonly unknown[], isPreventable: boolean) {
  const state: State = { prevented: false, stopped: 0 };
  const [first] = told;
  const isPlain = typeof first === 'object' && first !== null && Object.getPrototypeOf(first) === Object.prototype;
  const facade = {
    ...(isPlain ? first : {}),
    ...{ type, target, currentTarget: target, details: told },
    get prevented() {
      return state.prevented;
    },
    get stopped() {
      return state.stopped > 0;
    },
    preventDefault: () => {
      state.prevented ||= isPreventable;
    },
    stopPropagation: () => {
      state.stopped = state.stopped === 0 ? 1 : state.stopped;
    },
    stopImmediatePropagation: () => {
      state.stopped = 2;
    },
    halt: () => {
      facade.stopImmediatePropagation();
      facade.preventDefault();
    },
  } as Facade;
  return { facade, state, args: [facade, ...(isPlain ? told.slice(1) : told)] };
}

/** `type`, `[types]` or `{ type: listener }`. */
function pairsOf(types: unknown, listener: unknown): [type: string, listener: unknown][] {
  if (typeof types === 'string') return [[types, listener]];
  if (Array.isArray(types)) return types.map((type) => [String(type), listener]);
  return typeof types === 'object' && types !== null ? Object.entries(types) : [];
}

/** `gallery|change` → `['gallery', 'change']`. */
function partsOf(type: string): [category: string, name: string] {
  const at = type.indexOf('|');
  return [type.slice(0, Math.max(0, at)), type.slice(at + 1)];
}

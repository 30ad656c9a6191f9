import type { Listener, Subscription } from '../events/customEvents.ts';
import { listen } from '../events/domEvents.ts';
import { keyWish } from '../events/keys.ts';
import type { EventFacade, Wrap } from '../facade.ts';
import { PlainNode } from './plainNode.ts';

interface Held {
  readonly type: string;
  readonly listener: Listener;
  readonly end: Subscription;
}

/** A node that scripts listen to. */
export abstract class ListeningNode extends PlainNode {
  readonly #held: Held[] = [];

  /** The wrapper of what an event happened on. */
  protected abstract readonly wrapper: Wrap;

  on(types: string | readonly string[], listener: Listener, context?: unknown, ...bound: unknown[]): Subscription {
    // Two events of YUI take more than a listener: which keys are meant, or what to do at the end.
    if (types === 'key' && typeof context === 'string') return this.#onKeys(listener, context, bound);
    if (types === 'hover' && typeof context === 'function') return this.#onHover(listener, context as Listener, bound);
    return this.#listen(types, { listener, context, bound });
  }

  after(types: string | readonly string[], listener: Listener, context?: unknown, ...bound: unknown[]): Subscription {
    return this.on(types, listener, context, ...bound);
  }

  once(types: string | readonly string[], listener: Listener, context?: unknown, ...bound: unknown[]): Subscription {
    const once: Listener = (...args) => {
      ending.detach();
      return listener.apply(context ?? this, args);
    };
    const ending = this.#listen(types, { listener: once, context, bound });
    return ending;
  }

  delegate(type: string, listener: Listener, filter: string, context?: unknown, ...bound: unknown[]): Subscription {
    return this.#listen(type, { listener, context, bound, filter });
  }

  detach(type?: string, listener?: Listener): this {
    for (const held of [...this.#held]) {
      const isMeant = (type === undefined || held.type === type) && (listener ?? held.listener) === held.listener;
      if (isMeant) held.end.detach();
    }
    return this;
  }

  detachAll(): this {
    return this.detach();
  }

  /** Dispatches an event as if a user had caused it. */
  simulate(type: string): this {
    const isMouse = /^(?:click|dblclick|mouse\w+)$/.test(type);
    if (type === 'click' && this._node instanceof HTMLElement) this._node.click();
    else this._node.dispatchEvent(new (isMouse ? MouseEvent : Event)(type, { bubbles: true, cancelable: true }));
    return this;
  }

  /** Tells listeners of this node of something a script has done. */
  fire(type: string): this {
    this._node.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true }));
    return this;
  }

  #onKeys(listener: Listener, wish: string, [context, ...bound]: readonly unknown[]): Subscription {
    const { type, isMeant } = keyWish(wish);
    const ifMeant: Listener = (event, ...rest) =>
      isMeant((event as EventFacade)._event as KeyboardEvent)
        ? listener.apply(context ?? this, [event, ...rest])
        : undefined;
    return this.#listen(type, { listener: ifMeant, context: undefined, bound });
  }

  #onHover(over: Listener, out: Listener, [context, ...bound]: readonly unknown[]): Subscription {
    const ends = [
      this.#listen('mouseenter', { listener: over, context, bound }),
      this.#listen('mouseleave', { listener: out, context, bound }),
    ];
    return { detach: () => ends.forEach((end) => void end.detach()) };
  }

  #listen(
    types: string | readonly string[],
    what: { listener: Listener; context: unknown; bound: readonly unknown[]; filter?: string },
  ): Subscription {
    const { listener, context, bound, filter } = what;
    const ends = (typeof types === 'string' ? [types] : types).map((type) => {
      const run = (event: EventFacade): unknown =>
        // A listener of somewhere inside is called for the element that matched.
        listener.apply(context ?? (filter === undefined ? this : event.currentTarget), [event, ...bound]);
      const heard = listen({
        target: this._node,
        type,
        run,
        wrap: this.wrapper,
        ...(filter === undefined ? {} : { filter }),
      });
      const held = { type, listener, end: { detach: () => this.#forget(held, heard) } };
      this.#held.push(held);
      return held.end;
    });
    return { detach: () => ends.forEach((end) => void end.detach()) };
  }

  #forget(held: Held, heard: Subscription): void {
    heard.detach();
    const at = this.#held.indexOf(held);
    if (at >= 0) this.#held.splice(at, 1);
  }
}

import { call, type Members, type Subscription } from '../kit.ts';
import { Base } from './base.ts';
import { type BaseClass, createClass, type YuiObject } from './classes.ts';

/** A plugin's subscriptions and host changes end with it. */
const ENDS = new WeakMap<object, Subscription[]>();

function keep(plugin: YuiObject, end: Subscription): Subscription {
  ENDS.set(plugin, [...(ENDS.get(plugin) ?? []), end]);
  return end;
}

function hear(this: YuiObject, way: 'on' | 'after', args: readonly unknown[]): Subscription {
  const [types, listener, context = this, ...bound] = args;
  const host = this.get('host') as Record<'on' | 'after', (...args: unknown[]) => Subscription>;
  return keep(this, host[way](types, listener, context, ...bound));
}

/** Puts a function before or after a method of the host, until the plugin goes. */
function around(this: YuiObject, isAfter: boolean, args: readonly unknown[]): Subscription {
  const [name, run, context = this] = args;
  const host = this.get('host') as Record<string, unknown>;
  const own = host[String(name)];
  const wrapped = function wrapped(this: unknown, ...given: unknown[]): unknown {
    if (!isAfter) call(run, context, given);
    const answer = call(own, host, given);
    if (isAfter) call(run, context, given);
    return answer;
  };
  host[String(name)] = wrapped;
  const detach = (): void => {
    if (host[String(name)] === wrapped) host[String(name)] = own;
  };
  return keep(this, { detach });
}

/** `Y.Plugin.Base`: something that is plugged into a node or an object, and leaves no trace when it goes. */
export const PluginBase: BaseClass = createClass('plugin', Base, {
  statics: { NS: 'plugin', ATTRS: { host: { writeOnce: true } } },
  members: {
    destructor(this: YuiObject) {
      // Wraps come off from the outside in.
      for (const end of (ENDS.get(this) ?? []).reverse()) end.detach();
      ENDS.delete(this);
    },
    onHostEvent(this: YuiObject, ...args: unknown[]) {
      return hear.call(this, 'on', args);
    },
    afterHostEvent(this: YuiObject, ...args: unknown[]) {
      return hear.call(this, 'after', args);
    },
    beforeHostMethod(this: YuiObject, ...args: unknown[]) {
      return around.call(this, false, args);
    },
    afterHostMethod(this: YuiObject, ...args: unknown[]) {
      return around.call(this, true, args);
    },
  } satisfies Members,
});

import { whenParsed } from '../whenParsed.ts';
import { Anim, Easing } from './anim.ts';
import { Cookie } from './cookie.ts';
import { CustomEvents, type Listener } from './events/customEvents.ts';
import { subscribe, subscribeInside } from './events/subscribe.ts';
import { augment, extend, namespace } from './extend.ts';
import { type DataOptions, io, requestJson } from './io.ts';
import { Modules, type Widgets } from './modules.ts';
import { all, create, type NodeLike, one, YuiNode } from './nodes/node.ts';
import { YuiNodeList } from './nodes/nodeList.ts';
import { later, throttle } from './timing.ts';
import { userAgent } from './userAgent.ts';
import { bindFirst, bindLast, each, guid, Lang, merge, mix, some } from './values.ts';

/** Templates add key names of their own to this map. All keys that browsers have work without it. */
const KEY_EVENTS = { key: { eventDef: { KEY_MAP: {} as Record<string, number> } } };

/** `new Y.NodeList(…)`: of whatever `Y.all` takes, or empty. */
function listOf(wanted?: NodeLike): YuiNodeList {
  return new YuiNodeList([...all(wanted ?? null)]);
}
listOf.prototype = YuiNodeList.prototype;

/** Templates call it without `new` as well. */
function callable<T extends typeof YuiNode>(node: T): T {
  return new Proxy(node, { apply: (_node, _this, [wanted]: [NodeLike]) => one(wanted) });
}

/** The part of YUI 3 that templates of this format call (site-templates 11), on the browser's own DOM. */
export function createY<More extends object>(widgets: Widgets, more: (y: object) => More) {
  const told = new CustomEvents();
  const modules = new Modules(whenParsed, widgets);
  const y = {
    one: (wanted: NodeLike) => one(wanted),
    all: (wanted: NodeLike) => all(wanted),
    Node: callable(Object.assign(YuiNode, { create, one: (wanted: NodeLike) => one(wanted), DOM_EVENTS: KEY_EVENTS })),
    NodeList: listOf,

    on: (type: string | readonly string[], listener: Listener, ...rest: unknown[]) =>
      subscribe(told, type, listener, ...rest),
    once(type: string, listener: Listener, ...rest: unknown[]) {
      const end = subscribe(
        told,
        type,
        function (this: unknown, ...args: unknown[]) {
          // A moment that is over already runs before there is anything to end.
          queueMicrotask(() => end.detach());
          return listener.apply(this, args);
        },
        ...rest,
      );
      return end;
    },
    after: (type: string, listener: Listener, context?: unknown, ...bound: unknown[]) =>
      told.after(type, listener, context, ...bound),
    delegate: subscribeInside,
    fire: (type: string, ...args: unknown[]) => told.fire(type, ...args),
    detach: (type: string, listener?: Listener) => told.detach(type, listener),
    Global: new CustomEvents(),
    EventTarget: CustomEvents,

    use(...args: unknown[]) {
      modules.use(y, args);
      return y;
    },
    add: modules.add.bind(modules),

    later,
    throttle,
    soon: (run: () => void) => later(0, null, run),
    Anim,
    Easing,
    io,
    Data: {
      get: (options: DataOptions) => requestJson('GET', options),
      post: (options: DataOptions) => requestJson('POST', options),
    },

    Lang,
    JSON,
    Array: Object.assign((things: ArrayLike<unknown>) => Array.from(things), {
      each,
      some,
      indexOf: (things: readonly unknown[], wanted: unknown) => things.indexOf(wanted),
      map: (things: readonly unknown[], callback: (value: unknown, index: number) => unknown) => things.map(callback),
      filter: (things: readonly unknown[], callback: (value: unknown) => unknown) => things.filter(callback),
      dedupe: (things: readonly unknown[]) => [...new Set(things)],
      ...{ forEach: each, test: (value: unknown) => (Array.isArray(value) ? 1 : 0) },
    }),
    Object: Object.assign((prototype: object | null) => Object.create(prototype) as object, {
      each,
      keys: Object.keys,
      values: Object.values,
      isEmpty: (value: object) => Object.keys(value).length === 0,
      size: (value: object) => Object.keys(value).length,
      hasKey: (value: object, name: string) => Object.hasOwn(value, name),
      owns: (value: object, name: string) => Object.hasOwn(value, name),
    }),
    each,
    some,
    merge,
    mix,
    extend,
    augment,
    namespace: (...paths: string[]) => namespace(y, ...paths),
    bind: bindFirst,
    rbind: bindLast,
    guid,
    Cookie,
    UA: userAgent(navigator),
    config: { win: window, doc: document, debug: false },
    log: (...words: unknown[]) => console.debug(...words),
  };
  return Object.assign(y, more(y));
}

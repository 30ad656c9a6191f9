import { call, type Members, type Subscription } from '../kit.ts';
import { type AttributeConfig, Attributes } from './attributes.ts';
import { type BaseClass, classesOf, createClass, mixInto, type Plug, type YuiObject } from './classes.ts';
import { type Facade, FacadeEvents, type Publication } from './facadeEvents.ts';

interface Inside {
  readonly events: FacadeEvents;
  readonly attributes: Attributes;
  readonly plugs: Map<string, YuiObject>;
}

/** What is behind each object: it may have been made by any class that extends ours, however that was written. */
const INSIDES = new WeakMap<object, Inside>();

/** Where broadcast events go: `Y` and `Y.Global`, set when the file starts. */
export const announcing: { tell: (name: string, facade: Facade) => void } = { tell: () => {} };

/** Of an object that has not been made by its class there is nothing behind it. */
function insideOf(object: YuiObject): Inside {
  const known = INSIDES.get(object);
  if (known !== undefined) return known;
  const name = String((object.constructor as BaseClass).NAME ?? '');
  const events = new FacadeEvents(object, name, (type, facade) => announcing.tell(type, facade));
  const attributes = new Attributes(object, (change, commit) => {
    const type = `${change.attrName}Change`;
    // An `on` listener may change the new value.
    events.publish(type, { defaultFn: (facade: Facade) => commit(facade.newVal) });
    events.fire(type, { ...change });
  });
  const inside = { events, attributes, plugs: new Map<string, YuiObject>() };
  INSIDES.set(object, inside);
  return inside;
}

/**
 * `Y.Base`: a constructor that is a function, so that classes of old may call it on themselves. It sets up the attributes
 * of all classes of the object, then runs their initializers, the oldest first. A part given as `strings.title` leaves the
 * other `strings` as they are.
 */
function begin(object: YuiObject, config: Members): void {
  const { attributes, events } = insideOf(object);
  const classes = classesOf(object);
  for (const [name, described] of attributesOf(classes)) {
    attributes.add(name, described, Object.hasOwn(config, name) ? { value: config[name] } : null);
  }
  for (const [path, value] of Object.entries(config)) {
    if (path.includes('.') && attributes.has(path.split('.')[0] ?? '')) attributes.set(path, value, true);
  }
  attributes.add('initialized', { readOnly: true, value: false });
  attributes.add('destroyed', { readOnly: true, value: false });
  for (const [way, listeners] of [
    ['on', config.on],
    ['after', config.after],
  ] as const) {
    if (typeof listeners === 'object' && listeners !== null) events[way](listeners);
  }
  events.publish('init', { defaultFn: () => runAll(object, classes, 'initializer', [config]) });
  events.fire('init', { cfg: config });
  attributes.set('initialized', true, true);
  plugAll(object, (classes[0] as { PLUGINS?: unknown } | undefined)?.PLUGINS);
  plugAll(object, config.plugins);
}

/** Of all classes and their extensions; the younger say more. */
function attributesOf(classes: readonly BaseClass[]): Map<string, AttributeConfig> {
  const found = new Map<string, AttributeConfig>();
  for (const each of [...classes].reverse()) {
    const parts = [...(each._yuibuild?.exts ?? []), each];
    for (const { ATTRS } of parts) {
      for (const [name, config] of Object.entries(ATTRS ?? {})) found.set(name, { ...found.get(name), ...config });
    }
  }
  return found;
}

function runAll(object: YuiObject, classes: readonly BaseClass[], name: string, args: readonly unknown[]): void {
  for (const each of [...classes].reverse()) {
    for (const { prototype } of [each, ...(each._yuibuild?.exts ?? [])]) {
      if (Object.hasOwn(prototype, name)) call(prototype[name], object, args);
    }
  }
}

function plugAll(object: YuiObject, plugins: unknown): void {
  for (const each of Array.isArray(plugins) ? (plugins as unknown[]) : []) object.plug(each as Plug);
}

const MEMBERS: YuiObject = {
  get(this: YuiObject, path: string): unknown {
    return insideOf(this).attributes.get(path);
  },
  set(this: YuiObject, path: string, value: unknown): YuiObject {
    insideOf(this).attributes.set(path, value);
    return this;
  },
  /** By the object itself: what is read only for others too. */
  _set(this: YuiObject, path: string, value: unknown): YuiObject {
    insideOf(this).attributes.set(path, value, true);
    return this;
  },
  setAttrs(this: YuiObject, values: Members): YuiObject {
    for (const [name, value] of Object.entries(values)) this.set(name, value);
    return this;
  },
  getAttrs(this: YuiObject, names?: readonly string[]): Members {
    const { attributes } = insideOf(this);
    return Object.fromEntries((names ?? attributes.names()).map((name) => [name, attributes.get(name)]));
  },
  addAttr(this: YuiObject, name: string, config: AttributeConfig): YuiObject {
    insideOf(this).attributes.add(name, config);
    return this;
  },
  addAttrs(this: YuiObject, configs: Readonly<Record<string, AttributeConfig>>): YuiObject {
    for (const [name, config] of Object.entries(configs)) this.addAttr(name, config);
    return this;
  },
  attrAdded(this: YuiObject, name: string): boolean {
    return insideOf(this).attributes.has(name);
  },
  removeAttr(this: YuiObject, name: string): void {
    insideOf(this).attributes.remove(name);
  },
  reset(this: YuiObject, name?: string): YuiObject {
    const { attributes } = insideOf(this);
    for (const each of name === undefined ? attributes.names() : [name]) attributes.reset(each);
    return this;
  },
  publish(this: YuiObject, type: unknown, publication?: Publication): void {
    const all = typeof type === 'string' ? { [type]: publication } : (type as Record<string, Publication | undefined>);
    for (const [name, each] of Object.entries(all)) insideOf(this).events.publish(name, each);
  },
  on(this: YuiObject, types: unknown, ...rest: unknown[]): Subscription {
    return insideOf(this).events.on(types, ...rest);
  },
  once(this: YuiObject, types: unknown, ...rest: unknown[]): Subscription {
    return insideOf(this).events.once(types, ...rest);
  },
  after(this: YuiObject, types: unknown, ...rest: unknown[]): Subscription {
    return insideOf(this).events.after(types, ...rest);
  },
  onceAfter(this: YuiObject, types: unknown, ...rest: unknown[]): Subscription {
    return insideOf(this).events.onceAfter(types, ...rest);
  },
  fire(this: YuiObject, type: string, ...told: unknown[]): boolean {
    return insideOf(this).events.fire(type, ...told);
  },
  detach(this: YuiObject, type?: string, listener?: unknown): YuiObject {
    insideOf(this).events.detach(type, listener);
    return this;
  },
  detachAll(this: YuiObject): YuiObject {
    insideOf(this).events.detach();
    return this;
  },
  addTarget(this: YuiObject, target: YuiObject): void {
    insideOf(this).events.addTarget(insideOf(target).events);
  },
  /** `Plugin`, `{ fn: Plugin, cfg }`, or a list of them; what is plugged in is found under the plugin's `NS`. */
  plug(this: YuiObject, plugin: Plug | readonly Plug[], config: Members = {}): YuiObject {
    for (const each of Array.isArray(plugin) ? (plugin as Plug[]) : [plugin as Plug]) {
      const { fn, cfg } = typeof each === 'function' ? { fn: each, cfg: config } : each;
      if (fn?.NS === undefined) continue;
      const { plugs } = insideOf(this);
      const known = plugs.get(fn.NS);
      if (known !== undefined) known.setAttrs({ ...cfg });
      else {
        const made = new fn({ ...cfg, host: this });
        this[fn.NS] = made;
        plugs.set(fn.NS, made);
      }
    }
    return this;
  },
  unplug(this: YuiObject, plugin?: Plug | string): YuiObject {
    const { plugs } = insideOf(this);
    const wanted = typeof plugin === 'string' ? plugin : (plugin as BaseClass | undefined)?.NS;
    for (const [name, each] of [...plugs]) {
      if (wanted !== undefined && name !== wanted) continue;
      each.destroy();
      plugs.delete(name);
      delete this[name];
    }
    return this;
  },
  hasPlugin(this: YuiObject, name: string): unknown {
    return insideOf(this).plugs.get(name);
  },
  /** Once: destructors run, the youngest class first. */
  destroy(this: YuiObject): YuiObject {
    const { attributes, events } = insideOf(this);
    if (attributes.get('destroyed') === true) return this;
    events.publish('destroy', {
      defaultFn: () => {
        this.unplug();
        for (const each of classesOf(this)) {
          const parts = [each, ...(each._yuibuild?.exts ?? [])].reverse();
          for (const { prototype } of parts) {
            if (Object.hasOwn(prototype, 'destructor')) call(prototype.destructor, this, []);
          }
        }
        attributes.set('destroyed', true, true);
      },
    });
    events.fire('destroy');
    return this;
  },
  toString(this: YuiObject): string {
    return String((this.constructor as BaseClass).NAME ?? '');
  },
} as unknown as YuiObject;

export const Base = function base(this: YuiObject, config?: Members): void {
  begin(this, config ?? {});
} as unknown as BaseClass;

Object.assign(Base.prototype, MEMBERS);
Object.assign(Base, {
  NAME: 'base',
  ATTRS: {},
  create: (name: string, from: BaseClass, exts?: readonly BaseClass[], members?: Members, statics?: Members) =>
    createClass(name, from, { exts, members, statics }),
  build: (name: string, from: BaseClass, exts?: readonly BaseClass[]) => createClass(name, from, { exts }),
  mix: mixInto,
});

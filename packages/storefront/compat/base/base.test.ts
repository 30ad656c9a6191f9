import { beforeEach, describe, expect, it } from 'vitest';
import { extend, type Members, type OldClass } from '../kit.ts';
import { announcing, Base } from './base.ts';
import type { BaseClass, YuiObject } from './classes.ts';
import { PluginBase } from './plugin.ts';

interface BaseTools extends BaseClass {
  create(name: string, from: BaseClass, exts?: BaseClass[], members?: Members, statics?: Members): BaseClass;
  mix(into: BaseClass, exts: BaseClass[]): BaseClass;
}
const { create } = Base as BaseTools;

let seen: unknown[] = [];
const step = (word: string) =>
  function run(this: YuiObject, ...args: unknown[]) {
    seen.push(args.length === 0 ? word : [word, args[0]]);
  };

beforeEach(() => {
  seen = [];
});

describe('Y.Base as templates extend it (site-templates 11)', () => {
  const Ajaxifier = create(
    'ajaxifier',
    Base,
    [],
    {
      initializer(this: YuiObject, config: Members) {
        this.$wrapper = config.wrapper ?? this.get('wrapper');
        this.after('wrapperChange', (e) => seen.push([e.prevVal, e.newVal, e.type]));
      },
      destructor: step('destroyed'),
    },
    { ATTRS: { wrapper: { value: 'body' }, anchors: { value: 'a' }, delay: { value: 0 } } },
  );

  it('makes classes with attributes, initializer and destructor (Y.Base.create)', () => {
    const own = new Ajaxifier({ wrapper: '#page' });
    expect([own.$wrapper, own.get('anchors'), own.get('delay'), own.get('initialized')]).toEqual([
      '#page',
      'a',
      0,
      true,
    ]);
    own.set('wrapper', '#other').set('wrapper', '#other');
    expect(seen.splice(0)).toEqual([['#page', '#other', 'ajaxifier:wrapperChange']]);
    own.destroy();
    own.destroy();
    expect([seen, own.get('destroyed'), String(own)]).toEqual([['destroyed'], true, 'ajaxifier']);
    expect(own instanceof Base && own instanceof Ajaxifier).toBe(true);
  });

  it('serves classes written by hand: a function that calls its superclass (Y.extend)', () => {
    const Controller = function controller(this: YuiObject, ...args: unknown[]): void {
      const { superclass } = Controller as unknown as { superclass: { constructor: (config?: Members) => void } };
      Reflect.apply(superclass.constructor, this, args);
    } as unknown as BaseClass;
    extend(
      Controller as unknown as OldClass,
      Ajaxifier,
      { initializer: step('controller') },
      {
        NAME: 'controller',
        ATTRS: { delay: { value: 5 }, eventName: { value: '' } },
      },
    );
    const own = new Controller({ eventName: 'set' });
    expect([own.get('eventName'), own.get('delay'), own.get('wrapper'), own.$wrapper]).toEqual([
      'set',
      5,
      'body',
      'body',
    ]);
    expect(seen).toEqual([['controller', { eventName: 'set' }]]);
    own.destroy();
    expect(seen.at(-1)).toBe('destroyed');
  });

  it('mixes extensions in: their methods unless the class has its own, and their initializers', () => {
    const Tall = create(
      'tall',
      Base,
      [],
      { initializer: step('tall'), grow: () => 'tall', size: () => 'tall' },
      { ATTRS: { height: { value: 9 } } },
    );
    const Tree = create('tree', Base, [Tall], { initializer: step('tree'), size: () => 'tree' });
    const own = new Tree() as YuiObject & { grow(): string; size(): string };
    expect([own.grow(), own.size(), own.get('height')]).toEqual(['tall', 'tree', 9]);
    expect(seen).toEqual([
      ['tree', {}],
      ['tall', {}],
    ]);
  });

  it('hears of changes before they happen, and may change or prevent them', () => {
    const own = new Ajaxifier();
    own.on('delayChange', (e) => {
      if (e.newVal === 1) e.preventDefault();
      if (e.newVal === 2) e.newVal = 20;
    });
    own.after('delayChange', (e) => seen.push(e.newVal));
    own.set('delay', 1).set('delay', 2).setAttrs({ delay: 3 });
    expect([own.get('delay'), seen]).toEqual([3, [20, 3]]);
  });

  it('takes listeners and parts of attributes when it is made', () => {
    const Named = create('named', Base, [], {}, { ATTRS: { strings: { value: { title: 'a', message: 'b' } } } });
    const own = new Named({ 'strings.title': 'c', on: { stringsChange: step('heard') } });
    expect(own.get('strings')).toEqual({ title: 'c', message: 'b' });
    own.set('strings.message', 'd');
    expect(seen.length).toBe(1);
  });

  it('tells all of Y of what is broadcast', () => {
    announcing.tell = (name) => void seen.push(name);
    const own = new Ajaxifier();
    own.publish('ready', { broadcast: 1 });
    own.publish({ quiet: {} });
    own.fire('ready');
    own.fire('quiet');
    announcing.tell = () => {};
    expect(seen).toEqual(['ajaxifier:ready']);
  });
});

describe('Y.Plugin.Base (site-templates 11)', () => {
  const Host = create(
    'host',
    Base,
    [],
    { move: (...args: unknown[]) => void seen.push(['moves', ...args]) },
    { ATTRS: { at: { value: 0 } } },
  );
  const Watch = create(
    'watch',
    PluginBase,
    [],
    {
      initializer(this: YuiObject) {
        const { afterHostEvent, beforeHostMethod, afterHostMethod } = this as unknown as Record<
          string,
          (...args: unknown[]) => void
        >;
        afterHostEvent?.call(this, 'atChange', step('changed'));
        beforeHostMethod?.call(this, 'move', step('before'));
        afterHostMethod?.call(this, 'move', step('after'));
      },
    },
    { NS: 'watch', ATTRS: { mode: { value: 'fill' } } },
  );
  const move = (host: YuiObject) => (host.move as (...args: unknown[]) => void)('x');

  it('is found under its name, knows its host, and leaves no trace when it goes', () => {
    const host = new Host();
    host.plug(Watch, { mode: 'fit' });
    const watch = host.watch as YuiObject;
    expect([
      watch.get('mode'),
      watch.get('host') === host,
      (host.hasPlugin as (name: string) => unknown)('watch') === watch,
    ]).toEqual(['fit', true, true]);
    move(host);
    host.set('at', 1);
    expect(seen.splice(0).map((each) => (each as unknown[])[0])).toEqual(['before', 'moves', 'after', 'changed']);
    host.plug({ fn: Watch, cfg: { mode: 'none' } });
    expect([host.watch === watch, watch.get('mode')]).toEqual([true, 'none']);
    host.unplug(Watch);
    move(host);
    host.set('at', 2);
    expect([seen, host.watch, watch.get('destroyed')]).toEqual([[['moves', 'x']], undefined, true]);
  });
});

import { describe, expect, it } from 'vitest';
import { CustomEvents } from './events/customEvents.ts';
import { augment, extend, namespace, type OldClass } from './extend.ts';

describe('Y.namespace', () => {
  it('makes what is missing, keeps what is there, and answers the last', () => {
    const y: Record<string, unknown> = { Template: { Site: { name: 1 } } };
    expect(namespace(y, 'Template.Site')).toEqual({ name: 1 });
    const own = namespace(y, 'Template.Other', 'Nova');
    own.made = true;
    expect(y).toEqual({ Template: { Site: { name: 1 }, Other: {} }, Nova: { made: true } });
  });
});

describe('Y.extend', () => {
  it('inherits by prototypes, with superclass and constructor', () => {
    const Old = function old() {} as unknown as OldClass & (new () => { hello(): string });
    Object.assign(Old.prototype, { hello: () => 'old' });
    const Young = function young() {} as unknown as typeof Old;
    expect(extend(Young, Old, { more: 1 }, { NAME: 'young' })).toBe(Young);
    const own = new Young();
    expect([own.hello(), (own as unknown as { more: number }).more, own.constructor === Young]).toEqual([
      'old',
      1,
      true,
    ]);
    expect([own instanceof Old, Young.superclass === Old.prototype]).toEqual([true, true]);
  });
});

describe('Y.augment', () => {
  it('lets a plain object tell events, each its own', () => {
    const [one, two] = [{}, {}].map(
      (each) => augment(each, CustomEvents as never, true, null, { emitFacade: true }) as CustomEvents,
    );
    const seen: unknown[] = [];
    one?.on('ready', (word) => void seen.push(word));
    two?.fire('ready', 'two');
    one?.fire('ready', 'one');
    expect(seen).toEqual(['one']);
  });
  it('calls a listener without a context on the object, and no listener that is none', () => {
    const helper = augment({ name: 'helper' }, CustomEvents as never, true) as unknown as CustomEvents & {
      name: string;
    };
    const seen: unknown[] = [];
    helper.on('ready', function listener(this: unknown) {
      seen.push(this);
    });
    helper.on('ready', undefined as never);
    helper.fire('ready');
    expect(seen).toEqual([helper]);
  });
  it('gives the methods to all objects of a class, but not over their own', () => {
    class Site {
      fire() {
        return 'own';
      }
    }
    augment(Site, CustomEvents as never);
    const site = new Site() as Site & CustomEvents;
    expect([site.fire(), typeof site.on]).toEqual(['own', 'function']);
  });
});

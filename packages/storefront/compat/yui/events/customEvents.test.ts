import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CustomEvents, isMeant, nameOf } from './customEvents.ts';

const told: unknown[] = [];
beforeEach(() => {
  told.length = 0;
  vi.stubGlobal('reportError', (fault: unknown) => told.push(['fault', (fault as Error).message]));
});
const tell =
  (name: string) =>
  (...args: unknown[]) =>
    void told.push([name, ...args]);

describe('events between scripts (site-templates 11)', () => {
  it('reach their listeners with what was fired, then what was bound', () => {
    const events = new CustomEvents();
    events.on('change', tell('one'), null, 'bound');
    expect(events.fire('change', 1, 2)).toBe(true);
    expect(events.fire('other')).toBe(true);
    expect(told).toEqual([['one', 1, 2, 'bound']]);
  });
  it('come to `on` before `after`, to each once if it wants', () => {
    const events = new CustomEvents();
    events.after('x', tell('after'));
    events.on('x', tell('on'));
    events.once('x', tell('once'));
    events.fire('x');
    events.fire('x');
    expect(told.map((entry) => (entry as string[])[0])).toEqual(['on', 'once', 'after', 'on', 'after']);
  });
  it('call a listener on its context, else on what fires', () => {
    const events = new CustomEvents();
    const context = { name: 'mine' };
    const seen: unknown[] = [];
    function listener(this: unknown): void {
      seen.push(this);
    }
    events.on('x', listener, context);
    events.on('x', listener);
    events.fire('x');
    expect(seen).toEqual([context, events]);
  });
  it('stop where a listener answers false', () => {
    const events = new CustomEvents();
    events.on('x', () => false);
    events.on('x', tell('second'));
    expect(events.fire('x')).toBe(false);
    expect(told).toEqual([]);
  });
  it('go on after a listener that fails, which is reported', () => {
    const events = new CustomEvents();
    events.on('x', () => {
      throw new Error('broken');
    });
    events.on('x', tell('second'));
    expect(events.fire('x')).toBe(true);
    expect(told).toEqual([['fault', 'broken'], ['second']]);
  });
  it('end by their subscription, name, category or listener', () => {
    const events = new CustomEvents();
    const two = tell('two');
    const end = events.on(['a', 'b'], tell('one'));
    events.on('a', two);
    events.on('mine|a', tell('three'));
    end.detach();
    events.fire('b');
    events.detach('a', two);
    events.fire('a');
    events.detach('mine|*');
    events.fire('a');
    expect(told).toEqual([['three']]);
    events.on('a', two);
    events.detachAll();
    events.fire('a');
    expect(told).toHaveLength(1);
  });
});

describe('names of events', () => {
  it.each([
    ['change', 'change'],
    ['gallery|change', 'change'],
    ['tweak:change', 'tweak:change'],
  ])('%s is called %s', (type, name) => expect(nameOf(type)).toBe(name));
  it.each([
    ['a', undefined, true],
    ['mine|a', 'a', true],
    ['mine|a', 'mine|*', true],
    ['mine|a', 'yours|*', false],
    ['mine|a', 'yours|a', false],
    ['a', 'b', false],
  ] as const)('%s is meant by %s: %s', (type, wanted, expected) => expect(isMeant(type, wanted)).toBe(expected));
});

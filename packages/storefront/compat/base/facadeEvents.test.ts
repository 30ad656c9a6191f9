import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Facade, FacadeEvents } from './facadeEvents.ts';

let seen: unknown[] = [];
const see = (word: string) => (facade: unknown) => void seen.push(`${word} ${(facade as Facade).type}`);

beforeEach(() => {
  seen = [];
  vi.stubGlobal('reportError', (fault: unknown) => seen.push((fault as Error).message));
});

describe('events of YUI’s objects (site-templates 11)', () => {
  it('happen between those who hear before and those who hear after', () => {
    const events = new FacadeEvents({}, 'page');
    events.publish('go', { defaultFn: () => void seen.push('happens') });
    events.after('go', see('after'));
    events.on('go', see('on'));
    expect(events.fire('go', { to: 'here' })).toBe(true);
    expect(seen).toEqual(['on page:go', 'happens', 'after page:go']);
  });
  it('bring what was told, of whom, and arguments of the listener', () => {
    const host = {};
    const events = new FacadeEvents(host);
    events.on(
      'a',
      (...args: unknown[]) =>
        void seen.push(args.slice(1), (args[0] as Facade).to, (args[0] as Facade).target === host),
      null,
      'own',
    );
    events.fire('a', { to: 'x' }, 1);
    events.fire('a', 'text');
    expect(seen).toEqual([[1, 'own'], 'x', true, ['text', 'own'], undefined, true]);
  });
  it.each([
    ['preventDefault', (facade: Facade) => facade.preventDefault()],
    ['halt', (facade: Facade) => facade.halt()],
    ['answering false', () => false],
  ])('do not happen after %s', (_name, prevent) => {
    const events = new FacadeEvents({});
    events.publish('go', { defaultFn: () => void seen.push('happens') });
    events.on('go', prevent as (facade: unknown) => unknown);
    events.after('go', see('after'));
    expect([events.fire('go'), seen]).toEqual([false, []]);
  });
  it('happen all the same where nobody may prevent them, and are not told where they did not happen', () => {
    const events = new FacadeEvents({});
    events.publish('sure', { preventable: false, defaultFn: () => void seen.push('happens') });
    events.publish('refused', { defaultFn: () => false });
    events.on('sure', (facade: Facade) => facade.preventDefault());
    events.after('refused', see('after'));
    events.fire('sure');
    events.fire('refused');
    expect(seen).toEqual(['happens']);
  });
  it('are heard once, in several, by category, until they are detached', () => {
    const events = new FacadeEvents({});
    const listener = see('x');
    events.once('a', see('once'));
    events.on(['a', 'b'], listener);
    events.on({ c: listener });
    events.on('mine|a', see('mine'));
    for (const name of ['a', 'a', 'b', 'c']) events.fire(name);
    expect(seen.splice(0)).toEqual(['once a', 'x a', 'mine a', 'x a', 'mine a', 'x b', 'x c']);
    events.detach('mine|*');
    events.detach('b', listener);
    for (const name of ['a', 'b']) events.fire(name);
    expect(seen.splice(0)).toEqual(['x a']);
    events.detach();
    events.fire('c');
    expect(seen).toEqual([]);
  });
  it('go on to targets, unless they are stopped, and to all of Y where they are broadcast', () => {
    const above = new FacadeEvents({});
    const events = new FacadeEvents({}, 'page', (name) => void seen.push(`Y ${name}`));
    events.addTarget(above);
    events.publish('told', { broadcast: 1 });
    above.on('page:told', see('above'));
    above.on('page:kept', see('above'));
    events.on('kept', (facade: Facade) => facade.stopPropagation());
    events.fire('told');
    events.fire('kept');
    expect(seen).toEqual(['above page:told', 'Y page:told']);
  });
  it('tell of a listener that fails; the next one hears', () => {
    const events = new FacadeEvents({});
    events.on('a', () => {
      throw new Error('no');
    });
    events.on('a', see('next'));
    events.fire('a');
    expect(seen).toEqual(['no', 'next a']);
  });
});

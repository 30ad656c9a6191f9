import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Modules } from './modules.ts';

const y = { name: 'Y' };
let parsed: (() => void)[] = [];
let seen: unknown[] = [];
const modules = () => new Modules((run) => parsed.push(run));
const finish = () => parsed.splice(0).forEach((run) => void run());

beforeEach(() => {
  parsed = [];
  seen = [];
  vi.stubGlobal('reportError', (fault: unknown) => seen.push((fault as Error).message));
});

describe('Y.use', () => {
  it('gives Y to the callback once the page is read, whatever modules are named', () => {
    modules().use(y, ['node', 'squarespace-gallery-ng', (given: unknown) => seen.push(given)]);
    expect(seen).toEqual([]);
    finish();
    expect(seen).toEqual([y]);
  });
  it('runs modules that were added once, after those they require', () => {
    const own = modules();
    own.add('last', () => seen.push('last'), '1.0', { requires: ['first', 'node'] });
    own.add('first', (_y, name) => seen.push(name));
    own.use(y, ['last', () => seen.push('callback')]);
    own.use(y, ['first']);
    own.use(y, []);
    finish();
    expect(seen).toEqual(['first', 'last', 'callback']);
  });
  it('takes names in a list, and survives modules that require each other', () => {
    const own = modules();
    own.add('a', () => seen.push('a'), '', { requires: ['b'] });
    own.add('b', () => seen.push('b'), '', { requires: ['a'] });
    own.use(y, [['a', 'b']]);
    finish();
    expect(seen).toEqual(['b', 'a']);
  });
  it('reports a callback that fails; the next one runs', () => {
    const own = modules();
    own.use(y, [
      () => {
        throw new Error('no Y.Squarespace.Nothing');
      },
    ]);
    own.use(y, [() => seen.push('next')]);
    finish();
    expect(seen).toEqual(['no Y.Squarespace.Nothing', 'next']);
  });
  it('waits for the file of the heavier globals where a module, or what it requires, needs it (decision 0036)', () => {
    const waiting: (() => void)[] = [];
    const widgets = {
      isNeededBy: (name: string) => name === 'base',
      whenThere: (run: () => void) => void waiting.push(run),
    };
    const own = new Modules((run) => run(), widgets);
    own.add('ajaxifier', () => seen.push('ajaxifier'), '1.0', { requires: ['node', 'base'] });
    own.add('round', () => {}, '1.0', { requires: ['round'] });
    own.use(y, ['ajaxifier', () => seen.push('with it')]);
    own.use(y, ['node', 'round', () => seen.push('without')]);
    expect(seen).toEqual(['without']);
    for (const run of waiting) run();
    expect(seen).toEqual(['without', 'ajaxifier', 'with it']);
  });
});

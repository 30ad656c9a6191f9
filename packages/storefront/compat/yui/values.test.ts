import { describe, expect, it } from 'vitest';
import { bindFirst, bindLast, call, each, guid, Lang, merge, mix, some } from './values.ts';

describe('Y.Lang', () => {
  it.each([
    ['isArray', [], {}],
    ['isBoolean', false, 0],
    ['isFunction', () => 1, {}],
    ['isNull', null, undefined],
    ['isNumber', 0, Number.NaN],
    ['isObject', {}, null],
    ['isString', '', 0],
    ['isUndefined', undefined, null],
    ['isValue', 0, Number.NaN],
  ] as const)('%s tells %o from %o', (name, yes, no) => {
    expect(Lang[name](yes)).toBe(true);
    expect(Lang[name](no)).toBe(false);
  });
  it('fills in and trims', () => {
    expect(Lang.sub('{greeting}, { name }! {toString} {x|y}', { greeting: 'Hello', name: 'Ida', x: 1 })).toBe(
      'Hello, Ida! {toString} 1',
    );
    expect(Lang.trim('  a ')).toBe('a');
    expect(Lang.trim(7)).toBe(7);
    expect(Lang.now()).toBeGreaterThan(0);
  });
});

describe('functions with a this of their own', () => {
  const context = {
    name: 'Ida',
    say(this: { name: string }, ...words: unknown[]) {
      return [this.name, ...words];
    },
  };
  it('take their arguments first, or last', () => {
    expect(bindFirst(context.say, context, 'own')('given')).toEqual(['Ida', 'own', 'given']);
    expect(bindLast(context.say, context, 'own')('given')).toEqual(['Ida', 'given', 'own']);
  });
  it('may be named; what is no function answers nothing', () => {
    expect(bindFirst('say', context)('x')).toEqual(['Ida', 'x']);
    expect(call('nothing', context, [])).toBeUndefined();
    expect(call(7, null, [])).toBeUndefined();
  });
});

describe('each and some', () => {
  it('go through lists, objects and nothing', () => {
    const seen: unknown[] = [];
    const note = (value: unknown, key: unknown) => seen.push([key, value]);
    each(['a'], note);
    each({ b: 1 }, note);
    each(new Set(['c']), note);
    each(null, note);
    expect(seen).toEqual([
      [0, 'a'],
      ['b', 1],
      [0, 'c'],
    ]);
  });
  it('find one, with a this of their own', () => {
    const context = { limit: 2 };
    const isOver = function (this: unknown, value: unknown) {
      return (value as number) > (this as { limit: number }).limit;
    };
    expect(some([1, 2], isOver, context)).toBe(false);
    expect(some([1, 3], isOver, context)).toBe(true);
  });
});

describe('objects', () => {
  it('are merged into a new one, the later winning', () => {
    const first = { a: 1, b: 1 };
    expect(merge(first, { b: 2 })).toEqual({ a: 1, b: 2 });
    expect(first).toEqual({ a: 1, b: 1 });
  });
  it('are mixed into another, over what it has only if wanted', () => {
    expect(mix({ a: 1 }, { a: 2, b: 2 })).toEqual({ a: 1, b: 2 });
    expect(mix({ a: 1 }, { a: 2 }, true)).toEqual({ a: 2 });
  });
  it('get names of their own', () => expect(guid('x')).not.toBe(guid('x')));
});

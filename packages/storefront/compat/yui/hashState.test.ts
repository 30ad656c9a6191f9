import { describe, expect, it } from 'vitest';
import { addState, createHash, hashChanges, parseHash } from './hashState.ts';

describe('the state HistoryHash keeps behind # (site-templates 11)', () => {
  it.each([
    ['#a=1&b=two+words', { a: '1', b: 'two words' }],
    ['a=%C3%A4&b=', { a: 'ä', b: '' }],
    ['#itemId', { itemId: '' }],
    ['#/projects/ridge/', { '/projects/ridge/': '' }],
    ['', {}],
    ['#a=%zz', { a: '%zz' }],
  ])('is read from %j', (hash, state) => {
    expect(parseHash(hash)).toEqual(state);
  });
  it('is written as it is read, and leaves out what has no value', () => {
    const state = { a: 'ä & b', 'c d': '1' };
    expect(createHash({ ...state, e: null, f: undefined })).toBe('a=%C3%A4+%26+b&c+d=1');
    expect(parseHash(createHash(state))).toEqual(state);
  });
  it('is added to, and what is given as null goes', () => {
    expect(addState({ a: '1', b: '2' }, { b: null, c: 3 })).toEqual({ a: '1', c: '3' });
  });
  it('knows what is another, and what is gone', () => {
    expect(hashChanges({ a: '1', b: '2' }, { a: '3', c: '4' })).toEqual({
      changed: { a: { newVal: '3', prevVal: '1' }, c: { newVal: '4', prevVal: undefined } },
      removed: { b: '2' },
    });
    expect(hashChanges({ a: '1' }, { a: '1' })).toBeNull();
  });
});

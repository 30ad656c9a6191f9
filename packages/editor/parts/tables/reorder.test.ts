import { describe, expect, it } from 'vitest';
import { movedBeside, movedBy } from './reorder.ts';

const IDS = ['a', 'b', 'c', 'd'];

describe('a list whose things are dragged', () => {
  it.each([
    ['one before another', ['d'], 'b', 'before', 'adbc'],
    ['one after another', ['a'], 'c', 'after', 'bcad'],
    ['to the front', ['c'], 'a', 'before', 'cabd'],
    ['to the end', ['a'], 'd', 'after', 'bcda'],
    ['several together, in the order in which they were taken', ['d', 'a'], 'c', 'before', 'bdac'],
    ['beside where it stood', ['b'], 'a', 'after', 'abcd'],
    ['onto itself', ['b'], 'b', 'after', 'abcd'],
    ['beside one that is gone', ['b'], 'x', 'before', 'abcd'],
  ])('takes %s', (_, taken, key, dropPosition, expected) => {
    expect(movedBeside(IDS, taken, { key, dropPosition }).join('')).toBe(expected);
  });

  it.each([
    ['b', -1, 'bacd'],
    ['b', 1, 'acbd'],
    ['a', -1, 'abcd'],
    ['d', 1, 'abcd'],
    ['a', 2, 'bcad'],
  ] as const)('moves %s by %i places', (id, places, expected) => {
    expect(movedBy(IDS, id, places).join('')).toBe(expected);
  });
});

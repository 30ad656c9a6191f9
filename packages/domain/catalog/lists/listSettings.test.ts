import { describe, expect, it } from 'vitest';
import { readListSettings, sortOfList } from './listSettings.ts';

describe('what a store page says of its list', () => {
  it.each([
    [undefined, { sort: 'featured', hidden: [] }],
    [
      { sort: 'newest', hidden: ['price', 'colour', 'options'] },
      { sort: 'newest', hidden: ['options', 'price'] },
    ],
    [
      { sort: 'dearest', hidden: 'price' },
      { sort: 'featured', hidden: [] },
    ],
  ])('%j is read as %j', (stored, settings) => expect(readListSettings(stored)).toEqual(settings));

  it.each([
    ['', '', 'newest', 'newest'],
    ['featured', '', 'newest', 'featured'],
    ['', 'vase', 'newest', 'featured'],
    ['name', 'vase', 'newest', 'name'],
  ] as const)('asked for %j while searching %j on a page of %s, it is sorted by %s', (sort, search, own, expected) =>
    expect(sortOfList({ sort, search }, { sort: own, hidden: [] })).toBe(expected),
  );
});

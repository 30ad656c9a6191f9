import { describe, expect, it } from 'vitest';
import { decideSearch, editDistance, nearestWords, type TypedWord } from './searchTerms.ts';

describe('mistakes in words', () => {
  it.each([
    ['print', 'print', 0],
    ['pritn', 'print', 1],
    ['prnt', 'print', 1],
    ['prinnt', 'print', 1],
    ['prent', 'print', 1],
    ['botanicl', 'botanical', 1],
    ['bootnical', 'botanical', 2],
    ['', 'abc', 3],
  ])('%s for %s: %i', (typed, meant, mistakes) => {
    expect(editDistance(typed, meant)).toBe(mistakes);
    expect(editDistance(meant, typed)).toBe(mistakes);
  });

  it.each([
    ['cat', ['bat', 'cap'], []],
    ['vasse', ['vase', 'vast', 'vases'], ['vase', 'vases']],
    ['botnaical', ['botanical', 'botanic'], ['botanical']],
    // The beginning of a longer word.
    ['botna', ['botanical'], ['botanical']],
    ['elephant', ['vase'], []],
  ])('%s is taken for %j among which %j', (typed, alike, expected) => {
    expect(nearestWords(typed, alike)).toEqual(expected);
  });
});

const word = (term: string, more: Partial<TypedWord> = {}): TypedWord => ({
  term,
  isKnown: false,
  isPassedOver: false,
  alike: [],
  ...more,
});

describe('what is looked for', () => {
  it('keeps what is known, corrects what is not, passes over what says nothing', () => {
    const typed = [
      word('the', { isPassedOver: true, isKnown: true }),
      word('blue', { isKnown: true, alike: ['glue'] }),
      word('vsae', { alike: ['vase', 'save'] }),
    ];
    expect(decideSearch(typed)).toEqual([
      { typed: 'blue', words: ['blue'], isCorrected: false },
      { typed: 'vsae', words: ['vase'], isCorrected: true },
    ]);
  });

  it('looks for the words that say nothing when there are no others', () => {
    expect(decideSearch([word('the', { isPassedOver: true, isKnown: true })]).map(({ typed }) => typed)).toEqual([
      'the',
    ]);
  });

  it('looks for an unknown word as it is when nothing is near', () => {
    expect(decideSearch([word('xylophone', { alike: ['phone'] })])).toEqual([
      { typed: 'xylophone', words: ['xylophone'], isCorrected: false },
    ]);
  });
});

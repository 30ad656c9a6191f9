import { describe, expect, it } from 'vitest';
import { pricingSentence } from './pricingWording.ts';
import { NO_RETURN_TERMS, type ReturnTerms, readReturnTerms, validateReturnTerms } from './returnTerms.ts';

const TERMS: ReturnTerms = { window: 'days', days: 30, payer: 'shop', ways: ['mail', 'store'] };

describe('what a shop says about sending goods back', () => {
  it.each<[string[], Partial<ReturnTerms>]>([
    [[], {}],
    [[], { days: 1 }],
    [[], { days: 365 }],
    [['Enter a whole number from 1 to 365.'], { days: 0 }],
    [['Enter a whole number from 1 to 365.'], { days: 366 }],
    [['Enter a whole number from 1 to 365.'], { days: 1.5 }],
    [['Select a return method.'], { ways: [] }],
    [['Select a return method.'], { window: 'always', ways: [], days: 0 }],
    [[], { window: 'none', ways: [], days: 0 }],
    [[], { window: 'unsaid', ways: [], days: 0 }],
  ])('is refused with %j', (sentences, parts) => {
    const problems = validateReturnTerms({ ...TERMS, ...parts });
    expect(problems.map((problem) => pricingSentence(problem))).toEqual(sentences);
  });

  it.each<[unknown, ReturnTerms]>([
    [TERMS, TERMS],
    [
      { ...TERMS, ways: ['store', 'pigeon'] },
      { ...TERMS, ways: ['store'] },
    ],
    [
      { ...TERMS, payer: 'nobody' },
      { ...TERMS, payer: 'buyer' },
    ],
    [{ ...TERMS, days: '30' }, NO_RETURN_TERMS],
    [
      { ...TERMS, window: 'sometimes' },
      { ...TERMS, window: 'unsaid' },
    ],
    [{ ...TERMS, ways: 'mail' }, NO_RETURN_TERMS],
    [null, NO_RETURN_TERMS],
    ['30', NO_RETURN_TERMS],
  ])('%j is read without promising more than stands there', (stored, terms) => {
    expect(readReturnTerms(stored)).toEqual(terms);
  });
});

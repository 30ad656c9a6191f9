import { unreachableStates } from '@quoin/domain/states';
import { describe, expect, it } from 'vitest';
import { averageStars } from './rating.ts';
import {
  REVIEW_MOVES,
  reviewName,
  reviewProblems,
  reviewStateAfterWriting,
  tidyReview,
  type WrittenReview,
} from './review.ts';
import { readReviewSettings, requestWindow } from './reviewSettings.ts';

const GOOD: WrittenReview = { stars: 4, title: 'Fine', body: 'Thick paper.', name: 'Ada L.' };
const DAY = 86_400_000;

describe('a review', () => {
  it.each<[string, Partial<WrittenReview>, readonly string[]]>([
    ['is whole', {}, []],
    ['is stars alone', { title: '', body: '' }, []],
    ['needs stars', { stars: null }, ['reviewStarsMissing']],
    ['has no half stars', { stars: 4.5 }, ['reviewStarsMissing']],
    ['has at most five stars', { stars: 6 }, ['reviewStarsMissing']],
    ['needs a name', { name: '' }, ['reviewNameMissing']],
    [
      'has bounds',
      { title: 'x'.repeat(151), body: 'x'.repeat(5001), name: 'x'.repeat(101) },
      ['reviewTitleTooLong', 'reviewBodyTooLong', 'reviewNameTooLong'],
    ],
  ])('%s', (_, part, codes) => {
    expect(reviewProblems({ ...GOOD, ...part }).map(({ code }) => code)).toEqual(codes);
  });

  it('is tidied: one line for names and titles, no signs that turn text around', () => {
    const tidy = tidyReview({ stars: 5, title: ' a\n b ', body: 'one\r\n\n\n\ntwo\u202e ', name: ' Ada\tL. ' });
    expect(tidy).toEqual({ stars: 5, title: 'a b', body: 'one\n\ntwo', name: 'Ada L.' });
  });

  it.each([
    ['Ada King Lovelace', 'Ada L.'],
    ['Ada', 'Ada'],
    ['  ', ''],
    ['李 小龙', '李 小.'],
  ])('of %j is proposed under %j', (full, name) => expect(reviewName(full)).toBe(name));

  it.each([
    ['waits where reviews are checked first', GOOD, true, null, 'pending'],
    ['is published where they are not', GOOD, false, null, 'published'],
    ['waits with a link in it', { ...GOOD, body: 'see https://spam.example' }, false, null, 'pending'],
    ['waits again after a change', GOOD, true, 'published', 'pending'],
    ['stays hidden after a change', GOOD, false, 'hidden', 'hidden'],
  ] as const)('%s', (_, written, isCheckedFirst, before, after) => {
    expect(reviewStateAfterWriting(written, { isCheckedFirst }, before)).toBe(after);
  });

  it('can be moved back from wherever it was put', () => {
    expect(unreachableStates(REVIEW_MOVES, 'pending')).toEqual([]);
  });
});

it.each([
  [{ count: 0, sum: 0 }, 0],
  [{ count: 3, sum: 14 }, 4.7],
  [{ count: 4, sum: 17 }, 4.3],
  [{ count: 1, sum: 5 }, 5],
])('the average of %j is %d', (rating, average) => expect(averageStars(rating)).toBe(average));

describe('asking', () => {
  it.each([
    [undefined, { isAsked: false, askAfterDays: 14, isCheckedFirst: true }],
    ['on', { isAsked: false }],
    [
      { isAsked: true, askAfterDays: 3, isCheckedFirst: false },
      { isAsked: true, askAfterDays: 3, isCheckedFirst: false },
    ],
    [
      { isAsked: 'yes', askAfterDays: 0 },
      { isAsked: false, askAfterDays: 14 },
    ],
    [{ askAfterDays: 91 }, { askAfterDays: 14 }],
  ])('is read from stored settings %j', (productReviews, read) => {
    expect(readReviewSettings({ productReviews })).toMatchObject(read);
  });

  it('is about orders sent so many days ago, and for two weeks after that', () => {
    const settings = readReviewSettings({ productReviews: { isAsked: true, askAfterDays: 10 } });
    expect(requestWindow(settings, 100 * DAY)).toEqual({ from: 76 * DAY, to: 90 * DAY });
    expect(requestWindow({ ...settings, isAsked: false }, 100 * DAY)).toBeNull();
  });
});

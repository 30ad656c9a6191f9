import { expect, it } from 'vitest';
import { areKeepable, boundsText, daysOf, keepingDraftOf, lossText } from './keepingDraft.ts';

const HELD = { eventDays: 90, visitDays: 396, sumDays: 761 };

it('days are typed and read back as they were (TRACK-11)', () => {
  expect(daysOf(keepingDraftOf(HELD))).toEqual(HELD);
  expect(boundsText('sumDays')).toBe('1 to 3,660 days.');
});

it.each([
  [{}, true],
  [{ eventDays: '' }, false],
  [{ eventDays: 'soon' }, false],
  [{ visitDays: '1.5' }, false],
  [{ sumDays: '3661' }, false],
])('%j is kept: %j', (change, isKeepable) => {
  expect(areKeepable({ ...keepingDraftOf(HELD), ...change })).toBe(isKeepable);
});

it('says what goes before it goes (TRACK-11)', () => {
  const draft = keepingDraftOf({ eventDays: 7, visitDays: 30, sumDays: 761 });
  expect(lossText(['visitDays'], draft)).toBe('You would lose visits of more than 30 days.');
  expect(lossText(['eventDays', 'visitDays'], draft)).toBe(
    'You would lose events of more than 7 days and visits of more than 30 days.',
  );
});

import { describe, expect, it } from 'vitest';
import { type LessonOpening, lessonOpeningProblems, lessonOpensAt, OPEN_LESSON } from './lessonOpening.ts';

const joinedAt = Date.parse('2026-11-01T18:00:00Z');
const at = (text: string) => Date.parse(text);
const opening = (over: Partial<LessonOpening>): LessonOpening => ({ ...OPEN_LESSON, ...over });

describe('a lesson', () => {
  it.each([
    ['is open at once', {}, '2026-11-01T18:00:00Z', null],
    ['opens days after joining', { opens: 'afterDays', days: 2 }, '2026-11-03T17:59:59Z', '2026-11-03T18:00:00Z'],
    ['is open from that moment on', { opens: 'afterDays', days: 2 }, '2026-11-03T18:00:00Z', null],
    [
      'opens with a day where the shop is',
      { opens: 'onDay', day: '2026-12-01' },
      '2026-11-30T22:59:00Z',
      '2026-11-30T23:00:00Z',
    ],
    ['is open on that day', { opens: 'onDay', day: '2026-12-01' }, '2026-11-30T23:00:00Z', null],
    ['whose day is none is open', { opens: 'onDay', day: 'soon' }, '2026-11-01T18:00:00Z', null],
  ] as const)('%s (USER-04)', (_name, over, now, opensAt) => {
    const reader = { joinedAt, now: at(now), timeZone: 'Europe/Berlin' };
    expect(lessonOpensAt(opening(over), reader)).toBe(opensAt === null ? null : at(opensAt));
  });

  it('is open at once where nobody joins anything (USER-04)', () => {
    const reader = { joinedAt: null, now: joinedAt, timeZone: 'UTC' };
    expect(lessonOpensAt(opening({ opens: 'afterDays', days: 9 }), reader)).toBeNull();
  });

  it.each([
    [{ opens: 'afterDays', days: 0 }, ['lesson.days: lessonDaysInvalid']],
    [{ opens: 'afterDays', days: 1.5 }, ['lesson.days: lessonDaysInvalid']],
    [{ opens: 'afterDays', days: 1001 }, ['lesson.days: lessonDaysInvalid']],
    [{ opens: 'afterDays', days: 7 }, []],
    [{ opens: 'onDay', day: '' }, ['lesson.day: lessonDayMissing']],
    [{ opens: 'onDay', day: '2026-12-01' }, []],
    [{ days: -1 }, []],
  ] as const)('%j is refused for %j (USER-04)', (over, problems) => {
    expect(lessonOpeningProblems(opening(over)).map(({ code, field }) => `${field}: ${code}`)).toEqual(problems);
  });
});

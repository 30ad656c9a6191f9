import { momentOfLocal } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';

/** When a lesson of a course for members opens to them. */
export const LESSON_OPENINGS = ['always', 'afterDays', 'onDay'] as const;

/** What a lesson says of when it opens, and to whom. */
export interface LessonOpening {
  readonly opens: (typeof LESSON_OPENINGS)[number];
  /** Whole days after the member joined. Applies to `afterDays`. */
  readonly days: number;
  /** `2026-12-01`, where the shop is; counts with `onDay`. */
  readonly day: string;
  /** Everyone may see it, regardless of the course's access. */
  readonly isPreview: boolean;
}

export const OPEN_LESSON: LessonOpening = { opens: 'always', days: 0, day: '', isPreview: false };
export const MAX_LESSON_DAYS = 1000;

export type LessonOpeningCode = 'lessonDaysInvalid' | 'lessonDayMissing';

export function lessonOpeningProblems({ opens, days, day }: LessonOpening): readonly Problem<LessonOpeningCode>[] {
  const isWrong = !Number.isInteger(days) || days < 1 || days > MAX_LESSON_DAYS;
  if (opens === 'afterDays' && isWrong)
    return [{ code: 'lessonDaysInvalid', field: 'lesson.days', values: { max: MAX_LESSON_DAYS } }];
  return opens === 'onDay' && momentOfLocal(day, 'UTC') === null
    ? [{ code: 'lessonDayMissing', field: 'lesson.day' }]
    : [];
}

const DAY_MS = 86_400_000;

/** A visitor of a lesson. All times in milliseconds since 1970. */
export interface LessonReader {
  /** Since when they are in what the course is for; null where nobody joins anything. */
  readonly joinedAt: number | null;
  readonly now: number;
  readonly timeZone: string;
}

/**
 * Returns when a lesson opens to a visitor with access to its course. Null for now or earlier. Days after joining count
 * from the exact time of joining, so a lesson after one day opens a full day later. A calendar day begins in the shop's
 * time zone.
 */
export function lessonOpensAt({ opens, days, day }: LessonOpening, reader: LessonReader): number | null {
  const { joinedAt, now, timeZone } = reader;
  const at =
    opens === 'afterDays' && joinedAt !== null
      ? joinedAt + days * DAY_MS
      : opens === 'onDay'
        ? momentOfLocal(day, timeZone)
        : null;
  return at !== null && at > now ? at : null;
}

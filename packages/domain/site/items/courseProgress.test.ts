import { describe, expect, it } from 'vitest';
import { courseProgress } from './courseProgress.ts';

describe('progress in a course', () => {
  const rows: readonly (readonly [string, string, readonly [number, number, number, string | null]])[] = [
    ['', '', [0, 0, 0, null]],
    ['abc', '', [0, 3, 0, 'a']],
    ['abc', 'a', [1, 3, 33, 'b']],
    ['abc', 'ac', [2, 3, 66, 'b']],
    ['abc', 'abc', [3, 3, 100, null]],
    ['ab', 'xyz', [0, 2, 0, 'a']],
  ];
  it.each(rows)('of “%s” with “%s” done is %j (ENUM-03)', (lessons, done, [count, total, percent, nextId]) => {
    expect(courseProgress([...lessons], (id) => done.includes(id))).toEqual({ done: count, total, percent, nextId });
  });

  it('is never complete before the last lesson (ENUM-03)', () => {
    const lessons = Array.from({ length: 250 }, (_, index) => String(index));
    expect(courseProgress(lessons, (id) => id !== '0').percent).toBe(99);
  });
});

import { expect, it } from 'vitest';
import { daysOfBucket } from './coursePoints.ts';

const YEAR = { from: '2026-01-15', to: '2026-11-22' };

it.each([
  ['2026-11-17', '2026-11-17', '2026-11-17'],
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2026-01', '2026-01-15', '2026-01-31'],
  ['2026-11', '2026-11-01', '2026-11-22'],
])('%s is from %s to %s (TRACK-11)', (bucket, from, to) => {
  expect(daysOfBucket(bucket, YEAR)).toEqual({ from, to });
});

import { expect, it } from 'vitest';
import { createReplicaLag } from './replicaLag.ts';

it.each<[string, [at: number, written: bigint | null, replayed: bigint][], now: number, lag: number]>([
  ['is none where everything was replayed', [[0, 100n, 100n]], 500, 0],
  [
    'is none while nobody writes',
    [
      [0, 100n, 100n],
      [60_000, 100n, 100n],
    ],
    90_000,
    0,
  ],
  [
    'grows from when the first missing position was seen',
    [
      [0, 100n, 100n],
      [1_000, 200n, 100n],
      [2_000, 300n, 100n],
    ],
    5_000,
    4_000,
  ],
  [
    'shrinks as the replica comes nearer',
    [
      [1_000, 200n, 100n],
      [2_000, 300n, 200n],
    ],
    5_000,
    3_000,
  ],
  [
    'ends when it has everything',
    [
      [1_000, 200n, 100n],
      [2_000, 300n, 300n],
    ],
    5_000,
    0,
  ],
  [
    'goes on while the primary says nothing',
    [
      [1_000, 200n, 100n],
      [2_000, null, 100n],
    ],
    5_000,
    4_000,
  ],
])('the lag of a replica %s', (_, notes, now, lag) => {
  let time = 0;
  const measured = createReplicaLag(() => time);
  for (const [at, written, replayed] of notes) {
    time = at;
    measured.note(written, replayed);
  }
  time = now;
  expect(measured.ms()).toBe(lag);
});

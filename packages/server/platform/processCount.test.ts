import { describe, expect, it } from 'vitest';
import { connectionsAllowed, connectionsOf, thisMachine, webProcessesOf } from './processCount.ts';

const GB = 1_000_000_000;

describe('how many processes answer requests', () => {
  it.each([
    [1, 64, 1],
    [2, 64, 1],
    [4, 64, 3],
    [16, 64, 15],
    [16, 4, 5],
    [4, 1.4, 1],
    [4, 1.5, 2],
    [4, 0.5, 1],
  ])('%i cores and %d GB: %i', (cores, gigabytes, count) =>
    expect(webProcessesOf({ cores, memoryBytes: gigabytes * GB })).toBe(count),
  );

  it('knows this machine', () => {
    const { cores, memoryBytes } = thisMachine();
    expect(cores).toBeGreaterThan(0);
    expect(memoryBytes).toBeGreaterThan(100_000_000);
  });
});

describe('connections to the database', () => {
  it.each([
    [1, 24, 70],
    [2, 24, 95],
    [3, 18, 96],
    [7, 9, 100],
    [15, 4, 100],
    [63, 4, 340],
  ])('%i processes: %i each, %i allowed', (count, each, allowed) =>
    expect([connectionsOf(count), connectionsAllowed(count)]).toEqual([each, allowed]),
  );
});

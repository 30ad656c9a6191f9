import { beforeEach, describe, expect, it } from 'vitest';
import { createSignInDelays, FREE_FAILURES, waitAfter } from './signInDelays.ts';

const FREE = Array.from({ length: FREE_FAILURES }, () => null);
let clock = 0;
let delays = createSignInDelays(() => clock);

beforeEach(() => {
  clock = 1_000_000;
  delays = createSignInDelays(() => clock);
});

function fail(email: string, times: number): (number | null)[] {
  return Array.from({ length: times }, () => delays.begin(email));
}

describe('delay of sign-ins per account (SC-53)', () => {
  it('lets five tries through and refuses the others until the wait is over', () => {
    expect(fail('ann@example.com', 200)).toEqual([...FREE, ...Array.from({ length: 195 }, () => 5)]);
    clock += 5000;
    expect(fail('ann@example.com', 2)).toEqual([null, 10]);
    clock += 10_000;
    expect(fail('ann@example.com', 2)).toEqual([null, 20]);
  });

  it('counts an address however it is written, and no other one', () => {
    fail('ann@example.com', 5);
    expect(delays.begin(' ANN@example.com ')).toBe(5);
    expect(delays.begin('bob@example.com')).toBeNull();
  });

  it('forgets the failures after a success, and after an hour', () => {
    fail('ann@example.com', 4);
    delays.succeeded('ann@example.com');
    expect(fail('ann@example.com', 5)).toEqual(FREE);
    clock += 3_600_000;
    expect(fail('ann@example.com', 5)).toEqual(FREE);
  });

  it('doubles the wait and never locks out for good', () => {
    expect([5, 6, 7, 8, 30, 500].map(waitAfter)).toEqual([5, 10, 20, 40, 900, 900]);
  });
});

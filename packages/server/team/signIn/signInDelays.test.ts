import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createSignInDelays, FREE_FAILURES, type SignInDelays, waitAfter } from './signInDelays.ts';

const FREE = Array.from({ length: FREE_FAILURES }, () => null);
const START = Date.parse('2026-03-09T12:00:00Z');
let test: TestDatabase;
let clock = START;
let delays: SignInDelays;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  clock = START;
  delays = createSignInDelays(test.db, () => clock);
  await test.asOwner('delete from sign_in_tries');
});

async function fail(email: string, times: number): Promise<(number | null)[]> {
  const waits: (number | null)[] = [];
  while (waits.length < times) waits.push(await delays.begin(email));
  return waits;
}

describe('delay of sign-ins per account (SC-53)', () => {
  it('lets five tries through and refuses the others until the wait is over', async () => {
    expect(await fail('ann@example.com', 20)).toEqual([...FREE, ...Array.from({ length: 15 }, () => 5)]);
    clock += 5000;
    expect(await fail('ann@example.com', 2)).toEqual([null, 10]);
    clock += 10_000;
    expect(await fail('ann@example.com', 2)).toEqual([null, 20]);
  });

  it('lets no more through when many try at once, in several processes', async () => {
    const other = createSignInDelays(test.db, () => clock);
    const tries = Array.from({ length: 200 }, (_, index) =>
      (index % 2 === 0 ? delays : other).begin('ann@example.com'),
    );
    const waits = await Promise.all(tries);
    expect(waits.filter((wait) => wait === null)).toHaveLength(FREE_FAILURES);
    expect(new Set(waits)).toEqual(new Set([null, 5]));
  });

  it('counts an address however it is written, and no other one', async () => {
    await fail('ann@example.com', 5);
    expect(await delays.begin(' ANN@example.com ')).toBe(5);
    expect(await delays.begin('bob@example.com')).toBeNull();
  });

  it('forgets the failures after a success, and after an hour', async () => {
    await fail('ann@example.com', 4);
    await delays.succeeded('ann@example.com');
    expect(await fail('ann@example.com', 5)).toEqual(FREE);
    clock += 3_600_000;
    expect(await fail('ann@example.com', 5)).toEqual(FREE);
  });

  it('keeps no address that was not tried for an hour', async () => {
    await fail('ann@example.com', 1);
    await fail('bob@example.com', 1);
    clock += 3_600_001;
    await fail('eve@example.com', 1);
    expect(await test.asOwner('select count(*)::int as n from sign_in_tries')).toEqual([{ n: 1 }]);
  });

  it('doubles the wait and never locks out for good', () => {
    expect([5, 6, 7, 8, 30, 500].map(waitAfter)).toEqual([5, 10, 20, 40, 900, 900]);
  });

  it('does so from the fifth failure to the longest wait', async () => {
    const waits: (number | null)[] = [];
    for (let failures = 1; failures <= 14; failures += 1) {
      expect(await delays.begin('ann@example.com')).toBeNull();
      if (failures < FREE_FAILURES) continue;
      const wait = await delays.begin('ann@example.com');
      waits.push(wait);
      clock += (wait ?? 0) * 1000;
    }
    expect(waits).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map(waitAfter));
  });
});

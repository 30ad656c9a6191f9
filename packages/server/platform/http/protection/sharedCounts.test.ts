import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, SILENT, type TestDatabase } from '../../../testing/database.ts';
import { type CountingWindows, createWindows } from './countingWindows.ts';
import { createRateLimits } from './limits.ts';
import { createSharedCounts, type SharedCounts } from './sharedCounts.ts';

const START = Date.parse('2026-03-09T12:00:00Z');
const key = new Uint8Array(32).fill(7);
let test: TestDatabase;
let clock = START;
const opened: SharedCounts[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());
// Else what one test has counted is added up in the middle of the next.
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});
beforeEach(() => {
  clock = START;
});

interface Node {
  readonly counts: SharedCounts;
  readonly windows: CountingWindows;
}

function openNode(name: string, points = 10): Node {
  const counts = createSharedCounts({ db: test.db, key, log: SILENT, now: () => clock });
  opened.push(counts);
  return { counts, windows: createWindows({ name, points, seconds: 60, changed: counts.changed }) };
}

const takes = ({ windows }: Node, times: number) =>
  Array.from({ length: times }, () => windows.take('ann', clock)).filter((wait) => wait === null).length;

async function settleAll(...nodes: readonly Node[]): Promise<void> {
  for (const round of [1, 2]) for (const { counts } of nodes) await counts.settle().then(() => round);
}

describe('a limit over several processes (SC-54)', () => {
  it('counts what all of them were asked', async () => {
    const [one, two] = [openNode('both'), openNode('both')];
    expect([takes(one, 6), takes(two, 3)]).toEqual([6, 3]);
    await settleAll(one, two);
    expect([takes(one, 3), two.windows.look('bob', clock)]).toEqual([3, null]);
    // Two knows of six and its own three; one has taken three more meanwhile.
    await settleAll(one, two);
    takes(two, 1);
    await settleAll(two, one);
    expect([takes(one, 1), takes(two, 1)]).toEqual([0, 0]);
    expect(one.windows.look('ann', clock)).toBeGreaterThan(0);
  });

  it('ends in all of them with the window that began first', async () => {
    const [one, two] = [openNode('ends'), openNode('ends')];
    takes(one, 10);
    await settleAll(one);
    clock += 50_000;
    expect(takes(two, 2)).toBe(2);
    await settleAll(two);
    expect(two.windows.take('ann', clock)).toBe(10);
    clock += 10_000;
    expect([takes(one, 1), takes(two, 1)]).toEqual([1, 1]);
  });

  it('gives back in all of them what does not count', async () => {
    const [one, two] = [openNode('back'), openNode('back')];
    takes(one, 9);
    await settleAll(one);
    for (let time = 0; time < 9; time += 1) one.windows.giveBack('ann', clock);
    await settleAll(one);
    takes(two, 2);
    await settleAll(two);
    expect(takes(two, 12)).toBe(8);
  });

  it('asks the database nothing for who has used little of it', async () => {
    const asked: unknown[] = [];
    const counts = createSharedCounts({
      db: { acrossSites: async () => Promise.reject(new Error(String(asked.push('asked')))) },
      ...{ key, log: SILENT, now: () => clock },
    });
    const limits = createRateLimits(1, () => clock, counts.changed);
    const asker = { place: 'site', address: '10.0.0.1', visitor: null };
    for (let time = 0; time < 70; time += 1) limits.take('page', asker);
    await counts.settle();
    expect(asked).toEqual([]);
    for (let time = 0; time < 10; time += 1) limits.take('page', asker);
    await counts.settle();
    expect(asked).toEqual(['asked']);
    await counts.close();
  });

  it('holds in each process by itself while the database is away', async () => {
    const counts = createSharedCounts({
      db: { acrossSites: () => Promise.reject(new Error('away')) },
      ...{ key, log: SILENT, now: () => clock },
    });
    const windows = createWindows({ name: 'away', points: 10, seconds: 60, changed: counts.changed });
    expect(takes({ counts, windows }, 8)).toBe(8);
    await counts.settle();
    expect(takes({ counts, windows }, 8)).toBe(2);
    await counts.close();
  });

  it('keeps neither addresses nor tokens, nor what is over', async () => {
    const one = openNode('hashed');
    takes(one, 5);
    await settleAll(one);
    const rows = await test.asOwner<{ key: string }>("select encode(key, 'escape') as key from request_count");
    expect(JSON.stringify(rows)).not.toContain('ann');
    clock += 3_600_000;
    takes(one, 5);
    await settleAll(one);
    expect(await test.asOwner('select count(*)::int as n from request_count')).toEqual([{ n: 1 }]);
  });
});

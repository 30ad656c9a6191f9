import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countEntries, countReaches, countTraffic, countVisitsBy, createVisitorSet } from './countPacked.ts';
import { chooseVisits, type PackedColumn, type PackedDay } from './packedDay.ts';

const bytes = (numbers: readonly number[], width: number) =>
  Uint8Array.from(
    numbers.flatMap((number) => Array.from({ length: width }, (_, at) => (number >>> (8 * (width - 1 - at))) & 255)),
  );

const numbers = (all: readonly number[], width: number): PackedColumn => ({
  ...{ entries: all.length, keys: null, codes: bytes(all, width), gaps: null, totals: null, later: null },
});
const keyed = (keys: readonly string[], codes: readonly number[], width = 1): PackedColumn => ({
  ...numbers(codes, width),
  keys,
});

/** Three visits: Ada by search, an unknown visitor by search, Ada directly. The last one continued past midnight. */
const DAY: PackedDay = {
  day: '2026-03-08',
  visits: 3,
  columns: new Map([
    ['channel', keyed(['direct', 'search'], [1, 1, 0])],
    ['device', keyed(['desktop', 'phone', ''], [0, 1, 2], 2)],
    ['visitor', numbers([70_000, 0, 70_000], 3)],
    ['pages', numbers([1, 2, 1], 1)],
    ['reach', numbers([0, 4, 1], 1)],
    ['stay', numbers([0, 3_000_000_000, 65_536], 4)],
    [
      'views.path',
      {
        ...keyed(['/', '/shop'], [0, 0, 1, 1]),
        ...{ gaps: bytes([1, 1, 0, 1], 1), later: bytes([1, 1, 1, 2], 1), totals: bytes([1, 2, 3, 4], 2) },
      },
    ],
  ]),
};
const ALL = Uint8Array.of(1, 1, 1);

describe('a packed day', () => {
  it.each([
    [{}, [1, 1, 1]],
    [{ channel: 'search' }, [1, 1, 0]],
    [{ channel: 'search', device: 'phone' }, [0, 1, 0]],
    [{ page: '/shop' }, [0, 1, 1]],
    [{ page: '/shop', channel: 'direct' }, [0, 0, 1]],
  ])('narrowed to %j', (filters, chosen) => {
    expect([...(chooseVisits(DAY, filters) ?? [])]).toEqual(chosen);
  });

  it.each([{ channel: 'email' }, { page: '/none' }, { country: 'AT' }])('has no visit of %j', (filters) => {
    expect(chooseVisits(DAY, filters)).toBeNull();
  });

  it('counts visits, pages, bounces and stays, and each visitor once', () => {
    const [day, range] = [createVisitorSet(), createVisitorSet()];
    range.add(9);
    const counts = { visits: 3, views: 4, bounces: 1, stay: 3_000_065_536 };
    expect(countTraffic(DAY, ALL, [day, range])).toEqual(counts);
    expect([day.size(), range.size()]).toEqual([1, 2]);
    expect(countTraffic(DAY, Uint8Array.of(0, 1, 0), [])).toEqual({
      ...counts,
      visits: 1,
      views: 2,
      bounces: 0,
      stay: 3e9,
    });
  });

  it('counts them by key, and how far they came', () => {
    const into = new Map([['search', { count: 1, total: 5 }]]);
    countVisitsBy(DAY, ALL, { dimension: 'channel', into });
    expect(Object.fromEntries(into)).toEqual({
      direct: { count: 1, total: 65_536 },
      search: { count: 3, total: 3_000_000_005 },
    });
    const steps = new Map<string, number[]>();
    countReaches(DAY, ALL, { by: 'channel', into: steps });
    expect(Object.fromEntries(steps)).toEqual({ direct: [1, 1, 0, 0, 0], search: [2, 1, 1, 1, 1] });
  });

  it('counts what visits did by key and by the day it was done', () => {
    const done = (from: string, to: string, chosen = ALL) => {
      const [byKey, byDay] = [new Map(), new Map()];
      countEntries(DAY, chosen, { list: 'views.path', period: { from, to }, byKey, byDay });
      return [Object.fromEntries(byKey), Object.fromEntries(byDay)];
    };
    expect(done('2026-03-08', '2026-03-09')).toEqual([
      { '/': { count: 2, total: 3 }, '/shop': { count: 2, total: 7 } },
      { '2026-03-08': 3, '2026-03-09': 1 },
    ]);
    expect(done('2026-03-01', '2026-03-08', Uint8Array.of(0, 1, 1))).toEqual([
      { '/': { count: 1, total: 2 }, '/shop': { count: 1, total: 3 } },
      { '2026-03-08': 2 },
    ]);
  });

  it('counts the same whatever widths its numbers have, and narrowed to a page', () => {
    const entry = fc.record({ gap: fc.nat(3), code: fc.nat(4), total: fc.nat(70_000) });
    const widths = fc.record({ gaps: fc.constantFrom(1, 2), codes: fc.constantFrom(1, 2, 3), totals: fc.constant(3) });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), widths, fc.infiniteStream(fc.nat(1)), (entries, width, flags) => {
        const gaps = entries.map(({ gap }, at) => (at === 0 ? gap + 1 : gap));
        const owners = gaps.map((_, at) => gaps.slice(0, at + 1).reduce((sum, gap) => sum + gap, -1));
        const visits = (owners.at(-1) ?? 0) + 1;
        const keys = ['a', 'b', 'c', 'd', 'e'];
        const codes = entries.map(({ code }) => code);
        const totals = bytes(
          entries.map(({ total }) => total),
          width.totals,
        );
        const list = {
          ...keyed(keys, codes, width.codes),
          ...{ gaps: bytes(gaps, width.gaps), totals, entries: entries.length },
        };
        const day: PackedDay = { day: '2026-03-08', visits, columns: new Map([['views.path', list]]) };
        const chosen = Uint8Array.from({ length: visits }, () => flags.next().value);
        const period = { from: '2026-03-08', to: '2026-03-08' };
        const [byKey, byDay] = [new Map<string, { count: number; total: number }>(), new Map<string, number>()];
        countEntries(day, chosen, { list: 'views.path', period, byKey, byDay });
        const counted = entries.filter((_, at) => chosen[owners[at]!] === 1);
        for (const [code, key] of keys.entries()) {
          const own = counted.filter((each) => each.code === code);
          const total = own.reduce((sum, each) => sum + each.total, 0);
          expect(byKey.get(key) ?? { count: 0, total: 0 }).toEqual({ count: own.length, total });
        }
        expect(byDay.get('2026-03-08') ?? 0).toBe(counted.length);
        const saw = new Set(owners.filter((_, at) => codes[at] === 0));
        expect([...(chooseVisits(day, { page: 'a' }) ?? [])]).toEqual(
          Array.from({ length: visits }, (_, visit) => (saw.has(visit) ? 1 : 0)),
        );
      }),
    );
  });

  it('knows as many visitors as there are', () => {
    const set = createVisitorSet();
    for (let visitor = 0; visitor < 20_000; visitor += 1) set.add(visitor * 37);
    expect([set.add(37), set.add(38), set.size()]).toEqual([false, true, 20_000]);
  });
});

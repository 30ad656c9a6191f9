import type { Dimension, Grain, Measure } from './measures.ts';

/** So much of a measure, under a key of a dimension, in a stretch of the site's clock. */
export interface Tally {
  readonly grain: Grain;
  /** Start of the stretch: `2026-03-01T14:05`, `2026-03-01T14:00`, `2026-03-01T00:00`; of a month its first day. */
  readonly bucket: string;
  readonly measure: Measure;
  readonly dimension: Dimension;
  /** '' for `all`. */
  readonly key: string;
  readonly count: number;
  readonly total: number;
}

/** What is counted of one event or visit, before it is put into stretches. */
export interface Counted {
  readonly measure: Measure;
  readonly dimension: Dimension;
  readonly key: string;
  readonly total: number;
}

/** Sums by stretch, measure, dimension and key. */
export interface TallySheet {
  /** `times` is -1 to take back what was counted before. */
  add(local: string, counted: readonly Counted[], times: 1 | -1): void;
  /** Only one stretch, for what has no minutes. */
  addDay(day: string, counted: Counted, times: 1 | -1): void;
  /** What differs from nothing, in one order everywhere. */
  tallies(): readonly Tally[];
}

/** Measures that the live screen draws by the minute. */
const LIVE: readonly Measure[] = ['views', 'visits'];

export function createTallySheet(): TallySheet {
  const sums = new Map<string, { -readonly [K in keyof Tally]: Tally[K] }>();
  function put(grain: Grain, bucket: string, { measure, dimension, key, total }: Counted, times: 1 | -1): void {
    const name = `${grain}|${measure}|${dimension}|${bucket}|${key}`;
    let sum = sums.get(name);
    if (sum === undefined) {
      sum = { grain, bucket, measure, dimension, key, count: 0, total: 0 };
      sums.set(name, sum);
    }
    sum.count += times;
    sum.total += times * total;
  }
  return {
    add(local, counted, times) {
      for (const each of counted) {
        put('day', `${local.slice(0, 10)}T00:00`, each, times);
        if (each.dimension !== 'all') {
          put('month', `${local.slice(0, 7)}-01T00:00`, each, times);
          continue;
        }
        put('hour', `${local.slice(0, 13)}:00`, each, times);
        if (LIVE.includes(each.measure)) put('minute', local.slice(0, 16), each, times);
      }
    },
    addDay: (day, counted, times) => put('day', `${day}T00:00`, counted, times),
    tallies: () =>
      [...sums.entries()]
        .filter(([, { count, total }]) => count !== 0 || total !== 0)
        .sort(([left], [right]) => (left < right ? -1 : 1))
        .map(([, sum]) => sum),
  };
}

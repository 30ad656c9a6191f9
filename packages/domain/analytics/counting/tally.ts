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

type Sum = { -readonly [K in keyof Tally]: Tally[K] };
/** The sums of one stretch by `measure|dimension|key`. */
type Stretch = Map<string, Sum>;

export function createTallySheet(): TallySheet {
  // A stretch is found once for all that is counted in it, and a name made once for all its stretches: names of the whole,
  // a dozen for every event, took most of the time of counting, and pages waited for it.
  const stretches = new Map<string, Stretch>();
  function stretchOf(grain: Grain, bucket: string): Stretch {
    const name = `${grain}|${bucket}`;
    const known = stretches.get(name) ?? new Map<string, Sum>();
    stretches.set(name, known);
    return known;
  }
  function put(stretch: Stretch, place: Pick<Tally, 'grain' | 'bucket'>, { name, counted, times }: Put): void {
    const sum = stretch.get(name);
    const { measure, dimension, key, total } = counted;
    if (sum === undefined) {
      const { grain, bucket } = place;
      stretch.set(name, { grain, bucket, measure, dimension, key, count: times, total: times * total });
      return;
    }
    sum.count += times;
    sum.total += times * total;
  }
  return {
    add(local, all, times) {
      const at = (grain: Grain, bucket: string) => ({ place: { grain, bucket }, stretch: stretchOf(grain, bucket) });
      const day = at('day', `${local.slice(0, 10)}T00:00`);
      const month = at('month', `${local.slice(0, 7)}-01T00:00`);
      const hour = at('hour', `${local.slice(0, 13)}:00`);
      const minute = at('minute', local.slice(0, 16));
      for (const counted of all) {
        const what = { name: nameOf(counted), counted, times };
        const isWhole = counted.dimension === 'all';
        put(day.stretch, day.place, what);
        put(isWhole ? hour.stretch : month.stretch, isWhole ? hour.place : month.place, what);
        if (isWhole && LIVE.includes(counted.measure)) put(minute.stretch, minute.place, what);
      }
    },
    addDay(day, counted, times) {
      const place = { grain: 'day', bucket: `${day}T00:00` } as const;
      put(stretchOf('day', place.bucket), place, { name: nameOf(counted), counted, times });
    },
    tallies: () =>
      inOrder(stretches)
        .flatMap(([, sums]) => inOrder(sums).map(([, sum]) => sum))
        .filter(isSomething),
  };
}

interface Put {
  readonly name: string;
  readonly counted: Counted;
  readonly times: 1 | -1;
}

function nameOf({ measure, dimension, key }: Counted): string {
  return `${measure}|${dimension}|${key}`;
}

function inOrder<T>(named: ReadonlyMap<string, T>): (readonly [string, T])[] {
  return [...named].sort(([left], [right]) => (left < right ? -1 : 1));
}

function isSomething({ count, total }: Tally): boolean {
  return count !== 0 || total !== 0;
}

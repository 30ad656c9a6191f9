import { addDays } from '@quoin/domain/formats';
import { daysIn, type InsightPeriod } from '../insightPeriod.ts';
import { type PackedColumn, type PackedDay, unpackGaps, unpackNumbers, type VisitDimension } from './packedDay.ts';

/** What is counted of chosen visits. */
export interface VisitCounts {
  visits: number;
  /** Page views. */
  views: number;
  /** Saw one page and did nothing that counts as a step. */
  bounces: number;
  /** Milliseconds, of all of them together. */
  stay: number;
}

/** So often, and so much. */
export interface KeyCount {
  count: number;
  total: number;
}

export const noVisits = (): VisitCounts => ({ visits: 0, views: 0, bounces: 0, stay: 0 });

/** Visitors by their numbers, each once. */
export interface VisitorSet {
  /** Returns whether it is new; 0 is nobody. */
  add(visitor: number): boolean;
  size(): number;
}

export function createVisitorSet(): VisitorSet {
  let bits = new Uint8Array(1024);
  let size = 0;
  return {
    add(visitor) {
      const at = visitor >>> 3;
      if (at >= bits.length) {
        const larger = new Uint8Array(Math.max(at + 1, bits.length * 2));
        larger.set(bits);
        bits = larger;
      }
      const bit = 1 << (visitor & 7);
      if (visitor === 0 || (bits[at]! & bit) !== 0) return false;
      bits[at]! |= bit;
      size += 1;
      return true;
    },
    size: () => size,
  };
}

const numbersOf = (day: PackedDay, name: string) => unpackNumbers(day.columns.get(name)!.codes, day.visits);

/** The chosen visits of a day, their visitors into each of these sets. */
export function countTraffic(day: PackedDay, chosen: Uint8Array, visitors: readonly VisitorSet[]): VisitCounts {
  const [who, pages] = [numbersOf(day, 'visitor'), numbersOf(day, 'pages')];
  const [reach, stay] = [numbersOf(day, 'reach'), numbersOf(day, 'stay')];
  const counts = noVisits();
  for (let visit = 0; visit < day.visits; visit += 1) {
    if (chosen[visit] === 0) continue;
    counts.visits += 1;
    counts.views += pages[visit]!;
    counts.stay += stay[visit]!;
    if (pages[visit]! <= 1 && reach[visit] === 0) counts.bounces += 1;
    for (const each of visitors) each.add(who[visit]!);
  }
  return counts;
}

/** Adds the chosen visits of a day under their keys; total = milliseconds. Visits without a key are left out. */
export function countVisitsBy(
  day: PackedDay,
  chosen: Uint8Array,
  { dimension, into }: { readonly dimension: VisitDimension; readonly into: Map<string, KeyCount> },
): void {
  const { keys, codes } = day.columns.get(dimension)!;
  const [of, stay] = [unpackNumbers(codes, day.visits), numbersOf(day, 'stay')];
  const { counts, totals } = sumsOf(keys!.length);
  for (let visit = 0; visit < day.visits; visit += 1) {
    if (chosen[visit] === 0) continue;
    counts[of[visit]!]! += 1;
    totals[of[visit]!]! += stay[visit]!;
  }
  addKeys(into, keys!, { counts, totals });
}

/** Adds how many of the chosen visits of a day came at least so far (all, product, cart, checkout, purchase), by key. */
export function countReaches(
  day: PackedDay,
  chosen: Uint8Array,
  { by, into }: { readonly by: VisitDimension; readonly into: Map<string, number[]> },
): void {
  const { keys, codes } = day.columns.get(by)!;
  const [of, reach] = [unpackNumbers(codes, day.visits), numbersOf(day, 'reach')];
  const steps = keys!.map(() => [0, 0, 0, 0, 0]);
  for (let visit = 0; visit < day.visits; visit += 1) if (chosen[visit] !== 0) steps[of[visit]!]![reach[visit]!]! += 1;
  steps.forEach((exactly, code) => {
    const known = into.get(keys![code]!) ?? [0, 0, 0, 0, 0];
    for (let step = 4, atLeast = 0; step >= 0; step -= 1) {
      atLeast += exactly[step]!;
      known[step]! += atLeast;
    }
    if (known[0]! > 0) into.set(keys![code]!, known);
  });
}

/** What is wanted of a list: what the chosen visits of a period did, by key and by day. */
export interface EntriesWanted {
  readonly list: string;
  /** Days outside of it are left out. */
  readonly period: InsightPeriod;
  /** Null: nobody asks for keys. */
  readonly byKey: Map<string, KeyCount> | null;
  readonly byDay: Map<string, number>;
}

/** Adds what the chosen visits of a day did. */
export function countEntries(day: PackedDay, chosen: Uint8Array, { list, period, byKey, byDay }: EntriesWanted): void {
  const column = day.columns.get(list);
  if (column === undefined || column.gaps === null) return;
  const sums = sumsOf(byKey === null ? 0 : (column.keys?.length ?? 0));
  const days = new Float64Array(MOST_LATER + 1);
  const isWanted = wantedDays(day.day, period);
  const isPlain = column.later === null && column.gaps.length === column.entries;
  if (isPlain) days[SAME_DAY] = isWanted[SAME_DAY] === 0 ? 0 : countPlain(column, chosen, byKey === null ? null : sums);
  else countAny(column, chosen, { isWanted, days, sums: byKey === null ? null : sums });
  if (byKey !== null && column.keys !== null) addKeys(byKey, column.keys, sums);
  for (let offset = 0; offset <= MOST_LATER; offset += 1) {
    if (days[offset] === 0) continue;
    const at = addDays(day.day, offset - SAME_DAY);
    byDay.set(at, (byDay.get(at) ?? 0) + days[offset]!);
  }
}

type Sums = ReturnType<typeof sumsOf>;

/**
 * Counts nearly every list of nearly every day: all on the same day, gaps of a byte. Reads the list in place, in one
 * pass.
 */
function countPlain({ entries, gaps, codes, totals }: PackedColumn, chosen: Uint8Array, sums: Sums | null): number {
  const steps = gaps!;
  const amounts = sums === null || totals === null ? null : unpackNumbers(totals, entries);
  const width = entries === 0 ? 1 : codes.length / entries;
  const coded = sums === null || width <= 2 ? codes : unpackNumbers(codes, entries);
  let count = 0;
  for (let index = 0, visit = -1; index < entries; index += 1) {
    visit += steps[index]!;
    if (chosen[visit] === 0) continue;
    count += 1;
    if (sums === null) continue;
    const code = width === 2 ? (coded[index * 2]! << 8) | coded[index * 2 + 1]! : coded[index]!;
    sums.counts[code]! += 1;
    if (amounts !== null) sums.totals[code]! += amounts[index]!;
  }
  return count;
}

interface AnyWanted {
  readonly isWanted: Uint8Array;
  /** By how much later it was. */
  readonly days: Float64Array;
  readonly sums: Sums | null;
}

function countAny(
  { entries, gaps, codes, totals, later }: PackedColumn,
  chosen: Uint8Array,
  { isWanted, days, sums }: AnyWanted,
): void {
  const owners = unpackGaps(gaps!, entries);
  const coded = sums === null ? null : unpackNumbers(codes, entries);
  const amounts = sums === null || totals === null ? null : unpackNumbers(totals, entries);
  for (let index = 0; index < entries; index += 1) {
    const offset = later === null ? SAME_DAY : later[index]!;
    if (chosen[owners[index]!] === 0 || isWanted[offset] === 0) continue;
    days[offset]! += 1;
    if (sums === null || coded === null) continue;
    sums.counts[coded[index]!]! += 1;
    if (amounts !== null) sums.totals[coded[index]!]! += amounts[index]!;
  }
}

/** How a list says that something was on the day its visit began, and the most that fits. */
const SAME_DAY = 1;
const MOST_LATER = 255;

/** Returns an array by days of delay: 1 where the day is requested. */
function wantedDays(day: string, { from, to }: InsightPeriod): Uint8Array {
  const [first, last] = [daysIn({ from: day, to: from }) - 1 + SAME_DAY, daysIn({ from: day, to }) - 1 + SAME_DAY];
  return new Uint8Array(MOST_LATER + 1).fill(1, Math.max(0, first), Math.max(0, last + 1));
}

function sumsOf(keys: number): { readonly counts: Float64Array; readonly totals: Float64Array } {
  return { counts: new Float64Array(keys), totals: new Float64Array(keys) };
}

function addKeys(
  into: Map<string, KeyCount>,
  keys: readonly string[],
  { counts, totals }: { readonly counts: Float64Array; readonly totals: Float64Array },
): void {
  for (let code = 0; code < keys.length; code += 1) {
    if (counts[code] === 0) continue;
    const known = into.get(keys[code]!);
    if (known === undefined) into.set(keys[code]!, { count: counts[code]!, total: totals[code]! });
    else {
      known.count += counts[code]!;
      known.total += totals[code]!;
    }
  }
}

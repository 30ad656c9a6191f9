import type { InsightFilters } from '../insightQuestion.ts';

/** What distinguishes visits, with a column of keys each. */
export const VISIT_DIMENSIONS = [
  ...(['channel', 'source', 'medium', 'referrer', 'campaign', 'country', 'language'] as const),
  ...(['device', 'browser', 'screen', 'entry', 'exit'] as const),
] as const;
export type VisitDimension = (typeof VISIT_DIMENSIONS)[number];

/** Numbers of a visit, of 32 bits at most; the visitor's is 0 where none is known, `stay` is of milliseconds. */
const VISIT_NUMBERS = ['visitor', 'pages', 'reach', 'stay'] as const;
export type VisitNumber = (typeof VISIT_NUMBERS)[number];

/** The pages that visits saw, which a question can be narrowed to. */
export const PAGES_SEEN = 'views.path';

/** One column of a day's visits, in their order, or a list of what they did, visit after visit. */
export interface PackedColumn {
  /** Visits, or what a list has of them. */
  readonly entries: number;
  /** What the codes represent; null: numbers represent themselves. */
  readonly keys: readonly string[] | null;
  /** As many bytes each as the largest needs, the highest first; so with all that follow. Empty where nobody asks for them. */
  readonly codes: Uint8Array;
  /** Of lists: how many visits further each entry is than the one before; the first counts from -1. */
  readonly gaps: Uint8Array | null;
  /** What is summed in addition to the count. */
  readonly totals: Uint8Array | null;
  /** Days after the beginning of its visit, plus one; null: all on that day. */
  readonly later: Uint8Array | null;
}

/** A day of a site's visits, column by column (decision 0058). */
export interface PackedDay {
  readonly day: string;
  readonly visits: number;
  /** A list without an entry is absent. */
  readonly columns: ReadonlyMap<string, PackedColumn>;
}

/**
 * So many numbers of `bytes`, each as wide as it divides. Always in an array of one kind, whatever the width: loops over
 * millions of them take several times as long where the kinds alternate.
 */
export function unpackNumbers(bytes: Uint8Array, count: number): Uint32Array {
  const width = count === 0 ? 1 : bytes.length / count;
  const numbers = new Uint32Array(count);
  // Nearly all are of one to three bytes.
  if (width === 1) numbers.set(bytes);
  else if (width === 2) {
    for (let index = 0, at = 0; index < count; index += 1, at += 2) numbers[index] = (bytes[at]! << 8) | bytes[at + 1]!;
  } else if (width === 3) {
    for (let index = 0, at = 0; index < count; index += 1, at += 3)
      numbers[index] = (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;
  } else {
    for (let index = 0, at = 0; index < count; index += 1, at += 4)
      numbers[index] = bytes[at]! * 0x1000000 + ((bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!);
  }
  return numbers;
}

/** How many entries a list has, and the visit of each. */
export function unpackGaps(gaps: Uint8Array, count: number): Uint32Array {
  const visits = unpackNumbers(gaps, count);
  for (let index = 0, visit = -1; index < count; index += 1) {
    visit += visits[index]!;
    visits[index] = visit;
  }
  return visits;
}

/** The columns that say whether a visit is among the chosen ones. */
export function filterColumns(filters: InsightFilters): readonly string[] {
  return Object.keys(filters).map((name) => (name === 'page' ? PAGES_SEEN : name));
}

/** 1 for each visit of the day that is among the chosen ones; null where none is. */
export function chooseVisits({ visits, columns }: PackedDay, filters: InsightFilters): Uint8Array | null {
  const { page, ...rest } = filters;
  let chosen = new Uint8Array(visits).fill(1);
  for (const [name, value] of Object.entries(rest)) {
    const column = columns.get(name);
    const code = column?.keys?.indexOf(value) ?? -1;
    if (column === undefined || code === -1) return null;
    const codes = unpackNumbers(column.codes, visits);
    for (let visit = 0; visit < visits; visit += 1) if (codes[visit] !== code) chosen[visit] = 0;
  }
  if (page !== undefined) {
    const saw = sawPage(columns.get(PAGES_SEEN), page, visits);
    if (saw === null) return null;
    for (let visit = 0; visit < visits; visit += 1) saw[visit]! &= chosen[visit]!;
    chosen = saw;
  }
  return chosen;
}

function sawPage(column: PackedColumn | undefined, page: string, visits: number): Uint8Array<ArrayBuffer> | null {
  const code = column?.keys?.indexOf(page) ?? -1;
  if (column === undefined || column.gaps === null || code === -1) return null;
  const count = column.entries;
  const saw = new Uint8Array(visits);
  if (column.gaps.length === count && column.codes.length === count * 2) {
    // Nearly every day: reads the list in place, in one pass.
    const { gaps, codes } = column;
    const [high, low] = [code >> 8, code & 0xff];
    for (let index = 0, at = 0, visit = -1; index < count; index += 1, at += 2) {
      visit += gaps[index]!;
      if (codes[at + 1] === low && codes[at] === high) saw[visit] = 1;
    }
    return saw;
  }
  const [codes, owners] = [unpackNumbers(column.codes, count), unpackGaps(column.gaps, count)];
  for (let index = 0; index < count; index += 1) if (codes[index] === code) saw[owners[index]!] = 1;
  return saw;
}

import type { TallySheet } from './counting/tally.ts';

/** A visitor was here on a day of the site's clock; `previousDay`: the day before that they were here last, null = never. */
export interface VisitorDay {
  readonly visitor: string;
  readonly day: string;
  readonly previousDay: string | null;
}

/**
 * Adds days to what is known of these visitors, and counts each visitor's day under the day they were here before: the unique
 * visitors of any range are then the sum of its days over all `previousDay` that lie before the range. A day that comes late
 * puts itself between two others. Returns the rows to save.
 */
export function addVisitorDays(
  known: readonly VisitorDay[],
  fresh: readonly Pick<VisitorDay, 'visitor' | 'day'>[],
  sheet: TallySheet,
): readonly VisitorDay[] {
  const before = new Map<string, Map<string, string | null>>();
  for (const { visitor, day, previousDay } of known) daysOf(before, visitor).set(day, previousDay);
  const days = new Map<string, Set<string>>();
  for (const { visitor, day } of fresh) {
    const all = days.get(visitor) ?? new Set(before.get(visitor)?.keys());
    days.set(visitor, all.add(day));
  }
  return [...days].flatMap(([visitor, all]) => linked(visitor, all, daysOf(before, visitor), sheet));
}

function daysOf(all: Map<string, Map<string, string | null>>, visitor: string): Map<string, string | null> {
  const found = all.get(visitor) ?? new Map<string, string | null>();
  all.set(visitor, found);
  return found;
}

function linked(
  visitor: string,
  days: ReadonlySet<string>,
  before: ReadonlyMap<string, string | null>,
  sheet: TallySheet,
): VisitorDay[] {
  const changed: VisitorDay[] = [];
  // What is known may begin in the middle: then its first day keeps what it says.
  let previousDay: string | null = null;
  for (const day of [...days].sort()) {
    const old = before.get(day);
    const link: string | null = previousDay ?? (old === undefined ? null : old);
    if (old !== link) {
      if (old !== undefined) sheet.addDay(day, countedUnder(old), -1);
      sheet.addDay(day, countedUnder(link), 1);
      changed.push({ visitor, day, previousDay: link });
    }
    previousDay = day;
  }
  return changed;
}

function countedUnder(previousDay: string | null) {
  return { measure: 'visitors', dimension: 'previousDay', key: previousDay ?? '', total: 0 } as const;
}

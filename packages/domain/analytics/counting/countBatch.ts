import { mergeVisits, type TimedEvent, type Visit, visitOf } from '../visit.ts';
import { addVisitorDays, type VisitorDay } from '../visitorDays.ts';
import { countEvent, countVisit } from './countEvents.ts';
import { createTallySheet, type Tally } from './tally.ts';

/** What is stored of the visits and visitors that a batch touches. */
export interface KnownBefore {
  readonly visits: readonly Visit[];
  /** All days of each visitor of the batch. */
  readonly visitorDays: readonly VisitorDay[];
}

/** What a batch changes. */
export interface CountedBatch {
  /** As they are now. */
  readonly visits: readonly Visit[];
  readonly visitorDays: readonly VisitorDay[];
  /** To be added to what is stored; may be below zero, where a visit now counts elsewhere. */
  readonly tallies: readonly Tally[];
}

/** Whose visits and visitors must be known before the batch is counted. */
export function touchedBy(events: readonly TimedEvent[]) {
  const people = events.filter((event) => !event.isBot);
  return {
    visitIds: [...new Set(people.map(({ visitId }) => visitId).filter((id) => id !== ''))],
    visitors: [...new Set(people.map(({ visitorId }) => visitorId).filter((id) => id !== ''))],
  };
}

/** Counts events that were not counted before. However they are split into batches, the sums are the same (ANA-3). */
export function countBatch(events: readonly TimedEvent[], known: KnownBefore): CountedBatch {
  const sheet = createTallySheet();
  const people = events.filter((event) => !event.isBot);
  for (const event of people) sheet.add(event.local, countEvent(event), 1);
  const before = new Map(known.visits.map((visit) => [visit.visitId, visit]));
  const after = new Map<string, Visit>();
  for (const event of people) {
    if (event.visitId === '') continue;
    const so = after.get(event.visitId) ?? before.get(event.visitId);
    const now = visitOf(event);
    after.set(event.visitId, so === undefined ? now : mergeVisits(so, now));
  }
  for (const [id, visit] of after) {
    const old = before.get(id);
    if (old !== undefined) sheet.add(old.startedLocal, countVisit(old), -1);
    sheet.add(visit.startedLocal, countVisit(visit), 1);
  }
  const fresh = people
    .filter(({ visitorId }) => visitorId !== '')
    .map(({ visitorId, local }) => ({ visitor: visitorId, day: local.slice(0, 10) }));
  const visitorDays = addVisitorDays(known.visitorDays, fresh, sheet);
  return { visits: [...after.values()], visitorDays, tallies: sheet.tallies() };
}

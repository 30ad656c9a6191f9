import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteEvent } from '../siteEvent.ts';
import type { TimedEvent, Visit } from '../visit.ts';
import type { VisitorDay } from '../visitorDays.ts';
import { countBatch, touchedBy } from './countBatch.ts';
import type { Tally } from './tally.ts';

const START = Date.parse('2026-03-01T00:00:00Z');

function eventOf(changes: Partial<SiteEvent> & { readonly minute: number }): TimedEvent {
  const { minute, ...rest } = changes;
  const at = new Date(START + minute * 60_000);
  return {
    ...{ id: '00000000-0000-4000-8000-000000000000', name: 'page_view', at, local: at.toISOString().slice(0, 16) },
    ...{ visitorId: 'v', visitId: 's', isNewVisitor: false, isLanding: false, path: '/', pageType: 1 },
    ...{ collectionId: '', itemId: '', title: '', referrerHost: '', source: '', medium: '', campaign: '' },
    ...{ channel: 'direct', language: 'en', country: 'AT', timeZone: '', device: 'desktop', browser: 'Firefox 133' },
    ...{ screen: '', isBot: false, data: {} },
    ...rest,
  };
}

/** What the database would hold. */
class Rollups {
  readonly visits = new Map<string, Visit>();
  readonly days = new Map<string, VisitorDay>();
  readonly sums = new Map<string, number>();

  count(events: readonly TimedEvent[]): void {
    const { visitIds, visitors } = touchedBy(events);
    const { visits, visitorDays, tallies } = countBatch(events, {
      visits: [...this.visits.values()].filter(({ visitId }) => visitIds.includes(visitId)),
      visitorDays: [...this.days.values()].filter(({ visitor }) => visitors.includes(visitor)),
    });
    for (const visit of visits) this.visits.set(visit.visitId, visit);
    for (const day of visitorDays) this.days.set(`${day.visitor} ${day.day}`, day);
    for (const tally of tallies) this.add(tally);
  }

  private add({ grain, bucket, measure, dimension, key, count, total }: Tally): void {
    for (const [what, amount] of [
      ['count', count],
      ['total', total],
    ] as const) {
      const name = [grain, bucket, measure, dimension, key, what].join('|');
      const sum = (this.sums.get(name) ?? 0) + amount;
      if (sum === 0) this.sums.delete(name);
      else this.sums.set(name, sum);
    }
  }

  sum(measure: string, dimension: string, key = '', what: 'count' | 'total' = 'count'): number {
    const wanted = `|${measure}|${dimension}|${key}|${what}`;
    return [...this.sums].reduce(
      (sum, [name, each]) => (name.startsWith('day|') && name.endsWith(wanted) ? sum + each : sum),
      0,
    );
  }

  /** As loadUniqueVisitors asks. */
  uniques(from: string, to: string): number {
    return [...this.sums].reduce((sum, [name, each]) => {
      const [grain, bucket = '', measure, , key = '', what] = name.split('|');
      const day = bucket.slice(0, 10);
      const isCounted = grain === 'day' && measure === 'visitors' && what === 'count' && day >= from && day <= to;
      return isCounted && (key === '' || key < from) ? sum + each : sum;
    }, 0);
  }
}

const NAMES = ['page_view', 'page_view', 'view_product', 'add_to_cart', 'begin_checkout', 'purchase', 'search', 'own'];
const someEvent = fc
  .record({
    minute: fc.integer({ min: 0, max: 60 * 24 * 5 }),
    id: fc.uuid(),
    name: fc.constantFrom(...NAMES),
    visitorId: fc.constantFrom('', 'v1', 'v2', 'v3'),
    visitId: fc.constantFrom('', 's1', 's2', 's3', 's4'),
    path: fc.constantFrom('/', '/shop', '/cart'),
    channel: fc.constantFrom('direct' as const, 'search' as const, 'internal' as const),
    isNewVisitor: fc.boolean(),
    isBot: fc.constantFrom(false, false, false, true),
    data: fc.constantFrom({}, { query: 'Hill', count: 0 }, { item_quantity: 2 }),
  })
  .map(eventOf);
const someEvents = fc.uniqueArray(someEvent, { maxLength: 40, selector: ({ id }) => id });

describe('counting in batches', () => {
  it('gives the same sums, visits and visitors however events are split and in whatever order they come (ANA-3)', () => {
    fc.assert(
      fc.property(
        someEvents,
        fc.array(fc.nat(), { maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        (events, cuts, dice) => {
          const whole = new Rollups();
          whole.count(events);
          const parts = new Rollups();
          const shuffled = events
            .map((event) => ({ event, order: dice.next().value as number }))
            .sort((left, right) => left.order - right.order)
            .map(({ event }) => event);
          const places = cuts.map((cut) => cut % (events.length + 1)).sort((left, right) => left - right);
          for (const [index, end] of [...places, events.length].entries()) {
            parts.count(shuffled.slice(index === 0 ? 0 : places[index - 1], end));
          }
          expect(parts.sums).toEqual(whole.sums);
          expect(parts.visits).toEqual(whole.visits);
          expect(parts.days).toEqual(whole.days);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('unique visitors of any days are those who were there, each once, and the funnel never widens (TRACK-11)', () => {
    fc.assert(
      fc.property(
        someEvents,
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 0, max: 5 }),
        (events, first, length) => {
          const rollups = new Rollups();
          for (const event of events) rollups.count([event]);
          const [from, to] = [`2026-03-0${first}`, `2026-03-0${Math.min(first + length, 9)}`];
          const seen = events.filter(({ isBot, visitorId, local }) => {
            const day = local.slice(0, 10);
            return !isBot && visitorId !== '' && day >= from && day <= to;
          });
          expect(rollups.uniques(from, to)).toBe(new Set(seen.map(({ visitorId }) => visitorId)).size);
          const steps = ['visits', 'stepProduct', 'stepCart', 'stepCheckout', 'stepPurchase'];
          const counts = steps.map((step) => rollups.sum(step, 'all'));
          expect(counts).toEqual([...counts].sort((left, right) => right - left));
          const people = events.filter(({ isBot }) => !isBot);
          expect(rollups.sum('events', 'all')).toBe(people.length);
          expect(counts[0]).toBe(new Set(people.map(({ visitId }) => visitId).filter((id) => id !== '')).size);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('what is counted of a visit', () => {
  const visit = () => {
    const rollups = new Rollups();
    rollups.count([
      eventOf({ minute: 10, id: 'a', path: '/shop', channel: 'search', source: 'google', isNewVisitor: true }),
      eventOf({ minute: 12, id: 'b', path: '/shop/tide', channel: 'internal', itemId: 'i1' }),
      eventOf({ minute: 12, id: 'c', name: 'view_product', path: '/shop/tide', itemId: 'i1' }),
    ]);
    rollups.count([
      eventOf({
        minute: 20,
        id: 'd',
        name: 'add_to_cart',
        path: '/shop/tide',
        itemId: 'i1',
        data: { item_quantity: 3 },
      }),
    ]);
    return rollups;
  };

  it.each([
    ['views', 'all', '', 2, 0],
    ['views', 'path', '/shop/tide', 1, 0],
    ['visits', 'all', '', 1, 600_000],
    ['visits', 'channel', 'search', 1, 600_000],
    ['visits', 'channel', 'internal', 0, 0],
    ['visits', 'source', 'google', 1, 600_000],
    ['visits', 'entry', '/shop', 1, 600_000],
    ['visits', 'exit', '/shop/tide', 1, 600_000],
    ['visits', 'exit', '/shop', 0, 0],
    ['visits', 'isNew', 'new', 1, 600_000],
    ['bounces', 'all', '', 0, 0],
    ['productViews', 'item', 'i1', 1, 0],
    ['cartAdds', 'item', 'i1', 1, 3],
    ['stepCart', 'channel', 'search', 1, 0],
    ['stepCheckout', 'all', '', 0, 0],
    ['visitors', 'previousDay', '', 1, 0],
  ])('%s by %s %j: %i, in all %i (TRACK-11)', (measure, dimension, key, count, total) => {
    const rollups = visit();
    expect([rollups.sum(measure, dimension, key), rollups.sum(measure, dimension, key, 'total')]).toEqual([
      count,
      total,
    ]);
  });

  it('searches that differ in case and spaces are one, and those without a result are told apart', () => {
    const rollups = new Rollups();
    const search = (id: string, query: string, count: number) =>
      eventOf({ minute: 1, id, name: 'search', data: { query, count } });
    rollups.count([search('a', ' Ridge  lines', 4), search('b', 'ridge lines', 2), search('c', 'Moon', 0)]);
    expect(rollups.sum('searches', 'query', 'ridge lines')).toBe(2);
    expect(rollups.sum('searches', 'query', 'ridge lines', 'total')).toBe(6);
    expect(rollups.sum('emptySearches', 'query', 'moon')).toBe(1);
  });
});

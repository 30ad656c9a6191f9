import { describe, expect, it } from 'vitest';
import { seededRoll } from './trafficPeople.ts';
import { planTraffic } from './trafficPlan.ts';
import { emailOf } from './trafficSales.ts';
import type { PlannedStep, TrafficWish } from './trafficVisit.ts';

const UNTIL = Date.parse('2026-11-22T18:00:00Z');
const DAY = 86_400_000;
const products = Array.from({ length: 6 }, (_, index) => ({ path: `/shop/p-${index}`, title: `P ${index}` }));
const plan = (seed = 7, more: Partial<TrafficWish> = {}) =>
  planTraffic({ days: 90, until: UNTIL, visitsPerDay: 40, products, roll: seededRoll(seed), ...more });

describe('the plan of the traffic that is played (TRACK-11)', () => {
  const visits = plan();

  it('is the same for the same seed and another for another (TRACK-11)', () => {
    expect(plan()).toEqual(visits);
    expect(plan(8)).not.toEqual(visits);
  });

  it('lies within its days, the earliest first (TRACK-11)', () => {
    const times = visits.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((left, right) => left - right));
    expect(times[0]).toBeGreaterThan(UNTIL - 90 * DAY);
    const ends = visits.map(({ at, steps }) => at + Math.max(...steps.map(({ after }) => after)));
    expect(Math.max(...ends)).toBeLessThanOrEqual(UNTIL);
  });

  it('has every step, and none without the one before it (TRACK-11)', () => {
    const kinds = new Set(visits.flatMap(({ steps }) => steps.map(({ kind }) => kind)));
    expect([...kinds].toSorted()).toEqual([
      'buy',
      'cart',
      'checkout',
      'form',
      'newsletter',
      'page',
      'product',
      'search',
      'searchClick',
    ]);
    for (const { steps, resumes } of visits) {
      const own = steps.map(({ kind }) => kind);
      expect(own[0]).toBe('page');
      if (!own.includes('buy')) continue;
      const before = resumes === undefined ? ['product', 'cart', 'checkout'] : ['checkout'];
      expect(own).toEqual(expect.arrayContaining(before));
    }
  });

  it('knows each visit by an id of its own, and brings people back (TRACK-11)', () => {
    expect(new Set(visits.map(({ visitId }) => visitId)).size).toBe(visits.length);
    const visitors = new Set(visits.map(({ visitor }) => visitor.visitorId)).size;
    expect(visitors).toBe(visits.filter(({ isNew }) => isNew).length);
    expect(visitors).toBeLessThan(visits.length * 0.8);
  });

  it('has one day that stands out (TRACK-11)', () => {
    const counts = new Map<number, number>();
    for (const { at } of visits) {
      const ago = Math.floor((UNTIL - at) / DAY);
      counts.set(ago, (counts.get(ago) ?? 0) + 1);
    }
    const [most] = [...counts].toSorted((left, right) => right[1] - left[1]);
    expect(most?.[0]).toBe(24);
  });

  it('needs no products (TRACK-11)', () => {
    const none = plan(7, { products: [], days: 3 });
    expect(none.some(({ steps }) => steps.some(({ kind }) => kind === 'cart'))).toBe(false);
  });

  it('brings buyers back to carts they left, the same person in the same browser (TRACK-11)', () => {
    const byId = new Map(visits.map((visit) => [visit.visitId, visit]));
    const resumed = visits.filter(({ resumes }) => resumes !== undefined);
    expect(resumed.length).toBeGreaterThan(5);
    for (const visit of resumed) {
      const left = byId.get(visit.resumes!)!;
      expect(left.visitor).toBe(visit.visitor);
      expect(left.at).toBeLessThan(visit.at);
      expect(left.steps.some(({ kind }) => kind === 'buy')).toBe(false);
      const email = (steps: readonly PlannedStep[]) => steps.find((step) => step.kind === 'checkout')?.email;
      expect(email(visit.steps)).toBe(emailOf(visit.visitor.visitorId));
      expect(email(left.steps)).toBe(emailOf(visit.visitor.visitorId));
    }
  });

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'has something for every screen in the five days before weekday %i (TRACK-11)',
    (day) => {
      const until = UNTIL + day * DAY;
      const few = plan(20_261_122, { days: 5, until, visitsPerDay: 34 });
      const sales = few.flatMap(({ steps }) => steps.filter((step) => step.kind === 'buy'));
      expect(few.length).toBeGreaterThan(100);
      expect(sales.length).toBeGreaterThan(3);
      expect(sales.some(({ hasCoupon }) => hasCoupon)).toBe(true);
      expect(few.some(({ resumes }) => resumes !== undefined)).toBe(true);
      const early = few.filter(({ at }) => at < until - 1.2 * DAY).flatMap(({ steps }) => steps);
      expect(early.some((step) => step.kind === 'buy' && step.refund !== null)).toBe(true);
      expect(few.some(({ visitor }) => visitor.country === 'US')).toBe(true);
    },
  );
});

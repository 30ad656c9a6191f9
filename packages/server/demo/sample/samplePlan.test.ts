import { validateAddress } from '@quoin/domain/orders';
import { describe, expect, it } from 'vitest';
import { isId } from '../../platform/database/ids.ts';
import { sampleEventId, sampleIds } from './sampleIds.ts';
import { SAMPLE_PEOPLE } from './samplePeople.ts';
import { planSampleDays, SAMPLE_DAYS, SAMPLE_ORDERS } from './samplePlan.ts';

const PRODUCTS = Array.from({ length: 12 }, (_, index) => ({ path: `/shop/${index}`, title: `Print ${index}` }));

describe('the plan of the sample data', () => {
  it.each(['2026-11-29T13:00:00Z', '2026-03-01T00:10:00Z', '2027-07-07T23:59:00Z'])(
    'has 120 orders in every state within 60 days before %s',
    (end) => {
      const endsAt = Date.parse(end);
      const days = planSampleDays(endsAt, PRODUCTS);
      const orders = days.flatMap((day) => day.orders);
      expect(days).toHaveLength(SAMPLE_DAYS);
      expect(orders).toHaveLength(SAMPLE_ORDERS);
      expect(new Set(orders.map(({ story }) => story)).size).toBe(9);
      expect(new Set(orders.map(({ goods }) => goods)).size).toBe(4);
      expect(orders.every(({ at }) => at <= endsAt && at > endsAt - SAMPLE_DAYS * 86_400_000)).toBe(true);
      expect(orders.filter(({ story }) => story === 'unpaid')).toHaveLength(3);
    },
  );

  it('converts two to three and a half of a hundred visits', () => {
    const days = planSampleDays(Date.parse('2026-11-29T13:00:00Z'), PRODUCTS);
    const visits = days.reduce((sum, day) => sum + day.visits.length, 0);
    expect(SAMPLE_ORDERS / visits).toBeGreaterThan(0.02);
    expect(SAMPLE_ORDERS / visits).toBeLessThan(0.035);
    expect(days.every((day) => day.visits.length > 20)).toBe(true);
  });
});

describe('the made-up customers', () => {
  it('are forty, of many countries and scripts, at addresses that a parcel reaches and mail does not', () => {
    expect(SAMPLE_PEOPLE).toHaveLength(40);
    expect(new Set(SAMPLE_PEOPLE.map(({ email }) => email)).size).toBe(40);
    expect(SAMPLE_PEOPLE.every(({ email }) => /@example\.(com|org)$/.test(email))).toBe(true);
    expect(new Set(SAMPLE_PEOPLE.map(({ address }) => address.countryCode)).size).toBeGreaterThan(15);
  });

  it.each(SAMPLE_PEOPLE.map(({ address }) => [address.fullName, address] as const))(
    '%s has a sound address',
    (_, address) => expect(validateAddress(address)).toEqual([]),
  );
});

describe('ids of sample records', () => {
  it('are ids, end alike, name their step, and are the same again', () => {
    const [first, again] = [sampleIds(61), sampleIds(61)];
    const made = Array.from({ length: 5000 }, () => first(1_764_000_000_000));
    expect(new Set(made).size).toBe(5000);
    expect(made.every(isId)).toBe(true);
    expect(made[4999]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-703d-[89ab][0-9a-f]{3}-53414d504c45$/);
    expect(made[0]).toBe(again(1_764_000_000_000));
    expect(isId(sampleEventId(3, 'abcdef0123456789', 12))).toBe(true);
  });
});

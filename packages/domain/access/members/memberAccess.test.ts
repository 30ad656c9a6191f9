import { describe, expect, it } from 'vitest';
import {
  decideMembership,
  type MembershipFacts,
  type MembershipStatus,
  maySeeAreas,
  type PaidSubscription,
} from './memberAccess.ts';

const NOW = 1_000_000;
const NOTHING: MembershipFacts = { standing: null, purchases: [], subscriptions: [] };
const plan = (over: Partial<PaidSubscription>): PaidSubscription => ({
  ...{ status: 'active', since: 10, paidUntil: NOW + 100, isPaidBack: false, now: NOW },
  ...over,
});
const standing = (kind: MembershipStatus) => ({ kind, at: 5 });

describe('who is in a member area', () => {
  const rows: readonly (readonly [string, Partial<MembershipFacts>, readonly [string, number | null] | null])[] = [
    ['nobody who did nothing', {}, null],
    ['who joined', { standing: standing('joined') }, ['joined', null]],
    ['nobody who asked and waits', { standing: standing('requested') }, null],
    ['who asked and was let in', { standing: standing('admitted') }, ['admitted', null]],
    ['nobody who was declined', { standing: standing('declined') }, null],
    ['who was declined and bought it', { standing: standing('declined'), purchases: [7] }, ['bought', null]],
    ['who was added by hand', { standing: standing('added') }, ['added', null]],
    ['nobody who was taken out, whatever was bought', { standing: standing('removed'), purchases: [1] }, null],
    ['who bought it once', { purchases: [7, 3] }, ['bought', null]],
    ['who subscribes', { subscriptions: [plan({})] }, ['subscribed', null]],
    [
      'whose charge is tried again',
      { subscriptions: [plan({ status: 'past_due', paidUntil: 1 })] },
      ['subscribed', null],
    ],
    [
      'who canceled, while it is paid for',
      { subscriptions: [plan({ status: 'canceled' })] },
      ['subscribed', NOW + 100],
    ],
    ['nobody who canceled, after that', { subscriptions: [plan({ status: 'canceled', paidUntil: NOW })] }, null],
    [
      'nobody whose retries ended in a pause',
      { subscriptions: [plan({ status: 'paused', paidUntil: NOW - 1 })] },
      null,
    ],
    [
      'whose plan is complete, to its end',
      { subscriptions: [plan({ status: 'completed' })] },
      ['subscribed', NOW + 100],
    ],
    ['nobody who was paid back', { subscriptions: [plan({ isPaidBack: true })] }, null],
    [
      'who subscribed anew after canceling',
      { subscriptions: [plan({ status: 'canceled' }), plan({ since: 50 })] },
      ['subscribed', null],
    ],
    [
      'until the later of two ends',
      { subscriptions: [plan({ status: 'canceled' }), plan({ status: 'canceled', paidUntil: NOW + 900 })] },
      ['subscribed', NOW + 900],
    ],
  ];
  it.each(rows)('%s (USER-04)', (_name, facts, expected) => {
    const decided = decideMembership({ ...NOTHING, ...facts });
    expect(decided && [decided.by, decided.until]).toEqual(expected);
  });

  it('tells since when: the earliest of what counts (USER-04)', () => {
    expect(decideMembership({ ...NOTHING, purchases: [7, 3] })?.since).toBe(3);
    const subscriptions = [plan({ status: 'canceled', paidUntil: 1, since: 2 }), plan({ since: 50 })];
    expect(decideMembership({ ...NOTHING, subscriptions })?.since).toBe(50);
  });

  it('opens a page to members of any of its areas, and one of none to nobody (USER-04)', () => {
    expect(maySeeAreas(['a', 'b'], (id) => id === 'b')).toBe(true);
    expect(maySeeAreas(['a'], (id) => id === 'b')).toBe(false);
    expect(maySeeAreas([], () => true)).toBe(false);
  });
});

import type { BillingUnit, SubscriptionPlan } from '@quoin/domain/catalog';
import { addMonths, dayInZone, daysBetween, isIsoDay, momentInZone } from '@quoin/domain/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMachine } from '../states/checkMachine.ts';
import { billingDay, firstPeriodFrom, lastPeriodUntil } from './billingDates.ts';
import { retryDaysFor } from './dunning.ts';
import { decideReminder, decideRenewal } from './renewal.ts';
import {
  cyclesLeft,
  nextBillingDay,
  paidUntil,
  type Subscription,
  startSubscription,
  upcomingDays,
} from './subscription.ts';
import {
  cancelSubscription,
  giveUpSubscription,
  mayChangeSubscription,
  pauseSubscription,
  recordCharge,
  recordFailedCharge,
  resumeSubscription,
  skipNextPeriod,
} from './subscriptionChanges.ts';
import { mailsAfter } from './subscriptionMails.ts';
import { SUBSCRIPTION_MACHINE } from './subscriptionStates.ts';

const ZONE = 'Europe/Berlin';

function plan(unit: BillingUnit, value = 1, numBillingCycles = 0): SubscriptionPlan {
  return { billingPeriod: { value, unit }, numBillingCycles };
}

function startOn(day: string, each: SubscriptionPlan, timeZone = ZONE): Subscription {
  return startSubscription({ id: 's', plan: each, timeZone, now: momentInZone(day, timeZone, 15) });
}

function value<T>(outcome: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value;
}

const at = (day: string, hour = 9) => momentInZone(day, ZONE, hour);

describe('billing days (SUBS-01)', () => {
  it.each<[string, BillingUnit, number, string[]]>([
    ['2026-01-31', 'month', 1, ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['2027-12-31', 'month', 1, ['2028-01-31', '2028-02-29', '2028-03-31']],
    ['2026-01-30', 'month', 1, ['2026-02-28', '2026-03-30']],
    ['2026-08-31', 'month', 3, ['2026-11-30', '2027-02-28', '2027-05-31']],
    ['2024-02-29', 'year', 1, ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
    ['2024-02-29', 'year', 4, ['2028-02-29', '2032-02-29']],
    ['2026-12-24', 'week', 1, ['2026-12-31', '2027-01-07']],
    ['2026-02-20', 'week', 2, ['2026-03-06', '2026-03-20', '2026-04-03']],
  ])('from %s every %s x %d are %j', (start, unit, every, days) => {
    expect(days.map((_, index) => billingDay(start, { unit, value: every }, index + 1))).toEqual(days);
  });

  const start = fc
    .integer({ min: 0, max: 20_000 })
    .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
  const period = fc.record({
    unit: fc.constantFrom<BillingUnit>('week', 'month', 'year'),
    value: fc.integer({ min: 1, max: 12 }),
  });

  it('never drift: they grow, and stay on the day of the month or its end', () => {
    fc.assert(
      fc.property(start, period, fc.integer({ min: 1, max: 60 }), (from, each, index) => {
        const day = billingDay(from, each, index);
        expect(isIsoDay(day)).toBe(true);
        expect(day > billingDay(from, each, index - 1)).toBe(true);
        if (each.unit === 'week') {
          expect(daysBetween(from, day) % 7).toBe(0);
          return;
        }
        const isLast = addMonths(`${day.slice(0, 8)}01`, 1) <= new Date(Date.parse(day) + 86_400_000).toISOString();
        expect(day.slice(8) === from.slice(8) || (isLast && day.slice(8) < from.slice(8))).toBe(true);
      }),
    );
  });

  it('are found again from a day', () => {
    fc.assert(
      fc.property(start, period, fc.integer({ min: 0, max: 60 }), (from, each, index) => {
        const day = billingDay(from, each, index);
        expect(firstPeriodFrom(from, each, day)).toBe(index);
        expect(lastPeriodUntil(from, each, day)).toBe(index);
      }),
    );
  });
});

describe('days of the store', () => {
  it('begin at its midnight, not at that of Greenwich', () => {
    const moment = Date.UTC(2026, 0, 31, 23, 30);
    expect([dayInZone(moment, 'UTC'), dayInZone(moment, ZONE)]).toEqual(['2026-01-31', '2026-02-01']);
    expect(dayInZone(moment, 'America/Los_Angeles')).toBe('2026-01-31');
  });

  it('survive the change of the clocks', () => {
    expect(momentInZone('2026-03-29', ZONE, 0)).toBe(Date.UTC(2026, 2, 28, 23));
    expect(momentInZone('2026-03-29', ZONE, 8)).toBe(Date.UTC(2026, 2, 29, 6));
    expect(momentInZone('2026-10-25', ZONE, 8)).toBe(Date.UTC(2026, 9, 25, 7));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 25_000 }),
        fc.constantFrom(ZONE, 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'Australia/Lord_Howe'),
        (days, zone) => {
          const day = new Date(days * 86_400_000).toISOString().slice(0, 10);
          // Samoa had no 30 December 2011.
          if (day === '2011-12-30') return;
          expect(dayInZone(momentInZone(day, zone, 8), zone)).toBe(day);
        },
      ),
    );
  });
});

describe('the life of a subscription (SUBS-05)', () => {
  it('is a sound table', () => {
    expect(checkMachine(SUBSCRIPTION_MACHINE)).toEqual([]);
  });

  it('renews 14 times in 14 months, on the right days, charged from eight o’clock on', () => {
    let subscription = startOn('2026-01-31', plan('month'));
    const end = at('2027-04-01');
    const charged: string[] = [];
    let now = at('2026-01-31', 16);
    for (;;) {
      const decision = decideRenewal(subscription, now);
      if (decision.kind === 'wait') {
        if (decision.until > end) break;
        now = decision.until;
      } else if (decision.kind === 'charge') {
        expect(decision).toMatchObject({ period: charged.length + 1, attempt: 1, missed: [] });
        charged.push(dayInZone(now, ZONE));
        subscription = value(recordCharge(subscription, decision.period));
      } else throw new Error(decision.kind);
    }
    expect(charged).toHaveLength(14);
    expect(charged.slice(0, 3)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
    expect(decideRenewal(subscription, end)).toEqual({ kind: 'wait', until: at('2027-04-30', 8) });
  });

  it('ends a fixed plan after its cycles, and a plan of one at once', () => {
    let subscription = startOn('2026-01-31', plan('month', 1, 3));
    expect(upcomingDays(subscription, 5)).toEqual(['2026-02-28', '2026-03-31']);
    subscription = value(recordCharge(subscription, 1));
    expect([subscription.status, cyclesLeft(subscription)]).toEqual(['active', 1]);
    subscription = value(recordCharge(subscription, 2));
    expect([subscription.status, nextBillingDay(subscription), paidUntil(subscription)]).toEqual([
      'completed',
      null,
      '2026-04-30',
    ]);
    expect(decideRenewal(subscription, at('2030-01-01'))).toEqual({ kind: 'none' });
    expect(mailsAfter('charged', subscription)).toMatchObject([{ kind: 'subscriptionCompleted' }]);
    expect(startOn('2026-01-31', plan('year', 1, 1)).status).toBe('completed');
  });

  it('charges one period after a long sleep, not all at once (ORD-8)', () => {
    const subscription = startOn('2026-01-31', plan('month'));
    expect(decideRenewal(subscription, at('2026-05-02'))).toEqual({
      kind: 'charge',
      period: 3,
      attempt: 1,
      missed: [1, 2],
    });
    expect(decideRenewal(subscription, at('2026-02-28', 7))).toMatchObject({ kind: 'wait' });
    expect(decideRenewal(subscription, at('2026-03-31', 7))).toMatchObject({ kind: 'charge', period: 1 });
  });

  it('skips a delivery and goes on on the old days, three times at most', () => {
    let subscription = startOn('2026-01-31', plan('month', 1, 3));
    subscription = value(skipNextPeriod(subscription));
    expect(upcomingDays(subscription, 5)).toEqual(['2026-03-31', '2026-04-30']);
    subscription = value(skipNextPeriod(value(skipNextPeriod(subscription))));
    expect(skipNextPeriod(subscription)).toMatchObject({ problem: { code: 'skippedTooOften', values: { max: 3 } } });
  });

  it('pauses and resumes without charging what passed meanwhile', () => {
    const started = startOn('2026-01-31', plan('month'));
    const paused = value(pauseSubscription(started, null, at('2026-02-10')));
    expect(decideRenewal(paused, at('2026-07-01'))).toEqual({ kind: 'none' });
    const resumed = value(resumeSubscription(paused, at('2026-07-01')));
    expect([resumed.status, nextBillingDay(resumed)]).toEqual(['active', '2026-07-31']);
    expect(nextBillingDay(value(resumeSubscription(paused, at('2026-02-28'))))).toBe('2026-02-28');
    const ending = value(pauseSubscription(started, '2026-04-15', at('2026-02-10')));
    expect(decideRenewal(ending, at('2026-04-01'))).toEqual({ kind: 'wait', until: at('2026-04-15', 8) });
    expect(decideRenewal(ending, at('2026-04-15'))).toEqual({ kind: 'resume' });
    for (const day of ['2026-02-10', '2026-02-30', '2027-02-11', 'soon']) {
      expect(pauseSubscription(started, day, at('2026-02-10'))).toMatchObject({ problem: { code: 'pauseDayInvalid' } });
    }
  });

  it('is canceled from any state but its ends, and what is paid stays owed', () => {
    const canceled = value(cancelSubscription(startOn('2026-01-31', plan('month'))));
    expect([canceled.status, paidUntil(canceled)]).toEqual(['canceled', '2026-02-28']);
    expect(cancelSubscription(canceled)).toMatchObject({ problem: { code: 'moveNotAllowed' } });
    expect(recordCharge(canceled, 1)).toMatchObject({ problem: { code: 'moveNotAllowed' } });
  });

  it('lets customers skip and pause where the store does, and cancel always', () => {
    const none = { customersMaySkip: false, customersMayPause: false };
    const may = (['skip', 'pause', 'resume', 'cancel'] as const).map((each) =>
      mayChangeSubscription('customer', each, none),
    );
    expect(may).toEqual([false, false, true, true]);
    expect(mayChangeSubscription('owner', 'skip', none)).toBe(true);
  });
});

describe('a payment that fails', () => {
  function story(started: Subscription, from: string, to: string, atLast: 'cancel' | 'pause' = 'cancel'): string[] {
    let subscription = started;
    const told: string[] = [];
    const policy = { retryDays: [1, 3, 5, 7], graceDays: 2, atLast };
    for (let now = at(from); now <= at(to); now += 86_400_000) {
      const decision = decideRenewal(subscription, now, policy);
      if (decision.kind === 'charge') {
        subscription = value(recordFailedCharge(subscription, decision.period, now));
        const mails = mailsAfter('chargeFailed', subscription, policy).map(
          ({ kind, to: who, day }) => `${kind.slice(12)} ${who} ${day}`,
        );
        told.push(`${dayInZone(now, ZONE)} try ${decision.attempt}: ${mails.join(', ')}`);
      } else if (decision.kind === 'giveUp') {
        subscription = value(giveUpSubscription(subscription, decision.atLast));
        told.push(`${dayInZone(now, ZONE)} ${subscription.status}`);
      }
    }
    return told;
  }

  it('is tried again after 1, 3, 5 and 7 days, told each time, and ends after a grace of 2', () => {
    expect(story(startOn('2026-01-31', plan('month')), '2026-02-20', '2026-03-20')).toEqual([
      '2026-02-28 try 1: PaymentFailed customer 2026-03-01, PaymentFailed owner 2026-03-01',
      '2026-03-01 try 2: PaymentFailed customer 2026-03-03',
      '2026-03-03 try 3: PaymentFailed customer 2026-03-05',
      '2026-03-05 try 4: PaymentFailed customer 2026-03-07',
      '2026-03-07 try 5: LastWarning customer 2026-03-09, LastWarning owner 2026-03-09',
      '2026-03-09 canceled',
    ]);
  });

  it('pauses instead where the store says so', () => {
    expect(story(startOn('2026-01-31', plan('month')), '2026-02-20', '2026-03-20', 'pause').at(-1)).toBe(
      '2026-03-09 paused',
    );
  });

  it('never owes two weeks at once', () => {
    const weekly = startOn('2026-11-02', plan('week'));
    expect(retryDaysFor(weekly, { retryDays: [1, 3, 5, 7, 9], graceDays: 1, atLast: 'cancel' })).toEqual([1, 3, 5]);
  });

  it('is mended by a retry that succeeds', () => {
    const failed = value(recordFailedCharge(startOn('2026-01-31', plan('month')), 1, at('2026-02-28')));
    expect(failed).toMatchObject({ status: 'past_due', failedAttempts: 1, lastAttemptDay: '2026-02-28' });
    expect(decideRenewal(failed, at('2026-02-28', 23))).toMatchObject({ kind: 'wait' });
    const mended = value(recordCharge(failed, 1));
    expect(mended).toMatchObject({ status: 'active', failedAttempts: 0, lastAttemptDay: null, nextPeriod: 2 });
  });

  it('does not retry several times a day after a long sleep', () => {
    const failed = value(recordFailedCharge(startOn('2026-01-31', plan('month')), 1, at('2026-02-28')));
    const again = value(recordFailedCharge(failed, 1, at('2026-03-10')));
    expect(decideRenewal(again, at('2026-03-10', 12))).toEqual({ kind: 'wait', until: at('2026-03-12', 8) });
  });
});

describe('reminders', () => {
  it('come three days before a month’s charge and a fortnight before a year’s, none before a week’s', () => {
    const monthly = startOn('2026-01-31', plan('month'));
    expect(decideReminder(monthly, at('2026-02-24'))).toBe(null);
    expect(decideReminder(monthly, at('2026-02-25'))).toEqual({ period: 1 });
    expect(decideReminder(monthly, at('2026-02-28', 8))).toBe(null);
    expect(decideReminder(startOn('2026-01-31', plan('year')), at('2027-01-17'))).toEqual({ period: 1 });
    expect(decideReminder(startOn('2026-01-31', plan('week')), at('2026-02-06'))).toBe(null);
  });
});

describe('one charge per period, whatever happens in whatever order (ORD-8)', () => {
  const act = fc.constantFrom('run', 'run', 'fail', 'skip', 'pause', 'resume', 'day', 'week', 'quarter');
  it('never charges a period twice nor more than the plan has, and days only grow', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), fc.constantFrom(0, 2, 5), (acts, cycles) => {
        let subscription = startOn('2026-01-31', plan('month', 1, cycles));
        let now = at('2026-01-31', 16);
        const charged: number[] = [0];
        for (const each of acts) {
          if (each === 'day' || each === 'week' || each === 'quarter') {
            now += { day: 1, week: 7, quarter: 91 }[each] * 86_400_000;
            continue;
          }
          if (each === 'skip' || each === 'pause' || each === 'resume') {
            const changes = {
              skip: skipNextPeriod,
              pause: (s: Subscription) => pauseSubscription(s, null, now),
              resume: (s: Subscription) => resumeSubscription(s, now),
            };
            const changed = changes[each](subscription);
            if (changed.ok) subscription = changed.value;
            continue;
          }
          const decision = decideRenewal(subscription, now);
          if (decision.kind === 'giveUp') subscription = value(giveUpSubscription(subscription, 'pause'));
          if (decision.kind !== 'charge') continue;
          if (each === 'fail') subscription = value(recordFailedCharge(subscription, decision.period, now));
          else {
            charged.push(decision.period);
            subscription = value(recordCharge(subscription, decision.period));
          }
        }
        expect(charged).toEqual([...new Set(charged)].toSorted((one, other) => one - other));
        expect(subscription.cyclesCharged).toBe(charged.length);
        if (cycles > 0) expect(charged.length).toBeLessThanOrEqual(cycles);
        expect(billingDay('2026-01-31', subscription.plan.billingPeriod, charged.at(-1)!) <= dayInZone(now, ZONE)).toBe(
          true,
        );
      }),
      { numRuns: 1000 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { blankEvent, blankRepeat, readPoint, repeatSentence, withAllDay, withStart } from './entryDraft.ts';
import { STATUS_LOOKS } from './entryLooks.ts';
import { entryMode } from './entryMode.ts';
import { entrySearch } from './list/entrySearch.ts';

const event = blankEvent(Date.UTC(2026, 10, 21, 23), 'Europe/Berlin');

describe('an event while it is edited', () => {
  it('begins tomorrow evening where the site is, and lasts as long when it is moved', () => {
    expect([event.start, event.end]).toEqual(['2026-11-23T19:00', '2026-11-23T21:00']);
    expect(withStart(event, '2026-12-31T23:00').end).toBe('2027-01-01T01:00');
    expect(withStart({ ...event, end: '' }, '2026-12-31T23:00').end).toBe('');
    const days = withAllDay(event, true);
    expect([days.start, withStart(days, '2026-12-01').end]).toEqual(['2026-11-23', '2026-12-01']);
    expect(withAllDay(days, false).start).toBe('2026-11-23T09:00');
  });

  it('says how often it happens once that is known', () => {
    expect(repeatSentence({ ...event, repeat: blankRepeat('weekly') })).toBe('Every week on Monday, 10 times');
    expect(repeatSentence({ ...event, repeat: { ...blankRepeat('daily'), count: Number.NaN } })).toBe('');
    expect(repeatSentence(event)).toBe('');
  });

  it('has its place on the map as two numbers', () => {
    expect([readPoint('51.45, -2.59'), readPoint(' '), readPoint('north'), readPoint('91,0')]).toEqual([
      { lat: 51.45, lng: -2.59 },
      null,
      undefined,
      undefined,
    ]);
  });
});

describe('lists of entries', () => {
  it('believe of an address only what they know', () => {
    expect(entrySearch({ status: 'draft', time: 'past', tag: 7, search: ' ink ', page: 2 })).toEqual({
      ...{ status: 'draft', time: 'past', tag: '7', search: 'ink' },
    });
    expect(entrySearch({ status: 'gone', time: 'soon' })).toEqual({});
  });

  it('are changed as far as a role goes: drafts by who may not publish (USER-05)', () => {
    const as = (role: number) => ({ roles: [role], isOwner: false });
    const modes = (role: number) =>
      [null, 'draft', 'published'].map((status) => entryMode(as(role), status as 'draft' | null));
    expect(modes(4)).toEqual(['all', 'all', 'all']);
    expect(modes(16)).toEqual(['drafts', 'drafts', 'read']);
    expect(modes(8)).toEqual(['read', 'read', 'read']);
  });
});

it('an entry that is not published is Scheduled, Needs Review, Draft or Private (ENUM-13)', () => {
  const { scheduled, needsReview, draft, private: kept } = STATUS_LOOKS;
  expect([scheduled, needsReview, draft, kept].map(({ text }) => text)).toEqual([
    ...['Scheduled', 'Needs Review', 'Draft', 'Private'],
  ]);
});

it.each([
  // Clocks are put back on this day, which has 25 hours.
  ['2026-10-24T22:10:00Z', 'Europe/Berlin', '2026-10-26T19:00'],
  ['2026-04-04T13:30:00Z', 'Australia/Lord_Howe', '2026-04-06T19:00'],
  ['2026-11-29T09:00:00Z', 'Pacific/Apia', '2026-11-30T19:00'],
])('an event that is begun at %s in %s is for %s (local time)', (now, zone, start) => {
  expect(blankEvent(Date.parse(now), zone).start).toBe(start);
});

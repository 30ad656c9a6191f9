import { describe, expect, it } from 'vitest';
import { contactLines } from './contactLines.ts';
import { fulfillmentBadge, paymentBadge } from './orderStates.ts';
import { timelineOf, wordsOf } from './timeline.ts';

const ADDRESS = {
  fullName: 'Ada Buyer',
  line1: '12 Harbour Street',
  line2: '',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  countryCode: 'US',
  phone: '',
};

describe('an address', () => {
  it('leaves no gap for empty parts and names the country', () => {
    expect(contactLines(ADDRESS)).toEqual(['Ada Buyer', '12 Harbour Street', 'Portland, OR 97201', 'United States']);
  });

  it('shows a country code that is none as it is', () => {
    expect(contactLines({ ...ADDRESS, countryCode: '??' }).at(-1)).toBe('??');
  });
});

describe('states of an order', () => {
  it('ask for attention only while something is to be done', () => {
    expect(paymentBadge('paid')).toMatchObject({ text: 'Paid', tone: 'plain' });
    expect(paymentBadge('pending').tone).toBe('warn');
    expect(fulfillmentBadge('PENDING')).toMatchObject({ text: 'Unfulfilled', tone: 'warn' });
    expect(fulfillmentBadge('FULFILLED').tone).toBe('good');
  });
});

describe('the timeline', () => {
  const by = { actorKind: 'staff', actor: 'Kim' } as const;
  const paid = { id: '2', kind: 'paid', at: 20, details: {}, ...by };
  const placed = { id: '1', kind: 'placed', at: 10, details: {}, actorKind: 'customer', actor: '' } as const;
  const told = (events: readonly (typeof paid | typeof placed)[]) => timelineOf({ events, notes: [], placedAt: 10 });

  it('begins with the placing, whether or not an event says so', () => {
    expect(told([paid]).map(({ text }) => text)).toEqual(['Paid', 'Order placed']);
    expect(told([placed, paid]).map(({ text }) => text)).toEqual(['Paid', 'Order placed']);
    expect(told([]).map(({ text }) => text)).toEqual(['Order placed']);
  });

  it('says who did it, and has the notes among it', () => {
    const note = { id: 'n', text: 'Call first', actor: 'Kim', at: 15 };
    const rows = timelineOf({ events: [placed, paid], notes: [note], placedAt: 10 });
    expect(rows.map(({ text, actor, isNote }) => [text, actor, isNote])).toEqual([
      ['Paid', 'Kim', false],
      ['Call first', 'Kim', true],
      ['Order placed', 'Customer', false],
    ]);
  });

  it.each([
    ['stock_taken', 'Stock taken'],
    ['paymentNeedsReview', 'Payment needs review'],
    ['toString', 'To string'],
  ])('says an unknown %s as %s', (kind, sentence) => expect(wordsOf(kind)).toBe(sentence));
});

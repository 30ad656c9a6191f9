import { describe, expect, it } from 'vitest';
import { addressLines } from './addressLines.ts';
import { fulfillmentBadge, paymentBadge } from './orderStates.ts';
import { eventSentence, timelineOf } from './timeline.ts';

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
    expect(addressLines(ADDRESS)).toEqual(['Ada Buyer', '12 Harbour Street', '97201 Portland OR', 'United States']);
  });

  it('shows a country code that is none as it is', () => {
    expect(addressLines({ ...ADDRESS, countryCode: '??' }).at(-1)).toBe('??');
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
  it('begins with the placing, whether or not an event says so', () => {
    const paid = { id: '2', kind: 'paid', at: 20, details: {} };
    const placed = { id: '1', kind: 'placed', at: 10, details: {} };
    const kinds = (events: readonly (typeof paid)[]) => timelineOf({ events, placedAt: 10 }).map(({ kind }) => kind);
    expect(kinds([paid])).toEqual(['paid', 'placed']);
    expect(kinds([placed, paid])).toEqual(['paid', 'placed']);
    expect(kinds([])).toEqual(['placed']);
  });

  it.each([
    ['placed', 'Order placed'],
    ['stock_taken', 'Stock taken'],
    ['paymentNeedsReview', 'Payment needs review'],
    ['toString', 'To string'],
  ])('says %s as %s', (kind, sentence) => expect(eventSentence({ kind })).toBe(sentence));
});

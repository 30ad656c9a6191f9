import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { describe, expect, it } from 'vitest';
import { orderPageWords } from '../words/pageWords.ts';
import { type BoughtLine, buyerState, deliveryKind } from './buyerState.ts';

const { physical, digital, service, giftCard } = PRODUCT_TYPES;

function line(productType: number, parts: Partial<BoughtLine> = {}): BoughtLine {
  return { productType, ordered: 2, sent: 0, canceled: 0, sendOn: null, ...parts };
}

/** What goes out by mail counts as sent as soon as it is paid. */
const file = line(digital, { sent: 2 });
const card = line(giftCard, { sent: 2 });

describe('the way of an order in its buyer’s words (CX-23)', () => {
  it.each([
    ['a paid order', [line(physical)], 'preparing'],
    ['one parcel of two', [line(physical, { sent: 1 })], 'partlySent'],
    ['both parcels', [line(physical, { sent: 2 })], 'sent'],
    ['one sent, one canceled', [line(physical, { sent: 1, canceled: 1 })], 'sent'],
    ['all canceled', [line(physical, { canceled: 2 })], 'canceled'],
    ['a parcel beside a file', [line(physical), file], 'preparing'],
    ['a sent parcel beside a file', [line(physical, { sent: 2 }), file], 'sent'],
    ['a file whose parcel was canceled', [line(physical, { canceled: 2 }), file], 'done'],
    ['files', [file], 'ready'],
    ['files and a gift card', [file, card], 'ready'],
    ['a gift card', [card], 'mailed'],
    ['a gift card for later', [line(giftCard, { sent: 2, sendOn: '2026-12-24' })], 'scheduled'],
    ['a service', [line(service)], 'preparing'],
    ['a service that is done', [line(service, { sent: 2 })], 'done'],
    ['a service beside a file', [line(service), file], 'preparing'],
  ])('of %s', (_, lines, state) => {
    expect(buyerState('paid', lines)).toBe(state);
  });

  it('says first what the money does', () => {
    const lines = [line(physical)];
    expect(buyerState('awaiting_payment', lines)).toBe('awaitingPayment');
    expect(buyerState('pending', lines)).toBe('checking');
    expect(buyerState('refunded', lines)).toBe('refunded');
    expect(buyerState('voided', lines)).toBe('canceled');
    expect(buyerState('partially_refunded', lines)).toBe('preparing');
  });

  it('speaks of no shipping where nothing is shipped', () => {
    expect([[file], [card], [line(service)], [line(service), card]].map((lines) => deliveryKind(lines))).toEqual([
      'download',
      'giftCard',
      'service',
      'service',
    ]);
  });

  it('is never called pending', () => {
    expect(orderPageWords('en').states.preparing).toBe('Being prepared');
    expect(Object.values(orderPageWords('en').states)).not.toContain('Pending');
  });
});

import { money } from '@quoin/domain/money';
import { texts } from '@quoin/messages/app/languages/de';
import { ENGLISH_SPEECH, speakApp } from '@quoin/messages/appTables';
import { describe, expect, it } from 'vitest';
import {
  fromEventAmount,
  ORDER_EVENTS,
  type OrderEventKind,
  orderEvent,
  readOrderEvent,
  toEventAmount,
} from './orderEvents.ts';
import { actorText, timelineSentence } from './wording.ts';

const KINDS = Object.keys(ORDER_EVENTS) as OrderEventKind[];
const amount = toEventAmount(money(4200, 'EUR'));
const lines = [
  { title: 'Print', quantity: 2 },
  { title: 'Frame', quantity: 1 },
];

function say(kind: string, data: unknown): string {
  const event = readOrderEvent(kind, data);
  return event === null ? '' : timelineSentence(event);
}

describe('the timeline of an order', () => {
  it.each<[OrderEventKind, object, string]>([
    ['placed', { amount, channel: 'web' }, 'Order placed, €42.00 (web)'],
    ['paid', { amount, method: 'card' }, 'Paid €42.00 by card'],
    ['paid', {}, 'Paid'],
    [
      'paymentAwaited',
      { amount, method: 'bank transfer', due: 'Dec 5, 2026' },
      'Awaiting €42.00 by bank transfer, due Dec 5, 2026',
    ],
    ['fulfilledPart', { lines, carrier: 'DHL', trackingNumber: 'X1' }, '2 × Print, 1 × Frame sent with DHL (X1)'],
    ['fulfilled', {}, 'Everything fulfilled, order completed'],
    ['canceled', { reason: 'changed my mind', isRestocked: true }, 'Order canceled, restocked: changed my mind'],
    [
      'canceledPart',
      { lines: [...lines, ...lines, ...lines], isRestocked: false },
      '2 × Print, 1 × Frame, 2 × Print, 3 more items canceled, not restocked',
    ],
    ['refunded', { amount, method: 'card', isWhole: true }, 'Refunded €42.00 (all) to card'],
    ['giftCardReturned', { amount, lastFour: 'HJN4' }, 'Refunded €42.00 to gift card •••• HJN4'],
    ['subscriptionRenewed', { period: 3 }, 'Subscription renewed, period 4'],
  ])('says %s with %j as: %s', (kind, data, sentence) => {
    expect(say(kind, data)).toBe(sentence);
  });

  it.each<[OrderEventKind, object, string]>([
    ['placed', { amount, channel: 'web' }, 'Bestellung eingegangen, €42.00 (web)'],
    ['fulfilled', { carrier: 'DHL' }, 'Alles versandt mit DHL, Bestellung abgeschlossen'],
    [
      'canceled',
      { isUnpaid: true, isRestocked: true },
      'Bestellung storniert, weil sie nicht rechtzeitig bezahlt wurde, wieder eingelagert',
    ],
    ['refunded', { amount, isWhole: true }, 'Erstattet: €42.00 (alles)'],
    ['subscriptionRenewed', { period: 3 }, 'Abo verlängert, Zeitraum 4'],
  ])('says %s with %j in German: %s (28.2, 29.2)', (kind, data, sentence) => {
    speakApp(() => ({ language: 'de', texts }));
    expect(say(kind, data)).toBe(sentence);
    speakApp(() => ENGLISH_SPEECH);
  });

  it.each(KINDS)('%s: has a sentence, with all of its data and with none', (kind) => {
    const samples = { text: 'x', number: 1, flag: true, amount, lines };
    const whole = Object.fromEntries(
      Object.entries(ORDER_EVENTS[kind]).map(([name, type]) => [name, samples[type as 'text']]),
    );
    for (const text of [
      say(kind, {}),
      say(kind, whole),
      say(kind, null),
      say(kind, { amount: 'lots', lines: 7, text: {}, email: 1 }),
    ]) {
      expect(text).toMatch(/^[A-Z0-9]/);
      expect(text).not.toMatch(/undefined|\[object|NaN| {2}|\.$/);
    }
    expect(Object.keys(readOrderEvent(kind, whole)?.data ?? {})).toEqual(Object.keys(ORDER_EVENTS[kind]));
  });

  it('keeps amounts exact through JSON (MON-7)', () => {
    const large = money(123_456_789_012_345_678n, 'EUR');
    expect(fromEventAmount(JSON.parse(JSON.stringify(toEventAmount(large))))).toEqual(large);
    expect(readOrderEvent('paid', { amount: { minor: '1.5', currency: 'EUR' } })).toEqual({ kind: 'paid', data: {} });
  });

  it('knows no kind of another version', () => {
    expect([readOrderEvent('teleported', {}), readOrderEvent('constructor', {})]).toEqual([null, null]);
  });

  it('keeps the text of a note and names who did it', () => {
    expect(orderEvent('noteAdded', { text: 'careful' }).data.text).toBe('careful');
    expect([actorText('staff', 'Ida Berg'), actorText('system', null), actorText('customer', ' ')]).toEqual([
      'Ida Berg',
      'System',
      'Customer',
    ]);
  });
});

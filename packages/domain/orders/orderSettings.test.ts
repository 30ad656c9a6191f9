import { describe, expect, it } from 'vitest';
import { DEFAULT_CREDIT_NOTE_SERIES, DEFAULT_INVOICE_SERIES } from './documents/numberSeries.ts';
import { type OrderSettings, orderSettingsSentence, validateOrderSettings } from './orderSettings.ts';

const settings: OrderSettings = {
  seller: { name: '', addressLines: ['Zechenstraße 4'], email: '', vatId: '', taxNumber: '', footer: [] },
  series: { invoice: DEFAULT_INVOICE_SERIES, creditNote: DEFAULT_CREDIT_NOTE_SERIES },
  unpaidDays: 21,
  refundLimit: '500',
  draftLinkDays: 14,
  withdrawal: { isOffered: true, days: 14 },
  subscriptions: {
    retryDays: [1, 3, 5],
    graceDays: 2,
    atLast: 'cancel',
    customersMaySkip: true,
    customersMayPause: true,
  },
};

describe('settings of orders', () => {
  it('may be kept as they are at first, and without any cancelation', () => {
    expect(validateOrderSettings(settings, 'EUR')).toEqual([]);
    expect(validateOrderSettings({ ...settings, unpaidDays: null }, 'EUR')).toEqual([]);
  });

  it.each<[string, Partial<OrderSettings>]>([
    ['seller.email', { seller: { ...settings.seller, email: 'nobody' } }],
    ['seller.footer', { seller: { ...settings.seller, footer: Array.from({ length: 9 }, () => 'IBAN') } }],
    ['series.invoice.prefix', { series: { ...settings.series, invoice: { ...DEFAULT_INVOICE_SERIES, prefix: 'ä' } } }],
    ['unpaidDays', { unpaidDays: 0 }],
    ['refundLimit', { refundLimit: '-1' }],
    ['draftLinkDays', { draftLinkDays: 1.5 }],
    ['withdrawal.days', { withdrawal: { isOffered: true, days: 13 } }],
    ['subscriptions.retryDays', { subscriptions: { ...settings.subscriptions, retryDays: [3, 3] } }],
    ['subscriptions.graceDays', { subscriptions: { ...settings.subscriptions, graceDays: -1 } }],
  ])('name %s where it is wrong, in a sentence', (field, change) => {
    const problems = validateOrderSettings({ ...settings, ...change }, 'EUR');
    expect(problems.map((problem) => problem.field)).toEqual([field]);
    expect(problems.map(orderSettingsSentence)[0]).toMatch(/\.$/);
  });
});

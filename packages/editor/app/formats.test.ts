import { describe, expect, it } from 'vitest';
import { counted, momentFormats, moneyText, percentText, rateText } from './formats.ts';

describe('money of the wire', () => {
  it.each([
    ['USD', '1234.50', '$1,234.50'],
    ['JPY', '1234', '¥1,234'],
    ['USD', '90071992547409.93', '$90,071,992,547,409.93'],
  ])('%s %s reads %s (MONEY-02)', (currency, value, text) => {
    expect(moneyText({ currency, value })).toBe(text);
  });

  it('stays readable where the currency or the amount is not known', () => {
    expect(moneyText({ currency: 'XTS', value: '1.00' })).toBe('1.00 XTS');
    expect(moneyText({ currency: 'USD', value: 'lots' })).toBe('lots USD');
  });
});

describe('percentages', () => {
  it('of shares and of typed rates are written one way', () => {
    expect([percentText(0), percentText(0.345, 1), rateText('19'), rateText('8,250')]).toEqual([
      ...['0%', '34.5%', '19%', '8.25%'],
    ]);
    expect([rateText('100.1'), rateText('much')]).toEqual(['100.1%', 'much%']);
  });
});

describe('moments', () => {
  const now = Date.parse('2026-11-22T04:00:00Z');
  const moments = momentFormats({ language: 'en-US', timeZone: 'America/Los_Angeles' });
  const short = (iso: string) => moments.short(Date.parse(iso), now).replace(/\u202f/g, ' ');

  it('are near or far by the calendar of the site, not by hours', () => {
    expect(short('2026-11-21T08:30:00Z')).toBe('Today, 12:30 AM');
    expect(short('2026-11-21T07:30:00Z')).toBe('Yesterday, 11:30 PM');
    expect(short('2026-11-19T20:00:00Z')).toBe('Nov 19, 12:00 PM');
    expect(short('2025-11-19T20:00:00Z')).toBe('Nov 19, 2025, 12:00 PM');
  });

  it('have a day and a weekday', () => {
    expect(moments.day(now)).toBe('Saturday, November 21');
    expect(moments.weekday('2026-11-21')).toBe('Sat');
  });
});

describe('counted things', () => {
  it.each([
    [0, '0 items'],
    [1, '1 item'],
    [1234, '1,234 items'],
  ])('%i', (count, text) => expect(counted(count, 'item', 'items')).toBe(text));
});

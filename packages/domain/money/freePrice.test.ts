import { describe, expect, it } from 'vitest';
import { freeWord, parseFreePrice, priceText } from './freePrice.ts';
import { money } from './money.ts';
import { sentence } from './wording.ts';

describe('a price of nothing', () => {
  it('needs a label when it is shown as a word (TPL-06)', () => {
    const outcome = parseFreePrice({ freeIfZero: true, freeLabel: ' ' });
    expect(outcome).toEqual({ ok: false, problem: { code: 'freeLabelMissing', field: 'freeLabel' } });
    if (!outcome.ok) expect(sentence(outcome.problem)).toBe('A label for free prices is required.');
    expect(parseFreePrice({ freeIfZero: false, freeLabel: '' }).ok).toBe(true);
  });

  it('is that word, all other prices are amounts (TPL-06)', () => {
    const settings = { freeIfZero: true, freeLabel: 'Free' };
    expect(priceText(money(0n, 'USD'), settings, 'en')).toBe('Free');
    expect(priceText(money(500n, 'EUR'), settings, 'de')).toBe('5,00\u00a0€');
    expect(priceText(money(0n, 'USD'), { ...settings, freeIfZero: false }, 'en')).toBe('$0.00');
    expect([freeWord(money(0n, 'USD'), settings), freeWord(money(1n, 'USD'), settings)]).toEqual(['Free', '']);
  });
});

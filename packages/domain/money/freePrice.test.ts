import { describe, expect, it } from 'vitest';
import { parseFreePrice, priceText } from './freePrice.ts';
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
    expect(priceText(money(0n, 'USD'), settings)).toBe('Free');
    expect(priceText(money(500n, 'USD'), settings)).toBe('$5.00');
    expect(priceText(money(0n, 'USD'), { ...settings, freeIfZero: false })).toBe('$0.00');
  });
});

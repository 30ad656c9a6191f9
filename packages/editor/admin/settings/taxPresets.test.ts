import { validateTaxRule } from '@quoin/domain/cart';
import { parsePercent } from '@quoin/domain/money';
import { isCountryCode } from '@quoin/domain/orders';
import { describe, expect, it } from 'vitest';
import { TAX_PRESETS } from './taxPresets.ts';

describe.each(TAX_PRESETS)('the preset of $text', ({ rules }) => {
  it('has rates and places that can be saved as they are', () => {
    for (const rule of rules) {
      const rate = parsePercent(rule.percent);
      expect(rate.ok && validateTaxRule({ name: rule.name, ratePpm: rate.value })).toEqual([]);
      expect(rule.places.every(({ countryCode }) => isCountryCode(countryCode))).toBe(true);
    }
  });
});

describe('the European Union', () => {
  it('has 27 members', () => {
    expect(TAX_PRESETS.find(({ id }) => id === 'eu')?.rules).toHaveLength(27);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPercent } from './percent.ts';

const NO_BREAK = '\u00a0';

describe('a percentage', () => {
  it.each([
    ['en', '8.875%'],
    ['de', `8,875${NO_BREAK}%`],
    ['fr', '8,875\u202f%'],
    ['es', `8,875${NO_BREAK}%`],
    ['pt-BR', '8,875%'],
    ['it', '8,875%'],
    ['nl', '8,875%'],
    ['ja', '8.875%'],
    ['ar-EG', '٨٫٨٧٥٪'],
  ])('reads in %s as %s', (language, written) => {
    const spaces = (text: string) => text.replaceAll('\u202f', NO_BREAK);
    expect(spaces(formatPercent(0.08875, language, 4))).toBe(spaces(written));
  });

  it('is whole unless it may be finer', () => {
    expect([0, 0.004, 0.125, 1].map((share) => formatPercent(share, 'en'))).toEqual(['0%', '0%', '13%', '100%']);
    expect(formatPercent(0.345, 'en', 1)).toBe('34.5%');
  });

  it('says every rate of a tax exactly', () => {
    const rates = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(fc.property(rates, (ppm) => formatPercent(ppm / 1_000_000, 'en', 4) === `${ppm / 10_000}%`));
  });
});

import { describe, expect, it } from 'vitest';
import { measureText, parseMeasure, parseStock, stockText } from './cellTexts.ts';

describe('what is typed into a cell', () => {
  it.each([
    ['', { unlimited: true }],
    ['∞', { unlimited: true }],
    ['Unlimited', { unlimited: true }],
    ['12', { unlimited: false, quantity: 12 }],
    ['1.5', { unlimited: false, quantity: Number.NaN }],
    ['-1', { unlimited: false, quantity: Number.NaN }],
  ])('stock %j', (text, stock) => expect(parseStock(text)).toEqual(stock));

  it.each([
    ['', 0],
    ['1,5', 1.5],
    ['2.', 2],
    ['heavy', Number.NaN],
  ])('measure %j', (text, value) => expect(parseMeasure(text)).toBe(value));

  it('is shown as it is stored', () => {
    expect([
      stockText({ unlimited: true }),
      stockText({ unlimited: false, quantity: 0 }),
      measureText(0),
      measureText(0.25),
    ]).toEqual(['', '0', '', '0.25']);
  });
});

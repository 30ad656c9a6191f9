import { describe, expect, it } from 'vitest';
import { figuresOf, inFigures, withFigures } from './figures.ts';

const ARABIC = '٠١٢٣٤٥٦٧٨٩';
const LATIN = '0123456789';

describe('figures of a language', () => {
  it.each([
    ['en', LATIN],
    ['ar', LATIN],
    ['ar-AE', LATIN],
    ['ar-EG', ARABIC],
    ['ar-SA', ARABIC],
    ['fa', '۰۱۲۳۴۵۶۷۸۹'],
    ['ja', LATIN],
    ['no language', LATIN],
  ])('of %s are %s (PREF-03)', (language, figures) => {
    expect(figuresOf(language)).toBe(figures);
  });

  it('write a number that is ready as text', () => {
    expect([inFigures('19.5 %', ARABIC), inFigures('Page 2', LATIN)]).toEqual(['١٩.٥ %', 'Page 2']);
  });

  it.each([
    ['ar', 'ar-u-nu-latn'],
    ['ar-EG', 'ar-EG-u-nu-arab'],
    ['en-u-nu-arab', 'en-u-nu-arab'],
    ['zh_TW', 'zh_TW'],
    ['?', '?'],
    ['', ''],
  ])('%s is told as %s', (language, told) => {
    expect(withFigures(language)).toBe(told);
  });
});

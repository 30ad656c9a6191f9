import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCode } from './foldCode.ts';

describe('a code, however it is typed', () => {
  it.each([
    [' summer-10 ', 'SUMMER-10'],
    ['ＳＵＭＭＥＲ－１０', 'SUMMER-10'],
    ['SUMMER–10', 'SUMMER-10'],
    ['SUMMER\u221210', 'SUMMER-10'],
    ['SUM\u200bMER\u00ad-10\u2060', 'SUMMER-10'],
    ['SUMMER➖10', 'SUMMER-10'],
    ['indirim', 'INDIRIM'],
    ['İNDİRİM', 'INDIRIM'],
    ['ındırım', 'INDIRIM'],
    ['straße', 'STRASSE'],
    ['cafe\u0301', 'CAFÉ'],
    ['SUMMERー10', 'SUMMER-10'],
    ['セール', 'セール'],
    ['ส่วนลด', 'ส่วนลด'],
  ])('%j is %s', (typed, code) => {
    expect(foldCode(typed)).toBe(code);
  });

  it('stays as it is when it is read again, and in whatever case it is written (property)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldCode(foldCode(text))).toBe(foldCode(text));
        expect(foldCode(text.toUpperCase())).toBe(foldCode(text));
      }),
    );
  });
});

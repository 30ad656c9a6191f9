import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './foldText.ts';

describe('texts as searches compare them', () => {
  it.each([
    ['İstanbul', 'istanbul'],
    ['ISPARTA', 'ısparta'],
    ['Café', 'Cafe\u0301'],
    ['São Paulo', 'sao paulo'],
    ['ＡＢＣ　花瓶', 'abc 花瓶'],
    ['ｶﾞﾗｽ', 'ガラス'],
    ['Ёлка', 'елка'],
    ['Λευκός', 'ΛΕΥΚΌς'],
    ['shop\u200bname', 'shopname'],
    ['한국', '한국'],
  ])('%s is %s', (one, other) => expect(foldText(one)).toBe(foldText(other)));

  it.each([
    ['が', 'か'],
    ['किताब', 'कताब'],
    ['เสื้อ', 'เสอ'],
  ])('%s is not %s', (one, other) => expect(foldText(one)).not.toBe(foldText(other)));

  it('are the same however they were composed, and folded once for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../figures.ts';
import { typedCode, typedLine } from './typedText.ts';

describe('what somebody typed', () => {
  it.each([
    ['１００－０００５', '100-0005'],
    [' \u200b10115\u00a0 ', '10115'],
    ['ＳＷ１Ａ　１ＡＡ', 'SW1A 1AA'],
    ['ｉｄａ＠ｅｘａｍｐｌｅ。ｃｏｍ', 'ida@example.com'],
    ['ＤＥ１２３４５６７８９', 'DE123456789'],
    ['ida＠example．com', 'ida@example.com'],
    ['\u{116da}\u{116e3}', '09'],
  ])('as a code: %j is %s', (text, code) => expect(typedCode(text)).toBe(code));

  it.each(['ar-EG', 'fa', 'hi-u-nu-deva', 'th-u-nu-thai', 'my', 'bn'])('as a code in the figures of %s', (language) => {
    expect(typedCode(figuresOf(language))).toBe('0123456789');
  });

  it.each([
    ['  Ida\u3000\n Berg\u200b ', 'Ida Berg'],
    ['Cafe\u0301 4', 'Café 4'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['丸の内１−１', '丸の内１−１'],
  ])('as a line: %j is %j', (text, line) => expect(typedLine(text)).toBe(line));

  it('stays as it is when it is read again (property)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(typedCode(typedCode(text))).toBe(typedCode(text));
        expect(typedLine(typedLine(text))).toBe(typedLine(text));
      }),
    );
  });
});

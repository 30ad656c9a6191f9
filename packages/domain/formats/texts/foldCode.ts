import { typedCode } from './typedText.ts';

/** Dashes, minus signs and what else looks like a hyphen. */
const DASHES = /[\p{Pd}\u2212\u02d7\u2043\u2796]/gu;
/** Japanese keyboards write it for a hyphen; behind kana it is a long vowel. */
const LONG_VOWEL = /(?<![\p{Script=Hiragana}\p{Script=Katakana}ー])ー/gu;

/**
 * A code as codes compare, however it was typed or pasted: full-width letters as plain ones (NFKC), capitals, the dotted and the
 * dotless I of Turkish as one, every dash as a hyphen, nothing invisible, no space at either end.
 */
export function foldCode(text: string): string {
  return typedCode(text)
    .replace(DASHES, '-')
    .replace(LONG_VOWEL, '-')
    .toUpperCase()
    .replaceAll('İ', 'I')
    .normalize('NFC')
    .trim();
}

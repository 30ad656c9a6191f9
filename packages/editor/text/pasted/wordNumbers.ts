import { typedCode } from '@quoin/domain/formats';

/** Whether the marker of an item counts: `3.`, `(iv)`, `一、`; not `·` or the `o` of Courier New. */
export function isCounted(marker: string): boolean {
  return /\p{Nd}/u.test(marker) || /^[(（]?\p{L}+[.)、．）]$/u.test(marker);
}

/** The number of a marker in digits, of several its last: 3 for `2.3.`; null for none. */
export function numberOf(marker: string): number | null {
  const digits = typedCode(marker).match(/\d+/g)?.at(-1);
  return digits === undefined ? null : Number(digits.slice(0, 6));
}

/** Where a list begins by the markers of its items. Of `i.` alone nobody knows whether it is 1 or 9: the item after it tells. */
export function startOf([first = '', second = '']: readonly string[]): number {
  const number = numberOf(first);
  if (number !== null) return number;
  const [one, two] = [lettersOf(first), lettersOf(second)];
  const local = localNumber(first);
  if (local > 0) return local;
  const readings = [romanNumber, letterNumber].filter((read) => read(one) > 0);
  const follows = readings.find((read) => read(two) === read(one) + 1);
  if (follows !== undefined) return follows(one);
  const isRoman = romanNumber(one) > 0 && (one.length > 1 || /[ivx]/.test(one));
  return (isRoman ? romanNumber(one) : letterNumber(one)) || 1;
}

function lettersOf(marker: string): string {
  return marker.replace(/[^a-z]/gi, '').toLowerCase();
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** 4 for `iv`; 0 for what is no Roman number. */
function romanNumber(letters: string): number {
  if (!/^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(letters)) return 0;
  const values = [...letters].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, at) => (value < (values[at + 1] ?? 0) ? sum - value : sum + value), 0);
}

/** 3 for `c`, and 27 for `aa` as Word counts; 0 for what is no such number. */
function letterNumber(letters: string): number {
  return /^([a-z])\1*$/.test(letters) ? letters.charCodeAt(0) - 96 + 26 * (letters.length - 1) : 0;
}

/** Letters and numerals by which Word counts in other scripts, in their order. */
const COUNTED = [
  'абвгдежзиклмнопрстуфхцчшщэюя',
  'אבגדהוזחט',
  'αβγδεζηθικλμνξοπρστυφχψω',
  '一二三四五六七八九十',
  'กขคงจฉชซ',
];

function localNumber(marker: string): number {
  const [letter = '', more] = [...marker.toLowerCase().replace(/[^\p{L}]/gu, '')];
  if (more !== undefined) return 0;
  return Math.max(...COUNTED.map((letters) => [...letters].indexOf(letter) + 1));
}

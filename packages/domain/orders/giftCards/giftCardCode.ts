import { foldCode } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';

/** Crockford's alphabet: no I, L, O, U, so nothing is misread and nothing rude is spelled. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 characters of 5 bits: 80 random bits (GFT-3). */
export const GIFT_CARD_RANDOM_BYTES = 10;
const DATA_LENGTH = 16;
const CODE_LENGTH = DATA_LENGTH + 1;

/** A new code from 10 bytes of a secure source: 16 random characters and their check character, without dashes. */
export function newGiftCardCode(randomBytes: Uint8Array): string {
  if (randomBytes.length !== GIFT_CARD_RANDOM_BYTES) throw new RangeError('A gift card code takes 10 random bytes');
  let bits = 0n;
  for (const byte of randomBytes) bits = (bits << 8n) | BigInt(byte);
  const digits = Array.from({ length: DATA_LENGTH }, (_, index) => Number((bits >> BigInt(5 * (15 - index))) & 31n));
  return textOf([...digits, checkDigit(digits)]);
}

/**
 * Parses a typed code: any case, spaces and dashes anywhere, O for 0, I and L for 1. Returns `giftCardCodeInvalid` for
 * what cannot be a code, before any database query.
 */
export function parseGiftCardCode(typed: string): Outcome<string, 'giftCardCodeInvalid'> {
  const code = tidyGiftCardCode(typed);
  const digits = [...code].map((character) => ALPHABET.indexOf(character));
  const check = digits.pop();
  const isCode = digits.length === DATA_LENGTH && !digits.includes(-1) && check === checkDigit(digits);
  return isCode ? accept(code) : refuse('giftCardCodeInvalid', { field: 'giftCardCode' });
}

export function tidyGiftCardCode(typed: string): string {
  const compact = foldCode(typed.slice(0, 100)).replace(/[\s\p{P}]/gu, '');
  return compact.replaceAll('O', '0').replace(/[IL]/g, '1');
}

/** Whether a text has the length of a code: then the coupon field may try it as one. */
export function looksLikeGiftCardCode(typed: string): boolean {
  return tidyGiftCardCode(typed).length === CODE_LENGTH;
}

/** `7K3M-09QX-2RTV-8HJN-4`, as it is mailed and printed. */
export function formatGiftCardCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}

/** All that is kept of a code in the clear. */
export function lastFourOf(code: string): string {
  return code.slice(-4);
}

/** `•••• JN4K`. */
export function maskGiftCard(lastFour: string): string {
  return `•••• ${lastFour}`;
}

function textOf(digits: readonly number[]): string {
  return digits.map((digit) => ALPHABET[digit]).join('');
}

/**
 * Computes the sum of digit × α^position in the field of 32 elements. Every position has its own factor, so one wrong
 * character or two swapped ones are always detected.
 */
function checkDigit(digits: readonly number[]): number {
  return digits.reduce((sum, digit, index) => sum ^ multiply(digit, index + 1), 0);
}

/** digit × α^times, where α is a root of x^5 + x^2 + 1. */
function multiply(digit: number, times: number): number {
  let product = digit;
  for (let left = times; left > 0; left -= 1) {
    product <<= 1;
    if (product & 32) product ^= 0b100101;
  }
  return product;
}

import { expect, it } from 'vitest';
import { base32, matchingStep, otpauthUri, stepAt, totpCode } from './totp.ts';

/** Of the test vectors of RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890');

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i is %s, the last six digits of the vector (RFC 6238, 29.7)', (second, code) => {
  expect(totpCode(SECRET, stepAt(second * 1000))).toBe(code);
});

it.each([
  ['', ''],
  ['fooba', 'MZXW6YTB'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('writes %j in base 32 as %s (RFC 4648)', (text, expected) => expect(base32(Buffer.from(text))).toBe(expected));

it('tells an authenticator app the account and the secret', () => {
  expect(otpauthUri(SECRET, 'ada@example.com')).toBe(
    'otpauth://totp/Quoin%3Aada%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Quoin',
  );
});

const NOW = 1_234_567_890_000;
const CURRENT = stepAt(NOW);

it.each([
  ['of now', 0, 0, CURRENT],
  ['of the half minute before', -1, 0, CURRENT - 1],
  ['of the next half minute', 1, 0, CURRENT + 1],
  ['of two half minutes ago', -2, 0, null],
  ['of two half minutes ahead', 2, 0, null],
  ['used already', 0, CURRENT, null],
  ['older than the one used last', -1, CURRENT, null],
  ['newer than the one used last', 1, CURRENT, CURRENT + 1],
])('a code %s: %i %i %s (29.7)', (_, offset, usedStep, expected) => {
  expect(matchingStep(SECRET, totpCode(SECRET, CURRENT + offset), { now: NOW, usedStep })).toBe(expected);
});

it.each(['', '00592', '0059244', '005925', '００５９２４', 'abcdef'])('%j is no code', (code) => {
  expect(matchingStep(SECRET, code, { now: NOW, usedStep: 0 })).toBeNull();
});

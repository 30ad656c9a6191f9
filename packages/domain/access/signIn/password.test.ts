import { expect, it } from 'vitest';
import { decidePassword, type PasswordFacts } from './password.ts';

const facts: PasswordFacts = {
  isCommon: (folded) => folded === 'sunshine',
  known: ['ada.lovelace@example.com', 'Ada Lovelace', 'The Paper Shop'],
};
const decided = (text: string) => {
  const outcome = decidePassword(text, facts);
  return outcome.ok ? 'fine' : outcome.problem.code;
};

it('passwords have 8 to 256 characters, whatever they are', () => {
  expect(decided('1234567')).toBe('passwordTooShort');
  expect(decidePassword('12345678', facts)).toEqual({ ok: true, value: '12345678' });
  expect(decided('🔑'.repeat(7))).toBe('passwordTooShort');
  expect(decided('🔑'.repeat(256))).toBe('fine');
  expect(decided('x'.repeat(257))).toBe('passwordTooLong');
  expect(decided('x'.repeat(5_000_000))).toBe('passwordTooLong');
});

it.each([
  ['sunshine', 'passwordTooCommon'],
  ['SunShine', 'passwordTooCommon'],
  ['ｓｕｎｓｈｉｎｅ', 'passwordTooCommon'],
  ['sunshine on the pier', 'fine'],
  ['ada.lovelace@example.com', 'passwordTooNear'],
  ['Lovelace1815!', 'passwordTooNear'],
  ['thepapershop', 'passwordTooNear'],
  ['shop shop 2026', 'passwordTooNear'],
  ['ada builds engines', 'fine'],
  ['12345678', 'fine'],
])('what is tried first is none: %s → %s', (text, expected) => expect(decided(text)).toBe(expected));

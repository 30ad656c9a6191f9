import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './emailAddress.ts';

describe('email addresses (FORM-09)', () => {
  it.each([
    'a@b',
    'ida@example.com',
    'ida.b+shop@mail.example.co.uk',
    "o'neil@example.ie",
    'ünal@exämple.de',
    `${'a'.repeat(64)}@example.com`,
  ])('takes %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'a@',
    '@b',
    'ab',
    'a b@example.com',
    'a@b@c.com',
    'a@exa mple.com',
    'a@.com',
    'a@example..com',
    'a@-example.com',
    '.a@example.com',
    'a..b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    '<a@example.com>',
    `a@${'b'.repeat(64)}.com`,
    `${'a'.repeat(250)}@example.com`,
  ])('refuses %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it('takes 3 to 256 characters and answers for anything', () => {
    expect(isEmailAddress(`${'a'.repeat(253)}@bc`)).toBe(true);
    expect(isEmailAddress(`${'a'.repeat(254)}@bc`)).toBe(false);
    fc.assert(fc.property(fc.anything(), (value) => typeof isEmailAddress(value) === 'boolean'));
  });

  it('costs no more for hostile text', () => {
    for (const part of ['a.', 'a@', '-.', '@.', ' ']) expect(isEmailAddress(part.repeat(100_000))).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { decidePassword } from './password.ts';

it('passwords have 8 to 256 characters, whatever they are', () => {
  expect(decidePassword('1234567')).toMatchObject({ problem: { code: 'passwordTooShort' } });
  expect(decidePassword('12345678')).toEqual({ ok: true, value: '12345678' });
  expect(decidePassword('🔑'.repeat(7))).toMatchObject({ problem: { code: 'passwordTooShort' } });
  expect(decidePassword('🔑'.repeat(256)).ok).toBe(true);
  expect(decidePassword('x'.repeat(257))).toMatchObject({ problem: { code: 'passwordTooLong' } });
  expect(decidePassword('x'.repeat(5_000_000))).toMatchObject({ problem: { code: 'passwordTooLong' } });
});

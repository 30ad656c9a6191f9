import { describe, expect, it } from 'vitest';
import { identityOf, isSingleSignOnCode } from './singleSignOn.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const PROVEN = { isEmailVerified: true, isTwoStep: false };
const EXPECTED = { issuer: 'https://id.example', clientId: 'quoin', nonce: 'n1', now: NOW };
const CLAIMS = {
  ...{ iss: 'https://id.example', sub: 'u1', aud: 'quoin', nonce: 'n1', exp: NOW / 1000 + 300, iat: NOW / 1000 },
  ...{ email: 'ida@example.com', email_verified: true },
};

describe('a token of an identity provider', () => {
  it('says who somebody is', () => {
    const ida = { issuer: 'https://id.example', subject: 'u1', email: 'ida@example.com', name: '', ...PROVEN };
    expect(identityOf(CLAIMS, EXPECTED)).toEqual(ida);
    expect(identityOf({ ...CLAIMS, aud: ['quoin', 'other'], azp: 'quoin' }, EXPECTED)).toEqual(ida);
    expect(identityOf({ ...CLAIMS, email: undefined }, EXPECTED)?.email).toBe('');
    expect(identityOf({ ...CLAIMS, name: 'Ida Kern' }, EXPECTED)?.name).toBe('Ida Kern');
  });

  it.each([
    ['the standard’s claim', { email_verified: true }, true],
    ['Apple’s, which is text', { email_verified: 'true' }, true],
    ['Microsoft’s own', { email_verified: undefined, xms_edov: true }, true],
    ['Microsoft’s own as a number', { email_verified: undefined, xms_edov: '1' }, true],
    ['none', { email_verified: undefined }, false],
    ['a no', { email_verified: false, xms_edov: false }, false],
    ['a no as text', { email_verified: 'false' }, false],
    ['a number', { email_verified: 1 }, false],
  ])('knows a verified address by %s (29.7)', (_, claims, expected) => {
    expect(identityOf({ ...CLAIMS, ...claims }, EXPECTED)?.isEmailVerified).toBe(expected);
  });

  it.each([
    [['pwd', 'mfa'], true],
    [['pwd'], false],
    ['mfa', false],
    [undefined, false],
  ])('knows by the ways of signing in %j whether there were two steps: %s (29.7)', (amr, expected) => {
    expect(identityOf({ ...CLAIMS, amr }, EXPECTED)?.isTwoStep).toBe(expected);
  });

  it.each([
    ['another issuer', { iss: 'https://id.example/' }],
    ['another client', { aud: 'other' }],
    ['several clients and none named', { aud: ['quoin', 'other'] }],
    ['several clients and another named', { aud: ['quoin', 'other'], azp: 'other' }],
    ['another sign-in', { nonce: 'n2' }],
    ['no sign-in', { nonce: undefined }],
    ['an hour ago', { exp: NOW / 1000 - 3600 }],
    ['no end', { exp: undefined }],
    ['the future', { iat: NOW / 1000 + 3600 }],
    ['long ago', { iat: NOW / 1000 - 3600 }],
    ['nobody', { sub: '' }],
    ['a number', { sub: 7 }],
  ])('of %s says nothing', (_, more) => {
    expect(identityOf({ ...CLAIMS, ...more }, EXPECTED)).toBeNull();
  });

  it('refusals are known by their codes alone', () => {
    expect([
      isSingleSignOnCode('singleSignOnStranger'),
      isSingleSignOnCode('toString'),
      isSingleSignOnCode(undefined),
    ]).toEqual([true, false, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { SIGN_IN_PRESETS, signInProviderProblems, tidySignInProvider } from './signInProvider.ts';

const GOOD = { name: 'House ID', issuer: 'https://id.example/realms/shop', clientId: 'quoin', secret: 's3cret' };
const codes = (draft: object, held: { issuer: string } | null = null, isLocal = false) =>
  signInProviderProblems({ ...GOOD, ...draft }, { held, isLocal }).map(({ code }) => code);

describe('a service by which members sign in (29.7)', () => {
  it.each([
    ['everything there', {}, []],
    ['no name', { name: '' }, ['providerNameInvalid']],
    ['a long name', { name: 'n'.repeat(61) }, ['providerNameInvalid']],
    ['no address', { issuer: '' }, ['providerIssuerInvalid']],
    ['an address without TLS', { issuer: 'http://id.example' }, ['providerIssuerInvalid']],
    ['an address with a port', { issuer: 'https://id.example:8443' }, ['providerIssuerInvalid']],
    ['an address with a password', { issuer: 'https://a:b@id.example' }, ['providerIssuerInvalid']],
    ['an address with a query', { issuer: 'https://id.example/?a=b' }, ['providerIssuerInvalid']],
    ['no client', { clientId: '' }, ['providerClientInvalid']],
    ['no secret', { secret: '' }, ['providerSecretMissing']],
    ['a long secret', { secret: 's'.repeat(4001) }, ['providerSecretTooLong']],
  ])('with %s', (_, draft, expected) => expect(codes(draft)).toEqual(expected));

  it('keeps the secret that it has, but sends it to no other issuer', () => {
    expect(codes({ secret: '' }, GOOD)).toEqual([]);
    expect(codes({ secret: '', issuer: 'https://other.example' }, GOOD)).toEqual(['providerSecretMissing']);
  });

  it('may be this machine in development', () => {
    expect(codes({ issuer: 'http://127.0.0.1:4100' }, null, true)).toEqual([]);
  });

  it('is tidied, and the ones on offer are good as they are', () => {
    expect(tidySignInProvider({ name: '  House   ID ', issuer: ' a ', clientId: ' b ', secret: ' c ' })).toEqual({
      ...{ name: 'House ID', issuer: 'a', clientId: 'b', secret: 'c' },
    });
    for (const preset of SIGN_IN_PRESETS) expect(codes(preset)).toEqual([]);
  });
});

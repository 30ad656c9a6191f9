import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clientIdOf, isVerifierOf, newToken, readClientId, siteOfToken } from './tokenText.ts';

const SITE = '0195f3a0-1111-7222-8333-444455556666';
const random = (count: number) => new Uint8Array(count).fill(7);

describe('what extensions show', () => {
  it('says whose they are', () => {
    const extensionId = randomUUID();
    expect(readClientId(clientIdOf(SITE, extensionId))).toEqual({ websiteId: SITE, extensionId });
    expect(siteOfToken(newToken('access', SITE, random))).toBe(SITE);
  });

  it.each(['', 'x', 'quoin_access_', newToken('access', SITE, random).slice(0, -1), `${clientIdOf(SITE, SITE)}x`])(
    'or nothing: %j',
    (text) => expect([readClientId(text), siteOfToken(text)]).toEqual([null, null]),
  );
});

// The example of RFC 7636, appendix B.
it('a verifier is what its challenge was made of', () => {
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  expect(isVerifierOf(challenge, 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(true);
  expect(isVerifierOf(challenge, 'another')).toBe(false);
});

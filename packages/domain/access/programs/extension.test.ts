import { describe, expect, it } from 'vitest';
import { authorizationError, extensionProblems, parseScopes, redirectWith, tidyExtension } from './extension.ts';

const APP = { name: 'Books', redirectUrls: ['https://books.example/callback'] };
const ASKED = {
  ...{ clientId: 'c', redirectUrl: 'https://books.example/callback', scope: 'website.orders.read', state: 's' },
  ...{ accessType: 'offline', responseType: 'code', codeChallenge: '', codeChallengeMethod: '' },
};
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

describe('an extension', () => {
  it('is named on one line, and each address once', () => {
    const [url = ''] = APP.redirectUrls;
    expect(tidyExtension({ name: ' My\n books ', redirectUrls: [` ${url} `, '', url] })).toEqual({
      ...{ name: 'My books', redirectUrls: [url] },
    });
  });

  it.each([
    ['https://books.example/callback?x=1', []],
    ['http://localhost:8080/callback', []],
    ['http://127.0.0.1/', []],
    ['http://books.example/callback', ['extensionRedirectInvalid']],
    ['https://books.example/callback#part', ['extensionRedirectInvalid']],
    ['https://name@books.example/', ['extensionRedirectInvalid']],
    ['javascript:alert(1)', ['extensionRedirectInvalid']],
    ['books', ['extensionRedirectInvalid']],
  ])('may come back to %s: %j', (url, codes) => {
    expect(extensionProblems({ ...APP, redirectUrls: [url] }).map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    [{ ...APP, name: '' }, ['extensionNameMissing']],
    [{ ...APP, name: 'x'.repeat(101) }, ['extensionNameTooLong']],
    [{ ...APP, redirectUrls: [] }, ['extensionRedirectMissing']],
    [
      { ...APP, redirectUrls: Array.from({ length: 11 }, (_, n) => `https://a.example/${n}`) },
      ['extensionRedirectInvalid'],
    ],
  ])('%j: %j', (draft, codes) => expect(extensionProblems(draft).map(({ code }) => code)).toEqual(codes));
});

describe('what an extension asks for', () => {
  it.each([
    ['website.orders.read,website.products', ['website.orders.read', 'website.products']],
    ['website.products website.orders website.orders.read', ['website.orders', 'website.products']],
    ['website.orders,website.everything', null],
    ['', null],
  ])('%s: %j', (text, scopes) => expect(parseScopes(text)).toEqual(scopes));

  it.each([
    [{}, null],
    [{ responseType: '' }, null],
    [{ responseType: 'token' }, 'unsupported_response_type'],
    [{ scope: 'website.everything' }, 'invalid_scope'],
    [{ codeChallenge: CHALLENGE, codeChallengeMethod: 'S256' }, null],
    [{ codeChallenge: CHALLENGE, codeChallengeMethod: 'plain' }, 'invalid_request'],
    [{ codeChallenge: CHALLENGE }, 'invalid_request'],
    [{ codeChallenge: 'short', codeChallengeMethod: 'S256' }, 'invalid_request'],
  ])('%j is answered with %s', (changes, error) => expect(authorizationError({ ...ASKED, ...changes })).toBe(error));

  it('comes back with its state, beside what the address has already', () => {
    expect(redirectWith('https://books.example/cb?shop=1', 'a b', { code: 'x' })).toBe(
      'https://books.example/cb?shop=1&code=x&state=a%20b',
    );
    expect(redirectWith('https://books.example/cb', '', { error: 'access_denied' })).toBe(
      'https://books.example/cb?error=access_denied',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { isDomainName } from './domainName.ts';

describe('the domain of a site (SC-33)', () => {
  it.each(['shop.example.com', 'xn--mnchen-3ya.de', 'a.co', 'a-b.example'])('takes %s', (host) => {
    expect(isDomainName(host)).toBe(true);
  });
  it.each([
    '',
    'localhost',
    'https://a.com',
    'a.com:80',
    'a.com/x',
    '127.0.0.1',
    '-a.com',
    'a..com',
    'A.com',
    'a b.com',
    `${'a'.repeat(64)}.com`,
  ])('refuses "%s"', (host) => {
    expect(isDomainName(host)).toBe(false);
  });
});

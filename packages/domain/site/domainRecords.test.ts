import { describe, expect, it } from 'vitest';
import { domainRecords, domainStatus } from './domainRecords.ts';

describe('a connected domain', () => {
  it.each([
    [['5.9.1.2'], ['5.9.1.2'], 'connected'],
    [['5.9.1.2'], ['5.9.1.2', '2a01:4f8::1'], 'connected'],
    [['5.9.1.2', '8.8.8.8'], ['5.9.1.2'], 'elsewhere'],
    [['8.8.8.8'], ['5.9.1.2'], 'elsewhere'],
    [[], ['5.9.1.2'], 'missing'],
    [['5.9.1.2'], [], 'unknown'],
  ] as const)('at %j on a server at %j is %s', (found, own, status) => {
    expect(domainStatus(found, own)).toBe(status);
  });

  it('gets an address record for each address, and a subdomain may be an alias', () => {
    const own = ['5.9.1.2', '2a01:4f8::1'];
    const builtInHost = 'prints.shops.example';
    expect(domainRecords('example.com', { own, builtInHost })).toEqual({
      addresses: [
        { type: 'A', name: 'example.com', value: '5.9.1.2' },
        { type: 'AAAA', name: 'example.com', value: '2a01:4f8::1' },
      ],
      alias: null,
    });
    expect(domainRecords('shop.example.com', { own, builtInHost }).alias).toEqual({
      type: 'CNAME',
      name: 'shop.example.com',
      value: builtInHost,
    });
    expect(domainRecords('shop.example.com', { own: [], builtInHost: 'prints.localhost' })).toEqual({
      addresses: [],
      alias: null,
    });
  });
});

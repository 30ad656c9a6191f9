import { describe, expect, it } from 'vitest';
import { siteAddress } from './siteAddress.ts';

const LOCAL = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
const PUBLIC = { appOrigin: 'https://app.example.com', sitesDomain: 'sites.example.net' };

describe('address of a site', () => {
  it.each([
    [LOCAL, [], 'http://demo.localhost:3000'],
    [PUBLIC, [], 'https://demo.sites.example.net'],
    [PUBLIC, ['prints.example.org'], 'https://prints.example.org'],
  ])('%j with own domains %j is %s', (config, hosts, expected) => {
    expect(siteAddress(config, { identifier: 'demo', hosts })).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { API_KEY_LIMITS, API_SCOPES, type ApiScope, apiKeyProblems, hasScope, tidyApiKey } from './apiKey.ts';

describe('what a key of a program may do (EDIT-09)', () => {
  it('reading and writing of orders, inventory, products, contacts and discounts, reading of the rest', () => {
    expect(API_SCOPES).toEqual([
      ...['website.orders.read', 'website.orders', 'website.inventory.read', 'website.inventory'],
      ...['website.products.read', 'website.products', 'website.profiles.read'],
      ...['website.contacts.read', 'website.contacts', 'website.discounts.read', 'website.discounts'],
      'website.transactions.read',
    ]);
  });

  it.each<[readonly ApiScope[], ApiScope, boolean]>([
    [['website.orders.read'], 'website.orders.read', true],
    [['website.orders.read'], 'website.orders', false],
    [['website.orders'], 'website.orders.read', true],
    [['website.orders'], 'website.orders', true],
    [['website.orders'], 'website.products.read', false],
    [['website.profiles.read', 'website.inventory'], 'website.inventory.read', true],
    [[], 'website.orders.read', false],
  ])('who holds %j and asks for %s: %s', (held, needed, is) => expect(hasScope(held, needed)).toBe(is));

  it('is kept without what it includes anyway, under a name of one line', () => {
    const scopes = ['website.products.read', 'website.orders', 'website.orders.read'] as const;
    expect(tidyApiKey({ name: '  Stock\n sync ', scopes })).toEqual({
      name: 'Stock sync',
      scopes: ['website.orders', 'website.products.read'],
    });
  });

  it.each([
    ['', ['website.orders'], ['apiKeyNameMissing']],
    ['x'.repeat(API_KEY_LIMITS.name + 1), ['website.orders'], ['apiKeyNameTooLong']],
    ['Sync', [], ['apiKeyScopesMissing']],
    ['Sync', ['website.orders'], []],
  ] as const)('named %s with %j: %j', (name, scopes, codes) => {
    expect(apiKeyProblems({ name, scopes }).map(({ code }) => code)).toEqual(codes);
  });
});

import { expect, it } from 'vitest';
import { permissionOf, permissionsFor, scopesText, withPermission } from './apiKeyTexts.ts';

it('a key’s permissions are chosen and told by what they are about (EDIT-09)', () => {
  const one = withPermission(['website.orders.read'], 'products', 'write');
  expect(one).toEqual(['website.orders.read', 'website.products']);
  expect([permissionOf(one, 'orders'), permissionOf(one, 'products'), permissionOf(one, 'inventory')]).toEqual([
    ...['read', 'write', 'none'],
  ]);
  expect(withPermission(one, 'products', 'none')).toEqual(['website.orders.read']);
  expect(withPermission(one, 'orders', 'write')).toEqual(['website.products', 'website.orders']);
  expect(scopesText(one)).toBe('Orders (read only), Products (read and write)');
  expect(permissionsFor('profiles')).toEqual(['none', 'read']);
});

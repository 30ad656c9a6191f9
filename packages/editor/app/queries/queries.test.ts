import { describe, expect, it } from 'vitest';
import { listPath } from './queries.ts';

describe('paths of lists', () => {
  it('say only what filters', () => {
    expect(listPath('/orders', { search: '', cursor: '' })).toBe('/orders');
    expect(listPath('/products', { search: 'a&b', stock: 'all', cursor: '' })).toBe('/products?search=a%26b');
    expect(listPath('/products', { search: '', stock: 'low', cursor: 'x' })).toBe('/products?stock=low&cursor=x');
  });
});

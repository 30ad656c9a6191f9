import { describe, expect, it } from 'vitest';
import { isSameSearch } from '../../app/searchParams.ts';
import { productSearch, searchTexts, sortingOf, sortOf } from './productSearch.ts';

describe('the address of the product list', () => {
  it('keeps what it knows and drops the rest', () => {
    expect(
      productSearch({ status: 'hidden', stock: 'low', type: '2', tag: 2026, sort: '-price', category: 'a/b' }),
    ).toEqual({
      status: 'hidden',
      stock: 'low',
      type: 2,
      tag: '2026',
      sort: '-price',
      category: 'a/b',
    });
    expect(
      productSearch({ status: 'gone', stock: 1, type: 9, tag: '', sort: 'colour', storePage: 'x', hack: 1 }),
    ).toEqual({});
  });

  it('says what is sorted how', () => {
    expect(sortingOf({ sort: '-stock' })).toEqual({ column: 'stock', direction: 'down' });
    expect(sortOf({ column: 'stock', direction: 'up' })).toBe('stock');
    expect(sortOf({ column: 'title', direction: 'up' })).toBeUndefined();
  });

  it('is the same as a kept view in any order', () => {
    expect(isSameSearch(searchTexts({ type: 2, tag: 'a' }), { tag: 'a', type: '2' })).toBe(true);
    expect(isSameSearch({ tag: 'a' }, {})).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { customerSearch } from './customerSearch.ts';

describe('the filters of the customers in the address', () => {
  it('keeps what it knows and drops the rest', () => {
    const search = {
      search: ' ada ',
      account: 'yes',
      marketing: 'maybe',
      tag: 'VIP',
      orders: '2',
      spent: 99.5,
      sort: 'spent',
      x: 1,
    };
    expect(customerSearch(search)).toEqual({
      search: 'ada',
      account: 'yes',
      tag: 'VIP',
      orders: 2,
      spent: '99.5',
      sort: 'spent',
    });
    expect(customerSearch({ orders: '-1', spent: '1e9', sort: 'newest', tag: '' })).toEqual({});
  });
});

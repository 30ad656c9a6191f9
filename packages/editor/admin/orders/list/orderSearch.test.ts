import { expect, it } from 'vitest';
import { isSameOrderSearch, orderSearch } from './orderSearch.ts';

it('believes of an address only what fits', () => {
  const from = {
    search: 1001,
    payment: 'paid,pending',
    fulfillment: 'SENT',
    from: 'yesterday',
    min: '10.50',
    test: 'maybe',
    x: '1',
  };
  expect(orderSearch(from)).toEqual({ search: '1001', payment: 'paid,pending', min: '10.50' });
});

it('tells two searches apart by what they narrow, not by how they sort', () => {
  expect(isSameOrderSearch({ payment: 'paid' }, { sort: 'total', direction: 'up', payment: 'paid' })).toBe(true);
  expect(isSameOrderSearch({ payment: 'paid' }, { payment: 'pending' })).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { localPath, searchText, stockFilter } from './searchParams.ts';

describe('where to go after the sign-in', () => {
  it.each(['/demo/config', '/demo/config/orders?search=a%20b', '/'])('is a path of this app: %s', (returnTo) => {
    expect(localPath({ returnTo })).toEqual({ returnTo });
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/sign-in', '/a\nb', 7])(
    'is never %j',
    (returnTo) => expect(localPath({ returnTo })).toEqual({}),
  );
});

describe('filters in the address', () => {
  it('keep what they know and drop the rest', () => {
    expect(searchText({ search: ' ada ' })).toEqual({ search: 'ada' });
    expect(searchText({ search: 1001 })).toEqual({ search: '1001' });
    expect(searchText({ search: ['a'] })).toEqual({});
    expect(searchText({ search: 'x'.repeat(999) }).search).toHaveLength(200);
    expect(stockFilter({ stock: 'low' })).toEqual({ stock: 'low' });
    expect(stockFilter({ stock: 'none' })).toEqual({});
  });
});

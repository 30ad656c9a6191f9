import { describe, expect, it } from 'vitest';
import { problemState, searchText, signInSearch, stockFilter, tryOutPlace } from './searchParams.ts';

describe('where to go after the sign-in', () => {
  it.each(['/demo/config', '/demo/config/orders?search=a%20b', '/'])('is a path of this app: %s', (returnTo) => {
    expect(signInSearch({ returnTo })).toEqual({ returnTo });
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/sign-in', '/a\nb', 7])(
    'is never %j (SC-29)',
    (returnTo) => expect(signInSearch({ returnTo })).toEqual({}),
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

describe('a place in the templates', () => {
  it('keeps what it knows and drops the rest', () => {
    const place = { file: 'blocks/a.block', line: 3, column: 7, page: '/shop?tag=a' };
    expect(tryOutPlace(place)).toEqual(place);
    expect(tryOutPlace({ file: 7, line: -1, column: 1.5, page: '//evil.example' })).toEqual({});
    expect(problemState({ state: 'resolved' })).toEqual({ state: 'resolved' });
    expect(problemState({ state: 'open' })).toEqual({});
  });
});

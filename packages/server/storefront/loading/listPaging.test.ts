import type { ItemContent } from '@quoin/rendering/page';
import { describe, expect, it } from 'vitest';
import { itemsQuery, listPage, listPlace, monthRange } from './listPaging.ts';

const owner = { order: 'owner' as const, pageSize: 2 };
const dated = { order: 'date' as const, pageSize: 2 };
const items = (...times: number[]) => times.map((publishOn) => ({ publishOn }) as ItemContent);

describe('pages of a list', () => {
  it('counts pages of a list in the owner’s order; an offset counts entries', () => {
    expect(itemsQuery(listPlace({ page: '3' }, owner), 'c')).toMatchObject({ skip: 4, limit: 3 });
    expect(itemsQuery(listPlace({ offset: '4' }, owner), 'c')).toMatchObject({ skip: 4 });
    expect(itemsQuery(listPlace({}, owner), 'c')).toMatchObject({ skip: 0 });
    expect(listPlace({ page: '99999999' }, owner).page).toBe(10_000);
  });
  it('links neighbours only where there are some', () => {
    const only = listPage(listPlace({}, owner), items(1, 2), '/shop');
    expect(only.pagination).toEqual({ pageSize: 2, next: null, previous: null });
    const middle = listPage(listPlace({ page: '2' }, owner), items(1, 2, 3), '/shop?category=x');
    expect(middle.items).toHaveLength(2);
    expect(middle.pagination.next?.url).toBe('/shop?category=x&page=3');
    expect(middle.pagination.previous?.url).toBe('/shop?category=x');
  });
  it('goes backwards from a boundary and drops the entry too many at the right end', () => {
    const back = listPage(listPlace({ offset: '3', reversePaginate: 'true' }, dated), items(9, 8, 7), '/b');
    expect(back.items.map(({ publishOn }) => publishOn)).toEqual([8, 7]);
    expect(back.pagination).toMatchObject({
      next: { url: '/b?offset=7' },
      previous: { url: '/b?offset=8&reversePaginate=true' },
    });
  });
  it('reads months as the open endpoints write them', () => {
    expect(monthRange('9-2026')).toEqual({ from: Date.UTC(2026, 8, 1), to: Date.UTC(2026, 9, 1) });
    expect(monthRange('12-2026')?.to).toBe(Date.UTC(2027, 0, 1));
    expect([monthRange('13-2026'), monthRange('x'), monthRange(undefined)]).toEqual([null, null, null]);
  });
});

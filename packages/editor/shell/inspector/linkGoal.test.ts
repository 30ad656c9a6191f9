import type { JsonRecord, RecordKey, SiteRecords } from '@quoin/domain/document';
import { describe, expect, it } from 'vitest';
import { goalChanges, goalOf } from './linkGoal.ts';

const records: SiteRecords = new Map<RecordKey, JsonRecord>([
  ['site:site', { homepage: 'h' }],
  ['page:h', { title: 'Home', urlId: 'home' }],
  ['page:s', { title: 'Shop', urlId: 'shop' }],
  ['link:to-page', { navigation: 'mainNav', page: 's' }],
  ['link:to-web', { navigation: 'mainNav', title: 'Film', url: 'https://film.example/' }],
]);

describe('where an entry of a navigation leads', () => {
  it('is the address of its page, or its own', () => {
    expect(goalOf(records, 'to-page')).toBe('/shop');
    expect(goalOf(records, 'to-web')).toBe('https://film.example/');
    expect(goalOf(records, 'gone')).toBe('');
  });

  it.each([
    ['/shop', 's', ''],
    ['/', 'h', ''],
    ['https://film.example/', '', 'https://film.example/'],
    ['mailto:a@b.example', '', 'mailto:a@b.example'],
    ['/shop#prints', '', '/shop#prints'],
  ])('becomes a page or an address: %s', (href, page, url) => {
    const changes = Object.fromEntries(goalChanges(records, 'Shelf', href).map(({ path, value }) => [path[0], value]));
    expect(changes).toEqual({ page, url, ...(page === '' ? { title: 'Shelf' } : {}) });
  });
});

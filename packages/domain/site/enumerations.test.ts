import { describe, expect, it } from 'vitest';
import { BACKGROUND_SOURCES, COLLECTION_TYPES, FOLDER_BEHAVIORS } from './collectionTypes.ts';
import { navigationAddress, SPECIAL_NAMES } from './navigation.ts';
import { PAGE_TYPES } from './pageTypes.ts';
import { RECORD_TYPES, recordTypeLabel } from './recordTypes.ts';

describe('numbers that templates, editor and server share', () => {
  it('page types (ENUM-01)', () => {
    expect(Object.values(PAGE_TYPES)).toEqual([
      1, 2, 3, 50, 100, 101, 102, 103, 104, 105, 106, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 300,
      301, 400,
    ]);
    expect(PAGE_TYPES).toMatchObject({
      collection: 1,
      item: 50,
      notFound: 100,
      showCart: 200,
      checkout: 201,
      orderConfirmed: 202,
      orderStatus: 211,
      ssoPage: 400,
    });
  });

  it('record types and their labels (ENUM-03)', () => {
    expect(Object.values(RECORD_TYPES)).toEqual([
      1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 30, 31, 50, 52, 54, 62,
    ]);
    expect(recordTypeLabel(RECORD_TYPES.storeItem)).toBe('store-item');
    expect(recordTypeLabel(RECORD_TYPES.text)).toBe('text');
  });

  it('collection types (ENUM-04)', () => {
    expect(Object.values(COLLECTION_TYPES)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 18, 24, 25]);
    expect(COLLECTION_TYPES.products).toBe(13);
  });

  it('background sources, folder behaviours (ENUM-08) and special names (ENUM-14)', () => {
    expect(BACKGROUND_SOURCES).toEqual({ upload: 1, instagram: 2, video: 3, none: 4 });
    expect(FOLDER_BEHAVIORS).toEqual({ index: 1, redirect: 2, none: 3, variation: 4 });
    expect(Object.values(SPECIAL_NAMES)).toEqual(['_hidden', '_memberareas', 'readme']);
  });

  it('navigation entries lead to their collection or elsewhere', () => {
    const entry = { collectionId: 'c', title: 'Shop', urlId: 'shop', externalLink: null, items: [] };
    expect(navigationAddress(entry)).toBe('/shop');
    expect(navigationAddress({ ...entry, urlId: '' })).toBe('/');
    const link = { url: 'https://example.com', newWindow: true };
    expect(navigationAddress({ ...entry, externalLink: link })).toBe('https://example.com');
  });
});

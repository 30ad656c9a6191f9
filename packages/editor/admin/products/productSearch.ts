import {
  PRODUCT_LIST_STATUSES,
  PRODUCT_SORTS,
  type ProductListStatus,
  type ProductSort,
  type StockFilter,
} from '@quoin/contract/endpoints/store';
import { isProductType } from '@quoin/domain/catalog';
import { searchText, stockFilter } from '../../app/searchParams.ts';
import type { Sorting } from '../../parts/tables/RecordTable.tsx';

/** What the address of the product list says after `?`. */
export interface ProductSearch {
  readonly search?: string;
  readonly stock?: StockFilter;
  readonly status?: ProductListStatus;
  readonly type?: number;
  readonly category?: string;
  readonly storePage?: string;
  readonly tag?: string;
  readonly sort?: ProductSort;
}

/** Anything else in an address is dropped rather than believed. */
export function productSearch(search: Readonly<Record<string, unknown>>): ProductSearch {
  const { status, type, category, storePage, tag, sort } = search;
  const text = (value: unknown) => (typeof value === 'number' ? String(value) : value);
  const tagText = text(tag);
  const categoryText = text(category);
  return {
    ...searchText(search),
    ...stockFilter(search),
    ...(PRODUCT_LIST_STATUSES.includes(status as ProductListStatus) ? { status: status as ProductListStatus } : {}),
    ...(isProductType(Number(type)) ? { type: Number(type) } : {}),
    ...(typeof categoryText === 'string' && categoryText !== '' ? { category: categoryText.slice(0, 500) } : {}),
    ...(typeof storePage === 'string' && /^[0-9a-f-]{36}$/.test(storePage) ? { storePage } : {}),
    ...(typeof tagText === 'string' && tagText !== '' ? { tag: tagText.slice(0, 50) } : {}),
    ...(PRODUCT_SORTS.includes(sort as ProductSort) && sort !== 'title' ? { sort: sort as ProductSort } : {}),
  };
}

/** As texts: for the server's query, and to keep as a view. */
export function searchTexts(search: ProductSearch): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]));
}

export function sortingOf({ sort = 'title' }: ProductSearch): Sorting {
  return sort.startsWith('-') ? { column: sort.slice(1), direction: 'down' } : { column: sort, direction: 'up' };
}

export function sortOf({ column, direction }: Sorting): ProductSort | undefined {
  const sort = (direction === 'down' ? `-${column}` : column) as ProductSort;
  return PRODUCT_SORTS.includes(sort) && sort !== 'title' ? sort : undefined;
}

import { LISTING_SORTS, type Listing, type ListingSort } from './listing.ts';

/** Filters of a store page that its owner can do without. */
export const LIST_FILTERS = ['options', 'tags', 'price', 'availability'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** How a store page lists its products, except how many at a time. */
export interface ListSettings {
  /** While nobody asks for another order. */
  readonly sort: ListingSort;
  /** Filters that are not shown. */
  readonly hidden: readonly ListFilter[];
}

/** As pages keep it; whatever is missing or unknown has its default. */
export function readListSettings(stored: unknown): ListSettings {
  const { sort, hidden } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  const all: readonly unknown[] = Array.isArray(hidden) ? hidden : [];
  return {
    sort: LISTING_SORTS.find((each) => each === sort) ?? 'featured',
    hidden: LIST_FILTERS.filter((each) => all.includes(each)),
  };
}

/** Returns the order. A search shows the best matches first, unless another order is requested. */
export function sortOfList({ sort, search }: Pick<Listing, 'sort' | 'search'>, settings: ListSettings): ListingSort {
  if (sort !== '') return sort;
  return search === '' ? settings.sort : 'featured';
}

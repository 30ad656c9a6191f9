import { monthDays, parseMonth } from '@quoin/domain/site';
import type { ItemContent, PaginationContent } from '@quoin/rendering/page';
import type { CollectionOrder, ItemsQuery, PageParameters } from '../../pages/index.ts';

/** Which part of a list a visitor asked for. */
export interface ListPlace {
  readonly order: CollectionOrder;
  readonly pageSize: number;
  /** From 1; lists in the owner's order count pages. */
  readonly page: number;
  /** Publish time in milliseconds; lists by date continue from the boundary entry (page-data 7). */
  readonly boundary: { readonly at: number; readonly isReverse: boolean } | null;
}

const MAX_PAGE = 10_000;

export function listPlace(parameters: PageParameters, list: { order: CollectionOrder; pageSize: number }): ListPlace {
  const { order, pageSize } = list;
  const offset = wholeNumber(parameters.offset);
  const page = Math.min(MAX_PAGE, Math.max(1, wholeNumber(parameters.page) ?? 1));
  if (order === 'owner') {
    // `offset` of such a list counts entries, as the format's own addresses do.
    const first = offset === null ? page : Math.floor(offset / pageSize) + 1;
    return { order, pageSize, page: Math.min(MAX_PAGE, first), boundary: null };
  }
  const boundary = offset === null ? null : { at: offset, isReverse: parameters.reversePaginate === 'true' };
  return { order, pageSize, page: 1, boundary };
}

/** One entry more than a page holds, to know whether another page follows. */
export function itemsQuery(place: ListPlace, collectionId: string): ItemsQuery {
  return {
    collectionId,
    order: place.order,
    limit: place.pageSize + 1,
    skip: (place.page - 1) * place.pageSize,
    ...(place.boundary ? { boundary: place.boundary } : {}),
  };
}

export interface ListPage {
  readonly items: readonly ItemContent[];
  readonly pagination: PaginationContent;
}

/** Cuts what was loaded to one page and names its neighbours. `address` is the list's own, with its filter. */
export function listPage(place: ListPlace, loaded: readonly ItemContent[], address: string): ListPage {
  const hasMore = loaded.length > place.pageSize;
  const isReverse = place.boundary?.isReverse === true;
  // Backwards the surplus entry is the newest, and it is first.
  const items = hasMore ? (isReverse ? loaded.slice(1) : loaded.slice(0, place.pageSize)) : loaded;
  const neighbours =
    place.order === 'owner' ? countedPages(place, hasMore, address) : datedPages(place, items, hasMore, address);
  const here = hereOf(place);
  return { items, pagination: { pageSize: place.pageSize, ...neighbours, ...(here === '' ? {} : { here }) } };
}

/** Parts of a list by date begin where their addresses say, which is another place with every new entry: they have no name. */
function hereOf({ page, boundary }: ListPlace): string {
  return boundary === null && page > 1 ? `page=${page}` : '';
}

type Neighbours = Pick<PaginationContent, 'next' | 'previous'>;

function countedPages(place: ListPlace, hasMore: boolean, address: string): Neighbours {
  const { page, pageSize } = place;
  const previousUrl = page === 2 ? address : withParameter(address, `page=${page - 1}`);
  return {
    next: hasMore ? { url: withParameter(address, `page=${page + 1}`), offset: page * pageSize } : null,
    previous: page > 1 ? { url: previousUrl, offset: (page - 2) * pageSize } : null,
  };
}

function datedPages(place: ListPlace, items: readonly ItemContent[], hasMore: boolean, address: string): Neighbours {
  const isReverse = place.boundary?.isReverse === true;
  const last = items.at(-1)?.publishOn ?? null;
  const first = items[0]?.publishOn ?? null;
  const hasOlder = isReverse ? true : hasMore;
  const hasNewer = isReverse ? hasMore : place.boundary !== null;
  return {
    next: hasOlder && last !== null ? { url: withParameter(address, `offset=${last}`), offset: last } : null,
    previous:
      hasNewer && first !== null
        ? { url: withParameter(address, `offset=${first}&reversePaginate=true`), offset: first }
        : null,
  };
}

function withParameter(address: string, parameter: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${parameter}`;
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** `11-2026` → that month in UTC; null for anything else. */
export function monthRange(text: string | undefined): { readonly from: number; readonly to: number } | null {
  const month = parseMonth(text ?? '');
  if (month === null) return null;
  const { first, end } = monthDays(month);
  return { from: Date.parse(first), to: Date.parse(end) };
}

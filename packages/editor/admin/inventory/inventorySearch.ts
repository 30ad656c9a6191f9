import {
  INVENTORY_FILTERS,
  INVENTORY_SORTS,
  type InventoryFilter,
  type InventorySort,
  type SortDirection,
  type WireMovementCause,
} from '@quoin/contract/endpoints/store';
import { searchText } from '../../app/searchParams.ts';

/** What the inventory shows, as the address says it; the bulk editor shows variants by the same words. */
export interface VariantSearch {
  readonly search?: string;
  readonly stock?: Exclude<InventoryFilter, 'all'>;
  readonly type?: number;
  readonly category?: string;
}

export interface InventorySearch extends VariantSearch {
  readonly sort?: InventorySort;
  readonly direction?: SortDirection;
}

export interface MovementsSearch {
  readonly variant?: string;
  readonly cause?: WireMovementCause;
}

type Raw = Readonly<Record<string, unknown>>;
const CAUSES: readonly WireMovementCause[] = ['order', 'return', 'adjustment', 'import'];

function variantSearch(raw: Raw): VariantSearch {
  const stock = INVENTORY_FILTERS.find((each) => each === raw.stock);
  const type = Number(raw.type);
  const { category } = raw;
  return {
    ...searchText(raw),
    ...(stock === undefined || stock === 'all' ? {} : { stock }),
    ...(Number.isInteger(type) && type > 0 && type < 100 ? { type } : {}),
    ...(typeof category === 'string' && category !== '' && category.length <= 400 ? { category } : {}),
  };
}

export function inventorySearch(raw: Raw): InventorySearch {
  const sort = INVENTORY_SORTS.find((each) => each === raw.sort);
  return {
    ...variantSearch(raw),
    ...(sort === undefined ? {} : { sort }),
    ...(raw.direction === 'down' ? { direction: 'down' as const } : {}),
  };
}

/** The bulk editor: which variants, and which columns by their names with commas. */
export interface SheetSearch extends VariantSearch {
  readonly columns?: string;
}

export function sheetSearch(raw: Raw): SheetSearch {
  const { columns } = raw;
  const isGiven = typeof columns === 'string' && /^[a-zA-Z,]{1,300}$/.test(columns);
  return { ...variantSearch(raw), ...(isGiven ? { columns } : {}) };
}

export function movementsSearch(raw: Raw): MovementsSearch {
  const cause = CAUSES.find((each) => each === raw.cause);
  const { variant } = raw;
  return {
    ...(typeof variant === 'string' && /^[0-9a-f-]{36}$/.test(variant) ? { variant } : {}),
    ...(cause === undefined ? {} : { cause }),
  };
}

/** The same for a call: texts only. */
export function filtersOf(
  search: Readonly<Record<string, string | number | undefined>>,
): Readonly<Record<string, string>> {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

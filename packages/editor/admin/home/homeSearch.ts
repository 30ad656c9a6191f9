import { DEFAULT_SALES_RANGE, SALES_RANGES, type SalesRange } from '@quoin/contract/endpoints/running';

/** What the address of the home screen says after `?`. */
export interface HomeSearch {
  readonly range?: SalesRange;
}

export function homeSearch(search: Readonly<Record<string, unknown>>): HomeSearch {
  const range = SALES_RANGES.find((each) => each === search.range);
  return range === undefined || range === DEFAULT_SALES_RANGE ? {} : { range };
}

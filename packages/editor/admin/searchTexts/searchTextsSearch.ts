import { SEARCH_TEXT_STATES, type SearchTextState } from '@quoin/contract/endpoints/content';
import { searchText } from '../../app/searchParams.ts';

/** Which rows are shown, as the address says it. */
export interface SearchTextsSearch {
  readonly search?: string;
  readonly collection?: string;
  readonly state?: Exclude<SearchTextState, 'all'>;
}

export function searchTextsSearch(raw: Readonly<Record<string, unknown>>): SearchTextsSearch {
  const { collection } = raw;
  const state = SEARCH_TEXT_STATES.find((each) => each === raw.state);
  return {
    ...searchText(raw),
    ...(typeof collection === 'string' && /^[0-9a-f-]{36}$/.test(collection) ? { collection } : {}),
    ...(state === undefined || state === 'all' ? {} : { state }),
  };
}

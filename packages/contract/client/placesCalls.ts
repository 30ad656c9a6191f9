import {
  type PlaceDetailsQuestion,
  type PlaceDetailsResponse,
  type PlacesAutocompleteResponse,
  type PlacesQuestion,
  type PlacesTracking,
  placeDetailsPath,
  placesAutocompletePath,
  type RegionsResponse,
  regionsPath,
} from '@quoin/contract/endpoints/site';
import type { Calls } from './calls.ts';
import type { Answer } from './clientProblem.ts';

/** For the author of the call. Visitors never see it (PREF-08). */
const NO_TRACKING = 'Places details were asked for without a tracking context.';

export interface PlacesCalls {
  predict(question: PlacesQuestion, tracking: PlacesTracking): Promise<Answer<PlacesAutocompleteResponse>>;
  /** Requests them even without a tracking context, and then logs that to the console. */
  details(question: PlaceDetailsQuestion, tracking: PlacesTracking | null): Promise<Answer<PlaceDetailsResponse>>;
  regions(country: string, language: string): Promise<Answer<RegionsResponse>>;
}

/** PREF-08: addresses while one is typed. `logError` is the console's. */
export function placesCalls({ load }: Pick<Calls, 'load'>, logError: (text: string) => void): PlacesCalls {
  return {
    predict: (question, tracking) => load(placesAutocompletePath(question, tracking)),
    details: (question, tracking) => {
      if (tracking === null) logError(NO_TRACKING);
      return load(placeDetailsPath(question, tracking));
    },
    regions: (country, language) => load(regionsPath(country, language)),
  };
}

import type { Place } from '../places/place.ts';
import { placeAt, placesIn } from '../places/placesFor.ts';
import { PLACE_TREE } from '../places/placeTree.ts';
import { SETTINGS_PLACES } from '../places/settingsPlaces.ts';

/** A page of help, and the task on it that is looked for. */
export interface HelpTarget {
  /** As its file in `docs/help` is called; '' for the list of all. */
  readonly page: string;
  readonly task?: string;
}

/** All places, whoever may see them: each has a page of help. */
export const HELPED_PLACES: readonly Place[] = [...placesIn(PLACE_TREE), ...SETTINGS_PLACES];

/** The page about a place: `settings/taxes`, and `home` for the site's first screen. */
export function helpPageOf({ to }: Pick<Place, 'to'>): string {
  return String(to).replace(/^\/\$site\/config\/?/, '') || 'home';
}

/** The page about the screen at an address; the list of all for screens outside the tree. */
export function helpPageAt(site: string, path: string): string {
  const place = placeAt(HELPED_PLACES, site, path);
  return place === null ? '' : helpPageOf(place);
}

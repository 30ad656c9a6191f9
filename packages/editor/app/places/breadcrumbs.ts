import { isAtPlace, isGroup, type Place } from './place.ts';
import { currentPlace, type PlaceViewer, treeFor } from './placesFor.ts';
import { SETTINGS_PLACES } from './settingsPlaces.ts';

/** A step on the path to a screen. A group of places has no screen of its own. */
export interface Breadcrumb {
  readonly text: string;
  readonly to?: Place['to'];
}

/** Returns the path to an address in the tree of places: its group, and its place if the screen is below that place. */
export function breadcrumbsFor(viewer: PlaceViewer, site: string, path: string): readonly Breadcrumb[] {
  const tree = treeFor(viewer);
  const to = currentPlace(tree, site, path);
  if (to === '/$site/config/settings') return settingsBreadcrumbs(site, path);
  const group = tree.filter(isGroup).find(({ places }) => places.some((place) => place.to === to));
  const place = group?.places.find((each) => each.to === to);
  if (group === undefined || place === undefined) return [];
  return [{ text: group.text }, ...(isItself(place, site, path) ? [] : [{ text: place.text, to: place.to }])];
}

/** The settings' own column shows the current place, so only screens below a place have a path. */
function settingsBreadcrumbs(site: string, path: string): readonly Breadcrumb[] {
  const place = SETTINGS_PLACES.find((each) => isAtPlace(each, site, path));
  return place === undefined || isItself(place, site, path) ? [] : [{ text: place.text, to: place.to }];
}

const isItself = (place: Place, site: string, path: string): boolean =>
  isAtPlace({ ...place, isExact: true }, site, path);

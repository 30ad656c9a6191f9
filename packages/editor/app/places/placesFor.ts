import type { Member } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import { isAtPlace, isGroup, isPlaceOpen, type Place, type TreeEntry } from './place.ts';
import { PLACE_TREE } from './placeTree.ts';
import { SETTINGS_GROUPS, SETTINGS_PLACES, type SettingsGroup } from './settingsPlaces.ts';

/** A person of a site, as far as it decides which places there are. */
export interface PlaceViewer extends Member {
  readonly hasStore: boolean;
}

/** The tree that this person's roles open; a group without a place is left out. */
export function treeFor(viewer: PlaceViewer): readonly TreeEntry[] {
  return PLACE_TREE.flatMap((entry): readonly TreeEntry[] => {
    if (!isGroup(entry)) return isPlaceOpen(viewer, entry) ? [entry] : [];
    if (entry.isOfStore === true && !viewer.hasStore) return [];
    const places = entry.places.filter((place) => isPlaceOpen(viewer, place));
    return places.length === 0 ? [] : [{ ...entry, places }];
  });
}

/** The groups of settings that this person's roles open. */
export function settingsFor(viewer: Member): readonly SettingsGroup[] {
  const groups = SETTINGS_GROUPS.map((group) => ({
    ...group,
    places: group.places.filter((place) => isPlaceOpen(viewer, place)),
  }));
  return groups.filter(({ places }) => places.length > 0);
}

export interface NamedPlace extends Place {
  /** The group it is found under. */
  readonly group: string;
}

/** Every place of the tree and the settings that this person can open, with its group. */
export function placesFor(viewer: PlaceViewer): readonly NamedPlace[] {
  const inTree = treeFor(viewer).flatMap((entry): readonly NamedPlace[] =>
    isGroup(entry) ? entry.places.map((place) => ({ ...place, group: entry.text })) : [{ ...entry, group: entry.text }],
  );
  const inSettings = SETTINGS_PLACES.filter((place) => isPlaceOpen(viewer, place));
  return [...inTree, ...inSettings.map((place) => ({ ...place, group: commonTexts.settings }))];
}

/** The place that an address belongs to, the deepest one; null for screens outside the tree. */
export function currentPlace(tree: readonly TreeEntry[], site: string, path: string): Place['to'] | null {
  return placeAt(placesIn(tree), site, path)?.to ?? null;
}

export function placesIn(tree: readonly TreeEntry[]): readonly Place[] {
  return tree.flatMap((entry): readonly Place[] => (isGroup(entry) ? entry.places : [entry]));
}

export function placeAt(places: readonly Place[], site: string, path: string): Place | null {
  const here = places.filter((place) => isAtPlace(place, site, path));
  return here.toSorted((one, other) => String(other.to).length - String(one.to).length)[0] ?? null;
}

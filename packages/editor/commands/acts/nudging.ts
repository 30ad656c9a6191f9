import type { SiteRecords } from '@quoin/domain/document';
import { type Cells, movePlaces, type Placement, resizePlace } from '@quoin/domain/layout';
import type { Device } from '../../document/editor.ts';
import type { PlaceBlocks } from '../blocks/placeBlocks.ts';
import { columnsOf, placesIn, sectionOf } from '../records.ts';

/** Returns the places of some blocks on a device. */
export function placesOf(records: SiteRecords, ids: readonly string[], device: Device): ReadonlyMap<string, Placement> {
  const sections = new Set(ids.map((id) => sectionOf(records, id)));
  const all = new Map([...sections].flatMap((section) => [...placesIn(records, section, device)]));
  return new Map(ids.flatMap((id) => (all.has(id) ? [[id, all.get(id)!] as const] : [])));
}

/** Parameters of `moveBlocks` for an arrow key: all go together, and stop together at the edge. */
export function nudged(records: SiteRecords, ids: readonly string[], device: Device, by: Cells): PlaceBlocks {
  const places = placesOf(records, ids, device);
  const moved = movePlaces([...places.values()], by, columnsOf(device));
  return { places: Object.fromEntries([...places.keys()].map((id, index) => [id, moved[index]!])) };
}

/** Parameters of `resizeBlocks` for an arrow key: each at its lower right corner. */
export function stretchedBy(records: SiteRecords, ids: readonly string[], device: Device, by: Cells): PlaceBlocks {
  const gridColumns = columnsOf(device);
  const places = [...placesOf(records, ids, device)];
  return {
    places: Object.fromEntries(places.map(([id, place]) => [id, resizePlace(place, 'se', by, { gridColumns })])),
  };
}

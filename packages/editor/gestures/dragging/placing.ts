import type { Edit, SiteRecords } from '@quoin/domain/document';
import type { Placement } from '@quoin/domain/layout';
import { type PlaceBlocks, placementEdits } from '../../commands/blocks/placeBlocks.ts';
import type { Device } from '../../document/editor.ts';

/** A block at another place, as a gesture means it. */
export interface PlaceChange {
  readonly block: string;
  readonly section: string;
  readonly place: Placement;
}

/** What commands take: the moved ones by id, all in `section` when they leave their own, and those that make room. */
export function placeParams(
  moved: readonly PlaceChange[],
  room: readonly PlaceChange[],
  section: string | null,
): PlaceBlocks {
  return {
    ...{ places: byBlock(moved), room: byBlock(room) },
    ...(section === null ? {} : { section }),
  };
}

export function byBlock(changes: readonly PlaceChange[]): Readonly<Record<string, Placement>> {
  return Object.fromEntries(changes.map(({ block, place }) => [block, place]));
}

/** What is shown while a gesture runs: the very edits that its command will plan. */
export function previewEdits(records: SiteRecords, params: PlaceBlocks, device: Device): readonly Edit[] {
  const planned = placementEdits(records, params, device);
  return planned.ok ? planned.value : [];
}

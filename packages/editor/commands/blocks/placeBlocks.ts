import { type Edit, flagIn, recordKey, type SiteRecords, textIn } from '@quoin/domain/document';
import { type Placement, withinGrid } from '@quoin/domain/layout';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Device } from '../../document/editor.ts';
import { becoming, block, columnsOf, isSectionThere, known } from '../records.ts';

type Places = Readonly<Record<string, Placement>>;

/** New places of blocks, by id, on the grid of the device that is shown. */
export interface PlaceBlocks {
  /** What the person moved. */
  readonly places: Places;
  /** Others that only make room. */
  readonly room?: Places;
  /** The section the moved ones come to; left out: each stays in its own. */
  readonly section?: string;
}

export function placementEdits(
  records: SiteRecords,
  { places, room = {}, section }: PlaceBlocks,
  device: Device,
): Outcome<readonly Edit[], string> {
  const ids = known(records, Object.keys(places));
  const locked = ids.find((id) => flagIn(block(records, id), 'isLocked'));
  if (locked !== undefined) return refuse('blockLocked', { field: recordKey('block', locked) });
  if (section !== undefined && !isSectionThere(records, section)) return refuse('sectionGone');
  return accept([
    ...ids.flatMap((id) => placed(records, { id, place: places[id]!, section }, device)),
    ...known(records, Object.keys(room)).flatMap((id) => placed(records, { id, place: room[id]! }, device)),
  ]);
}

interface OnePlace {
  readonly id: string;
  readonly place: Placement;
  readonly section?: string | undefined;
}

/**
 * On phones only the phone's place changes; what nobody moved there goes on following the desktop (ED-31). In another section
 * a phone's place by hand means nothing.
 */
function placed(records: SiteRecords, { id, place, section }: OnePlace, device: Device): readonly Edit[] {
  const key = recordKey('block', id);
  const record = block(records, id);
  const stored = { ...withinGrid(place, columnsOf(device)) };
  if (device === 'phone') return becoming(records, key, { ...record, phonePlace: stored });
  if (section === undefined || section === textIn(record, 'section'))
    return becoming(records, key, { ...record, place: stored });
  const { phonePlace: _, ...others } = record;
  return becoming(records, key, { ...others, section, place: stored });
}

import { type JsonRecord, recordKey, sectionsOf } from '@quoin/domain/document';
import { besideOrBelow, GRID_COLUMNS, intoGrid, overlaps, type Placement, readPlacement } from '@quoin/domain/layout';
import { accept, refuse } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/pasteBlocks';
import type { Command } from '../../document/editor.ts';
import { becoming, madeBlocks, placesIn } from '../records.ts';
import { blocksFrom, type Clip, type Copies } from './clip.ts';
import { copyOf, newGroups } from './duplicateBlocks.ts';
import { firstSection } from './insertBlock.ts';

export interface PasteBlocks {
  readonly clip: Clip;
  /** This site's name, as clips carry it. */
  readonly site: string;
  /** Of a clip from another site: which pictures there were copied to which here. */
  readonly copies?: Copies;
  /** Into the last section of the page unless given. */
  readonly section?: string | null;
  /** At the exact place it was copied from, even if occupied. */
  readonly isInPlace?: boolean;
}

/** Inserts new blocks with their own ids where there is room (ED-21). */
export const pasteBlocks: Command<PasteBlocks> = {
  id: 'pasteBlocks',
  label: ({ clip: { blocks } }) => texts.pasteBlocks(blocks.length),
  plan: (records, { clip, site, copies = {}, section: wanted, isInPlace = false }, { newId, page }) => {
    const blocks = blocksFrom(clip, site, copies);
    if (blocks.length === 0) return refuse('nothingToPaste');
    const section = wanted ?? sectionsOf(records, page).at(-1) ?? null;
    const home = section ?? newId();
    const places = roomFor(blocks, isInPlace ? [] : [...placesIn(records, home, 'desktop').values()]);
    const regroup = newGroups(newId);
    return accept([
      ...(section === null ? firstSection(records, home, page) : []),
      ...blocks.flatMap((each, index) => {
        const record = { ...regroup(copyOf(each)), section: home, place: { ...places[index]! } };
        return becoming(records, recordKey('block', newId()), record);
      }),
    ]);
  },
  select: (_params, edits) => ({ blocks: madeBlocks(edits) }),
};

/** Returns the original places if free here, otherwise places next to or below them. */
function roomFor(blocks: readonly JsonRecord[], taken: readonly Placement[]): readonly Placement[] {
  const places = intoGrid(
    blocks.map(({ place }) => readPlacement(place)),
    GRID_COLUMNS,
  );
  const isFree = !places.some((place) => taken.some((other) => overlaps(place, other)));
  return isFree ? places : besideOrBelow(places, taken, GRID_COLUMNS);
}

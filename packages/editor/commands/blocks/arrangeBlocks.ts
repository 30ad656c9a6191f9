import { type Arrangement, arrangePlaces, type Placement } from '@quoin/domain/layout';
import * as texts from '@quoin/messages/app/arrangeBlocks';
import { inSentence } from '../../app/locale.ts';
import type { Command } from '../../document/editor.ts';
import { blocksName, columnsOf, known, placesIn, sectionOf } from '../records.ts';
import { placementEdits } from './placeBlocks.ts';

export interface ArrangeBlocks {
  readonly ids: readonly string[];
  readonly how: Arrangement;
}

export const ARRANGE_WORDS: Readonly<Record<Arrangement, string>> = {
  ...{ left: texts.alignLeft, center: texts.alignCentres, right: texts.alignRight },
  ...{ top: texts.alignTop, middle: texts.alignMiddles, bottom: texts.alignBottom },
  ...{ across: texts.distributeAcross, down: texts.distributeDown },
  ...{ sameWidth: texts.sameWidth, sameHeight: texts.sameHeight },
};

/** Blocks in line, evenly spread, or of one size; those of each section for themselves. */
export const arrangeBlocks: Command<ArrangeBlocks> = {
  id: 'arrangeBlocks',
  label: ({ ids, how }, records) => `${ARRANGE_WORDS[how]}: ${inSentence(blocksName(records, ids))}`,
  plan: (records, { ids, how }, { device }) => {
    const chosen = known(records, ids);
    const places: Record<string, Placement> = {};
    for (const section of new Set(chosen.map((id) => sectionOf(records, id)))) {
      const all = placesIn(records, section, device);
      const own = chosen.filter((id) => sectionOf(records, id) === section);
      const held = new Map(own.flatMap((id) => (all.has(id) ? [[id, all.get(id)!] as const] : [])));
      for (const [id, place] of arrangePlaces(held, how, columnsOf(device))) places[id] = place;
    }
    return placementEdits(records, { places }, device);
  },
};

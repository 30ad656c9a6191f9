import { applyEdits, type Edit, flagIn, recordKey, type SiteRecords } from '@quoin/domain/document';
import { freePlace, GRID_COLUMNS, layersFor, paintOrder, readPlacement, rowsUsed } from '@quoin/domain/layout';
import { accept, refuse } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/reorderBlocks';
import { inSentence } from '../../app/locale.ts';
import type { Command } from '../../document/editor.ts';
import { becoming, block, blocksIn, blocksName, isSectionThere, known, placesIn, sectionOf } from '../records.ts';
import { settingOf } from './changeBlocks.ts';

export interface ReorderBlocks {
  readonly ids: readonly string[];
  readonly section: string;
  /** Above this block of the section; lowest of all for null. */
  readonly after: string | null;
}

/**
 * Implements reordering in the layer list. Within a section, blocks move above or below others and keep their place. In
 * another section, they go below all existing blocks.
 */
export const reorderBlocks: Command<ReorderBlocks> = {
  id: 'reorderBlocks',
  label: ({ ids }, records) => texts.reorder(inSentence(blocksName(records, ids))),
  plan: (records, { ids, section, after }) => {
    if (!isSectionThere(records, section)) return refuse('sectionGone');
    const chosen = known(records, ids);
    const locked = chosen.find((id) => flagIn(block(records, id), 'isLocked'));
    if (locked !== undefined) return refuse('blockLocked', { field: recordKey('block', locked) });
    const come = chosen.filter((id) => sectionOf(records, id) !== section);
    const moving = movedInto(records, come, section);
    const layers = layered(applyEdits(records, moving), { ids: chosen, section, after });
    return accept([...moving, ...layers]);
  },
};

function movedInto(records: SiteRecords, ids: readonly string[], section: string): readonly Edit[] {
  const taken = [...placesIn(records, section, 'desktop').values()];
  return ids.flatMap((id) => {
    const { phonePlace: _, ...record } = block(records, id);
    const wanted = { ...readPlacement(record.place), row: rowsUsed(taken) + 1 };
    const place = freePlace(wanted, taken, GRID_COLUMNS);
    taken.push(place);
    return becoming(records, recordKey('block', id), { ...record, section, place: { ...place } });
  });
}

function layered(records: SiteRecords, { ids, section, after }: ReorderBlocks): readonly Edit[] {
  const blocks = blocksIn(records, section);
  const others = paintOrder(blocks).filter((id) => !ids.includes(id));
  const at = after === null ? 0 : others.indexOf(after) + 1;
  const order = [...others.slice(0, at), ...ids, ...others.slice(at)];
  return [...layersFor(blocks, order)].flatMap(([id, layer]) => [
    ...settingOf(records, [id], ['place', 'layer'], layer),
    ...(block(records, id).phonePlace === undefined ? [] : settingOf(records, [id], ['phonePlace', 'layer'], layer)),
  ]);
}

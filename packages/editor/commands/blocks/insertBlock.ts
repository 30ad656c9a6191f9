import { type BlockTypeName, definitionOf } from '@quoin/domain/blocks';
import {
  type Edit,
  entryOfPage,
  isFieldSection,
  type JsonRecord,
  recordKey,
  type SiteRecords,
  sectionsOf,
} from '@quoin/domain/document';
import { freePlace, GRID_COLUMNS, type Placement, rowsUsed } from '@quoin/domain/layout';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/blocksInsertBlock';
import { inSentence } from '../../app/locale.ts';
import type { Command } from '../../document/editor.ts';
import { becoming, block, known, madeBlocks, placesIn, valuesOf } from '../records.ts';
import { newSection } from '../sections/insertSection.ts';
import { keptArrangement } from './keepArrangement.ts';

export interface InsertBlock {
  readonly type: BlockTypeName;
  /** Into the last section of the page unless given; a page without one gets one. */
  readonly section?: string | null;
  /** Where it was dropped. If omitted: below everything. Existing blocks are not covered. */
  readonly place?: Placement;
  readonly value?: JsonRecord;
  /** Right below this block, whose words become these: the sign that asked for it goes in the same step. */
  readonly below?: { readonly block: string; readonly value: JsonRecord };
}

export const insertBlock: Command<InsertBlock> = {
  id: 'insertBlock',
  label: ({ type }) => texts.add(inSentence(definitionOf(type)?.name ?? type)),
  plan: (records, { type, section: wanted, place, value = {}, below }, { newId, page }) => {
    const section = wanted ?? sectionsOf(records, page).at(-1) ?? null;
    const home = section ?? newId();
    const taken = [...placesIn(records, home, 'desktop').values()];
    const { columns: usual, rows } = definitionOf(type)?.size ?? { columns: 6, rows: 4 };
    // A theme's block field is a flow of blocks, and may be a narrow column; so is the text of an entry.
    const columns = isFieldSection(home) || entryOfPage(page) !== null ? GRID_COLUMNS : usual;
    const above = below === undefined ? undefined : placesIn(records, home, 'desktop').get(below.block);
    const row = above === undefined ? rowsUsed(taken) + 1 : above.row + above.rows;
    const first = place ?? { column: above?.column ?? 1, row, columns, rows, layer: 0 };
    const made: JsonRecord = {
      ...{ section: home, type, value: valuesOf(type, value) },
      place: { ...freePlace(first, taken, GRID_COLUMNS) },
    };
    return accept([
      ...(section === null ? firstSection(records, home, page) : []),
      ...becoming(records, recordKey('block', newId()), made),
      ...(below === undefined || known(records, [below.block]).length === 0
        ? []
        : becoming(records, recordKey('block', below.block), { ...block(records, below.block), value: below.value })),
    ]);
  },
  select: (_params, edits) => ({ blocks: madeBlocks(edits) }),
};

/** A page's first section, which comes to what its theme shows of it. */
export function firstSection(records: SiteRecords, id: string, page: string): readonly Edit[] {
  return [
    ...keptArrangement(records, page),
    ...becoming(records, recordKey('section', id), newSection(records, { page })),
  ];
}

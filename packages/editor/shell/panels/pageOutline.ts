import {
  flagIn,
  type JsonRecord,
  recordIn,
  recordsOf,
  type SiteRecords,
  sectionsOf,
  textIn,
} from '@quoin/domain/document';
import { type Placed, paintOrder, readAgainstPaint, readPlacement } from '@quoin/domain/layout';
import * as texts from '@quoin/messages/app/pageOutline';
import { fieldName } from '../../canvas/fieldName.ts';
import { blockName } from '../../commands/records.ts';
import type { EditorState } from '../../document/editor.ts';

export interface OutlinedBlock {
  readonly id: string;
  readonly name: string;
  readonly isHiddenOnDesktop: boolean;
  readonly isHiddenOnPhone: boolean;
  readonly isLocked: boolean;
}

export interface OutlinedSection {
  readonly id: string;
  readonly name: string;
  /** From the lowest to the highest, which is how they are read as long as nothing covers anything (ED-13). */
  readonly blocks: readonly OutlinedBlock[];
  /** What overlaps is read in another order than it is seen. */
  readonly isAgainstPaint: boolean;
}

type Drawn = OutlinedBlock & Placed;

/** What a section was made of: while that is the same, so is the section. */
const MADE_OF = new WeakMap<OutlinedSection, readonly Drawn[]>();

/** Records that have been read: a record never changes, another one takes its place. */
const DRAWN = new WeakMap<JsonRecord, Drawn>();

function drawnOf(records: SiteRecords, id: string, record: JsonRecord): Drawn {
  const known = DRAWN.get(record);
  if (known !== undefined) return known;
  const hidden = recordIn(record, 'hidden');
  const drawn = {
    ...{ id, name: blockName(records, id), place: readPlacement(record.place), isLocked: flagIn(record, 'isLocked') },
    ...{ isHiddenOnDesktop: flagIn(hidden, 'desktop'), isHiddenOnPhone: flagIn(hidden, 'phone') },
  };
  DRAWN.set(record, drawn);
  return drawn;
}

/**
 * What a page is made of: its sections, then the block fields of its theme; the one from before while it says the same, so
 * that typing draws no list again (ED-46).
 */
export function outlinePage(
  { records, page, fields }: Pick<EditorState, 'records' | 'page' | 'fields'>,
  before: readonly OutlinedSection[] | null,
): readonly OutlinedSection[] {
  const blocks = new Map<string, Drawn[]>([...sectionsOf(records, page), ...fields.keys()].map((id) => [id, []]));
  for (const [id, record] of recordsOf(records, 'block'))
    blocks.get(textIn(record, 'section'))?.push(drawnOf(records, id, record));
  const known = new Map(before?.map((section) => [section.id, section]));
  const outline = [...blocks].map(([id, drawn], index) => {
    const field = fields.get(id);
    const own = textIn(records.get(`section:${id}`) ?? {}, 'name');
    const name = field === undefined ? own || texts.section(index + 1) : fieldName(field);
    return keptSection(known.get(id), { id, name }, drawn);
  });
  const isSame = before?.length === outline.length && outline.every((section, at) => section === before[at]);
  return isSame ? before : outline;
}

function keptSection(
  before: OutlinedSection | undefined,
  section: { readonly id: string; readonly name: string },
  drawn: readonly Drawn[],
): OutlinedSection {
  const was = before === undefined ? undefined : MADE_OF.get(before);
  const isUntouched = was?.length === drawn.length && drawn.every((each, at) => each === was[at]);
  if (before !== undefined && isUntouched && before.name === section.name) return before;
  const byId = new Map(drawn.map((each) => [each.id, each]));
  const blocks = paintOrder(drawn).map((id) => byId.get(id)!);
  const isAgainstPaint = readAgainstPaint(drawn).length > 0;
  const isSame =
    before?.name === section.name &&
    before.isAgainstPaint === isAgainstPaint &&
    before.blocks.length === blocks.length &&
    before.blocks.every((block, at) => isSameBlock(block, blocks[at]!));
  const kept = isSame ? before : { ...section, blocks, isAgainstPaint };
  MADE_OF.set(kept, drawn);
  return kept;
}

function isSameBlock(left: OutlinedBlock, right: OutlinedBlock): boolean {
  return (
    left.id === right.id &&
    left.name === right.name &&
    left.isLocked === right.isLocked &&
    left.isHiddenOnDesktop === right.isHiddenOnDesktop &&
    left.isHiddenOnPhone === right.isHiddenOnPhone
  );
}

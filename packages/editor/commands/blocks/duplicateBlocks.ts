import { type Edit, type JsonRecord, recordKey, type SiteRecords, textIn } from '@quoin/domain/document';
import { besideOrBelow, GRID_COLUMNS, type Placement } from '@quoin/domain/layout';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/duplicateBlocks';
import type { Command } from '../../document/editor.ts';
import { becoming, block, blocksName, known, madeBlocks, placesIn, sectionOf } from '../records.ts';

export interface DuplicateBlocks {
  readonly ids: readonly string[];
  /** Places of the copies, by the original's id. If omitted: next to or below it. */
  readonly places?: Readonly<Record<string, Placement>>;
  /** The section they come to; left out: each copy into its original's. */
  readonly section?: string;
}

/** Copies blocks next to or below, over nothing, and selects them (ED-24). */
export const duplicateBlocks: Command<DuplicateBlocks> = {
  id: 'duplicateBlocks',
  label: ({ ids }, records) => texts.duplicate(blocksName(records, ids)),
  plan: (records, { ids, places, section: target }, { newId }) => {
    if (places !== undefined) return accept(copiesAt(records, { ids, places, target }, newId));
    const sections = new Set(known(records, ids).map((id) => sectionOf(records, id)));
    return accept([...sections].flatMap((section) => copiesIn(records, section, ids, newId)));
  },
  select: (_params, edits) => ({ blocks: madeBlocks(edits) }),
};

function copiesIn(records: SiteRecords, section: string, ids: readonly string[], newId: () => string): readonly Edit[] {
  const places = placesIn(records, section, 'desktop');
  const own = ids.filter((id) => places.has(id));
  const free = besideOrBelow(
    own.map((id) => places.get(id)!),
    [...places.values()],
    GRID_COLUMNS,
  );
  const regroup = newGroups(newId);
  return own.flatMap((id, index) => {
    const copy = regroup(copyOf(block(records, id)));
    return becoming(records, recordKey('block', newId()), { ...copy, section, place: { ...free[index]! } });
  });
}

interface CopiesAt {
  readonly ids: readonly string[];
  readonly places: Readonly<Record<string, Placement>>;
  readonly target: string | undefined;
}

/** Puts copies where the user dropped them. */
function copiesAt(records: SiteRecords, { ids, places, target }: CopiesAt, newId: () => string): readonly Edit[] {
  const regroup = newGroups(newId);
  return known(records, ids).flatMap((id) => {
    const place = places[id];
    if (place === undefined) return [];
    const section = target ?? sectionOf(records, id);
    const copy = { ...regroup(copyOf(block(records, id))), section, place: { ...place } };
    return becoming(records, recordKey('block', newId()), copy);
  });
}

/** A block as another one: its place on phones and its lock are the first one's alone. */
export function copyOf(record: JsonRecord): JsonRecord {
  const { phonePlace: _place, isLocked: _lock, ...copy } = record;
  return copy;
}

/** Gives the copies of a group a group of their own. */
export function newGroups(newId: () => string): (record: JsonRecord) => JsonRecord {
  const groups = new Map<string, string>();
  return (record) => {
    const group = textIn(record, 'group');
    if (group === '') return record;
    if (!groups.has(group)) groups.set(group, newId());
    return { ...record, group: groups.get(group)! };
  };
}

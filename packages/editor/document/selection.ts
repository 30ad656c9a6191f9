import {
  FIELDS_OWNER,
  isFieldSection,
  pageOfKey,
  type RecordKey,
  recordKey,
  type SiteRecords,
  textIn,
} from '@quoin/domain/document';
import type { Reveal, Selection } from './editor.ts';

export const NOTHING_CHOSEN: Selection = { section: null, blocks: [], isText: false };

/** Returns the section of a block, or null if either is deleted. */
export function sectionOfBlock(records: SiteRecords, block: string): string | null {
  const section = textIn(records.get(recordKey('block', block)) ?? {}, 'section');
  return records.has(recordKey('section', section)) ? section : null;
}

/** A selection without what is no longer there; the same one when nothing went. */
export function stillThere(records: SiteRecords, chosen: Selection): Selection {
  const blocks = chosen.blocks.filter((id) => records.has(recordKey('block', id)));
  const { section } = chosen;
  // A block field has its place on the page even while it is empty.
  const hasSection = section === null || isFieldSection(section) || records.has(recordKey('section', section));
  if (hasSection && blocks.length === chosen.blocks.length) return chosen;
  return { section: hasSection ? chosen.section : null, blocks, isText: chosen.isText && blocks.length === 1 };
}

/** What a person means by a part of a selection: blocks bring their section along, and the caret needs exactly one block. */
export function completed(records: SiteRecords, chosen: Selection, wanted: Partial<Selection>): Selection {
  const blocks = wanted.blocks ?? (wanted.section === undefined ? chosen.blocks : []);
  const own = blocks[0] === undefined ? null : sectionOfBlock(records, blocks[0]);
  const section = wanted.section === undefined ? (own ?? chosen.section) : wanted.section;
  return { section, blocks: [...new Set(blocks)], isText: blocks.length === 1 && (wanted.isText ?? false) };
}

/** Where to look after undo and redo: what changed and is there, else the section it was in. */
export function revealOf(before: SiteRecords, after: SiteRecords, keys: readonly RecordKey[]): Omit<Reveal, 'count'> {
  const touched = [...new Set(keys)];
  const homes = touched.flatMap((key): readonly RecordKey[] => {
    if (after.has(key)) return [key];
    const home = recordKey('section', textIn(before.get(key) ?? {}, 'section'));
    return after.has(home) ? [home] : [];
  });
  const shown = [...new Set(homes)].sort((a, b) => rankOf(a) - rankOf(b));
  const pages = touched.map((key) => pageOfKey(after, key) || pageOfKey(before, key));
  // Block fields lie on no page: one goes on looking at the one in front.
  const page = pages.find((each) => each !== '' && each !== FIELDS_OWNER) ?? '';
  return { page, keys: shown };
}

const RANK = ['block', 'section', 'page'];

function rankOf(key: RecordKey): number {
  const rank = RANK.indexOf(key.slice(0, key.indexOf(':')));
  return rank < 0 ? RANK.length : rank;
}

/** The blocks that changed, else the section. */
export function chosenByReveal({ keys }: Pick<Reveal, 'keys'>): Partial<Selection> {
  const ids = (kind: string) => keys.flatMap((key) => (key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : []));
  const blocks = ids('block');
  return blocks.length > 0 ? { blocks } : { section: ids('section')[0] ?? null, blocks: [] };
}

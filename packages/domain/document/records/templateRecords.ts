import { readPageDocument, type Section } from '@quoin/domain/blocks';
import { inOrder, orderBetween } from '../order.ts';
import { recordIn, recordsIn, textIn } from './fields.ts';
import type { JsonRecord } from './json.ts';
import { blocksOf } from './pageRecords.ts';
import { recordKey, type SiteRecords } from './record.ts';
import { recordsOf } from './recordMap.ts';

/** A section that a user saved to reuse it. */
export interface SavedSection {
  readonly id: string;
  readonly name: string;
  /** The section as a page would read it, for drawing. Its ids refer to nothing. */
  readonly section: Section;
  /** What `insertSection` puts into a page: looks, and blocks without a section. */
  readonly pattern: { readonly section: JsonRecord; readonly blocks: readonly JsonRecord[] };
}

/** A section of a page as a template, before those there are; null when it is gone. Locks belong to its page alone. */
export function templateRecord(records: SiteRecords, sectionId: string, name: string): JsonRecord | null {
  const section = records.get(recordKey('section', sectionId));
  if (section === undefined) return null;
  const { page: _page, order: _order, ...looks } = section;
  const blocks = blocksOf(records, sectionId).map((id) => {
    const { section: _section, isLocked: _lock, ...block } = records.get(recordKey('block', id)) ?? {};
    return block;
  });
  const first = inTemplateOrder(records)[0];
  return { name, order: orderBetween(null, first?.order ?? null), section: looks, blocks };
}

/** Saved sections, the newest first. */
export function savedSections(records: SiteRecords): readonly SavedSection[] {
  return inTemplateOrder(records).map(({ id, record }) => {
    const pattern = { section: recordIn(record, 'section'), blocks: recordsIn(record, 'blocks') };
    const blocks = pattern.blocks.map((block, index) => ({ ...block, id: `b${index}` }));
    const [section] = readPageDocument({ sections: [{ ...pattern.section, id, blocks }] }).sections;
    return { id, name: textIn(record, 'name'), section: section!, pattern };
  });
}

function inTemplateOrder(records: SiteRecords) {
  const all = recordsOf(records, 'template').map(([id, record]) => ({ id, record, order: textIn(record, 'order') }));
  return inOrder(all);
}

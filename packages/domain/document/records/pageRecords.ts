import { type Block, type PageDocument, readPageDocument, type Section } from '@quoin/domain/blocks';
import { inOrder, orderOfMany } from '../order.ts';
import { textIn } from './fields.ts';
import type { JsonRecord } from './json.ts';
import { type RecordKey, recordKey, type SiteRecords } from './record.ts';
import { recordsOf } from './recordMap.ts';

/** A section as a record: its page and its place among that page's sections, and what `Section` says of it. */
export function sectionRecord(pageId: string, order: string, section: Omit<Section, 'id' | 'blocks'>): JsonRecord {
  const { name, theme, height, width, background, style, classes } = section;
  return {
    ...{ page: pageId, order, name, theme, height, width, background: { ...background } },
    ...(style === undefined ? {} : { style: { ...style } }),
    ...(classes === undefined ? {} : { classes }),
  };
}

/** A block as a record: its section and what `Block` says of it. */
export function blockRecord(sectionId: string, { id: _, ...block }: Block): JsonRecord {
  return { ...(block as unknown as JsonRecord), section: sectionId };
}

/** A stored page as records. */
export function fromPageDocument(
  pageId: string,
  document: PageDocument,
): readonly (readonly [RecordKey, JsonRecord])[] {
  const orders = orderOfMany(document.sections.length);
  return document.sections.flatMap((section, index) => [
    [recordKey('section', section.id), sectionRecord(pageId, orders[index]!, section)] as const,
    ...section.blocks.map((block) => [recordKey('block', block.id), blockRecord(section.id, block)] as const),
  ]);
}

/** Ids of a page's sections from top to bottom. */
export function sectionsOf(records: SiteRecords, pageId: string): readonly string[] {
  const own = recordsOf(records, 'section', pageId);
  return inOrder(own.map(([id, record]) => ({ id, order: textIn(record, 'order') }))).map(({ id }) => id);
}

/** Ids of a section's blocks, in no order. */
export function blocksOf(records: SiteRecords, sectionId: string): readonly string[] {
  return recordsOf(records, 'block', sectionId).map(([id]) => id);
}

/** A page as it is rendered and stored. Blocks whose section is gone are not on it. */
export function toPageDocument(records: SiteRecords, pageId: string): PageDocument {
  const sections = sectionsOf(records, pageId).map((id) => ({
    ...records.get(recordKey('section', id)),
    id,
    blocks: recordsOf(records, 'block', id).map(([blockId, record]) => ({ ...record, id: blockId })),
  }));
  return readPageDocument({ sections });
}

/** One block as its page would read it; null when there is none of that id. */
export function blockAt(records: SiteRecords, id: string): Block | null {
  const record = records.get(recordKey('block', id));
  if (record === undefined) return null;
  const read = readPageDocument({ sections: [{ id: 'one', blocks: [{ ...record, id }] }] });
  return read.sections[0]?.blocks[0] ?? null;
}

/**
 * Returns the page that contains a record of a page, section or block; '' for all others and for what is on no page.
 */
export function pageOfKey(records: SiteRecords, key: RecordKey): string {
  const record = records.get(key) ?? {};
  if (key.startsWith('page:')) return key.slice('page:'.length);
  if (key.startsWith('section:')) return textIn(record, 'page');
  if (!key.startsWith('block:')) return '';
  return textIn(records.get(recordKey('section', textIn(record, 'section'))) ?? {}, 'page');
}

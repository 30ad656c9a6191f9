import {
  type JsonRecord,
  orderBetween,
  recordKey,
  type SiteRecords,
  sectionRecord,
  sectionsOf,
  textIn,
} from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as commonTexts from '@quoin/messages/app/common';
import type { Command } from '../../document/editor.ts';
import { newGroups } from '../blocks/duplicateBlocks.ts';
import { keptArrangement } from '../blocks/keepArrangement.ts';
import { becoming, made } from '../records.ts';

/** A section as a template describes it: what is left out is plain. */
export interface SectionPattern {
  readonly section?: JsonRecord;
  /** Blocks without a section: `type`, `value`, `place` and what else a block has. */
  readonly blocks?: readonly JsonRecord[];
}

export interface InsertSection extends SectionPattern {
  /** Comes after this one; first of all for null, last for nothing given. */
  readonly after?: string | null;
}

export const insertSection: Command<InsertSection> = {
  id: 'insertSection',
  label: () => commonTexts.addSection,
  plan: (records, { section = {}, blocks = [], after }, { newId, page }) => {
    const id = newId();
    const record = newSection(records, { page, section, ...(after === undefined ? {} : { after }) });
    const regroup = newGroups(newId);
    return accept([
      ...keptArrangement(records, page),
      ...becoming(records, recordKey('section', id), record),
      ...blocks.flatMap((each) => becoming(records, recordKey('block', newId()), { ...regroup(each), section: id })),
    ]);
  },
  select: (_params, edits) => ({ section: made(edits, 'section')[0] ?? null, blocks: [] }),
};

interface NewSection {
  readonly page: string;
  readonly section?: JsonRecord;
  readonly after?: string | null;
}

export function newSection(records: SiteRecords, { page, section = {}, after }: NewSection): JsonRecord {
  const plain = { name: '', theme: 'white', height: 'content', width: 'inset', background: { kind: 'none' } } as const;
  return {
    ...sectionRecord(page, orderAfter(records, page, after), plain),
    ...section,
    page,
    order: orderAfter(records, page, after),
  };
}

/** An order behind one of a page's sections, before all for null, behind all for `undefined`. */
export function orderAfter(records: SiteRecords, page: string, after: string | null | undefined): string {
  const ids = sectionsOf(records, page);
  const at = after === undefined ? ids.length : after === null ? 0 : ids.indexOf(after) + 1;
  const orderOf = (id: string | undefined) =>
    id === undefined ? null : textIn(records.get(recordKey('section', id)) ?? {}, 'order');
  return between(orderOf(ids[at - 1]), orderOf(ids[at]));
}

/** Two that came to the same place at once have one order: what follows goes behind both. */
export function between(before: string | null, after: string | null): string {
  return before !== null && after !== null && before >= after
    ? orderBetween(before, null)
    : orderBetween(before, after);
}

import { blocksOf, type Edit, recordKey, type SiteRecords, textIn } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/duplicateSection';
import type { Command } from '../../document/editor.ts';
import { newGroups } from '../blocks/duplicateBlocks.ts';
import { becoming, block, made } from '../records.ts';
import type { OneSection } from './deleteSection.ts';
import { orderAfter } from './insertSection.ts';

export const duplicateSection: Command<OneSection> = {
  id: 'duplicateSection',
  label: () => texts.duplicateSection,
  plan: (records, { id }, { newId }) => {
    const page = textIn(records.get(recordKey('section', id)) ?? {}, 'page');
    return accept(sectionCopy(records, { id, page, order: orderAfter(records, page, id) }, newId));
  },
  select: (_params, edits) => ({ section: made(edits, 'section')[0] ?? null, blocks: [] }),
};

interface CopyTo {
  readonly id: string;
  readonly page: string;
  readonly order: string;
}

/** A section with its blocks, once more, on any page. */
export function sectionCopy(records: SiteRecords, { id, page, order }: CopyTo, newId: () => string): readonly Edit[] {
  const section = records.get(recordKey('section', id));
  if (section === undefined) return [];
  const copy = newId();
  const regroup = newGroups(newId);
  return [
    ...becoming(records, recordKey('section', copy), { ...section, page, order }),
    ...blocksOf(records, id).flatMap((each) =>
      becoming(records, recordKey('block', newId()), { ...regroup(block(records, each)), section: copy }),
    ),
  ];
}

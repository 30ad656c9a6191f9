import { blocksOf, recordKey } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/deleteSection';
import type { Command } from '../../document/editor.ts';
import { becoming } from '../records.ts';

export interface OneSection {
  readonly id: string;
}

export const deleteSection: Command<OneSection> = {
  id: 'deleteSection',
  label: () => texts.deleteSection,
  plan: (records, { id }) => {
    const keys = [...blocksOf(records, id).map((block) => recordKey('block', block)), recordKey('section', id)];
    return accept(keys.flatMap((key) => becoming(records, key, undefined)));
  },
  select: () => ({ section: null, blocks: [] }),
};

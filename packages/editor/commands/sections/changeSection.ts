import { recordKey } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/changeSection';
import type { Command } from '../../document/editor.ts';
import { type ChangeAt, changesOf } from '../changeRecord.ts';

export interface ChangeSection {
  readonly id: string;
  readonly changes: readonly ChangeAt[];
}

/** Name, colours, height, width, background. */
export const changeSection: Command<ChangeSection> = {
  id: 'changeSection',
  label: () => texts.changeSection,
  plan: (records, { id, changes }) => accept(changesOf(records, recordKey('section', id), changes)),
};

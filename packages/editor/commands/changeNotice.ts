import { recordKey } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/changeNotice';
import type { Command } from '../document/editor.ts';
import { type ChangeAt, changesOf } from './changeRecord.ts';

export interface ChangeNotice {
  readonly notice: 'popup' | 'announcement';
  readonly changes: readonly ChangeAt[];
}

export const changeNotice: Command<ChangeNotice> = {
  id: 'changeNotice',
  label: ({ notice }) => (notice === 'popup' ? texts.changePopup : texts.changeAnnouncement),
  plan: (records, { notice, changes }) => accept(changesOf(records, recordKey('notice', notice), changes, true)),
};

import { recordKey } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/changeLink';
import type { Command } from '../../document/editor.ts';
import { type ChangeAt, changesOf } from '../changeRecord.ts';

export interface ChangeLink {
  readonly id: string;
  readonly changes: readonly ChangeAt[];
}

/** Where an entry leads and whether it opens a new window. */
export const changeLink: Command<ChangeLink> = {
  id: 'changeLink',
  label: () => texts.changeLink,
  plan: (records, { id, changes }) => accept(changesOf(records, recordKey('link', id), changes)),
};

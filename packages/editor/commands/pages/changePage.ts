import { recordKey } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/changePage';
import type { Command } from '../../document/editor.ts';
import { type ChangeAt, changesOf } from '../changeRecord.ts';
import { pageName } from '../records.ts';

export interface ChangePage {
  readonly id: string;
  readonly changes: readonly ChangeAt[];
}

/** Title, address, access, what search engines read. */
export const changePage: Command<ChangePage> = {
  id: 'changePage',
  label: ({ id }, records) => texts.changePage(pageName(records, id)),
  plan: (records, { id, changes }) => accept(changesOf(records, recordKey('page', id), changes)),
};

import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/changeCode';
import type { Command } from '../../document/editor.ts';
import { type ChangeAt, changesOf } from '../changeRecord.ts';

export interface ChangeCode {
  readonly changes: readonly ChangeAt[];
}

/** Only for those who may put code into the site; the server asks again. */
export const changeCode: Command<ChangeCode> = {
  id: 'changeCode',
  label: () => texts.changeCodeOfAll,
  plan: (records, { changes }) => accept(changesOf(records, 'code:code', changes, true)),
};

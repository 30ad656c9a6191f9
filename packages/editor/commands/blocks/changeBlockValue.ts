import { type Json, recordIn, recordKey } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/changeBlockValue';
import { inSentence } from '../../app/locale.ts';
import type { Command } from '../../document/editor.ts';
import { becoming, block, blockName, known } from '../records.ts';

export interface ChangeBlockValue {
  readonly id: string;
  /** By the names of the block's fields; `undefined` takes a value away, and its default holds. */
  readonly values: Readonly<Record<string, Json | undefined>>;
}

export const changeBlockValue: Command<ChangeBlockValue> = {
  id: 'changeBlockValue',
  label: ({ id }, records) => texts.edit(inSentence(blockName(records, id))),
  plan: (records, { id, values }) => {
    if (known(records, [id]).length === 0) return accept([]);
    const record = block(records, id);
    const all = Object.entries({ ...recordIn(record, 'value'), ...values });
    const value = Object.fromEntries(
      all.flatMap(([name, each]) => (each === undefined ? [] : [[name, each] as const])),
    );
    return accept(becoming(records, recordKey('block', id), { ...record, value }));
  },
};

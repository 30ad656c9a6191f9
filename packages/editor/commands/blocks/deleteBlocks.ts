import { flagIn, recordKey } from '@quoin/domain/document';
import { accept, refuse } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/deleteBlocks';
import type { Command } from '../../document/editor.ts';
import { becoming, block, blocksName, known } from '../records.ts';

export interface DeleteBlocks {
  readonly ids: readonly string[];
}

/** Deletes blocks. Locked blocks stay until the user unlocks them. */
export const deleteBlocks: Command<DeleteBlocks> = {
  id: 'deleteBlocks',
  label: ({ ids }, records) => texts.delete(blocksName(records, ids)),
  plan: (records, { ids }) => {
    const locked = ids.find((id) => flagIn(block(records, id), 'isLocked'));
    if (locked !== undefined) return refuse('blockLocked', { field: recordKey('block', locked) });
    return accept(known(records, ids).flatMap((id) => becoming(records, recordKey('block', id), undefined)));
  },
  select: () => ({ blocks: [] }),
};

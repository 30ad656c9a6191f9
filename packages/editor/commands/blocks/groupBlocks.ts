import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/groupBlocks';
import type { Command } from '../../document/editor.ts';
import { blocksName } from '../records.ts';
import { settingOf } from './changeBlocks.ts';

export interface GroupBlocks {
  readonly ids: readonly string[];
}

/** Blocks that are chosen and moved together. */
export const groupBlocks: Command<GroupBlocks> = {
  id: 'groupBlocks',
  label: ({ ids }, records) => texts.group(blocksName(records, ids)),
  plan: (records, { ids }, { newId }) => accept(ids.length < 2 ? [] : settingOf(records, ids, ['group'], newId())),
};

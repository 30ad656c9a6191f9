import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/ungroupBlocks';
import type { Command } from '../../document/editor.ts';
import { blocksName } from '../records.ts';
import { settingOf } from './changeBlocks.ts';
import type { GroupBlocks } from './groupBlocks.ts';

export const ungroupBlocks: Command<GroupBlocks> = {
  id: 'ungroupBlocks',
  label: ({ ids }, records) => texts.ungroup(blocksName(records, ids)),
  plan: (records, { ids }) => accept(settingOf(records, ids, ['group'], undefined)),
};

import { accept } from '@quoin/domain/problem';
import type { Command } from '../../document/editor.ts';
import { blocksName } from '../records.ts';
import { settingOf } from './changeBlocks.ts';
import type { GroupBlocks } from './groupBlocks.ts';

export const ungroupBlocks: Command<GroupBlocks> = {
  id: 'ungroupBlocks',
  label: ({ ids }, records) => `Ungroup ${blocksName(records, ids)}`,
  plan: (records, { ids }) => accept(settingOf(records, ids, ['group'], undefined)),
};

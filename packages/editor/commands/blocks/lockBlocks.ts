import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/lockBlocks';
import type { Command } from '../../document/editor.ts';
import { blocksName } from '../records.ts';
import { settingOf } from './changeBlocks.ts';

export interface LockBlocks {
  readonly ids: readonly string[];
  readonly isLocked: boolean;
}

export const lockBlocks: Command<LockBlocks> = {
  id: 'lockBlocks',
  label: ({ ids, isLocked }, records) =>
    `${isLocked ? texts.lock : texts.unlock} ${blocksName(records, ids).toLowerCase()}`,
  plan: (records, { ids, isLocked }) => accept(settingOf(records, ids, ['isLocked'], isLocked || undefined)),
};

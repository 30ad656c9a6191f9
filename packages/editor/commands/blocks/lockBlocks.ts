import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/lockBlocks';
import { inSentence } from '../../app/locale.ts';
import type { Command } from '../../document/editor.ts';
import { blocksName } from '../records.ts';
import { settingOf } from './changeBlocks.ts';

export interface LockBlocks {
  readonly ids: readonly string[];
  readonly isLocked: boolean;
}

export const lockBlocks: Command<LockBlocks> = {
  id: 'lockBlocks',
  label: ({ ids, isLocked }, records) => {
    const blocks = inSentence(blocksName(records, ids));
    return isLocked ? texts.lock(blocks) : texts.unlock(blocks);
  },
  plan: (records, { ids, isLocked }) => accept(settingOf(records, ids, ['isLocked'], isLocked || undefined)),
};

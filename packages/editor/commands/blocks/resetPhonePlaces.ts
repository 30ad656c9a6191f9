import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/resetPhonePlaces';
import { inSentence } from '../../app/locale.ts';
import type { Command } from '../../document/editor.ts';
import { blocksName } from '../records.ts';
import { settingOf } from './changeBlocks.ts';

export interface ResetPhonePlaces {
  readonly ids: readonly string[];
}

/** Blocks follow the desktop's arrangement on phones again (ED-31). */
export const resetPhonePlaces: Command<ResetPhonePlaces> = {
  id: 'resetPhonePlaces',
  label: ({ ids }, records) => texts.resetPhonePositionOf(inSentence(blocksName(records, ids))),
  plan: (records, { ids }) => accept(settingOf(records, ids, ['phonePlace'], undefined)),
};

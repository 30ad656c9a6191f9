import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/renameBlock';
import type { Command } from '../../document/editor.ts';
import { settingOf } from './changeBlocks.ts';

export interface RenameBlock {
  readonly id: string;
  /** Blank: it is called by its type again. */
  readonly name: string;
}

export const renameBlock: Command<RenameBlock> = {
  id: 'renameBlock',
  label: () => texts.renameBlock,
  plan: (records, { id, name }) => accept(settingOf(records, [id], ['name'], name.trim().slice(0, 200) || undefined)),
};

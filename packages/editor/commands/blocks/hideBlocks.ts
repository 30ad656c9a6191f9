import { recordIn, recordKey } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/hideBlocks';
import { inSentence } from '../../app/locale.ts';
import type { Command } from '../../document/editor.ts';
import { becoming, block, blocksName, known, withAt } from '../records.ts';

export interface HideBlocks {
  readonly ids: readonly string[];
  /** Tablets show what desktops show. */
  readonly device: 'desktop' | 'phone';
  readonly isHidden: boolean;
}

/** Out of the page on one device; on the other it stays as it was (ED-32). */
export const hideBlocks: Command<HideBlocks> = {
  id: 'hideBlocks',
  label: ({ ids, device, isHidden }, records) =>
    texts.showOnDesktops(isHidden, inSentence(blocksName(records, ids)), device === 'phone'),
  plan: (records, { ids, device, isHidden }) =>
    accept(
      known(records, ids).flatMap((id) => {
        const { [device]: _was, ...others } = recordIn(block(records, id), 'hidden');
        const hidden = isHidden ? { ...others, [device]: true } : others;
        const now = Object.keys(hidden).length === 0 ? undefined : hidden;
        return becoming(records, recordKey('block', id), withAt(block(records, id), ['hidden'], now));
      }),
    ),
};

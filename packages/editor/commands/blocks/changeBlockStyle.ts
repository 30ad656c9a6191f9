import { type Json, recordIn, recordKey } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/changeBlockStyle';
import { inSentence } from '../../app/locale.ts';
import type { Command } from '../../document/editor.ts';
import { becoming, block, blocksName, known } from '../records.ts';

export interface ChangeBlockStyle {
  readonly ids: readonly string[];
  /** Values of `style` by name; `undefined` gives back what the site's style says. */
  readonly style: Readonly<Record<string, Json | undefined>>;
}

export const changeBlockStyle: Command<ChangeBlockStyle> = {
  id: 'changeBlockStyle',
  label: ({ ids }, records) => texts.changeStyleOf(inSentence(blocksName(records, ids))),
  plan: (records, { ids, style }) =>
    accept(
      known(records, ids).flatMap((id) => {
        const { style: _was, ...others } = block(records, id);
        const all = Object.entries({ ...recordIn(block(records, id), 'style'), ...style });
        const now = all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
        const record = now.length === 0 ? others : { ...others, style: Object.fromEntries(now) };
        return becoming(records, recordKey('block', id), record);
      }),
    ),
};

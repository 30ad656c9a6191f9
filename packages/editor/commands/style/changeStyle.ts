import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/changeStyle';
import type { Command } from '../../document/editor.ts';
import { type ChangeAt, changesOf } from '../changeRecord.ts';

export interface ChangeStyle {
  readonly changes: readonly ChangeAt[];
}

/** Colours, fonts, buttons, spacing, tweaks: all pages follow. */
export const changeStyle: Command<ChangeStyle> = {
  id: 'changeStyle',
  label: () => texts.changeStyle,
  plan: (records, { changes }) => accept(changesOf(records, 'style:style', changes, true)),
};

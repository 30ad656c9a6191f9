import { accept } from '@quoin/domain/problem';
import type { Command } from '../../document/editor.ts';
import { type ChangeAt, changesOf } from '../changeRecord.ts';

export interface ChangeStyle {
  readonly changes: readonly ChangeAt[];
}

/** Colours, fonts, buttons, spacing, tweaks: all pages follow. */
export const changeStyle: Command<ChangeStyle> = {
  id: 'changeStyle',
  label: () => 'Change style',
  plan: (records, { changes }) => accept(changesOf(records, 'style:style', changes, true)),
};

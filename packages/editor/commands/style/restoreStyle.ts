import type { JsonRecord } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/restoreStyle';
import type { Command } from '../../document/editor.ts';
import { becoming } from '../records.ts';

export interface RestoreStyle {
  /** All of it, as it was. */
  readonly style: JsonRecord;
}

/** Restores the style from before some changes, to discard what the user tried. */
export const restoreStyle: Command<RestoreStyle> = {
  id: 'restoreStyle',
  label: () => texts.discardStyleChanges,
  plan: (records, { style }) => accept(becoming(records, 'style:style', style)),
};

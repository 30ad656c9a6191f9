import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/changeSite';
import type { Command } from '../document/editor.ts';
import { type ChangeAt, changesOf } from './changeRecord.ts';

export interface ChangeSite {
  readonly changes: readonly ChangeAt[];
}

/** Title, logo, header, footer, social links. */
export const changeSite: Command<ChangeSite> = {
  id: 'changeSite',
  label: () => texts.changeSiteSettings,
  plan: (records, { changes }) => accept(changesOf(records, 'site:site', changes, true)),
};

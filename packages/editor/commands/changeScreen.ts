import { recordKey } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import type { SiteScreenType } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/changeScreen';
import type { Command } from '../document/editor.ts';
import { type ChangeAt, changesOf } from './changeRecord.ts';

export interface ChangeScreen {
  readonly screen: SiteScreenType;
  readonly changes: readonly ChangeAt[];
}

/** What the screens in front of the site say, and whether the site is behind one. Cover pages are pages. */
export const changeScreen: Command<ChangeScreen> = {
  id: 'changeScreen',
  label: ({ screen }) => (screen === 'lock-screen' ? texts.changeLockScreen : texts.changeSignOnScreen),
  plan: (records, { screen, changes }) => accept(changesOf(records, recordKey('screen', screen), changes, true)),
};

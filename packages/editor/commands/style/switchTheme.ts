import { planThemeSwitch, type ThemeSwitch } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/switchTheme';
import type { Command } from '../../document/editor.ts';

export interface SwitchTheme extends ThemeSwitch {
  /** As people call it. */
  readonly title: string;
}

export const switchTheme: Command<SwitchTheme> = {
  id: 'switchTheme',
  label: ({ title }) => texts.changeThemeTo(title),
  plan: (records, wanted) => accept(planThemeSwitch(records, wanted)),
};

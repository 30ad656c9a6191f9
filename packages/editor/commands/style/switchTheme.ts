import { planThemeSwitch, type ThemeSwitch } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import type { Command } from '../../document/editor.ts';

export interface SwitchTheme extends ThemeSwitch {
  /** As people call it. */
  readonly title: string;
}

export const switchTheme: Command<SwitchTheme> = {
  id: 'switchTheme',
  label: ({ title }) => `Change theme to ${title}`,
  plan: (records, wanted) => accept(planThemeSwitch(records, wanted)),
};

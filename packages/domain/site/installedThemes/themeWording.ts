import { lookUpSentence, type Wording, withValues } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as themeRefusals from '@quoin/messages/app/themeRefusals';
import { THEME_LIMITS } from './themePaths.ts';

export type ThemeCode =
  | 'themeArchiveUnreadable'
  | 'themeEmpty'
  | 'themeTooLarge'
  | 'themeNoRoom'
  | 'themeUnknown'
  | 'themeInUse';

const MEGABYTES = THEME_LIMITS.bytes / 1024 / 1024;

/** Why a theme was not taken, or not done what was asked; for the people who work on a site. */
export const themeWording: Wording<ThemeCode> = {
  ...themeRefusals,
  themeTooLarge: withValues(themeRefusals.themeTooLarge, { files: THEME_LIMITS.files, megabytes: MEGABYTES }),
};

export function themeSentence(problem: Problem<ThemeCode>): string {
  return lookUpSentence(themeWording, problem);
}

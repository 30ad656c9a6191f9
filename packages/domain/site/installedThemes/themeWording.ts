import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { valueText } from '@quoin/messages/runtime';
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
  themeArchiveUnreadable: (values) =>
    `The file ${valueText(values, 'fileName')} could not be read as a ZIP file. It may be damaged, encrypted or incomplete.`,
  themeEmpty: (values) => `${valueText(values, 'fileName')} does not contain a theme: template.conf is missing.`,
  themeTooLarge: (values) =>
    `The theme ${valueText(values, 'fileName')} is too large. A theme has up to ${THEME_LIMITS.files} files and ${MEGABYTES} MB.`,
  themeNoRoom: (values) => `Not enough storage: ${valueText(values, 'left')} left.`,
  themeUnknown: () => 'This theme or version is not installed.',
  themeInUse: () => 'This theme is in use. Publish another theme first.',
};

export function themeSentence(problem: Problem<ThemeCode>): string {
  return lookUpSentence(themeWording, problem);
}

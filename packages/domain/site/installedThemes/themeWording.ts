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
    `The file ${valueText(values, 'fileName')} could not be read as a ZIP file. It may be damaged, encrypted or not complete.`,
  themeEmpty: (values) =>
    `No theme is in ${valueText(values, 'fileName')}: there is no template.conf and no file in a folder of the format.`,
  themeTooLarge: (values) =>
    `The theme ${valueText(values, 'fileName')} is too large. A theme has up to ${THEME_LIMITS.files} files and ${MEGABYTES} MB.`,
  themeNoRoom: (values) => `This site’s storage is full: ${valueText(values, 'left')} are left.`,
  themeUnknown: () => 'The site does not have this theme, or not in this version.',
  themeInUse: () => 'The site uses this theme. Change to another theme first, and publish that.',
};

export function themeSentence(problem: Problem<ThemeCode>): string {
  return lookUpSentence(themeWording, problem);
}

import type { SectionTheme } from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/themeNames';

/** What people call the ways to colour a section. */
export const THEME_NAMES: Readonly<Record<SectionTheme, string>> = {
  white: texts.lightest,
  'white-bold': texts.lightestBold,
  light: texts.light,
  'light-bold': texts.lightBold,
  bright: texts.bright,
  'bright-inverse': texts.brightInverse,
  dark: texts.dark,
  'dark-bold': texts.darkBold,
  black: texts.darkest,
  'black-bold': texts.darkestBold,
};

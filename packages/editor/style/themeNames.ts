import type { SectionTheme } from '@quoin/domain/styles';

/** What people call the ways to colour a section. */
export const THEME_NAMES: Readonly<Record<SectionTheme, string>> = {
  white: 'Lightest',
  'white-bold': 'Lightest, bold',
  light: 'Light',
  'light-bold': 'Light, bold',
  bright: 'Bright',
  'bright-inverse': 'Bright, inverse',
  dark: 'Dark',
  'dark-bold': 'Dark, bold',
  black: 'Darkest',
  'black-bold': 'Darkest, bold',
};

export { callsBrowserGlobals, callsWidgetGlobals } from './browserGlobals.ts';
export { BASIS_CONF, readTheme, type ThemeFiles } from './readTheme.ts';
export { isThemeCode, THEME_SENTENCES, themeSentence, themeSeverity } from './sentences.ts';
export { CUSTOM_CSS, placeInUnit, type StylesheetUnit, stylesheetUnit } from './stylesheetUnit.ts';
export type {
  CollectionTemplates,
  Layout,
  PageTemplate,
  Stylesheet,
  Theme,
  ThemeDiagnostic,
  ThemeDiagnosticCode,
  ThemeNavigation,
} from './theme.ts';

export { readTheme, type ThemeFiles } from './readTheme.ts';
export { placeInUnit, type StylesheetUnit, stylesheetUnit } from './stylesheetUnit.ts';
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

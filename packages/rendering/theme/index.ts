export { callsBrowserGlobals, callsWidgetGlobals } from './browserGlobals.ts';
export { askedFamilies, familiesIn, LIBRARIES_PATH, LIBRARY_VERSIONS, WEBFONTS_PATH } from './code/fromHere.ts';
export {
  type OwnCode,
  type OwnCodeMark,
  type OwnCodeRule,
  ownCodeIn,
  preparedScriptTag,
  prepareSource,
  settleOwnCode,
} from './code/ownCode.ts';
export { type NamedInScript, namedInScript } from './code/scriptText.ts';
export { importsText } from './code/styleText.ts';
export {
  type FromHere,
  type NeverRun,
  REQUEST_KINDS,
  type RequestKind,
  type RequestSources,
  type ThemePlace,
  type ThemeRequest,
  type ThemeRequests,
  themeRequests,
  WRITTEN_STYLES,
} from './code/themeRequests.ts';
export { pageKinds, pageLayouts } from './pageKinds.ts';
export { BASIS_CONF, readTheme, type ThemeFiles } from './readTheme.ts';
export { THEME_SENTENCES, themeSentence, themeSeverity } from './sentences.ts';
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

export { callsBrowserGlobals, callsWidgetGlobals } from './browserGlobals.ts';
export { LIBRARIES_PATH, requestedFamilies, WEBFONTS_PATH } from './code/fromHere.ts';
export {
  type OwnCode,
  type OwnCodeMark,
  ownCodeIn,
  preparedScriptTag,
  prepareSource,
  settleOwnCode,
} from './code/ownCode.ts';
export { type NamedInScript, namedInScript } from './code/scriptText.ts';
export { importsText } from './code/styleText.ts';
export {
  type ThemeRequests,
  themeRequests,
  WRITTEN_STYLES,
} from './code/themeRequests.ts';
export { pageKinds, pageLayouts } from './pageKinds.ts';
export { BASIS_CONF, readTheme, type ThemeFiles } from './readTheme.ts';
export { themeSentence, themeSeverity } from './sentences.ts';
export { CUSTOM_CSS, placeInUnit, stylesheetUnit } from './stylesheetUnit.ts';
export type {
  CollectionTemplates,
  Layout,
  PageTemplate,
  Theme,
  ThemeDiagnostic,
} from './theme.ts';

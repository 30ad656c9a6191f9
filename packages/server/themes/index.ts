/** What other subjects and the server's entry points use of this one. */
export { allowedCodeSources } from './allowedCodeSources.ts';
export { createDiagnosticRecorder, type DiagnosticRecorder } from './diagnosticRecorder.ts';
export { createDraftStylesheets, type DraftStylesheets } from './draftStylesheets.ts';
export { forgetTheme, installTheme, removeTheme } from './installed/changeThemes.ts';
export { checkTheme, titleIn } from './installed/checkTheme.ts';
export { listThemes } from './installed/listThemes.ts';
export { readThemeFolder } from './installed/readThemeFolder.ts';
export { checkZip } from './installed/receiveTheme.ts';
export { sortTheme } from './installed/sortTheme.ts';
export { createStoredThemes, DEV_LIFE_MS } from './installed/storedThemes.ts';
export { type StoredFiles, storeThemeFiles } from './installed/storeThemeFiles.ts';
export { themeJobs } from './installed/sweepThemes.ts';
export { themeReport } from './installed/themeReport.ts';
export { useTheme } from './installed/useTheme.ts';
export { builtCompiler, keptStylesheets } from './less/keptStylesheets.ts';
export { createStylesheetCompiler, type StylesheetCompiler } from './less/stylesheetCompiler.ts';
export { LIVE_RELOAD_PATH } from './liveReload.ts';
export { missingPartials } from './missingPartials.ts';
export { asksNothing, type SettledPage, settlePage } from './ownCode.ts';
export { createFirstRenders, type FirstRenders, isTried } from './preview/firstRenders.ts';
export { createRenderPool, type RenderPool } from './preview/renderPool.ts';
export { appDesignRoutes } from './routes/appDesign.ts';
export { appTemplateProblemsRoutes } from './routes/appTemplateProblems.ts';
export { appTemplatesRoutes } from './routes/appTemplates.ts';
export { appThemePermissionsRoutes } from './routes/appThemePermissions.ts';
export { appThemesRoutes } from './routes/appThemes.ts';
export { socialMarkRoutes } from './routes/socialMarks.ts';
export { themeFileRoutes } from './routes/themeFiles.ts';
export { webfontRoutes } from './routes/webfonts.ts';
export { createSiteStyles, looksOf, type SiteStyles, type SiteStylesheet } from './siteStyles.ts';
export {
  deleteVersion,
  dropUnfinishedThemes,
  findNewestVersion,
  putDevVersion,
  touchDevVersion,
} from './storage/installedThemes.ts';
export { byPlace, diagnoseTheme, templatesOf } from './themeDiagnosis.ts';
export { type GlobalScripts, globalsOf } from './themeGlobals.ts';
export {
  createTriedSites,
  openThemePass,
  sealThemePass,
  siteInTheme,
  THEME_KEY,
  THEME_PREVIEW_SCRIPT_PATH,
} from './themePass.ts';
export { createThemes, HOUSE_THEME, type LoadedTheme, type Themes } from './themes.ts';
